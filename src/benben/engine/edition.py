"""Editions: component sets as text that a person can draw, found by name or file, checked before use."""

from __future__ import annotations

import copy
import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from benben.engine.errors import BenbenError, EditionError, Finding
from benben.engine.game import Components, Game

MOST_BYTES = 2**20


@dataclass(frozen=True)
class Edition:
    """A checked set of components: `name` is that of a shipped edition, or "" for one that a match carries itself."""

    game: Game
    name: str
    components: Components
    _boxes: dict[Any, Any] = field(default_factory=dict, init=False, repr=False, compare=False)

    @property
    def digest(self) -> str:
        """Equal for equal components, whatever their file looks like."""
        text = json.dumps(self.components, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def as_dict(self) -> Components:
        """The components as plain JSON types, a copy of one's own."""
        return copy.deepcopy(self.components)

    def box(self, seats: int, options: Mapping[str, Any]) -> Any:
        """The components as the rules use them: one for all matches, which nobody changes."""
        key = seats, tuple(sorted(options.items()))
        if key not in self._boxes:
            self._boxes[key] = self.game.box.make_box(self.components, seats, options)
        return self._boxes[key]


def edition_names(game: Game) -> list[str]:
    """The editions that ship with a game, the default first."""
    names = sorted(path.stem for path in (game.folder / "editions").glob("*.txt"))
    return sorted(names, key=lambda name: name != "benben")


def find_edition(game: Game, name: str | None = None) -> Edition:
    """A shipped edition by name, or one from a file; the default without a name."""
    shipped = edition_names(game)
    if name is None or name in shipped:
        return _shipped(game.id, name or shipped[0])
    if not isinstance(name, str) or not _is_file(name):
        raise BenbenError(f"no edition or file {str(name)[:60]!r}; {game.id} ships {', '.join(shipped)}")
    return parse_edition(game, read_edition(Path(name)), name)


def _is_file(name: str) -> bool:
    try:
        return Path(name).is_file()
    except (OSError, ValueError):  # a name that no file can have
        return False


def read_edition(path: Path) -> str:
    """The text of an edition's file; what is far too long to be one is not read."""
    with path.open("rb") as file:
        data = file.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise BenbenError(f"{path} is longer than {MOST_BYTES} bytes: it is not an edition")
    return data.decode("utf-8", errors="replace")


def parse_edition(game: Game, text: str, file: str) -> Edition:
    """An edition from its text; an EditionError that names everything that is wrong."""
    components, findings = game.edition.parse_edition(text)
    refused = [finding for finding in findings if finding.refused]
    if refused:
        raise EditionError(file, refused)
    return Edition(game, "", components)


def check_edition(game: Game, text: str) -> list[Finding]:
    """Everything wrong or remarkable in an edition's text, in the order of its lines."""
    return sorted(game.edition.parse_edition(text)[1])


def edition_from(game: Game, components: Components) -> Edition:
    """An edition that came as plain JSON types (in a match log), checked like a file."""
    try:
        text = game.edition.format_edition(components)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        finding = Finding(0, "", "format", f"the components are not formed as those of {game.id}: {error!r}")
        raise EditionError("components", [finding]) from error
    edition = parse_edition(game, text, "components")
    if edition.components != components:
        raise EditionError("components", [Finding(0, "", "format", "the components do not read back as they are")])
    return edition


@lru_cache(maxsize=64)
def _shipped(game_id: str, name: str) -> Edition:
    from benben.engine.registry import find_game

    game = find_game(game_id)
    path = game.folder / "editions" / f"{name}.txt"
    parsed = parse_edition(game, path.read_text("utf-8"), path.name)
    return Edition(game, name, parsed.components)
