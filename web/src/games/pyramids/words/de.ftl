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

## What the rules of an edition say, in a sentence
pyramids-check-p-c1 = Es gibt 48 Karten mit eigenen Nummern, 16 von jeder Farbe.
pyramids-check-p-c2 = Eine Kammer hat 5 x 5 Felder, einen Eingang in der obersten Reihe und ein Grab in der untersten.
pyramids-check-p-c3 = Jedes Grab ist vom Eingang aus zu erreichen.
pyramids-check-p-c4 = Es gibt 6 verschiedene Muster auf 8 Expeditionskarten; die Felder eines Musters berühren sich Seite an Seite.
pyramids-check-p-c5 = Die Leiste hat 10 Schädel, jeder kostet mehr als der vorige.
pyramids-check-p-c6 = Eine Ausgabe ist ein Text, in dem alles gezeichnet ist.
pyramids-check-p-c7 = Die Expeditionskarten sind nicht die der mitgelieferten Ausgabe.
pyramids-check-p-c8 = Schädel oder Farben sind nicht die der mitgelieferten Ausgabe.
pyramids-check-p-c9 = Gute Kammern haben 5 bis 7 Mauern, einen Weg von 8 bis 13 Feldern und einen Grund, ihn zu verlassen.
pyramids-check-p-c11 = Eine kleinere Ausgabe hat weniger Runden, Expeditionskarten oder Karten, in Grenzen.
