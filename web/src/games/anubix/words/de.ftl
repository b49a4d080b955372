# Words of drawing an edition of Anubix, loaded with its editor alone.

## Drawing
anubix-edit-sheets = Blätter
anubix-edit-sheet = Blatt { $letter }
anubix-edit-colours = Farben
anubix-edit-colours-about = Wähle eine Farbe, dann die Steine, die sie bekommen. Mit Tasten: Pfeile gehen von Stein zu Stein, Enter zeichnet, 1 bis 6 zeichnen ihre Farbe.
anubix-edit-count = { $colour }: { $count }
anubix-edit-symbols = Symbole
anubix-edit-symbols-about = Die umrandeten Felder tragen dieses Symbol, auf jedem Blatt. Wähle ein Feld, um es hinzuzufügen oder wegzunehmen.
anubix-edit-add = Noch ein Symbol
anubix-edit-remove = Entfernen: { $name }
anubix-edit-symbol = Symbol: { $name }
anubix-edit-points = Punkte und Juwelen
anubix-edit-level = Stufe { $at }
anubix-edit-keystone = Schlussstein
anubix-edit-fields = { $count } Felder
anubix-edit-players = bei { $count } Spielern

## What the rules of an edition say, in a sentence
anubix-check-a-c2 = Keine zwei Blätter sind gleich.
anubix-check-a-c3 = Ein Blatt hat Pyramide, Bogen, Relief, Steinbruch und Juwelen.
anubix-check-a-c4 = Es gibt sechs Blätter, A bis F, in sechs Farben.
anubix-check-a-c5 = Ein Symbol ist auf einem Feld von Pyramide oder Bogen, oder auf mehreren Feldern.
anubix-check-a-c6 = Die Punkte sind nicht die der mitgelieferten Ausgabe, oder ein Teil hat eine andere Form.
anubix-check-a-c7 = Üblich sind fünf einzelne Symbole und zwei Gruppen im Relief.
anubix-check-a-c8 = Auf einem fairen Blatt haben die Bauwerke sechs Steine jeder Farbe, und die Blätter unterscheiden sich nur durch vertauschte Farben.
anubix-check-a-c10 = Eine kleinere Ausgabe endet nach einigen Runden.
anubix-check-a-f4 = Das Relief bringt Punkte nach der Zahl markierter Felder.
