"""The entry of the command line. Commands import what they need when they run, so that `benben --help` is quick."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from benben.cli import (
    arena,
    backup,
    balance,
    bench,
    bound,
    check,
    export,
    games,
    generate,
    ladder,
    new_game,
    perft,
    play,
    print,
    replay,
    restore,
    rules,
    serve,
    simulate,
    train,
    verify,
    warm,
)
from benben.engine.errors import BadLog, BenbenError, EditionError, MatchError

REFUSED = (BadLog, EditionError, MatchError)  # what was handed over is at fault, not how the command was called


class Commands(TyperGroup):
    """All commands; what goes wrong in one of them becomes a sentence on stderr."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except BrokenPipeError:  # the reader had enough, as in `benben rules pyramids | head`
            raise
        except BenbenError as error:
            text, code = str(error), 1 if isinstance(error, REFUSED) else 2
        except OSError as error:
            text, code = f"{error.filename or 'a file'}: {error.strerror or error}", 2
        sys.stderr.write(f"benben: {text}\n")
        raise typer.Exit(code)


app = typer.Typer(
    name="benben",
    cls=Commands,
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["--help", "-h"], "max_content_width": 100},
)


def _print_version(wanted: bool) -> None:
    if not wanted:
        return
    from importlib.metadata import PackageNotFoundError, version

    try:
        sys.stdout.write(f"benben {version('benben')}\n")
    except PackageNotFoundError:
        sys.stdout.write("benben, run from its sources without being installed\n")
    raise typer.Exit


Version = Annotated[
    bool, typer.Option("--version", help="Print the version and exit.", callback=_print_version, is_eager=True)
]


@app.callback()
def benben(version: Version = False) -> None:
    """Three pyramid games: play them, look into them, measure them. `benben games` lists them."""


COMMANDS: dict[str, Callable[..., None]] = {
    "games": games.games,
    "rules": rules.rules,
    "play": play.play,
    "serve": serve.serve,
    "backup": backup.backup,
    "restore": restore.restore,
    "export": export.export,
    "replay": replay.replay,
    "verify": verify.verify,
    "simulate": simulate.simulate,
    "arena": arena.arena,
    "ladder": ladder.ladder,
    "bound": bound.bound,
    "balance": balance.balance,
    "train": train.train,
    "bench": bench.bench,
    "perft": perft.perft,
    "check": check.check,
    "generate": generate.generate,
    "print": print.print_,
    "new-game": new_game.new_game,
    "warm": warm.warm,
}
for name, command in COMMANDS.items():
    app.command(name)(command)


def main() -> None:
    """`benben`."""
    app()
