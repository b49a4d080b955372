"""Bots that choose in a match."""

from __future__ import annotations

import pytest

from benben import BadOption, Match
from benben.bots.bot import BOTS, choose, find_offered, format_bot, parse_bot
from benben.engine.registry import games


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("name", ["random", "greedy", "level:1", "search:40"])
def test_bots_choose_legal_actions_and_come_to_an_end(game: str, name: str) -> None:
    limited = any(option.name == "max_rounds" for option in games()[game].options)
    match = Match.new(game, seats=2, seed=3, options={"max_rounds": 12} if limited else {})
    while not match.is_over:
        seat = match.acting[0]
        text = choose(match, seat, name, 1)
        assert text in match.legal(seat)
        match.submit(seat, text)
    assert match.winners()


def test_a_bot_chooses_the_same_in_worlds_that_it_cannot_tell_apart() -> None:
    """Seat 1 does not know what seat 0 was dealt, nor what it keeps while all choose."""
    one, other = (Match.new("pyramids", seats=2, seed=3) for _ in range(2))
    one.submit(0, one.legal(0)[0])
    other.submit(0, other.legal(0)[5])
    for rng_seed in range(20):
        assert choose(one, 1, "random", rng_seed) == choose(other, 1, "random", rng_seed)


def test_a_bot_does_not_notice_how_often_others_have_acted_unseen() -> None:
    """A red cross brings seat 0 a second event in the same phase, which seat 1 hears of only later (P-M1, P-Y1)."""
    compared = 0
    for seed in range(30):
        short, long = _chosen(seed, 1), _chosen(seed, 2)
        if short and long:
            choices = [[choose(match, 1, "random", rng_seed) for rng_seed in range(10)] for match in (short, long)]
            assert choices[0] == choices[1]
            compared += 1
    assert compared


def _chosen(seed: int, events: int) -> Match | None:
    """A match in which seat 0 has marked its first pattern by so many events, and seat 1 has not."""
    match = Match.new("pyramids", seats=2, seed=seed)
    for _ in range(2):
        match.submit(match.acting[0], match.legal(match.acting[0])[0])
    for text in match.legal(0):
        twin, before = Match.loads(match.dumps()), len(match.events)
        twin.submit(0, text)
        while 0 in twin.acting:
            twin.submit(0, twin.legal(0)[0])
        if len(twin.events) == before + events:
            return twin
    return None


def test_an_unknown_bot_is_an_error_that_names_those_there_are() -> None:
    with pytest.raises(BadOption, match="random, greedy"):
        choose(Match.new("pyramids", seed=1), 0, "oracle", 1)


@pytest.mark.parametrize(
    "name", [*BOTS, "search:1s", "search:250ms", "search:2000", "search:1s,leaf=0,explore=500", "level:3,wide=2"]
)
def test_a_bot_is_called_what_it_was_named(name: str) -> None:
    assert format_bot(parse_bot(name)) == name


@pytest.mark.parametrize(
    "name",
    [
        "",
        "level:0",
        "level:6",
        "level",
        "search",
        "search:",
        "search:0",
        "search:2h",
        "search:9,",
        "search:9,wide=0",
        "search:9,win=1,win=2",
        "search:9,seat=1",
        "level:1,luck=1",
        "search:9,win",
    ],
)
def test_names_of_no_bot_are_errors(name: str) -> None:
    with pytest.raises(BadOption):
        parse_bot(name)


def test_people_are_not_offered_bots_that_think_for_as_long_as_they_like() -> None:
    for name in ("search:60s", "level:1,leaf=99"):
        with pytest.raises(BadOption, match="level:5"):
            find_offered(name)
