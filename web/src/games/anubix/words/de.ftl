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
