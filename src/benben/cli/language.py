"""In which language a command speaks: what --language says, else the environment, else English."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Annotated

import typer

from benben.engine.errors import BadOption
from benben.engine.language import ENGLISH, LANGUAGES, Language, parse_language

OWN = "BENBEN_LANGUAGE"
LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides, as for other programs


def _codes(incomplete: str = "") -> list[str]:
    return [code for code in LANGUAGES if code.startswith(incomplete)]


InLanguage = Annotated[
    str | None,
    typer.Option(
        "--language",
        metavar="CODE",
        help=f"{', '.join(LANGUAGES)}; else {OWN}, else that of the environment.",
        autocompletion=_codes,
    ),
]


def find_language(given: str | None, environ: Mapping[str, str] = os.environ) -> Language:
    """The language that somebody wants. A wish that cannot be met is an error; an environment is none."""
    wanted = given or environ.get(OWN)
    if wanted:
        return parse_language(wanted)
    try:
        return parse_language(next(environ[name] for name in LOCALES if environ.get(name)))
    except (BadOption, StopIteration):
        return ENGLISH
