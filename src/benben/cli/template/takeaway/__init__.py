"""Takeaway: roll the die, take stones from the heap, and the last one if you can."""

from benben.engine.game import Game

GAME = Game.at(__file__, __name__)
