"""Pyramids: flip an expedition card, draw its shape into your burial chambers, reach the tombs."""

from benben.engine.game import Game

GAME = Game.at(__file__, __name__)
