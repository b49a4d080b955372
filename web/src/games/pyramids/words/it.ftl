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
