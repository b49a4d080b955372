"""`benben check`."""

from __future__ import annotations

from pathlib import Path

import pytest

from benben.engine.edition import edition_names
from benben.engine.game import Game
from benben.engine.registry import find_game, games
from cli.terminal import run, run_json


def shipped(game: str) -> str:
    return (find_game(game).folder / "editions" / "benben.txt").read_text("utf-8")


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_the_shipped_editions_can_be_played(game: Game) -> None:
    for name in edition_names(game):
        text = run("check", game.folder / "editions" / f"{name}.txt").stdout
        assert f"an edition of {game.id}: can be played" in " ".join(text.split())


def test_all_faults_are_named_at_once_with_line_place_and_rule(tmp_path: Path) -> None:
    file = tmp_path / "own.txt"
    lines = shipped("pyramids").splitlines()
    skulls = next(at for at, line in enumerate(lines) if line.startswith("skulls:"))
    lines[skulls] = "skulls: -1"
    at = next(at for at, line in enumerate(lines) if "E" in line and "." in line and at > skulls)
    lines[at] = lines[at].replace("E", "?", 1)
    file.write_text("\n".join(lines), "utf-8")
    report = run_json("check", file, exit_code=1)
    assert report["refused"]
    refused = [finding for finding in report["findings"] if finding["refused"]]
    assert {skulls + 1, at + 1} <= {finding["line"] for finding in refused}
    text = run("check", file, exit_code=1).stdout
    assert "refused" in text
    assert all(finding["rule"] in text for finding in refused)


def test_a_file_that_does_not_say_its_game_needs_it_said(tmp_path: Path) -> None:
    file = tmp_path / "own.txt"
    file.write_text(shipped("pyramids").replace("game: pyramids", "", 1), "utf-8")
    assert "add it, or name the game with --game" in run("check", file, exit_code=2).stderr
    assert run_json("check", file, "--game", "pyramids", exit_code=1)["game"] == "pyramids"


def test_what_is_no_text_is_refused_and_nothing_breaks(tmp_path: Path) -> None:
    file = tmp_path / "own.txt"
    file.write_bytes(bytes(range(256)) * 8)
    report = run_json("check", file, "--game", "pyramids", exit_code=1)
    assert report["refused"]
