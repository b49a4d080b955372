"""The studio: editions measured, drawn up and printed."""
