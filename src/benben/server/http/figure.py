"""Figures: small pictures that stand for people. Their names are words of the protocol, not of a language."""

from __future__ import annotations

import secrets

from benben.server.http.refusal import Refusal

FIGURES = (
    *("ankh", "bee", "camel", "cat", "cobra", "crocodile", "eye", "falcon", "frog", "gazelle", "hippo", "ibis"),
    *("jackal", "lion", "lotus", "moon", "obelisk", "owl", "palm", "papyrus", "ram", "scarab", "sphinx", "sun"),
)
PROGRAM = "program"  # nobody can choose it or put it off: people see that a program plays
NUMBERS = range(2, 100)


def draw_guest() -> tuple[str, str]:
    """A name and a figure for somebody who has not chosen yet, such as Scarab 27."""
    figure = secrets.choice(FIGURES)
    return f"{figure.title()} {secrets.choice(NUMBERS)}", figure


def parse_figure(text: str, present: str | None = None) -> str:
    """A figure that may be chosen by somebody who has `present`."""
    if present == PROGRAM and text != PROGRAM:
        raise Refusal(422, "bad_figure", "a program keeps its figure, so that people see who they play with")
    if text not in FIGURES and text != present:
        raise Refusal(422, "bad_figure", f"there is no figure {text[:30]!r}: choose one of {', '.join(FIGURES)}")
    return text
