"""Golden files: what a game was yesterday it is today, unless somebody meant to change it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from benben import Match
from benben.analysis.perft import divide, perft, position_of
from benben.engine.game import Game
from benben.engine.registry import games
from contract.cases import Case, cases
from contract.golden import FOLDER, endings, perft_match, playthrough

every_game = pytest.mark.parametrize("game", list(games().values()), ids=lambda game: game.id)


@pytest.mark.parametrize("case", cases(), ids=str)
def test_the_counts_of_positions_are_those_of_the_table(case: Case) -> None:
    """On a difference the first actions under which it lies are named."""
    tables = json.loads((FOLDER / case.game.id / "pins.json").read_text("utf-8"))["perft"]
    entry = next(table for table in tables if table["case"] == str(case))
    position = position_of(perft_match(case))
    found = divide(position, entry["depth"])
    different = {
        text: f"{entry['divide'].get(text)} -> {found.get(text)}"
        for text in {*found, *entry["divide"]}
        if found.get(text) != entry["divide"].get(text)
    }
    assert not different
    assert sum(found.values()) == entry["positions"] == perft(position, entry["depth"])
    assert entry["positions"] > 1


@every_game
def test_playthroughs_read_as_they_were_written(game: Game) -> None:
    files = sorted((FOLDER / game.id / "playthroughs").glob("*.txt"))
    assert 3 <= len(files) <= 5
    for file in files:
        text = file.read_text("utf-8")
        assert len(text.splitlines()) <= 200
        asked = json.loads(text.splitlines()[0])
        assert asked.pop("game") == game.id
        assert playthrough(game, asked) == text


def finished_files() -> list[Path]:
    return sorted(FOLDER.glob("*/finished/*.jsonl"))


@pytest.mark.parametrize("file", finished_files(), ids=lambda file: f"{file.parent.parent.name}-{file.stem}")
def test_finished_matches_still_fold_to_their_end(file: Path) -> None:
    text = file.read_text("utf-8")
    match = Match.loads(text)
    match.verify()
    assert match.is_over
    assert match.dumps() == text
    last = json.loads(text.splitlines()[-1])
    assert (match.scores(), match.winners()) == (last["scores"], last["winners"])


@every_game
def test_there_is_a_finished_match_for_every_ending_and_every_number_of_seats(game: Game) -> None:
    found = {file.stem for file in (FOLDER / game.id / "finished").glob("*.jsonl")}
    names = [*(name for name, _ in endings(game)), "tie"]
    assert found == {f"{seats}-{name}" for seats in game.seats for name in names}
