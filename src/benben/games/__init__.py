"""The games; each is a folder, see `benben.engine.game`."""
