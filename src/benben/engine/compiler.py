"""The one place that knows Numba's compiler: how a rule is compiled and where its code is kept."""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import numba
from llvmlite.ir import MetaDataString
from llvmlite.ir.values import MDValue
from numba.core import caching, ir, types
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import FunctionPass, register_pass
from numba.core.lowering import Lower
from numba.core.typed_passes import NativeLowering, NopythonRewrites

UNUSED = 30 * 24 * 3600  # seconds after which a folder of compiled rules is removed


@register_pass(mutates_CFG=False, analysis_only=False)
class _CountFromTheStart(FunctionPass):
    """Marks every index of an array as not negative, so that no code looks whether to count from the end.

    Rules never count from the end: the checked records of `benben.engine.record` refuse it.
    """

    _name = "count_from_the_start"

    def __init__(self) -> None:
        FunctionPass.__init__(self)

    def run_pass(self, state: Any) -> bool:
        for node, signature in list(state.calltypes.items()):
            if isinstance(node, ir.SetItem) or (isinstance(node, ir.Expr) and node.op == "getitem"):
                array, index, *value = signature.args
                if isinstance(array, types.Array) and isinstance(index, types.Integer):
                    del state.calltypes[node]  # it refuses to be overwritten
                    state.calltypes[node] = signature.replace(args=(array, types.uintp, *value))
        return True


class _Lower(Lower):
    """Tells LLVM not to unroll loops of which it does not know how many rounds they have.

    They go over seats, or over what is legal: a few rounds. Unrolled eight times, with everything inlined, they make
    kernels many times as long, and addresses for rounds that never come are worked out before, to be kept on the stack.
    """

    def lower_inst(self, inst: Any) -> None:
        super().lower_inst(inst)
        if isinstance(inst, ir.Jump) and self.blkmap[inst.target].is_terminated:  # back to where a round begins
            self.builder.block.terminator.set_metadata("llvm.loop", self._loop(inst.target))

    def _loop(self, head: int) -> Any:
        """What is said of a loop: a node that names itself first, one for all ways back."""
        loops = self.__dict__.setdefault("_loops", {})
        if head not in loops:
            hint = self.module.add_metadata([MetaDataString(self.module, "llvm.loop.unroll.runtime.disable")])
            loops[head] = MDValue(self.module, (), str(len(self.module.metadata)))
            loops[head].operands = (loops[head], hint)
        return loops[head]


@register_pass(mutates_CFG=True, analysis_only=False)
class _Lowering(NativeLowering):
    _name = "native_lowering_without_unrolling"

    @property
    def lowering_class(self) -> Any:
        return _Lower


class _Pipeline(CompilerBase):
    def define_pipelines(self) -> list[Any]:
        passes = DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.add_pass_after(_CountFromTheStart, NopythonRewrites)
        passes.passes = [(_Lowering if kind is NativeLowering else kind, about) for kind, about in passes.passes]
        passes.finalize()
        return [passes]


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


def compiler(folder: Path) -> Callable[..., Any]:
    """A compiler of rules that keeps what it compiles in a folder: of a function, and whether it is inlined."""
    prune(folder)
    return partial(_compile, folder)


def prune(folder: Path) -> None:
    """Mark a cache folder as used, and remove those of other sources of the same game that have long not been."""
    with suppress(OSError):
        os.utime(folder)
    for other in folder.parent.glob(folder.name.rpartition("-")[0] + "-*"):
        with suppress(OSError):
            if other != folder and time.time() - other.stat().st_mtime > UNUSED:
                shutil.rmtree(other, ignore_errors=True)


def _compile(folder: Path, function: Any, inlined: bool = True) -> Any:
    # No reference counting: rules make no arrays, and whoever calls them holds those that they work on.
    made = numba.njit(nogil=True, error_model="numpy", _nrt=False, forceinline=inlined, pipeline_class=_Pipeline)(
        function
    )
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
