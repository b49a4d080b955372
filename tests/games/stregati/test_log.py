"""Steps without alternative are not written to a log, and read where a log holds them."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from benben import BadLog, Match
from benben.match.log import Event, format_log
from contract.cases import play_some


def with_forced_steps(match: Match) -> tuple[list[Event], int]:
    """The events of a match with every step that was taken unasked written out, and how many these are."""
    twin = Match(match.header, match.edition, None)
    events: list[Event] = []
    forced = 0
    for event in match.events:
        if event.do == "over":
            break
        events.append(Event(len(events) + 1, event.who, event.do, more=event.more))
        twin.fold(event)
        for seat, text in twin.game.notation.steps_taken(twin.box, twin.state):
            events.append(Event(len(events) + 1, seat, text))
            forced += 1
    return events, forced


@pytest.mark.parametrize("expert", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_log_that_holds_steps_without_alternative_folds_to_the_same_state(seats: int, expert: bool) -> None:
    forced = 0
    for seed in range(5):
        match = Match.new("stregati", seats=seats, seed=seed, options={"expert": expert})
        play_some(match, random.Random(seed), 80)
        assert not match.is_over
        events, found = with_forced_steps(match)
        text = format_log(match.header, events)
        same = Match.loads(text)
        assert same.digest() == match.digest()
        assert same.dumps() == text
        forced += found
    assert forced


def test_a_log_may_hold_some_of_the_steps_without_alternative_and_not_others() -> None:
    rng, held = random.Random(9), 0
    for seed in range(20):
        match = Match.new("stregati", seats=3, seed=seed, options={"expert": bool(seed % 2)})
        play_some(match, rng, 60)
        events, _ = with_forced_steps(match)
        written = {(event.who, event.do) for event in match.events}
        kept = [event for event in events if (event.who, event.do) in written or rng.random() < 0.5]
        kept = [replace(event, n=n) for n, event in enumerate(kept, start=1)]
        assert Match.loads(format_log(match.header, kept)).digest() == match.digest()
        held += len(kept) > len(match.events)
    assert held


def test_an_end_that_nobody_was_asked_for_may_stand_behind_a_drawing() -> None:
    match = Match.new("stregati", seats=2, seed=1)
    seat = match.acting[0]
    match.submit(seat, "draw 2")
    events = [*match.events, Event(len(match.events) + 1, seat, "end")]
    assert Match.loads(format_log(match.header, events)).digest() == match.digest()


def test_a_step_that_was_not_forced_is_refused() -> None:
    match = Match.new("stregati", seats=2, seed=1)
    play_some(match, random.Random(1), 4)
    events = [*match.events, Event(len(match.events) + 1, 1 - match.acting[0], "drop L3")]
    with pytest.raises(BadLog) as caught:
        Match.loads(format_log(match.header, events))
    assert caught.value.n == len(events)
