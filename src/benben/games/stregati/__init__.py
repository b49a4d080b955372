"""Stregati: lay out the right tools, pass four adventures, enter the king's chamber exactly."""

from benben.engine.game import Game

GAME = Game.at(__file__, __name__)
