"""An edition on paper: pages to print, cut out and play with.

What the pages look like is said in Typst: `paper.typ` beside this file has what all games share, `sheet.typ` in a
game's folder draws its cards. Their words are those of the site where it has them, else those of the two files
`print.toml` and `sheet.toml`.
"""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

from benben.engine.edition import Edition
from benben.engine.errors import BadOption, BenbenError
from benben.engine.game import Game
from benben.engine.kernel import PACKAGE
from benben.engine.language import Language

if TYPE_CHECKING:
    from collections.abc import Mapping

PAPERS = ("a4", "letter")
DRAWING = "sheet.typ"
SHARED = Path(__file__).parent / "print.toml"
SIMPLE = re.compile(
    r"^([a-z][A-Za-z0-9-]*) = ([^{\n]+)$", re.MULTILINE
)  # a message of one line without parts to fill in


def words_of(game: Game, language: Language) -> dict[str, str]:
    """All words that may stand on pages of a game."""
    text = (game.folder / "locale" / f"{language}.ftl").read_text("utf-8")
    found = {name: value.strip() for name, value in SIMPLE.findall(text)}
    for path in (SHARED, game.folder / "sheet.toml"):
        found |= tomllib.loads(path.read_text("utf-8"))[language]
    return found


def job_of(edition: Edition, paper: str, language: Language) -> dict[str, Any]:
    """All that the pages depend on."""
    game, words = edition.game, words_of(edition.game, language)
    return {
        "game": game.id,
        "title": words.get(f"{game.id}-title", game.title),
        "credits": game.credits,
        "edition": edition.name or words["print-own"],
        "digest": edition.digest,
        "paper": paper,
        "language": language,
        "words": words,
        "components": edition.components,
    }


def set_pages(edition: Edition, paper: str, language: Language) -> bytes:
    """The pages of an edition as PDF."""
    if paper not in PAPERS:
        raise BadOption(f"there is no paper {paper!r}; there is {', '.join(PAPERS)}")
    if not (edition.game.folder / DRAWING).is_file():
        raise BadOption(f"{edition.game.title} cannot be printed: its folder has no drawing of its cards, {DRAWING}")
    return compile_pages(edition.game, job_of(edition, paper, language))


def compile_pages(game: Game, job: Mapping[str, Any]) -> bytes:
    """Typst with its own fonts and no others, so that the pages look alike everywhere."""
    try:
        import typst
    except ImportError:
        raise BenbenError("Typst is not installed here: pip install 'benben[print]'") from None
    inputs = {"job": json.dumps(job, ensure_ascii=False)}
    source = game.folder / DRAWING
    try:
        made = typst.compile(source, root=PACKAGE, ignore_system_fonts=True, sys_inputs=inputs, timestamp=0)
    except typst.TypstError as error:
        raise BenbenError(f"the pages of {game.title} could not be set: {error}") from error
    assert isinstance(made, bytes)
    return made
