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

## What the rules of an edition say, in a sentence
anubix-check-a-c2 = No two sheets are alike.
anubix-check-a-c3 = A sheet has a pyramid, an arch, a relief, a quarry and gems.
anubix-check-a-c4 = There are six sheets, A to F, in six colours.
anubix-check-a-c5 = A symbol is on one field of pyramid or arch, or on several fields.
anubix-check-a-c6 = The points are not those of the edition that ships, or a part has another shape.
anubix-check-a-c7 = Usually there are five single symbols and two groups in the relief.
anubix-check-a-c8 = On a fair sheet the buildings have six stones of each colour, and all sheets are alike but for exchanged colours.
anubix-check-a-c10 = A smaller edition ends after some rounds.
anubix-check-a-f4 = The relief is worth points by how many fields are marked.
