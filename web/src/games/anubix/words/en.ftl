# Words of drawing an edition of Anubix, loaded with its editor alone.

## Drawing
anubix-edit-sheets = Sheets
anubix-edit-sheet = Sheet { $letter }
anubix-edit-colours = Colours
anubix-edit-colours-about = Choose a colour, then the stones that get it. By keyboard: arrows go from stone to stone, Enter draws, 1 to 6 draw their colour.
anubix-edit-count = { $colour }: { $count }
anubix-edit-symbols = Symbols
anubix-edit-symbols-about = The outlined fields bear this symbol, on every sheet. Choose a field to add it or take it away.
anubix-edit-add = Another symbol
anubix-edit-remove = Remove: { $name }
anubix-edit-symbol = Symbol: { $name }
anubix-edit-points = Points and gems
anubix-edit-level = Level { $at }
anubix-edit-keystone = Keystone
anubix-edit-fields = { $count } fields
anubix-edit-players = with { $count } players
