"""The first line of a match log: what is played, and what promises its chance. Every field is checked when read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from benben.engine.edition import Edition, edition_from, edition_names, find_edition
from benben.engine.errors import BadLog, BenbenError
from benben.engine.game import Game
from benben.engine.option import resolve_options
from benben.engine.registry import games
from benben.match import proof
from benben.match.clock import Clock
from benben.match.log import FORMAT

PROOF = ("match", "components", "pools")  # without these a log folds, and its chance cannot be checked


def make_header(
    edition: Edition, seats: int, options: Mapping[str, Any], secret: bytes, seed: int | None, clock: Clock | None
) -> dict[str, Any]:
    """The header of a new match."""
    game = edition.game
    header: dict[str, Any] = {
        "benben": FORMAT,
        "game": game.id,
        "rules": game.version,
        "seats": seats,
        "edition": edition.name,
        "options": dict(options),
        "commit": proof.commit(secret),
        "match": proof.commit(secret + b" match")[:16],
        "components": edition.digest,
        "pools": game.box.pools(edition.components, seats, options),
    }
    if clock is not None:
        header["clock"] = {"base": clock.base, "bonus": clock.bonus}
    if not edition.name:
        header["own"] = edition.as_dict()
    if seed is not None:
        header["seed"] = seed
    return header


def read_header(header: Mapping[str, Any]) -> Edition:
    """The edition that a header names; BadLog for whatever is missing, of the wrong kind, or does not fit."""
    game = _game(header)
    seats, options = header.get("seats"), header.get("options")
    if not is_number(seats) or seats not in game.seats:
        raise BadLog(0, f'"seats" is {seats!r}; {game.id} is played by {game.seats[0]} to {game.seats[-1]}')
    if not isinstance(options, dict):
        raise BadLog(0, f'"options" is {options!r}, not an object of options')
    try:
        resolved = resolve_options(game.options, seats, options)  # a log may leave defaults out
        edition = _edition(game, header)
    except BadLog:
        raise
    except BenbenError as error:
        raise BadLog(0, str(error)) from error
    _check_promise(header)
    _check_components(header, edition, resolved)
    read_clock(header)
    return edition


def is_number(value: Any) -> bool:
    """Whether a value is a whole number, and not one of the two that are called true and false."""
    return isinstance(value, int) and not isinstance(value, bool)


def _game(header: Mapping[str, Any]) -> Game:
    name = header.get("game")
    if not isinstance(name, str) or name not in games():
        raise BadLog(0, f'"game" is {name!r}; there is {", ".join(games())}')
    game = games()[name]
    if not is_number(header.get("rules")) or header["rules"] != game.version:
        raise BadLog(0, f'"rules" is {header.get("rules")!r}; these are rules {game.version} of {name}')
    return game


def _edition(game: Game, header: Mapping[str, Any]) -> Edition:
    name = header.get("edition")
    if "own" in header:
        return edition_from(game, header["own"])
    if not isinstance(name, str) or name not in edition_names(game):
        raise BadLog(0, f'"edition" is {name!r}; {game.id} ships {", ".join(edition_names(game))}')
    return find_edition(game, name)


def _check_promise(header: Mapping[str, Any]) -> None:
    for key in ("commit", "match"):
        if not isinstance(header.get(key, ""), str):
            raise BadLog(0, f'"{key}" is {header[key]!r}, not a text')


def _check_components(header: Mapping[str, Any], edition: Edition, options: Mapping[str, Any]) -> None:
    if header.get("components", edition.digest) != edition.digest:
        raise BadLog(0, f"the components of edition {edition.name!r} are not those that the match was played with")
    pools = edition.game.box.pools(edition.components, header["seats"], options)
    if header.get("pools", pools) != pools:
        raise BadLog(0, '"pools" does not fit the edition and the options')


def read_clock(header: Mapping[str, Any]) -> Clock | None:
    """The clock of a header, None if it has none."""
    data = header.get("clock")
    if data is None:
        return None
    if not isinstance(data, dict) or set(data) != {"base", "bonus"} or not all(map(is_number, data.values())):
        raise BadLog(0, f'"clock" is {data!r}, not base and bonus in milliseconds')
    return Clock(**data)
