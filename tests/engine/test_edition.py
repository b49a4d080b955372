"""Editions of every game: found, checked, told apart."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import benben
from benben import BenbenError, EditionError
from benben.engine.edition import check_edition, edition_from, edition_names, find_edition, parse_edition
from benben.engine.game import Game
from benben.engine.registry import games

every_game = pytest.mark.parametrize("game", list(games().values()), ids=lambda game: game.id)


@every_game
def test_the_shipped_edition_comes_first_and_has_no_finding(game: Game) -> None:
    names = edition_names(game)
    assert names[0] == "benben"
    for name in names:
        text = (game.folder / "editions" / f"{name}.txt").read_text("utf-8")
        assert [finding for finding in check_edition(game, text) if finding.refused or name == "benben"] == []


@every_game
def test_an_edition_reads_back_from_the_text_and_from_the_dict(game: Game) -> None:
    edition = find_edition(game)
    text = game.edition.format_edition(edition.as_dict())
    again = parse_edition(game, text, "again.txt")
    assert again.components == edition.components
    assert again.digest == edition.digest
    assert edition_from(game, edition.as_dict()).components == edition.components


@every_game
def test_the_dict_is_a_copy_of_ones_own(game: Game) -> None:
    benben.edition(game.id).as_dict().clear()
    assert benben.edition(game.id).as_dict()


@every_game
def test_a_file_is_an_edition_too(game: Game, tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(game.edition.format_edition(find_edition(game).components), "utf-8")
    assert benben.edition(game.id, str(file)).as_dict() == benben.edition(game.id).as_dict()
    with pytest.raises(BenbenError, match="no edition or file"):
        benben.edition(game.id, str(tmp_path / "nowhere.txt"))


@every_game
def test_an_error_names_the_file_and_every_finding(game: Game) -> None:
    with pytest.raises(EditionError) as caught:
        parse_edition(game, "game: chess\nnonsense\n", "chess.txt")
    assert caught.value.findings
    assert str(caught.value).count("chess.txt: line") == len(caught.value.findings)


@every_game
@settings(max_examples=150, deadline=None, derandomize=True)
@given(data=st.data())
def test_no_text_at_all_makes_the_checker_fail(game: Game, data: st.DataObject) -> None:
    """Damaged editions and garbage: always findings, never another error."""
    lines = game.edition.format_edition(find_edition(game).components).splitlines()
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(lines) - 1))
        change = data.draw(st.sampled_from(["cut", "repeat", "garbage", "swap", "drop"]))
        if change == "cut":
            lines[at] = lines[at][: data.draw(st.integers(0, 10))]
        elif change == "repeat":
            lines.insert(at, lines[at])
        elif change == "garbage":
            lines[at] = data.draw(st.text(max_size=40)).replace("\n", " ")
        elif change == "swap":
            lines[at] = lines[at][::-1]
        elif len(lines) > 1:
            del lines[at]
    for finding in check_edition(game, "\n".join(lines)):
        assert finding.line >= 0
        assert finding.text
        assert finding.rule
