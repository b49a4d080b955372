"""One play of a game: its log, the state folded from it, its clock and the proof of its chance."""
