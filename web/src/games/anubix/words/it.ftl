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

## What the rules of an edition say, in a sentence
anubix-check-a-c2 = Non ci sono due fogli uguali.
anubix-check-a-c3 = Un foglio ha piramide, arco, rilievo, cava e gemme.
anubix-check-a-c4 = Ci sono sei fogli, da A a F, in sei colori.
anubix-check-a-c5 = Un simbolo è su un campo della piramide o dell’arco, o su più campi.
anubix-check-a-c6 = I punti non sono quelli dell’edizione inclusa, o una parte ha un’altra forma.
anubix-check-a-c7 = Di solito ci sono cinque simboli singoli e due gruppi nel rilievo.
anubix-check-a-c8 = In un foglio equo gli edifici hanno sei pietre per colore, e i fogli differiscono solo per colori scambiati.
anubix-check-a-c10 = Un’edizione più piccola finisce dopo alcuni giri.
anubix-check-a-f4 = Il rilievo vale punti secondo il numero di campi segnati.
