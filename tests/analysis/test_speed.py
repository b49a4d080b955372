"""The C program is the same game, and figures are taken side by side."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from benben.analysis import speed
from benben.analysis.simulation import Table
from benben.analysis.speed import Limit, NoLimit, bench, results_digest, table_of
from benben.engine.play import DECISIONS, TRAIL
from benben.engine.record import checked, unpack
from benben.engine.registry import games
from contract.modes import trail_plain

MATCHES = 200


@pytest.fixture(scope="module")
def limit(tmp_path_factory: pytest.TempPathFactory) -> Limit:
    """Fails without a C compiler: then nothing here could be shown."""
    return Limit(tmp_path_factory.mktemp("limit"))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_c_program_plays_the_same_matches(limit: Limit, seats: int) -> None:
    results = table_of("pyramids", seats, {}).play(11, 5, MATCHES)[0]
    played = limit.play(seats, 11, 5, MATCHES)
    assert played.digest == results_digest(results, seats)
    assert played.decisions == results[:, DECISIONS].sum()
    assert played.processor > 0
    assert limit.play(seats, 11, 6, MATCHES).digest != played.digest


@pytest.mark.parametrize("game", games())
def test_plain_rules_play_the_same_matches_as_compiled_ones(game: str) -> None:
    table = table_of(game, 2, {} if game == "pyramids" else {"max_rounds": 10})
    compiled = table.play(3, 0, 4)[0].tolist()
    box = unpack(checked(table.game.layout.Box), table.boxes[0])
    assert trail_plain(table.game, table.box, table.game.layout.State, 3, 4) == compiled
    assert trail_plain(table.game, box, checked(table.game.layout.State), 3, 4) == compiled
    assert len({row[TRAIL] for row in compiled}) == 4


def test_matches_do_not_depend_on_what_was_played_before() -> None:
    table = table_of("pyramids", 3, {})
    results, ends = table.play(1, 0, 20)
    later, later_ends = table.play(1, 12, 8)
    assert results[12:].tolist() == later.tolist()
    assert ends[12:].tobytes() == later_ends.tobytes()


def test_copies_are_copies() -> None:
    table = table_of("pyramids", 2, {})
    states = table.states(3)
    states[0] = table.play(1, 0, 1)[1][0]
    table.loops.copy_often(states, 4)
    assert states[0].tobytes() == states[1].tobytes() == states[2].tobytes() != table.states(1).tobytes()


def test_figures_are_plain_and_name_what_they_are_compared_with(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed, "GAMES", speed.GAMES[:2])
    told: list[tuple[int, int]] = []
    found = json.loads(json.dumps(bench(lambda done, of: told.append((done, of)), rounds=3, span=0.002).as_dict()))
    figures = {figure["name"]: figure for figure in found["figures"]}
    assert told[-1][0] == told[-1][1]
    assert figures["Pyramids, 2 seats"]["against"] == "Pyramids, 2 seats, in C"
    assert figures["Pyramids, 2 seats"]["ratio"] > 0
    assert figures["Pyramids, 2 seats, two threads"]["against"] == "Pyramids, 2 seats"
    assert figures["Pyramids, a state"]["value"] == 256
    assert all((figure["value"] or 0) > 0 or figure["note"] for figure in figures.values())


@pytest.mark.parametrize(
    ("missing", "text"),
    [("compiler", "no C compiler"), ("source", "comes with the repository"), ("sense", "does not build")],
)
def test_without_the_c_program_the_figure_says_why(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, missing: str, text: str
) -> None:
    if missing == "compiler":
        monkeypatch.setattr("shutil.which", lambda name: None)
    source = tmp_path / "pyramids.c"
    if missing == "sense":
        source.write_text("int main(void) { return", "ascii")
    monkeypatch.setattr(speed, "SOURCE", source)
    with pytest.raises(NoLimit, match=text):
        Limit(tmp_path)
    found, figures = speed._contestants(tmp_path)
    assert text.split()[-1] in figures[0].note
    assert figures[0].value is None
    assert "Pyramids, 2 seats" in {contestant.name for contestant in found}


def test_a_c_program_of_another_game_is_no_limit(monkeypatch: pytest.MonkeyPatch, limit: Limit) -> None:
    monkeypatch.setattr(
        Table, "play", lambda self, seed, first, count, play=Table.play: play(self, seed + 1, first, count)
    )
    with pytest.raises(NoLimit, match="does not play the same matches"):
        speed._limit_contestant(limit, 2)
