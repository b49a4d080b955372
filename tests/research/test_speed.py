"""How fast environments are is measured beside plain play; the figures they are held to are for a machine at rest."""

from __future__ import annotations

import sys

import pytest

from benben.analysis.speed import GAMES, RATE, bench, name_of
from benben.research import speed
from benben.research.speed import entrants

MOST_MICROSECONDS = 15


def test_batches_of_every_game_and_single_environments_are_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed, "PGX", ())
    monkeypatch.setattr(speed, "CALLS", 500)
    found, small = entrants()
    names = {contestant.name: contestant for contestant in found}
    for game, seats, _ in GAMES:
        contestant = names[f"{name_of(game, seats)}, batch"]
        decisions, seconds = contestant.run(3)
        assert 0 < decisions <= 3 * speed.MATCHES
        assert seconds > 0
        assert contestant.against == name_of(game, seats)
        assert "steps a decision" in contestant.note
    assert names["Pyramids, 2 seats, batch, two threads"].against in names
    for figure in small:
        assert figure.unit == "microseconds"
        assert figure.value is not None
        assert 0 < figure.value <= MOST_MICROSECONDS


def test_a_missing_pgx_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pgx", None)
    monkeypatch.setattr(speed, "GAMES", ())
    monkeypatch.setattr(speed, "SETTLED", 1)
    told = {figure.name: figure for figure in entrants()[1] if figure.unit == RATE}
    assert {figure.note for figure in told.values()} == {"pip install pgx"}
    assert len(told) == len(speed.PGX)


@pytest.mark.soak
def test_environments_are_near_the_speed_of_plain_play() -> None:
    figures = {figure.name: figure for figure in bench(others=[entrants]).figures}
    for game, seats, _ in GAMES:
        ratio = figures[f"{name_of(game, seats)}, batch"].ratio
        assert ratio is not None
        assert ratio >= 0.6, (game, seats)
    twice = figures["Pyramids, 2 seats, batch, two threads"].ratio
    assert twice is not None
    assert twice >= 1.8
