"""A draft: an edition while somebody works at it, as text and as components, with all that is wrong with it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from benben.engine.edition import Edition
from benben.engine.errors import BadOption, Finding
from benben.engine.game import Components, Game

MOST_NAME = 40
NAMED = re.compile(r"^name:(?P<name>.*?)(?:\s--.*)?$", re.MULTILINE)
FIRST = re.compile(r"^game:.*$", re.MULTILINE)


@dataclass(frozen=True)
class Draft:
    """The components are those of the text, as far as they can be read; with `playable` they are an edition."""

    game: Game
    name: str
    text: str
    components: Components
    findings: list[Finding]

    @property
    def playable(self) -> bool:
        """Whether the checker refuses nothing."""
        return not any(finding.refused for finding in self.findings)

    @property
    def edition(self) -> Edition:
        """An edition of that name; only of a draft that is playable."""
        return Edition(self.game, self.name, self.components)


def read_draft(game: Game, text: str) -> Draft:
    """A draft from its text, whatever it says."""
    components, findings = game.edition.parse_edition(text)
    return Draft(game, name_in(text), text, components, sorted(findings))


def write_draft(game: Game, components: Components, name: str = "") -> Draft:
    """A draft from components that somebody has drawn; a BadOption where they are not formed as those of the game."""
    try:
        text = game.edition.format_edition(components)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise BadOption(f"the components are not formed as those of {game.id}: {error!r}"[:300]) from error
    return read_draft(game, _with_name(game, text, name))


def name_in(text: str) -> str:
    """What a text calls itself, or nothing."""
    found = NAMED.search(text)
    return _plain(found["name"]) if found else ""


def _with_name(game: Game, text: str, name: str) -> str:
    """The text with a line that says its name; without, where the game knows no such line."""
    bare = re.sub(r"^name:.*\n?", "", text, flags=re.MULTILINE)
    if not _plain(name):
        return bare
    named = FIRST.sub(lambda line: f"{line[0]}\nname: {_plain(name)}", bare, count=1)
    return named if _faults(game, named) <= _faults(game, bare) else bare


def _plain(name: str) -> str:
    """A name as it can stand in a line: letters of any language, digits and a few signs."""
    kept = "".join(sign if sign.isalnum() or sign in " .,'’-&!?+()" else " " for sign in name)
    return re.sub(r"-{2,}", "-", " ".join(kept.split()))[:MOST_NAME].strip()


def _faults(game: Game, text: str) -> int:
    findings: list[Any] = game.edition.parse_edition(text)[1]
    return sum(finding.refused for finding in findings)
