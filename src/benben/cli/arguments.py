"""Arguments and options that several commands share, and how their texts are read."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any

import typer

from benben.engine.errors import BadOption
from benben.engine.game import Game
from benben.engine.option import Option
from benben.engine.registry import GAMES

MOST_SEED = 2**63


def game_names(incomplete: str = "") -> list[str]:
    """The names of games that begin so, for completion in the shell."""
    names = (path.parent.name for path in GAMES.glob("*/game.toml"))
    return sorted(name for name in names if name.startswith(incomplete))


GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="A game; `benben games` lists them.", autocompletion=game_names)
]
Seats = Annotated[
    int | None, typer.Option("--seats", metavar="N", help="How many seats; the fewest of the game when not given.")
]
EditionName = Annotated[
    str | None, typer.Option("--edition", metavar="NAME", help="The name of an edition, or the file of one.")
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; may be given several times."),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON in place of tables.")]


def seed_option(about: str) -> Any:
    """The option --seed, which each command explains in its own words."""
    return typer.Option("--seed", metavar="N", help=about, callback=_checked_seed)


def _checked_seed(seed: int | None) -> int | None:
    if seed is not None and not 0 <= seed < MOST_SEED:
        raise typer.BadParameter(f"a seed is a number from 0 to {MOST_SEED - 1}")
    return seed


def parse_seats(game: Game, seats: int | None) -> int:
    """A number of seats that the game takes."""
    if seats is None:
        return game.seats[0]
    if seats not in game.seats:
        raise BadOption(f"{game.id} is played by {game.seats[0]} to {game.seats[-1]}, not by {seats}")
    return seats


def parse_options(game: Game, given: Iterable[str] | None) -> dict[str, Any]:
    """Options of a match from `name=value`; what they may be is checked where the match begins."""
    kinds = {option.name: option for option in game.options}
    found: dict[str, Any] = {}
    for text in given or ():
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"an option is written NAME=VALUE, not {text!r}")
        if name in found:
            raise BadOption(f"option {name} is given twice")
        found[name] = _value(kinds.get(name), value)
    return found


def format_value(value: Any) -> str:
    """A value as --option takes it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _value(option: Option | None, text: str) -> Any:
    """A value of the option's kind; what does not fit stays a text, which the game then refuses by its own words."""
    if option is None or option.kind == "choice":
        return text
    if option.kind == "flag":
        return {"true": True, "false": False}.get(text.lower(), text)
    return int(text) if text.isascii() and text.isdigit() and len(text) < 20 else text
