"""What a seat sees, what a turn is about, and the board in the terminal."""

from __future__ import annotations

import json

import pytest
from rich.text import Text

from benben.engine.record import values
from benben.engine.stream import seed_stream
from benben.games.anubix import notation, view
from benben.games.anubix.layout import MOST_LEGAL
from benben.match.sentence import sentences
from games.anubix.table import GAME, Table, with_supports

ALL = "red red yellow yellow blue blue orange orange green green purple purple"


def target(table: Table, text: str, seat: int = 0) -> dict[str, object]:
    return view.target(table.box, table.s, seat, notation.parse_action(table.box, table.s, seat, text))


def test_a_view_is_plain_json_and_the_same_for_all_but_for_pending_decisions() -> None:
    table = Table().roll(ALL).do(0, "build p11 die")
    shown = view.view(table.box, table.s, 1)
    assert json.loads(json.dumps(shown)) == shown
    other = view.view(table.box, table.s, None)
    assert {**shown, "seat": None} == other


def test_totals_are_the_scores() -> None:
    table = Table().roll(ALL).built(0, with_supports("p31 k g11 g12 g13 g14")).built(1, "p11")
    shown = view.view(table.box, table.s, None)["players"]
    assert [player["total"] for player in shown] == table.scores()
    assert all(sum(line["points"] for line in player["score"]) == player["total"] for player in shown)


def test_open_fields_bonuses_and_what_is_missing_for_them() -> None:
    table = Table().roll(ALL).built(0, "p12 l1 g13 g24")
    me = view.view(table.box, table.s, 0)["players"][0]
    assert {"p11", "p13", "l2", "r1", "g11"} <= set(me["open"])
    assert not {"g14", "p12", "p22", "k"} & set(me["open"])  # g14 has lost its partners
    reach = {found["name"]: found["missing"] for found in me["reach"]}
    assert reach["scarab"] == ["p13", "p22"]
    assert reach["bow"] == ["l2", "l3"]
    assert "head" not in reach  # needs g14
    table.s.closed = 0xFFF
    assert view.view(table.box, table.s, 0)["players"][0]["reach"] == []


def test_a_target_tells_the_cost_with_the_quarry_stones_that_are_lost() -> None:
    table = Table(colours={"p11": "red", "p12": "red"}, quarry="bbrbbbrbbbbb").roll("")
    found = target(table, "build p11 q3 p12 q7")
    assert found["fields"] == ["p11", "p12"]
    assert found["payments"] == ["q3", "q7"]
    assert found["cost"] == {"dice": [], "gems": 0, "stones": ["q3", "q7"], "lost": ["q1", "q2", "q4", "q5", "q6"]}
    assert found["brings"]["points"] == {"pyramid": 3, "quarry": -7}  # type: ignore[index]


def test_a_target_tells_bonuses_and_finished_buildings() -> None:
    table = Table().roll(ALL).built(0, with_supports("p51 l4 r4"))
    brings = target(table, "build k die")["brings"]
    assert brings == {
        "points": {"arch": 4, "bonuses": 6 + 12},
        "total": 22,
        "bonuses": ["ankh", "bow", "cobra", "falcon", "scarab"],
        "finishes": ["arch"],
        "second_building": True,
    }
    assert target(table, "pass")["kind"] == "pass"


def test_A_B3_a_target_tells_the_relief_fields_that_a_pair_leaves_without_a_partner() -> None:
    table = Table().roll(ALL).built(0, "g13")
    assert target(table, "build g24 die g34 die")["strands"] == ["g14"]
    assert target(table, "build g14 die g24 die")["strands"] == []
    assert target(table, "pass")["strands"] == []


def test_a_target_changes_nothing() -> None:
    table = Table().roll(ALL)
    before = list(values(table.s))
    for actions in sentences(GAME, table.box, table.s, 0):
        view.target(table.box, table.s, 0, actions)
    assert list(values(table.s)) == before


@pytest.mark.parametrize("seed", range(8))
def test_A_O1_resampling_changes_only_open_decisions_of_others(seed: int) -> None:
    table = Table(seats=5, speed=True).roll("red green blue blue").do(0, "pass")
    for seat in (1, 3):
        table.do(seat, table.allowed(seat)[seed])
    stream, out = [0] * 4, [0] * MOST_LEGAL
    seed_stream(stream, seed, 1)
    other = table.s.copy()
    view.resample(table.box, other, 3, stream, out)
    assert view.view(table.box, other, 3) == view.view(table.box, table.s, 3)
    assert other.players[3].first == table.seat(3).first
    assert other.players[1].first != 0
    assert other.acting == table.s.acting
    assert [other.players[seat].first for seat in (2, 4)] == [0, 0]


def test_A_O1_resampled_decisions_differ() -> None:
    table = Table(seats=3, speed=True).roll("red green blue blue").do(0, "pass").do(1, "pass")
    seen = set()
    for seed in range(20):
        stream = [0] * 4
        seed_stream(stream, seed, 1)
        other = table.s.copy()
        view.resample(table.box, other, 2, stream, [0] * MOST_LEGAL)
        seen.add((other.players[1].first, other.players[1].second))
    assert len(seen) > 5


def test_redaction_leaves_events_as_they_are() -> None:
    assert view.redact({"n": 1, "who": 1, "do": "build p11 die"}, 0) == "build p11 die"


def test_the_board_fits_the_terminal_and_needs_no_colours() -> None:
    table = Table(seats=5).roll("red green blue blue").built(0, with_supports("p31 l2 r1 g11 g12"))
    table.seat(0).used, table.seat(0).struck = 0b100, 3
    text = notation.format_view(view.view(table.box, table.s, 0))
    lines = Text.from_markup(text).plain.splitlines()
    assert max(map(len, lines)) <= 100
    assert sum("[" in line for line in lines) >= 3  # built stones
    assert any(line.strip().startswith("quarry - - x ") for line in lines)


def test_the_board_of_every_phase() -> None:
    table = Table(start=-1)
    for _ in range(60):
        assert notation.format_view(view.view(table.box, table.s, 0))
        if not table.acting():
            words = {"start": "start 0", "sheets": "sheets A B C", "roll": "roll red red blue green"}
            table.chance(words[notation.chance_words(table.box, table.s)])
        else:
            table.do(table.acting()[0], "pass")
