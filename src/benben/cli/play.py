"""`benben play`: a match in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from benben.cli.arguments import EditionName, Options, Seats, game_names, seed_option

if TYPE_CHECKING:
    from benben.match.match import Match

OptionalGame = Annotated[
    str | None,
    typer.Argument(
        metavar="GAME", help="A game; not needed with --resume.", autocompletion=game_names, show_default=False
    ),
]
People = Annotated[
    list[int] | None,
    typer.Option("--seat", metavar="N", help="A seat where a person sits, 0 when not given; several share the screen."),
]
Humans = Annotated[str | None, typer.Option("--humans", metavar="N,N", help="The same in one: --humans 0,2.")]
Bot = Annotated[
    str,
    typer.Option(
        "--bot", metavar="NAME", help="Who plays the other seats: random, greedy, level:1 to level:5, or search:1s."
    ),
]
Seed = Annotated[int | None, seed_option("Decides all chance and the bots' choices; drawn when not given.")]
Log = Annotated[Path | None, typer.Option("--log", metavar="FILE", help="Keep the log of the match in this file.")]
Resume = Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a match kept by --log.")]


def play(
    game: OptionalGame = None,
    seats: Seats = None,
    seat: People = None,
    humans: Humans = None,
    bot: Bot = "greedy",
    edition: EditionName = None,
    option: Options = None,
    seed: Seed = None,
    log: Log = None,
    resume: Resume = None,
) -> None:
    """Play against bots in the terminal.

    Actions are typed in the notation of logs, with completion by Tab; ? shows all that is allowed, undo takes back
    what has revealed nothing, quit leaves. Input that comes through a pipe is read line by line.
    """
    from rich.markup import escape

    from benben.bots.bot import parse_bot
    from benben.cli.prompt import open_prompt
    from benben.cli.result import print_result
    from benben.cli.screen import console
    from benben.cli.sitting import Sitting, introduce

    given = (game, seats, edition, option, seed)
    match = _new(game, seats, edition, option, seed, log) if resume is None else _resumed(resume, given)
    people = _people(match, seat, humans)
    parse_bot(bot)
    out = console()
    sitting = Sitting(match, people, bot, match.header["seed"], log or resume, open_prompt(out), out)
    sitting.save()  # a file that cannot be written is told now, not after the first action
    out.print(introduce(sitting), style="bold")
    if not sitting.run():
        out.print(escape(sitting.leave()), soft_wrap=True)
        return
    print_result(out, match, {seat: sitting.name(seat) for seat in range(match.seats)})
    kept = f"The log is in {sitting.file}; benben replay shows it." if sitting.file else "The log was not kept."
    out.print(escape(kept), soft_wrap=True)


def _new(
    game: str | None,
    seats: int | None,
    edition: str | None,
    option: list[str] | None,
    seed: int | None,
    log: Path | None,
) -> Match:
    import secrets

    from benben.cli.arguments import MOST_SEED, parse_options, parse_seats
    from benben.engine.errors import BadOption
    from benben.engine.registry import find_game
    from benben.match.match import Match

    if game is None:
        raise BadOption(f"which game? benben play {game_names()[0]}, for example")
    if log is not None and log.exists():
        raise BadOption(f"{log} exists already: go on with it by --resume, or choose another name")
    found = find_game(game)
    # A seed in the log, rather than a secret beside it, so that one file is all that is needed to go on.
    drawn = secrets.randbelow(MOST_SEED) if seed is None else seed
    return Match.new(game, parse_seats(found, seats), drawn, edition, parse_options(found, option))


def _resumed(file: Path, given: tuple[Any, ...]) -> Match:
    from benben.cli.log_file import read_log
    from benben.engine.errors import BadOption
    from benben.match.match import Match

    match = Match.loads(read_log(file))
    game, *others = given
    if any(others) or game not in (None, match.game.id):
        raise BadOption(f"{file} says the game, seats, edition, options and seed itself; leave them out with --resume")
    if match.is_over:
        raise BadOption(f"the match in {file} is over; benben replay {file} shows it")
    if not isinstance(match.header.get("seed"), int):
        raise BadOption(f"{file} does not hold the seed of its chance, so the match cannot go on from it")
    return match


def _people(match: Match, seats: list[int] | None, humans: str | None) -> set[int]:
    from benben.engine.errors import BadOption

    if seats and humans is not None:
        raise BadOption("--seat and --humans say the same: give one of them")
    texts = humans.split(",") if humans is not None else [str(seat) for seat in seats or [0]]
    found = {int(text) if text.isascii() and text.strip().isdecimal() else -1 for text in texts}
    if not found <= set(range(match.seats)):
        raise BadOption(f"people sit at seats 0 to {match.seats - 1}, such as --humans 0,1; not at {','.join(texts)}")
    return found
