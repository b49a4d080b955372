"""`benben print`: an edition on paper."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from benben.cli.arguments import GameName
from benben.cli.language import InLanguage

EditionArgument = Annotated[
    str | None,
    typer.Argument(
        metavar="[EDITION]", help="The name of an edition, or the file of one; the one that ships if not given."
    ),
]
Paper = Annotated[str, typer.Option("--paper", metavar="SIZE", help="a4 or letter.")]
Target = Annotated[
    Path | None, typer.Option("--out", metavar="FILE", help="The PDF to write; named after the edition if not given.")
]


def print_(
    game: GameName,
    edition: EditionArgument = None,
    paper: Paper = "a4",
    language: InLanguage = None,
    out: Target = None,
) -> None:
    """Write a PDF with all cards and sheets.

    The pages have marks to cut along, fronts and backs meet when both sides are printed, and the first page says how.
    """
    from benben.cli.language import find_language
    from benben.cli.screen import console
    from benben.engine.edition import find_edition
    from benben.engine.registry import find_game
    from benben.studio.sheet import set_pages

    spoken = find_language(language)
    found = find_edition(find_game(game), edition)
    name = found.name or Path(edition or "").stem
    target = out or Path(f"{game}-{name}-{paper}-{spoken}.pdf")
    pages = set_pages(found, paper, spoken)
    target.write_bytes(pages)
    console().print(f"{target}: print it at 100 %, on both sides, turned along the long edge", markup=False)
