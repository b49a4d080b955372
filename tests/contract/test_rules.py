"""What every game's rules promise, for every game that is installed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from benben.analysis.contest import lone_box
from benben.engine.edition import find_edition
from benben.engine.game import CHANCE
from benben.engine.record import checked, unpack, values
from benben.match.sentence import legal_actions
from contract.cases import Case, cases, seats_of, stream_of, walk
from contract.modes import arrays, pinned_legal, trail_compiled, trail_plain

PINS = Path(__file__).parent.parent / "games"

every_case = pytest.mark.parametrize("case", cases(), ids=str)
every_count = pytest.mark.parametrize("case", cases(every_variant=False), ids=str)


@every_case
def test_a_random_match_ends(case: Case) -> None:
    steps = sum(1 for _ in walk(case, 1))
    assert steps > 0


@every_case
def test_legal_actions_are_ascending_without_repeats_and_only_for_seats_that_act(case: Case) -> None:
    for box, s in walk(case, 2):
        acting = seats_of(case.game.rules.acting(box, s), case)
        for seat in range(case.seats):
            found = legal_actions(case.game, box, s, seat)
            assert found == sorted(set(found))
            assert bool(found) == (seat in acting)
            assert all(0 <= action < case.game.layout.ACTIONS for action in found)


@every_count
def test_every_legal_action_changes_the_state_and_leaves_no_other_copy_changed(case: Case) -> None:
    for at, (box, s) in enumerate(walk(case, 3)):
        if at % 7:
            continue
        before = list(values(s))
        for seat in seats_of(case.game.rules.acting(box, s), case):
            for action in legal_actions(case.game, box, s, seat)[:40]:
                after = s.copy()
                case.game.rules.apply(box, after, seat, action)
                assert list(values(after)) != before
                assert list(values(s)) == before


@every_count
def test_the_odds_of_chance_sum_up_and_every_roll_picks_by_them(case: Case) -> None:
    rules, seen = case.game.rules, 0
    for box, s in walk(case, 4):
        if rules.acting(box, s) == CHANCE:
            weights = {outcome: rules.weight(box, s, outcome) for outcome in range(case.game.layout.OUTCOMES)}
            picks = [rules.pick(box, s, roll) for roll in range(rules.chance(box, s))]
            assert {outcome: weight for outcome, weight in weights.items() if weight} == {
                outcome: picks.count(outcome) for outcome in sorted(set(picks))
            }
            assert picks == sorted(picks)
            seen += 1
    assert seen


@every_case
def test_ranks_agree_with_winning_and_ties(case: Case) -> None:
    for box, s in walk(case, 5):
        out = [0] * case.seats
        case.game.rules.ranks(box, s, out)
        assert min(out) == 1
        assert all(1 + sum(other < rank for other in out) == rank for rank in out)


@every_count
def test_the_breakdown_names_rules_and_sums_up_to_the_score(case: Case) -> None:
    text = (case.game.folder / "RULES.md").read_text("utf-8")
    for box, s in walk(case, 6):
        out = [0] * case.seats
        case.game.rules.scores(box, s, out)
        for seat in range(case.seats):
            lines = case.game.knowledge.breakdown(box, s, seat)
            assert sum(points for _, points, _ in lines) == out[seat]
            assert all(f"**{rule}**" in text for _, _, rule in lines)


def test_a_state_is_at_most_512_bytes() -> None:
    for case in cases(every_variant=False):
        assert arrays(case.game, case.box())[1].itemsize <= 512


@pytest.mark.parametrize("case", cases(), ids=str)
def test_plain_checked_and_compiled_rules_do_the_same(case: Case) -> None:
    """By a digest of all actions, outcomes and scores of many matches."""
    matches = 1 + 1000 // sum(other.game.id == case.game.id for other in cases())
    compiled = trail_compiled(case.game, case.box(), 7, matches)
    assert trail_plain(case.game, case.box(), case.game.layout.State, 7, matches) == compiled
    box = unpack(checked(case.game.layout.Box), arrays(case.game, case.box())[0][0])
    assert trail_plain(case.game, box, checked(case.game.layout.State), 7, matches) == compiled


@every_count
def test_somebody_alone_at_the_table_can_play_to_the_end(case: Case) -> None:
    """In hindsight and for the limit of play: whatever the rules do with all others, they do it with nobody."""
    boxes = arrays(case.game, lone_box(find_edition(case.game), case.seats, case.resolved()))[0]
    box = unpack(checked(case.game.layout.Box), boxes[0])
    assert len(trail_plain(case.game, box, checked(case.game.layout.State), 9, 20)) == 20


@every_count
def test_the_order_of_legal_actions_is_pinned(case: Case) -> None:
    pins: dict[str, Any] = json.loads((PINS / case.game.id / "pins.json").read_text("utf-8"))
    assert pinned_legal(case.game, case.box(), 8) == pins["legal"][str(case.seats)]


@every_count
def test_the_heuristic_takes_legal_actions_only_and_knows_no_secret(case: Case) -> None:
    """What it takes in a world with other secrets, at the same luck, is the same."""
    for at, (box, s) in enumerate(walk(case, 9)):
        for seat in seats_of(case.game.rules.acting(box, s), case):
            room = [0] * case.game.layout.MOST_LEGAL
            choice = case.game.heuristic.greedy(box, s.copy(), seat, stream_of(at), room)
            assert choice in legal_actions(case.game, box, s, seat)
            other = s.copy()
            case.game.knowledge.resample(box, other, seat, stream_of(-1 - at & 0xFFFF), room)
            assert case.game.heuristic.greedy(box, other, seat, stream_of(at), room) == choice


def test_random_is_not_the_module_behind_any_rule() -> None:
    """A hidden random source would make matches that cannot be replayed."""
    for case in cases(every_variant=False):
        for name in ("rules", "heuristic", "view"):
            source = (case.game.folder / f"{name}.py").read_text("utf-8")
            assert "import random" not in source
            assert "np.random" not in source
