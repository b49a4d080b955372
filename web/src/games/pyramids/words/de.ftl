# Words of drawing an edition of Pyramids, loaded with its editor alone.

## Drawing
pyramids-edit-chambers = Kammern
pyramids-edit-signs = Was gezeichnet wird
pyramids-edit-all = Alle Karten
pyramids-edit-none = Noch ist keine Karte da. Öffne eine Ausgabe oder schreibe unten eine als Text.
pyramids-edit-keys = Klicke, tippe oder ziehe, um zu zeichnen; wo das Zeichen schon ist, wird es leer. Mit Tasten: Pfeile gehen von Feld zu Feld, Enter zeichnet, und # . E T + r g t s p zeichnen ihr Zeichen.
pyramids-edit-patterns = Expeditionskarten
pyramids-edit-pattern = Muster { $name }
pyramids-edit-deck = Die acht Karten
pyramids-edit-deck-card = Expeditionskarte { $at }
pyramids-edit-skulls = Schädel
pyramids-edit-skulls-about = Was jeder Schädel kostet, vom ersten bis zum letzten.
pyramids-edit-skull = Schädel { $at }
pyramids-edit-card = Karte { $number }
pyramids-edit-cards = Alle Karten zusammen
