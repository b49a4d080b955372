"""How rules become fast: the same source runs as it stands, or compiled by Numba.

`@rule` marks a function. Imported as usual it is an ordinary Python function over plain records. `load(module, ...)`
runs the module's source once more under another name with `rule` compiling, so that both forms exist side by side and
tracebacks show the true lines. A rule that a module imports from another is bound to that module's compiled form; the
names that a generic module takes from `benben.engine.slots` are bound to the rules of one game.

The compile cache lies in the user's cache folder, in folders named after a digest of the sources of the engine and the
game, the versions of Python, Numba, llvmlite and NumPy, and Numba's settings; Numba itself keeps processors apart. So
it cannot go stale. Folders that nobody has used for a month are removed.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import os
import sys
import threading
from collections.abc import Callable
from functools import cache
from importlib.metadata import version
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])

SLOTS = "benben.engine.slots"
PACKAGE = Path(__file__).parent.parent
NO_SOURCES = (".pyc", ".ftl", ".md", ".toml", ".npz", ".json")  # words and numbers that change nothing compiled

_lock = threading.RLock()
_compilers: dict[str, Callable[..., Any]] = {}  # by the name of the module that is loaded compiled
_loaded: dict[tuple[str, str], ModuleType] = {}


def rule(function: F) -> F:
    """Mark a function as a rule: plain now, compiled where its module is loaded compiled."""
    function.__rule__ = function.__module__  # type: ignore[attr-defined]
    compiler = _compilers.get(function.__module__)
    return function if compiler is None else compiler(function)


def large(function: F) -> F:
    """A rule that is called where it is used, not inlined: for what does much and is used in several places, or in one
    that is long. Code that has it inlined is compiled again and again with it.
    """
    function.__rule__ = function.__module__  # type: ignore[attr-defined]
    compiler = _compilers.get(function.__module__)
    return function if compiler is None else cast(F, compiler(function, False))


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
    _compilers[name] = _compiler(game)
    try:
        exec(compile(Path(spec.origin).read_bytes(), spec.origin, "exec"), vars(twin))
        _bind(twin, game)
    except BaseException:
        del sys.modules[name], _compilers[name]
        raise
    return twin


def _bind(twin: ModuleType, game: str) -> None:
    """Put compiled rules in the place of the plain ones that a module has imported."""
    for key, value in list(vars(twin).items()):
        home = getattr(value, "__rule__", None)
        if home is not None and home != twin.__name__:
            vars(twin)[key] = getattr(load(_home(home, key, game), game), key)


def _home(home: str, name: str, game: str) -> str:
    """Where the compiled form of an imported rule is found; a slot is filled by the game."""
    if home != SLOTS:
        return home
    for part in ("rules", "heuristic", "features", "view"):
        module = f"benben.games.{game}.{part}"
        if hasattr(importlib.import_module(module), name):
            return module
    raise AttributeError(f"the game {game} has no rule {name}")


def _compiler(game: str) -> Callable[..., Any]:
    from benben.engine.compiler import compiler

    return compiler(cache_folder(game))


@cache
def stamp(game: str) -> str:
    """A digest of the sources of the engine and of one game, its editions included, and of what compiles them."""
    settings = sorted(f"{name}={value}" for name, value in os.environ.items() if name.startswith("NUMBA_"))
    versions = [sys.version, *(version(package) for package in ("numba", "llvmlite", "numpy"))]
    digest = hashlib.sha256(repr((versions, settings)).encode())
    folders = (PACKAGE / "engine", PACKAGE / "bots", PACKAGE / "games" / game)
    for path in sorted(path for folder in folders for path in folder.rglob("*")):
        if path.is_file() and path.suffix not in NO_SOURCES:
            digest.update(str(path.relative_to(PACKAGE)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder(game: str) -> Path:
    """Where compiled rules of the sources as they are now lie."""
    root = os.environ.get("BENBEN_CACHE") or os.path.join(
        os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache"), "benben"
    )
    return Path(root) / "kernels" / f"{game}-{stamp(game)}"
