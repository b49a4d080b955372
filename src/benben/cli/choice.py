"""The legal actions of a seat as a list to pick from: in groups, and by how their texts begin."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

TOGETHER = 24  # a group of more actions is divided by its second word
OFFERED = 12  # completions that are shown whole; of more only the next word is


def normalise(text: str) -> str:
    """A text as notation writes it: single blanks, none around it."""
    return " ".join(text.split())


def begun(text: str, legal: Sequence[str]) -> list[str]:
    """The actions that begin so, whatever the case."""
    wanted = normalise(text).lower()
    return [action for action in legal if action.lower().startswith(wanted)]


def groups(legal: Sequence[str]) -> dict[str, list[tuple[int, str]]]:
    """Numbered actions by what they have in common: the first word, or the first two where that is not enough."""
    found: dict[str, list[tuple[int, str]]] = {}
    numbered = list(enumerate(legal, start=1))
    for word, members in groupby(numbered, key=lambda member: _words(member[1], 1)):
        group = list(members)
        if len(group) <= TOGETHER:
            found.setdefault(word, []).extend(group)
            continue
        for member in group:
            found.setdefault(_words(member[1], 2), []).append(member)
    return found


def _words(text: str, count: int) -> str:
    return " ".join(text.split()[:count])


def completions(typed: str, legal: Sequence[str]) -> list[str]:
    """What a line may be completed to: whole actions where they are few, else up to the end of the next word."""
    typed = " ".join(typed.split()) + (" " if typed[-1:].isspace() and typed.strip() else "")
    found = [action for action in legal if action.lower().startswith(typed.lower())]
    if len(found) <= OFFERED:
        return found
    steps = dict.fromkeys(_next_word(action, len(typed)) for action in found)
    return list(steps)


def _next_word(action: str, at: int) -> str:
    """An action up to the end of the word that begins or goes on at a place."""
    end = action.find(" ", at + 1 if action[at : at + 1] == " " else at)
    return action if end < 0 else action[:end]
