"""One match for environments: copies, saved states, drawn worlds, and chance that may be one's own."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from benben.engine.errors import BadOption, IllegalAction
from benben.engine.game import CHANCE, Game
from benben.engine.record import values
from benben.engine.registry import games
from benben.research.single import NOBODY, Single
from research.replay import Seen, compare

each_game = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)


def make(game: Game, **more: Any) -> Single:
    rounds = {"max_rounds": 5} if any(option.name == "max_rounds" for option in game.options) else {}
    return Single(game.id, **{"seats": 3} | rounds | more)


def play(single: Single, rng: random.Random, steps: int = 10_000) -> list[Seen]:
    """Random steps, chance included; what seats saw."""
    found = []
    for _ in range(steps):
        if single.over:
            break
        if single.acting == CHANCE:
            outcomes, odds = zip(*single.odds(), strict=True)
            single.step(rng.choices(outcomes, odds)[0])
            continue
        row = single.observation(single.acting).tolist()
        found.append(Seen(single.acting, single.legal, row, rng.choice(single.legal)))
        single.step(found[-1].action)
    return found


def look(single: Single) -> Any:
    """All that can be asked of a match."""
    rows = [single.observation(seat).tolist() for seat in range(single.seats)]
    return list(values(single.state)), single.who, single.legal, single.mask.tolist(), rows, single.points


@each_game
@pytest.mark.parametrize("draws", [True, False])
def test_a_match_is_the_same_through_match(game: Game, draws: bool) -> None:
    single = make(game, draws=draws)
    single.reset(3)
    steps = play(single, random.Random(3))
    match = single.match()
    assert match.is_over
    assert match.scores() == single.points
    assert list(values(match.state)) == list(values(single.state))
    assert [seat for seat in range(3) if single.rewards[seat] == single.rewards.max()] == match.winners()
    compare(match, steps)


@each_game
def test_a_copy_goes_its_own_way_and_draws_the_same_chance(game: Game) -> None:
    single = make(game)
    play(single, random.Random(4), 9)
    twin, before = single.copy(), look(single)
    assert look(twin) == before
    play(twin, random.Random(5))
    assert look(single) == before
    play(single, random.Random(5))
    assert look(single) == look(twin)
    assert single.history == twin.history


@each_game
def test_a_saved_match_is_restored_with_all_that_follows(game: Game) -> None:
    single, other = make(game), make(game)
    play(single, random.Random(6), 9)
    saved, before = single.save(), look(single)
    play(single, random.Random(7))
    end = look(single)
    other.restore(saved)
    assert look(other) == before
    play(other, random.Random(7))
    assert look(other) == end
    assert other.match().dumps() == single.match().dumps()
    with pytest.raises(BadOption, match="are no match that `save` gave"):
        other.restore(saved[:-1])


@each_game
def test_a_drawn_world_looks_the_same_to_its_seat_and_is_no_match(game: Game) -> None:
    single = make(game)
    for steps in range(1, 12):
        single.reset(8)
        play(single, random.Random(steps), steps)
        seat = single.acting
        before = single.observation(seat).tolist(), single.legal, single.who
        single.resample(seat, steps)
        assert (single.observation(seat).tolist(), single.legal, single.who) == before
    with pytest.raises(BadOption, match="drawn by `resample`"):
        single.copy().match()
    single.reset(8)
    assert not single.match().is_over


@each_game
def test_an_action_that_is_not_legal_changes_nothing(game: Game) -> None:
    single = make(game)
    before = look(single)
    for seat, action in ((single.acting, -1), (single.acting, single.actions), (single.seats, 0), (CHANCE, 0)):
        with pytest.raises(IllegalAction):
            single.step_as(seat, action)
    assert look(single) == before
    assert single.history == []


def test_seats_that_act_together_may_come_in_any_order() -> None:
    left, right = Single("pyramids", seats=3), Single("pyramids", seats=3)
    assert left.together
    assert left.actors == (0, 1, 2)
    choices = {seat: left.legal_of(seat)[seat] for seat in left.actors}
    for seat in (0, 1, 2):
        left.step_as(seat, choices[seat])
    for seat in (2, 0, 1):
        right.step_as(seat, choices[seat])
        assert right.mask_of(seat).sum() == 0 or right.actors == (0, 1, 2)
    assert look(left) == look(right)


@each_game
def test_bots_take_legal_actions_and_leave_the_match_alone(game: Game) -> None:
    single = make(game)
    while not single.over:
        before = look(single)
        choices = {name: single.choose(name, single.acting, 9) for name in ("random", "greedy")}
        assert choices == {name: single.choose(name, single.acting, 9) for name in choices}
        assert look(single) == before
        assert set(choices.values()) <= set(single.legal)
        single.step(choices["greedy"])
    with pytest.raises(BadOption, match="there is random, greedy"):
        single.choose("best", 0, 1)


@each_game
def test_when_it_is_over_nobody_acts(game: Game) -> None:
    single = make(game)
    play(single, random.Random(10))
    assert single.acting == NOBODY
    assert single.actors == ()
    assert single.legal == []
    assert single.odds() == []
    assert single.rewards.sum() == pytest.approx(0)
    with pytest.raises(IllegalAction):
        single.step(0)


@each_game
def test_odds_are_those_of_the_rules(game: Game) -> None:
    single = make(game, draws=False)
    assert single.acting == CHANCE
    rules, box = game.rules, single.stage.box
    for _ in range(20):
        if single.acting == CHANCE:
            odds = single.odds()
            assert sum(chance for _, chance in odds) == pytest.approx(1)
            state = single.state
            assert odds == [
                (outcome, rules.weight(box, state, outcome) / rules.chance(box, state)) for outcome, _ in odds
            ]
            single.step(odds[-1][0])
        else:
            single.step(single.legal[0])


def test_rows_that_are_too_short_and_seats_that_are_not_there_are_refused() -> None:
    single = Single("pyramids", seats=2)
    with pytest.raises(BadOption, match="rows have"):
        single.observe(0, np.zeros(single.size - 1, np.int8))
    with pytest.raises(BadOption, match="seats are 0 to 1"):
        single.observation(2)
