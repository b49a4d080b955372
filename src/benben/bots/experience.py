"""Positions of matches and what came of them: what a network learns from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Any

import numpy as np

from benben.bots.evaluator import Net, room_of
from benben.engine import kernel
from benben.engine.edition import find_edition
from benben.engine.feature import size_of
from benben.engine.option import resolve_options
from benben.engine.record import dtype, pack
from benben.engine.registry import find_game

Numbers = np.ndarray[Any, np.dtype[Any]]

ENDLESS = 250  # rounds, where careless seats could go on for ever and people play without a limit


@dataclass(frozen=True)
class Piece:
    """Some matches to be played: numbers and a network, so that any machine can play them.

    `limited` has the options of research, whose limits of rounds seats notice; else they are too far away to be seen.
    """

    game: str
    seats: int
    limited: bool
    seed: int
    first: int
    count: int


@dataclass(frozen=True)
class Experience:
    """Positions, one to a line: the row, the number of seats, what was legal and done (-1: nothing), and of every seat,
    counted from the observing one, how much of each place it got in the end and its points beyond the mean of all.
    """

    rows: Numbers
    seats: Numbers
    masks: Numbers
    actions: Numbers
    places: Numbers
    points: Numbers

    def take(self, lines: Any) -> Experience:
        """Some of the lines."""
        return Experience(*(getattr(self, part.name)[lines] for part in fields(self)))


def join(parts: Sequence[Experience]) -> Experience:
    """All lines of some parts, one after the other."""
    return Experience(*(np.concatenate([getattr(part, name.name) for part in parts]) for name in fields(Experience)))


@lru_cache(maxsize=32)
def lay_out(game: str, seats: int, limited: bool) -> tuple[Any, Any]:
    """A box as kernels take it, and the compiled matches of a game."""
    found = find_game(game)
    limits = {option.name: option for option in found.options if option.research is not None}
    given = {name: option.research if limited else ENDLESS for name, option in limits.items()}
    box = find_edition(found).box(seats, resolve_options(found.options, seats, given))
    boxes = np.zeros(1, dtype(found.layout.Box))
    pack(box, boxes[0])
    return boxes, kernel.load("benben.bots.selfplay", game)


def learn_piece(piece: Piece, net: Net, greedy_of: int, horizon: int, kept: int) -> Experience:
    """Play a piece and keep so many positions of each match; `greedy_of` and `horizon` as `learn_many` has them."""
    game = find_game(piece.game)
    boxes, loops = lay_out(piece.game, piece.seats, piece.limited)
    room, states = room_of(game, piece.seats), np.zeros(2, dtype(game.layout.State))
    rows = np.zeros((piece.count, kept, len(room.row)), np.int8)
    masks = np.zeros((piece.count, kept, game.layout.ACTIONS), np.int8)
    observers, actions = (np.zeros((piece.count, kept), np.int64) for _ in range(2))
    counts = np.zeros(piece.count, np.int64)
    points, ranks = (np.zeros((piece.count, piece.seats), np.int64) for _ in range(2))
    loops.learn_many(
        boxes, states, np.zeros_like(states), net, room.row, room.room, room.out, greedy_of, horizon, piece.seed,
        piece.first, np.zeros(4, np.int64), np.zeros(piece.seats, np.int64), listing(game), rows, masks, observers,
        actions, counts, points, ranks,
    )  # fmt: skip
    there = np.arange(kept)[None, :] < counts[:, None]
    match = np.nonzero(there)[0]
    places, beyond = outcomes(points, ranks, observers[there], match, game.seats[-1])
    wide = np.zeros((len(match), size_of(game.features, game.seats[-1])), np.int8)
    wide[:, : rows.shape[2]] = rows[there]
    return Experience(wide, np.full(len(match), piece.seats), masks[there], actions[there], places, beyond)


def listing(game: Any) -> Numbers:
    """Room for a list of actions, or of a number for every seat."""
    return np.zeros(max(game.layout.MOST_LEGAL, game.seats[-1]), np.int64)


def outcomes(points: Numbers, ranks: Numbers, observers: Numbers, match: Numbers, most: int) -> tuple[Numbers, Numbers]:
    """Places and points of positions, by seat from the observing one on. Those who tie share the places they take."""
    seats = points.shape[1]
    better = (ranks[:, None, :] < ranks[:, :, None]).sum(2)
    tied = (ranks[:, None, :] == ranks[:, :, None]).sum(2)
    place = np.arange(most)
    shares = (place >= better[..., None]) & (place < (better + tied)[..., None])
    places = (shares / tied[..., None]).astype(np.float32)
    beyond = (points - points.mean(1, keepdims=True)).astype(np.float32)
    turned = (observers[:, None] + np.arange(seats)[None, :]) % seats
    found = np.zeros((len(match), most, most), np.float32), np.zeros((len(match), most), np.float32)
    found[0][:, :seats] = places[match[:, None], turned]
    found[1][:, :seats] = beyond[match[:, None], turned]
    return found


def duel_piece(piece: Piece, net: Net) -> Numbers:
    """Play a piece as the network alone against the heuristic; the share of the victory it got in each match."""
    game = find_game(piece.game)
    boxes, loops = lay_out(piece.game, piece.seats, piece.limited)
    room, states = room_of(game, piece.seats), np.zeros(2, dtype(game.layout.State))
    points, ranks = (np.zeros((piece.count, piece.seats), np.int64) for _ in range(2))
    loops.match_many(
        boxes, states, np.zeros_like(states), net, room.row, room.room, room.out, piece.seed, piece.first,
        np.zeros(4, np.int64), np.zeros(4, np.int64), listing(game), points, ranks,
    )  # fmt: skip
    mine = (piece.first + np.arange(piece.count)) % piece.seats
    won = ranks == 1
    shared: Numbers = (won / won.sum(1, keepdims=True))[np.arange(piece.count), mine]
    return shared
