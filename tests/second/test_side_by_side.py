"""Matches played by the engine and by a second one, written from RULES.md alone, agree at every event."""

from __future__ import annotations

import os
import random

import pytest

from contract.cases import Case, cases
from second.driver import SideBySide

MATCHES = int(os.environ.get("SIDE_BY_SIDE", "500"))
SHARE = 0.04  # of the decisions at which whole lists of legal actions are compared, besides the first match of a case
SOAK = int(os.environ.get("SOAK", "1000000"))

second_games = ("pyramids", "stregati", "anubix")
sided = [case for case in cases() if case.game.id in second_games]


def play(case: Case, first: int, matches: int) -> None:
    for seed in range(first, first + matches):
        share = 1.0 if seed % 100 == 0 else SHARE
        SideBySide(case.match(seed), random.Random(seed), share).play()


@pytest.mark.parametrize("case", sided, ids=str)
def test_two_engines_agree(case: Case) -> None:
    play(case, 0, MATCHES)


@pytest.mark.soak
@pytest.mark.parametrize("case", sided, ids=str)
def test_two_engines_agree_for_long(case: Case) -> None:
    play(case, 10**6, SOAK // len(sided))
