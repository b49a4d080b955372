"""Names that people give themselves: text that can be shown anywhere, and that shows something."""

from __future__ import annotations

import unicodedata

from benben.server.http.refusal import Refusal

MOST_VISIBLE = 30
MOST_SIGNS = 60  # with accents that stand on others
MOST_ACCENTS = 3  # on one character: more run over the lines above and below
JOINERS = "\u200c\u200d"  # Persian words and many emoji need them
LOOK_EMPTY = "\u115f\u1160\u3164\uffa0\u2800"  # letters by class, and yet nothing is seen


def parse_name(text: str) -> str:
    """A name without what is around it, or a refusal that says what is wrong with it."""
    name = " ".join(unicodedata.normalize("NFC", text).split(" ")).strip()
    if any(_is_refused(sign) for sign in name):
        raise _bad("it holds a character that cannot be seen or turns the direction of writing: take it out")
    visible = sum(_is_visible(sign) for sign in name)
    if visible == 0:
        raise _bad("nothing of it can be seen: give at least one letter or figure")
    if visible > MOST_VISIBLE or len(name) > MOST_SIGNS:
        raise _bad(f"it is too long: at most {MOST_VISIBLE} characters")
    if _most_accents(name) > MOST_ACCENTS:
        raise _bad(f"it has more than {MOST_ACCENTS} accents on one character: take some away")
    return name


def _bad(text: str) -> Refusal:
    return Refusal(422, "bad_name", f"this name cannot be used: {text}")


def _is_refused(sign: str) -> bool:
    if sign in JOINERS or sign == " ":
        return False
    return sign in LOOK_EMPTY or unicodedata.category(sign)[0] in "CZ"


def _is_visible(sign: str) -> bool:
    return sign not in JOINERS and unicodedata.category(sign)[0] != "M"


def _most_accents(name: str) -> int:
    most = run = 0
    for sign in name:
        run = run + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        most = max(most, run)
    return most
