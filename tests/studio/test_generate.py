"""New editions: the checker accepts them, they meet their targets, and a seed gives the same ones again."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from benben.analysis.balance import MET
from benben.cli.app import app
from benben.engine.edition import find_edition
from benben.engine.errors import BadOption
from benben.engine.registry import find_game, games
from benben.studio.draft import write_draft
from benben.studio.generate import DIFFICULTIES, Generated, generate

DRAWN = [name for name in games() if find_game(name).generator is not None]
SLOW = "anubix"  # where the ways of building are tuned, which takes half a minute
MANY = 20


def sound(game: str, edition: Generated) -> bool:
    """Whether `benben check` accepts it and its report lies inside the targets."""
    found = find_game(game)
    report = edition.report
    verdicts = [verdict for table in report.tables for verdict in table.verdicts]
    assert len(report.tables) == len(found.balance.SETTINGS if found.balance else ())
    checked = not any(finding.refused for finding in edition.draft.findings)
    return checked and report.passed and bool(verdicts) and all(verdict.verdict == MET for verdict in verdicts)


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("game", DRAWN)
def test_drafts_and_what_they_are_varied_to_keep_the_rules_of_components(game: str, difficulty: str) -> None:
    found, source = find_game(game), Random(4)
    assert found.generator is not None
    components = found.generator.draw(source, difficulty)
    for _ in range(5):
        findings = write_draft(found, components).findings
        assert {finding.rule for finding in findings} <= set(found.differing)
        assert not any(finding.refused for finding in findings)
        varied = found.generator.vary(source, components, difficulty, [])
        assert varied is not components
        components = varied


@pytest.mark.parametrize(
    "game", [pytest.param(name, marks=pytest.mark.soak) if name == SLOW else name for name in DRAWN]
)
def test_an_edition_is_accepted_meets_the_targets_and_is_new(game: str, tmp_path: Path) -> None:
    told = CliRunner().invoke(app, ["generate", game, "--seed", "3", "--to", str(tmp_path), "--threads", "1"])
    assert told.exit_code == 0, told.output
    (file,) = tmp_path.glob("*.txt")
    assert CliRunner().invoke(app, ["check", str(file)]).exit_code == 0
    assert json.loads(file.with_suffix(".json").read_text("utf-8"))["passed"]
    assert "All targets are met" in file.with_suffix(".html").read_text("utf-8")
    assert find_edition(find_game(game), str(file)).digest != find_edition(find_game(game)).digest


def test_a_seed_gives_the_same_editions_whatever_the_threads() -> None:
    game = find_game("stregati")
    alone, together = ([one.draft.text for one in generate(game, 5, 2, threads=threads)] for threads in (1, 2))
    assert alone == together
    assert len(set(alone)) == 2


def test_a_difficulty_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadOption, match="easy, normal, hard"):
        list(generate(find_game("anubix"), 1, difficulty="mean"))


@pytest.mark.soak
@pytest.mark.parametrize("game", DRAWN)
def test_twenty_editions_are_accepted_and_meet_the_targets(game: str) -> None:
    made = list(generate(find_game(game), 1, MANY, threads=2))
    assert len({edition.draft.edition.digest for edition in made}) == MANY
    assert all(sound(game, edition) for edition in made)
