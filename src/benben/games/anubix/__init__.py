"""Anubix: roll the dice, build pyramid, arch and relief stone by stone, and be first at the bonuses."""

from benben.engine.game import Game

GAME = Game.at(__file__, __name__)
