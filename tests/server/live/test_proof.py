"""Everybody can check what a house has played, and nobody can pass off anything else for it."""

from __future__ import annotations

import asyncio
import json
import random
import tempfile
from functools import cache
from pathlib import Path

import pytest

import verify_match
from benben import BadLog, Match
from benben.engine.registry import games
from benben.server.store import Store
from benben.server.wire import Done
from match.test_proof import TAMPERING, load_and_verify
from server.databases import new_url
from server.live.scene import Scene

CASES = [(game.id, seats) for game in games().values() for seats in game.seats]
MATCHES = {"pyramids": 12, "stregati": 28, "anubix": 40}  # for each number of seats
KINDS = (
    "another outcome",
    "another secret",
    "another secret and commit",
    "another commit",
    "no secret",
    "a secret that is no number",
    "a secret that is no text",
    "another match",
    "another game",
    "other pools",
    "no pools",
    "other scores",
    "an edited action",
    "an edited seat",
    "the first event left out",
    "an event left out in the middle",
    "a chance event left out, renumbered and signed",
    "an event repeated, renumbered and signed",
    "the end cut off",
    "two events exchanged",
    "the digest of another log",
    "a header that is no header",
    "an event without text",
)


@cache
def played(game: str, seats: int) -> list[str]:
    """Logs of matches that a house played, with actions taken back in between."""

    async def play() -> list[str]:
        with tempfile.TemporaryDirectory() as folder:
            async with Scene.opened(await Store.open(new_url("sqlite", Path(folder)))) as scene:
                guest = await scene.guest()
                return list(await asyncio.gather(*(one(scene, guest) for _ in range(MATCHES[game]))))

    async def one(scene: Scene, guest: str) -> str:
        room = await scene.begin([guest] * seats, game, options={} if game == "pyramids" else {"max_rounds": 10})
        rng = random.Random(room.id)
        while room.live.match.acting:
            await scene.play(room, 1)
            back = next((seat for seat in range(seats) if room.live.match.can_undo(seat)), None)
            if back is not None and rng.random() < 0.1:
                assert isinstance(await scene.undo(room, back), Done)
        return room.live.match.dumps()

    return asyncio.run(play())


def test_there_are_three_hundred_matches_and_more_than_twenty_kinds_of_tampering() -> None:
    assert sum(MATCHES[game] for game, _ in CASES) >= 300
    assert set(KINDS) == set(TAMPERING)
    assert len(KINDS) >= 20


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_the_verifier_accepts_every_match_that_a_house_played(game: str, seats: int) -> None:
    for text in played(game, seats):
        match = Match.loads(text)
        match.verify()
        assert verify_match.check(text, match.header["commit"]) == sum(event.who is None for event in match.events) - 1


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("game", games())
def test_the_verifier_refuses_what_was_tampered_with(game: str, kind: str) -> None:
    text = next(text for text in played(game, 2) if len(text.splitlines()) > 12)
    lines = [json.loads(line) for line in text.splitlines()]
    commit = lines[0]["commit"]
    TAMPERING[kind](lines)
    tampered = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
    assert tampered != text
    with pytest.raises((verify_match.RefusedError, KeyError, ValueError, TypeError, AttributeError, IndexError)):
        verify_match.check(tampered, commit)
    with pytest.raises((BadLog, AssertionError)):
        load_and_verify(tampered, commit)
