"""Nobody is sent a byte that depends on what they may not know: 10,000 pairs of worlds, all games and seats."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from benben.engine.game import Game
from benben.engine.record import values
from benben.engine.registry import games
from benben.match.match import Match
from benben.match.phase import Phases
from benben.server.live import match as live_match
from benben.server.live.beginning import new_match
from benben.server.store import Store
from benben.server.wire import Refused
from contract.cases import random_text
from server.databases import new_url
from server.live.worlds import NOW, Leak, Pair

pytestmark = pytest.mark.anyio

CLOCK = {"base": 60_000, "bonus": 5_000}
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "pyramids": [{}],
    "stregati": [{"max_rounds": 30}, {"max_rounds": 30, "expert": True, "extra_draw": "full"}],
    "anubix": [{"max_rounds": 12, "speed": True}],
}
ELSEWHERE = {"pyramids": 0.5, "anubix": 0.1}  # how often pairs begin where everything happens in the open
PARTS, PAIRS = 4, 280
CASES = [(game.id, seats) for game in games().values() for seats in game.seats]
OPEN = [("anubix", 2)]  # where nobody ever chooses unseen, so that the secret alone can differ
assert (len(CASES) - len(OPEN)) * PARTS * PAIRS >= 10_000


@pytest.fixture
async def store(tmp_path: Path, anyio_backend: str) -> Any:
    store = await Store.open(new_url("sqlite", tmp_path), now=lambda: NOW)
    yield store
    await store.close()


async def look_at_pairs(
    store: Store, game: str, seats: int, pairs: int, rng: random.Random, options: dict[str, Any]
) -> Counter[str]:
    """Matches are played at random, with halts at which pairs begin: rather where something is secret."""
    met = Counter[str]()
    while met["pairs"] < pairs:
        base = new_match(game, seats, options=options, clock=CLOCK, secret=rng.randbytes(32))
        base.header["started"] = 0
        pair = Pair(store, base, rng)
        while not base.is_over and met["pairs"] + pair.met["pairs"] < pairs:
            met["match " + base.view()["phase"]] += 1
            unseen = game == "stregati" or base.game.rules.together(base.box, base.state)
            if not base.phases.is_open and rng.random() < (0.9 if unseen else ELSEWHERE[game]):
                for seat in rng.sample((*range(seats), None), 2):
                    await pair.run(base, seat)
            for _ in range(rng.randrange(1, 3)):
                if not base.is_over:
                    seat = rng.choice(base.acting)
                    base.submit(seat, random_text(base, seat, rng), base._now() + 500)
        met += pair.met
    return met


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize(("game", "seats"), CASES)
async def test_worlds_that_differ_in_what_a_seat_may_not_know_send_it_the_same_bytes(
    store: Store, game: str, seats: int, part: int
) -> None:
    pairs, options = 40 if (game, seats) in OPEN else PAIRS, OPTIONS[game][part % len(OPTIONS[game])]
    met = await look_at_pairs(store, game, seats, pairs, random.Random(f"{game} {seats} {part}"), options)
    print(sorted(met.items()))  # for who runs this with -s
    assert met["pairs"] >= pairs
    assert met["pairs that differ in more than the secret"] > pairs // 2 or (game, seats) in OPEN
    phases = {name.removeprefix("match ") for name in met if name.startswith("match ")}
    assert phases - {"over"} <= {name.removeprefix("phase ") for name in met}
    for kind in ("welcome", "news", "people", "presence", "reaction", "refused"):
        assert met[kind]
    if game == "pyramids":
        assert met["hidden choices"]
        assert met["hidden events that somebody follows with another"]
    if game == "stregati":
        assert met["events that differ unseen"]


# --- the comparison notices -------------------------------------------------------------------------------------------


def all_hands(game: Game, patch: pytest.MonkeyPatch) -> None:
    view = game.knowledge.view

    def leaky(box: Any, s: Any, seat: int | None) -> dict[str, Any]:
        return {**view(box, s, seat), "hint": list(values(s.players[0]))}

    patch.setattr(game.knowledge, "view", leaky)


def all_words(game: Game, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(game.knowledge, "redact", lambda event, seat: event["do"])


def all_events(game: Game, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Phases, "shown", lambda self, events, seat, start=0: list(events[start:]))


def a_count_of_events(game: Game, patch: pytest.MonkeyPatch) -> None:
    view = Match.view
    patch.setattr(Match, "view", lambda self, seat=None: {**view(self, seat), "events": len(self.events)})


def the_bonus_of_hidden_events(game: Game, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Match, "clock_for", lambda self, seat, now: self.clock(now))


def the_secret_by_its_first_bit(game: Game, patch: pytest.MonkeyPatch) -> None:
    view = Match.view
    patch.setattr(Match, "view", lambda self, seat=None: {**view(self, seat), "lucky": self.secret[0] & 1})


def what_is_legal_for_others(game: Game, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(live_match, "refusal", lambda cid, error: Refused(cid, "illegal", f"{error} {gossip}"))
    gossip: list[str] = []
    legal = Match._legal_sentences
    fork = Match.fork

    def listen(self: Match) -> Match:
        gossip[:] = [text for seat in self.acting for text in legal(self, seat)]
        return fork(self)

    patch.setattr(Match, "fork", listen)


@pytest.mark.parametrize(
    ("game", "leak"),
    [
        ("stregati", all_hands),
        ("pyramids", all_hands),
        ("anubix", all_hands),
        ("stregati", all_words),
        ("pyramids", all_words),
        ("anubix", all_events),
        ("pyramids", all_events),
        ("pyramids", a_count_of_events),
        ("pyramids", the_bonus_of_hidden_events),
        ("anubix", the_secret_by_its_first_bit),
        ("stregati", what_is_legal_for_others),
    ],
)
async def test_a_leak_is_noticed(
    store: Store, game: str, leak: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(games()[game], monkeypatch)
    with pytest.raises(Leak):
        await look_at_pairs(store, game, 3, 400, random.Random(7), OPTIONS[game][0])
