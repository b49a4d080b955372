# Words of drawing an edition of Anubix, loaded with its editor alone.

## Drawing
anubix-edit-sheets = Folhas
anubix-edit-sheet = Folha { $letter }
anubix-edit-colours = Cores
anubix-edit-colours-about = Escolhe uma cor e depois as pedras que a recebem. Pelo teclado: as setas vão de pedra em pedra, Enter desenha, 1 a 6 desenham a sua cor.
anubix-edit-count = { $colour }: { $count }
anubix-edit-symbols = Símbolos
anubix-edit-symbols-about = Os campos contornados têm este símbolo, em todas as folhas. Escolhe um campo para o pôr ou tirar.
anubix-edit-add = Mais um símbolo
anubix-edit-remove = Retirar: { $name }
anubix-edit-symbol = Símbolo: { $name }
anubix-edit-points = Pontos e gemas
anubix-edit-level = Nível { $at }
anubix-edit-keystone = Pedra angular
anubix-edit-fields = { $count } campos
anubix-edit-players = com { $count } jogadores
