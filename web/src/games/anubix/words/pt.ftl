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

## What the rules of an edition say, in a sentence
anubix-check-a-c2 = Não há duas folhas iguais.
anubix-check-a-c3 = Uma folha tem pirâmide, arco, relevo, pedreira e gemas.
anubix-check-a-c4 = Há seis folhas, de A a F, em seis cores.
anubix-check-a-c5 = Um símbolo está num campo da pirâmide ou do arco, ou em vários campos.
anubix-check-a-c6 = Os pontos não são os da edição incluída, ou uma parte tem outra forma.
anubix-check-a-c7 = Costuma haver cinco símbolos simples e dois grupos no relevo.
anubix-check-a-c8 = Numa folha justa os edifícios têm seis pedras de cada cor, e as folhas só diferem por cores trocadas.
anubix-check-a-c10 = Uma edição menor acaba ao fim de algumas rondas.
anubix-check-a-f4 = O relevo vale pontos conforme o número de campos marcados.
