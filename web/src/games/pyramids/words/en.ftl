# Words of drawing an edition of Pyramids, loaded with its editor alone.

## Drawing
pyramids-edit-chambers = Chambers
pyramids-edit-signs = What is drawn
pyramids-edit-all = All cards
pyramids-edit-none = There is no card yet. Open an edition, or write one as text below.
pyramids-edit-keys = Click, tap or drag to draw; on what is there already, it becomes empty. By keyboard: arrows go from space to space, Enter draws, and # . E T + r g t s p draw their sign.
pyramids-edit-patterns = Expedition cards
pyramids-edit-pattern = Pattern { $name }
pyramids-edit-deck = The eight cards
pyramids-edit-deck-card = Expedition card { $at }
pyramids-edit-skulls = Skulls
pyramids-edit-skulls-about = What each skull of the track costs, from the first to the last.
pyramids-edit-skull = Skull { $at }
pyramids-edit-card = Card { $number }
pyramids-edit-cards = All cards together

## What the rules of an edition say, in a sentence
pyramids-check-p-c1 = There are 48 cards with numbers of their own, 16 of each colour.
pyramids-check-p-c2 = A chamber has 5 x 5 spaces, one entrance in the top row and one tomb in the bottom row.
pyramids-check-p-c3 = Every tomb can be reached from the entrance.
pyramids-check-p-c4 = There are 6 different patterns on 8 expedition cards; the spaces of a pattern touch side by side.
pyramids-check-p-c5 = The track has 10 skulls, each costing more than the one before it.
pyramids-check-p-c6 = An edition is written as a text in which everything is drawn.
pyramids-check-p-c7 = The expedition deck is not that of the edition that ships.
pyramids-check-p-c8 = Skulls or colours are not those of the edition that ships.
pyramids-check-p-c9 = Good chambers have 5 to 7 walls, a way of 8 to 13 spaces, and a reason to leave it.
pyramids-check-p-c11 = A smaller edition has fewer rounds, expedition cards or cards, within limits.
