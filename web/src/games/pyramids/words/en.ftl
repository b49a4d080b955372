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
