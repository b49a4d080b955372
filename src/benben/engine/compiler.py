"""The one place that knows Numba's compiler: how a rule is compiled and where its code is kept."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import numba
from numba.core import caching


class _Locator(caching._CacheLocator):
    """Keeps a rule's code in a folder whose name is the stamp of all sources, so no time stamp is needed."""

    def __init__(self, folder: Path, function: Any) -> None:
        self._folder = folder
        self._line = function.__code__.co_firstlineno

    def get_cache_path(self) -> str:
        return str(self._folder)

    def get_source_stamp(self) -> str:
        return self._folder.name

    def get_disambiguator(self) -> str:
        return str(self._line)


def compiler(folder: Path) -> Callable[[Any], Any]:
    """A compiler of rules that keeps what it compiles in a folder."""
    return partial(_compile, folder)


def _compile(folder: Path, function: Any) -> Any:
    made = numba.njit(nogil=True, error_model="numpy")(function)
    made._cache = _cache(folder, function)
    made.__rule__ = function.__module__
    return made


def _cache(folder: Path, function: Any) -> Any:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        usable = os.access(folder, os.W_OK)
    except OSError:
        usable = False
    if not usable:  # a read-only home: compile anew each time rather than fail
        return caching.NullCache()

    class Implementation(caching.CompileResultCacheImpl):
        def __init__(self, py_func: Any) -> None:
            self._lineno = py_func.__code__.co_firstlineno
            self._locator = _Locator(folder, py_func)
            self._filename_base = self.get_filename_base(f"{py_func.__module__}.{py_func.__qualname__}", "")

    class Cache(caching.FunctionCache):
        _impl_class = Implementation

    return Cache(function)
