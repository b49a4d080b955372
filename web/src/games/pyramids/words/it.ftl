# Words of drawing an edition of Pyramids, loaded with its editor alone.

## Drawing
pyramids-edit-chambers = Camere
pyramids-edit-signs = Che cosa si disegna
pyramids-edit-all = Tutte le carte
pyramids-edit-none = Non c’è ancora nessuna carta. Apri un’edizione o scrivine una come testo qui sotto.
pyramids-edit-keys = Clicca, tocca o trascina per disegnare; dove c’è già, diventa vuoto. Con la tastiera: le frecce vanno di spazio in spazio, Invio disegna, e # . E T + r g t s p disegnano il loro segno.
pyramids-edit-patterns = Carte spedizione
pyramids-edit-pattern = Schema { $name }
pyramids-edit-deck = Le otto carte
pyramids-edit-deck-card = Carta spedizione { $at }
pyramids-edit-skulls = Teschi
pyramids-edit-skulls-about = Quanto costa ogni teschio, dal primo all’ultimo.
pyramids-edit-skull = Teschio { $at }
pyramids-edit-card = Carta { $number }
pyramids-edit-cards = Tutte le carte insieme

## What the rules of an edition say, in a sentence
pyramids-check-p-c1 = Ci sono 48 carte con numeri propri, 16 per colore.
pyramids-check-p-c2 = Una camera ha 5 x 5 spazi, un ingresso nella riga in alto e una tomba in quella in basso.
pyramids-check-p-c3 = A ogni tomba si arriva dall’ingresso.
pyramids-check-p-c4 = Ci sono 6 schemi diversi su 8 carte spedizione; gli spazi di uno schema si toccano lato a lato.
pyramids-check-p-c5 = La fila ha 10 teschi, ognuno costa più del precedente.
pyramids-check-p-c6 = Un’edizione si scrive come un testo in cui tutto è disegnato.
pyramids-check-p-c7 = Il mazzo spedizione non è quello dell’edizione inclusa.
pyramids-check-p-c8 = I teschi o i colori non sono quelli dell’edizione inclusa.
pyramids-check-p-c9 = Le buone camere hanno da 5 a 7 muri, una via di 8–13 spazi e un motivo per lasciarla.
pyramids-check-p-c11 = Un’edizione più piccola ha meno giri, carte spedizione o carte, entro certi limiti.
