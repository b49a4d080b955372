"""The languages that benben speaks. English comes first: it is what everything falls back to, and the law in rules."""

from __future__ import annotations

from typing import Literal, get_args

from benben.engine.errors import BadOption

Language = Literal["en", "pt", "es", "it", "de"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
ENGLISH: Language = "en"


def parse_language(text: str) -> Language:
    """A language by its code; a country or an encoding after it, as in pt_PT.UTF-8, changes nothing."""
    code = text.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    if code not in LANGUAGES:
        raise BadOption(f"benben does not speak {text[:20]!r}; it speaks {', '.join(LANGUAGES)}")
    return code
