"""What every game's features promise, for every game that is installed."""

from __future__ import annotations

import numpy as np
import pytest

from benben.engine import kernel
from benben.engine.feature import limits, observe, pieces_of, size_of, split, starts
from benben.engine.game import CHANCE
from benben.engine.record import checked, pack, unpack, values
from benben.engine.registry import games
from contract.cases import Case, cases, seats_of, stream_of, walk
from contract.modes import arrays

every_case = pytest.mark.parametrize("case", cases(), ids=str)
every_count = pytest.mark.parametrize("case", cases(every_variant=False), ids=str)
OBSERVED = 5  # every so many positions


@every_case
def test_a_resampled_state_gives_its_seat_the_same_row(case: Case) -> None:
    """So a row holds nothing that its seat may not know."""
    out = [0] * case.game.layout.MOST_LEGAL
    for at, (box, s) in enumerate(walk(case, 31)):
        for seat in range(case.seats):
            if (at + seat) % OBSERVED == 0:
                twin = s.copy()
                case.game.knowledge.resample(box, twin, seat, stream_of(at), out)
                assert observe(case.game, box, twin, seat) == observe(case.game, box, s, seat)


@every_case
def test_every_number_lies_within_the_limits_of_its_piece(case: Case) -> None:
    low, high = limits(case.game.features, case.seats)
    assert len(low) == len(high) == size_of(case.game.features, case.seats)
    for at, (box, s) in enumerate(walk(case, 32)):
        if at % OBSERVED == 0:
            row = np.array(observe(case.game, box, s, at % case.seats))
            assert ((low <= row) & (row <= high)).all()


@every_case
def test_a_row_written_over_an_earlier_one_is_like_a_new_one(case: Case) -> None:
    """Nothing of an earlier position of whatever seat shines through, and a step amid an event changes all it must."""
    features, old = case.game.features, [0] * size_of(case.game.features, case.seats)
    before: tuple[int, list[int]] = (CHANCE, old)
    for box, s in walk(case, 33):
        seats = seats_of(case.game.rules.acting(box, s), case)
        for seat in seats:
            new = observe(case.game, box, s, seat)
            if before[0] == seat and case.game.rules.midway(box, s, seat):
                features.observe_midway(box, s, seat, before[1])
                assert before[1] == new
            features.observe(box, s, seat, old)
            assert old == new
        before = (seats[0], observe(case.game, box, s, seats[0])) if len(seats) == 1 else (CHANCE, old)


@every_case
def test_checked_and_compiled_features_are_those_of_the_plain_ones(case: Case) -> None:
    """Checked ones refuse an index outside the row and a number that is no int8."""
    size, layout = size_of(case.game.features, case.seats), case.game.layout
    compiled = kernel.load("benben.engine.stepping", case.game.id)
    boxes, states, _ = arrays(case.game, case.box())
    box = unpack(checked(layout.Box), boxes[0])
    for at, (plain, s) in enumerate(walk(case, 34)):
        if at % OBSERVED == 0:
            seat = at % case.seats
            row = np.full(size + 64, 99, np.int8)
            row[:size] = 0
            pack(s, states[0])
            compiled.observe_one(boxes, states, 0, seat, row)
            expected = observe(case.game, plain, s, seat)
            assert row[:size].tolist() == expected
            assert (row[size:] == 99).all(), "written beyond the row"
            assert observe(case.game, box, unpack(checked(layout.State), states[0]), seat) == expected


@every_count
def test_different_views_give_different_rows(case: Case) -> None:
    """What a player can see where it acts is in the row: equal rows have equal legal actions."""
    seen: dict[tuple[int, ...], list[int]] = {}
    rules, out = case.game.rules, [0] * case.game.layout.MOST_LEGAL
    for seed in range(3):
        for box, s in walk(case, 35 + seed):
            for seat in seats_of(rules.acting(box, s), case):
                row = tuple(observe(case.game, box, s, seat))
                found = out[: rules.legal(box, s, seat, out)]
                assert seen.setdefault(row, found) == found


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_pieces_have_names_of_their_own_and_say_what_they_mean(game) -> None:  # type: ignore[no-untyped-def]
    for seats in game.seats:
        pieces = pieces_of(game.features, seats)
        assert len({piece.name for piece in pieces}) == len(pieces)
        assert starts(pieces)[-1] == size_of(game.features, seats)
        for piece in pieces:
            assert piece.name.isidentifier()
            assert piece.about.endswith(".")
            assert -128 <= piece.low < piece.high <= 127


@every_count
def test_a_row_splits_into_its_pieces_without_a_copy(case: Case) -> None:
    rows = np.arange(3 * size_of(case.game.features, case.seats)).astype(np.int8).reshape(3, -1)
    parts = split(case.game.features, case.seats, rows)
    pieces = pieces_of(case.game.features, case.seats)
    assert [parts[piece.name].shape for piece in pieces] == [(3, *piece.shape) for piece in pieces]
    assert all(np.shares_memory(part, rows) for part in parts.values())
    assert sum(part.size for part in parts.values()) == rows.size


@every_count
def test_observing_changes_nothing(case: Case) -> None:
    for at, (box, s) in enumerate(walk(case, 36)):
        if at % 20 == 0:
            before = list(values(s)), list(values(box))
            observe(case.game, box, s, 0)
            assert (list(values(s)), list(values(box))) == before
