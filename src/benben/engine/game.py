"""The contract: what a game is to everything else. Read this first.

A game is a folder `benben/games/<id>` whose modules have fixed names. Nothing is inherited and nothing registered; the
protocols below say what each module holds, and `tests/contract` plays every game that is found.

Numbers mean the same everywhere: `seat` is 0 to n-1, `CHANCE` is the actor that decides what no seat decides, an
*action* is an integer below the game's `ACTIONS`, an *outcome* (what chance does) an integer below its `OUTCOMES`. One
event of a match, one line of its log, is one or several of these by one actor: `midway` is true between them.

`box` is what lies on the table before the match: an edition's components as numbers, the seats and the options. `s` is
the state, one record. Rules take both, check nothing (callers offer only what `legal` lists) and draw no random number.
"""

from __future__ import annotations

import importlib
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, Protocol, cast

from benben.engine.errors import Finding
from benben.engine.feature import Piece
from benben.engine.option import Option, parse_option
from benben.engine.record import Ints
from benben.engine.target import Setting, Target, Told

CHANCE = -1

Components = dict[str, Any]  # an edition as plain JSON types
View = dict[str, Any]  # what one seat may know, as plain JSON types


class Layout(Protocol):
    """layout.py: the records, and how many of everything there can be."""

    ACTIONS: int
    OUTCOMES: int
    PILES: Sequence[int]  # what chance draws from, 0 and on
    MOST_LEGAL: int
    Box: type[Any]
    State: type[Any]


class Rules(Protocol):
    """rules.py: every rule of play, each a `@rule`."""

    def setup(self, box: Any, s: Any) -> None: ...  # a zeroed state becomes the beginning of a match
    def acting(self, box: Any, s: Any) -> int: ...  # a set of seats (bits), CHANCE, or 0 when the match is over
    def legal(self, box: Any, s: Any, seat: int, out: Ints) -> int: ...  # writes actions, ascending; returns how many
    def chance(self, box: Any, s: Any) -> int: ...  # the sum of the weights of all outcomes
    def pick(self, box: Any, s: Any, roll: int) -> int: ...  # the outcome of a roll in 0 .. chance()-1, ascending
    def weight(self, box: Any, s: Any, outcome: int) -> int: ...  # the weight of one outcome
    def pile(self, box: Any, s: Any) -> int: ...  # which of `PILES` chance draws from: a deck, the dice, see `luck.py`
    def apply(self, box: Any, s: Any, seat: int, action: int) -> None: ...  # seat CHANCE: an outcome
    def midway(self, box: Any, s: Any, seat: int) -> int: ...  # the event that this actor began goes on
    def together(self, box: Any, s: Any) -> int: ...  # a phase in which seats decide at the same time is open
    def scores(self, box: Any, s: Any, out: Ints) -> None: ...  # as they would be if the match ended now
    def ranks(self, box: Any, s: Any, out: Ints) -> None: ...  # 1 for every winner, ties shared, lower is better


class Knowledge(Protocol):
    """view.py: the only gate of secrets. `seat` None is a spectator."""

    def view(self, box: Any, s: Any, seat: int | None) -> View: ...
    def target(self, box: Any, s: Any, seat: int, actions: Sequence[int]) -> View: ...  # what a board lights up for it
    def redact(self, event: Mapping[str, Any], seat: int | None) -> str: ...  # an event's text as a seat may read it
    def reveals(self, text: str) -> bool: ...  # an action shows others what only its seat knew, so it stays
    def resample(self, box: Any, s: Any, seat: int, stream: Ints, out: Ints) -> None: ...  # a @rule: secrets drawn anew
    def breakdown(self, box: Any, s: Any, seat: int) -> list[tuple[str, int, str]]: ...  # (source, points, rule id)
    def facts(self, box: Any, s: Any) -> dict[str, float]: ...  # what simulations average over the ends of matches

    # A game may have this, for what would take long: all events that begin with a legal action, each as its text and
    # its target, {"do": ..., **target}; or None.
    # def told(self, box: Any, s: Any, seat: int, first: int) -> Sequence[View] | None: ...


class Notation(Protocol):
    """notation.py: events as text, without loss. Parsers raise BadNotation for what no state could mean."""

    def format_action(self, box: Any, s: Any, seat: int, actions: Sequence[int]) -> str: ...  # s: before the event
    def parse_action(self, box: Any, s: Any, seat: int, text: str) -> list[int]: ...
    def format_chance(self, box: Any, s: Any, outcomes: Sequence[int]) -> str: ...
    def parse_chance(self, box: Any, s: Any, text: str) -> list[int]: ...
    def chance_words(self, box: Any, s: Any) -> str: ...  # the event's words before its outcomes, such as "deal 0"
    def format_outcome(self, box: Any, s: Any, outcome: int) -> str: ...  # one outcome, such as "L4"
    def steps_taken(self, box: Any, s: Any) -> list[tuple[int, str]]: ...  # steps without alternative, taken unasked
    def refuse(self, box: Any, s: Any, seat: int, actions: Sequence[int]) -> tuple[str, str]: ...  # (rule id, sentence)
    def format_view(self, view: View) -> str: ...  # a board for the terminal, in rich's markup

    # A game may have this, for what need not be tried out: all events that begin with a legal action, or None.
    # def whole(self, box: Any, s: Any, seat: int, first: int) -> Sequence[tuple[int, ...]] | None: ...


class EditionText(Protocol):
    """edition.py: components drawn as text."""

    def parse_edition(self, text: str) -> tuple[Components, list[Finding]]: ...  # every finding, not only the first
    def format_edition(self, components: Components) -> str: ...


