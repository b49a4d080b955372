"""`benben new-game`: a fourth game to begin from, whole and tested."""

from __future__ import annotations

import keyword
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from collections.abc import Iterator

NewName = Annotated[str, typer.Argument(metavar="NAME", help="The new game's id: small letters and digits.")]

TEMPLATE = Path(__file__).parent / "template"
MODEL = "takeaway"  # the template's own id, replaced wherever it stands
SKIPPED = ("__pycache__",)


def new_game(name: NewName) -> None:
    """Add a game of your own.

    It begins as a small game that works: a folder in the sources, one in the tests and, where there is a web client,
    one in it. No other file has to be edited.
    """
    from benben.cli.screen import console

    _check_name(name)
    root = _root()
    places = dict(_places(root, name))
    _check_free(name, list(places.values()))
    out = console()
    for source, target in places.items():
        for file in _copy(source, target, name):
            out.print(str(file.relative_to(root)), markup=False)
    _write_golden_files(root, name)
    out.print(f"\n[bold]{name}[/] can be played: benben play {name}")
    out.print(f"Its tests:  python -m pytest tests/games/{name} tests/contract -k {name}")
    out.print("Now write your rules into RULES.md, then layout.py and rules.py.")
    if (guide := root / "docs" / "add-a-game.md").is_file():
        out.print(f"{guide.relative_to(root)} goes along, step by step.")


def _check_name(name: str) -> None:
    from benben.engine.errors import BadOption

    if not re.fullmatch(r"[a-z][a-z0-9]{1,19}", name) or keyword.iskeyword(name):
        raise BadOption(f"{name[:40]!r} cannot be a game's id: 2 to 20 small letters and digits, a letter first")


def _root() -> Path:
    """The folder of the clone that this benben runs from."""
    import benben
    from benben.engine.errors import BadOption

    root = Path(benben.__file__).resolve().parent.parent.parent
    if not (root / "src" / "benben").is_dir() or not (root / "tests").is_dir():
        raise BadOption("new-game adds to benben's sources: clone them, `pip install -e .` there, and run it again")
    return root


def _places(root: Path, name: str) -> Iterator[tuple[Path, Path]]:
    """What is copied, and where to."""
    yield TEMPLATE / MODEL, root / "src" / "benben" / "games" / name
    yield TEMPLATE / "tests", root / "tests" / "games" / name
    if (root / "web").is_dir():
        yield TEMPLATE / "web", root / "web" / "src" / "games" / name


def _check_free(name: str, targets: list[Path]) -> None:
    from benben.engine.errors import BadOption

    for target in targets:
        if target.exists():
            raise BadOption(f"there is a {name} already, in {target}: choose another name")


def _copy(source: Path, target: Path, name: str) -> Iterator[Path]:
    """Copy a folder under the new name; every file that was written."""
    for file in sorted(source.rglob("*")):
        if file.is_file() and not set(file.parts) & set(SKIPPED):
            written = target / file.relative_to(source)
            written.parent.mkdir(parents=True, exist_ok=True)
            written.write_text(rename(file.read_text("utf-8"), name), "utf-8")
            yield written


def _write_golden_files(root: Path, name: str) -> None:
    """What the contract tests compare a game with: what it does today."""
    from benben.engine.errors import BenbenError

    writer = root / "tests" / "contract" / "golden.py"
    if not writer.is_file():
        return
    done = subprocess.run([sys.executable, str(writer), name], capture_output=True, text=True, cwd=root, check=False)
    if done.returncode:
        raise BenbenError(f"the golden files could not be written: run python {writer.relative_to(root)} {name}")


def rename(text: str, name: str) -> str:
    """A file of the template as one of the new game, its imports in order again."""
    text = text.replace(f"benben.cli.template.{MODEL}", f"benben.games.{name}")
    text = text.replace(MODEL, name).replace(MODEL.capitalize(), name.capitalize())
    return re.sub(r"(?:^from benben.* import .*\n)+", _in_order, text, flags=re.MULTILINE)


def _in_order(block: re.Match[str]) -> str:
    return "".join(sorted(block[0].splitlines(keepends=True), key=lambda line: line.split()[1]))
