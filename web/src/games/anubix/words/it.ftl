# Words of drawing an edition of Anubix, loaded with its editor alone.

## Drawing
anubix-edit-sheets = Fogli
anubix-edit-sheet = Foglio { $letter }
anubix-edit-colours = Colori
anubix-edit-colours-about = Scegli un colore, poi le pietre che lo ricevono. Con la tastiera: le frecce vanno di pietra in pietra, Invio disegna, da 1 a 6 disegnano il loro colore.
anubix-edit-count = { $colour }: { $count }
anubix-edit-symbols = Simboli
anubix-edit-symbols-about = I campi contornati portano questo simbolo, su tutti i fogli. Scegli un campo per metterlo o toglierlo.
anubix-edit-add = Un altro simbolo
anubix-edit-remove = Togli: { $name }
anubix-edit-symbol = Simbolo: { $name }
anubix-edit-points = Punti e gemme
anubix-edit-level = Livello { $at }
anubix-edit-keystone = Chiave di volta
anubix-edit-fields = { $count } campi
anubix-edit-players = con { $count } giocatori
