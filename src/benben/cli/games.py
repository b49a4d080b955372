"""`benben games`: what can be played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from benben.cli.arguments import Json, format_value

if TYPE_CHECKING:
    from rich.console import Console

    from benben.engine.game import Game
    from benben.engine.option import Option


def games(as_json: Json = False) -> None:
    """List the games, their seats and options."""
    from benben.cli.screen import console, print_json
    from benben.engine.registry import games as installed

    if as_json:
        print_json([_as_dict(game) for game in installed().values()])
        return
    out = console()
    for game in installed().values():
        _print_game(out, game)
    out.print("[dim]benben rules GAME shows the rules, benben play GAME begins a match against bots.[/]")


def _print_game(out: Console, game: Game) -> None:
    from benben.cli.screen import table
    from benben.engine.edition import edition_names

    editions = ", ".join(edition_names(game))
    out.print(f"[bold]{game.id}[/]  {game.title}, {game.seats[0]} to {game.seats[-1]} seats, editions: {editions}")
    out.print(f"[dim]{game.credits}[/]")
    if game.options:
        rows = [(f"{one.name}={_values(one)}", _default(one), one.rule, one.about) for one in game.options]
        out.print(table(("Option", "Default", "Rule", "About"), rows))
    else:
        out.print("It has no options.\n")


def _values(option: Option) -> str:
    return {"flag": "true|false", "choice": "|".join(option.choices), "number": "N", "seat": "SEAT"}[option.kind]


def _default(option: Option) -> str:
    return ", ".join(_defaults(option)) or "-"


def _defaults(option: Option) -> Iterator[str]:
    """The default, and where the number of seats decides, the others with their seats."""
    if option.default is not None:
        yield format_value(option.default)
    for value in sorted({format_value(value) for value in option.by_seats.values()}):
        seats = [seats for seats, of_seats in option.by_seats.items() if format_value(of_seats) == value]
        yield f"{value} with {' or '.join(seats)}"


def _as_dict(game: Game) -> dict[str, Any]:
    from benben.engine.edition import edition_names

    return {
        "id": game.id,
        "title": game.title,
        "rules": game.version,
        "seats": list(game.seats),
        "editions": edition_names(game),
        "credits": game.credits,
        "options": [_option_as_dict(option) for option in game.options],
    }


def _option_as_dict(option: Option) -> dict[str, Any]:
    return {
        "name": option.name,
        "kind": option.kind,
        "choices": list(option.choices),
        "default": option.default,
        "by_seats": dict(option.by_seats),
        "rule": option.rule,
        "about": option.about,
    }
