"""Options of a match: what game.toml declares, and what a match is given."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from benben.engine.errors import BadOption


@dataclass(frozen=True)
class Option:
    """One option; `default` None means that it is off unless it is given.

    `research` takes the place of the default in research environments, whose matches have to end.
    """

    name: str
    kind: str  # "flag", "choice", "number" or "seat"
    default: Any = None
    research: Any = None
    choices: tuple[str, ...] = ()
    by_seats: Mapping[str, Any] = field(default_factory=dict)
    rule: str = ""
    about: str = ""


def parse_option(name: str, data: Mapping[str, Any]) -> Option:
    """An option from its table in game.toml."""
    return Option(name=name, **{**data, "choices": tuple(data.get("choices", ()))})


def resolve_options(options: Sequence[Option], seats: int, given: Mapping[str, Any]) -> dict[str, Any]:
    """All options that are on, with defaults filled in; an error for what the game does not know."""
    if not isinstance(given, Mapping):
        raise BadOption(f"options are names with values, such as {{'start': 0}}, not {given!r}")
    known = {option.name: option for option in options}
    for name, value in given.items():
        if name not in known:
            raise BadOption(f"no option {name!r}; there is {', '.join(known) or 'none'}")
        if value is not None:
            _check(known[name], value, seats)
    resolved: dict[str, Any] = {}
    for option in options:
        value = given.get(option.name)
        if value is None:
            value = option.by_seats.get(str(seats), option.default)
        if value is not None:
            resolved[option.name] = value
    return resolved


def _check(option: Option, value: Any, seats: int) -> None:
    wanted = {
        "flag": "true or false",
        "choice": " or ".join(option.choices),
        "number": "a whole number from 1 on",
        "seat": f"a seat, 0 to {seats - 1}",
    }[option.kind]
    if not _fits(option, value, seats):
        raise BadOption(f"option {option.name} takes {wanted}, not {value!r} ({option.rule})")


def _fits(option: Option, value: Any, seats: int) -> bool:
    if option.kind == "flag":
        return isinstance(value, bool)
    if option.kind == "choice":
        return value in option.choices
    if isinstance(value, bool) or not isinstance(value, int):
        return False
    return 0 <= value < seats if option.kind == "seat" else 1 <= value < 2**31