class BoxMaker(Protocol):
    """box.py: components, seats and options as the record that rules take."""

    def make_box(self, components: Components, seats: int, options: Mapping[str, Any]) -> Any: ...
    def pools(self, components: Components, seats: int, options: Mapping[str, Any]) -> dict[str, Any]: ...  # for proofs
    def evidence(self, box: Any, before: Any, after: Any) -> dict[str, Any]: ...  # a chance event's own, for proofs


class Heuristic(Protocol):
    """heuristic.py: play without search, each a @rule."""

    def greedy(self, box: Any, s: Any, seat: int, stream: Ints, out: Ints) -> int: ...  # out: room for legal actions
    def wander(self, box: Any, s: Any, seat: int, stream: Ints, out: Ints) -> int: ...  # at random, yet it ends

    # Writes what is legal, in the order of `legal`, and a price of each: where search looks first. Returns how many.
    # `room` is room for legal actions once more. The unit is the game's own; `search` in game.toml tells it.
    def appraise(self, box: Any, s: Any, seat: int, out: Ints, prices: Ints, room: Ints) -> int: ...


class Features(Protocol):
    """features.py: what a seat may know as small numbers for programs that learn; see `benben.engine.feature`."""

    PIECES: tuple[Piece, ...]
    PLAYER: tuple[Piece, ...]

    # Each a @rule. `out` begins as zeros, or holds an earlier row of the same match; whatever may differ is written.
    def observe(self, box: Any, s: Any, seat: int, out: Ints) -> None: ...
    def observe_midway(self, box: Any, s: Any, seat: int, out: Ints) -> None: ...  # `out`: before an action of `seat`


class Balance(Protocol):
    """balance.py, which a game may have: how it is measured whether an edition is good; see `benben.engine.target`."""

    BOT: str  # a good bot that does not take too long over thousands of matches
    SETTINGS: Sequence[Setting]
    TARGETS: Sequence[Target]
    PLANS: Sequence[str]  # what bots can be made to go for

    def tell(self, box: Any, s: Any) -> Told: ...  # of the end of a match
    def commit(self, box: Any, plans: Sequence[int]) -> None: ...  # by seat what its bots go for


class Generator(Protocol):
    """generate.py, which a game may have: how new editions are drawn, each keeping all rules about components."""

    def draw(self, source: Random, difficulty: str) -> Components: ...
    # A little different; `faults` are what was found in the way of a target, such as a card's number.
    def vary(self, source: Random, components: Components, difficulty: str, faults: Sequence[str]) -> Components: ...


@dataclass(frozen=True)
class Game:
    """A game as the rest of benben sees it; its modules are imported when first used."""

    id: str
    title: str
    version: int
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    credits: str
    differing: tuple[str, ...]  # rules about what is so in the edition that ships alone
    search: Mapping[str, int]  # what search has to know of the game, see `benben.bots.setting`
    levels: Mapping[str, Mapping[str, int]]  # by number what levels differ in here, see `benben.bots.level`
    folder: Path
    package: str

    @classmethod
    def at(cls, file: str, package: str) -> Game:
        """Read game.toml beside a package's `__init__`."""
        folder = Path(file).parent
        data = tomllib.loads((folder / "game.toml").read_text("utf-8"))
        return cls(
            id=folder.name,
            title=data["title"],
            version=data["rules"],
            seats=tuple(range(data["seats"][0], data["seats"][1] + 1)),
            options=tuple(parse_option(name, option) for name, option in data.get("options", {}).items()),
            credits=data["credits"],
            differing=tuple(data.get("differing", ())),
            search=data.get("search", {}),
            levels=data.get("levels", {}),
            folder=folder,
            package=package,
        )

    def _module(self, name: str) -> ModuleType:
        return importlib.import_module(f"{self.package}.{name}")

    @cached_property
    def layout(self) -> Layout:
        return cast(Layout, self._module("layout"))

    @cached_property
    def rules(self) -> Rules:
        return cast(Rules, self._module("rules"))

    @cached_property
    def knowledge(self) -> Knowledge:
        return cast(Knowledge, self._module("view"))

    @cached_property
    def notation(self) -> Notation:
        return cast(Notation, self._module("notation"))

    @cached_property
    def whole(self) -> Callable[[Any, Any, int, int], Sequence[tuple[int, ...]] | None]:
        """See `Notation`; every event is tried out where a game knows nothing better."""
        found: Any = getattr(self.notation, "whole", lambda box, s, seat, first: None)
        return cast(Callable[[Any, Any, int, int], Sequence[tuple[int, ...]] | None], found)

    @cached_property
    def told(self) -> Callable[[Any, Any, int, int], Sequence[View] | None]:
        """See `Knowledge`; every event is told by itself where a game does nothing better."""
        found: Any = getattr(self.knowledge, "told", lambda box, s, seat, first: None)
        return cast(Callable[[Any, Any, int, int], Sequence[View] | None], found)

    @cached_property
    def box(self) -> BoxMaker:
        return cast(BoxMaker, self._module("box"))

    @cached_property
    def edition(self) -> EditionText:
        return cast(EditionText, self._module("edition"))

    @cached_property
    def heuristic(self) -> Heuristic:
        return cast(Heuristic, self._module("heuristic"))

    @cached_property
    def features(self) -> Features:
        return cast(Features, self._module("features"))

    @cached_property
    def balance(self) -> Balance | None:
        return cast(Balance, self._module("balance")) if self._has("balance") else None

    @cached_property
    def generator(self) -> Generator | None:
        return cast(Generator, self._module("generate")) if self._has("generate") else None

    def _has(self, name: str) -> bool:
        """Whether a game has a module that not every game needs."""
        return (self.folder / f"{name}.py").is_file()
