"""How rules become fast: the same source runs as it stands, or compiled by Numba.

`@rule` marks a function. Imported as usual it is an ordinary Python function over plain records. `load(module, ...)`
runs the module's source once more under another name with `rule` compiling, so that both forms exist side by side and
tracebacks show the true lines. A rule that a module imports from another is bound to that module's compiled form; the
names that a generic module takes from `benben.engine.slots` are bound to the rules of one game.

The compile cache lies in the user's cache folder and is stamped with a digest of everything that a compiled rule can
depend on, so it cannot go stale.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import os
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

SLOTS = "benben.engine.slots"
PACKAGE = Path(__file__).parent.parent

_lock = threading.RLock()
_compiler: Callable[[Any], Any] | None = None
_loaded: dict[tuple[str, str], ModuleType] = {}


def rule(function: F) -> F:
    """Mark a function as a rule: plain now, compiled where its module is loaded compiled."""
    function.__rule__ = function.__module__  # type: ignore[attr-defined]
    return function if _compiler is None else _compiler(function)


def primitive(function: F) -> F:
    """Mark a plain function whose compiled form is the one of the same name in `benben.engine.intrinsics`."""
    function.__rule__ = "benben.engine.intrinsics"  # type: ignore[attr-defined]
    return function


def load(module: str, game: str) -> ModuleType:
    """The compiled form of a module of rules, for one game (whose rules fill the module's slots)."""
    with _lock:
        if module == "benben.engine.intrinsics":
            return importlib.import_module(module)
        key = (module, game)
        if key not in _loaded:
            _loaded[key] = _execute(module, game)
        return _loaded[key]


def is_loaded(game: str) -> bool:
    """Whether the compiled rules of a game are already in this process."""
    return (f"benben.games.{game}.rules", game) in _loaded


def _execute(module: str, game: str) -> ModuleType:
    spec = importlib.util.find_spec(module)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(module)
    name = f"{module}@{game}"
    twin = ModuleType(name)
    twin.__file__ = spec.origin
    twin.__package__ = module.rpartition(".")[0]
    sys.modules[name] = twin
    with _compiling(game):
        exec(compile(Path(spec.origin).read_bytes(), spec.origin, "exec"), vars(twin))
    for key, value in list(vars(twin).items()):
        home = getattr(value, "__rule__", None)
        if home is not None and home != name:
            vars(twin)[key] = getattr(load(_home(home, key, game), game), key)
    return twin


def _home(home: str, name: str, game: str) -> str:
    """Where the compiled form of an imported rule is found; a slot is filled by the game."""
    if home != SLOTS:
        return home
    for part in ("rules", "heuristic"):
        module = f"benben.games.{game}.{part}"
        if hasattr(importlib.import_module(module), name):
            return module
    raise AttributeError(f"the game {game} has no rule {name}")


@contextmanager
def _compiling(game: str) -> Iterator[None]:
    global _compiler
    from benben.engine.compiler import compiler

    before, _compiler = _compiler, compiler(cache_folder(game))
    try:
        yield
    finally:
        _compiler = before


@cache
def stamp(game: str) -> str:
    """A digest of the sources of the engine and of one game, its editions included."""
    digest = hashlib.sha256()
    folders = (PACKAGE / "engine", PACKAGE / "bots", PACKAGE / "games" / game)
    for path in sorted(path for folder in folders for path in folder.rglob("*")):
        if path.is_file() and path.suffix != ".pyc":
            digest.update(str(path.relative_to(PACKAGE)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder(game: str) -> Path:
    """Where compiled rules of the sources as they are now lie."""
    root = os.environ.get("BENBEN_CACHE") or os.path.join(
        os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache"), "benben"
    )
    return Path(root) / "kernels" / f"{game}-{stamp(game)}"
