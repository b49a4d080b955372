"""The compiled forms of the engine's primitives."""

from __future__ import annotations

from typing import Any

from numba import njit, types
from numba.extending import intrinsic


@intrinsic
def _ctpop(typing: Any, x: Any) -> Any:
    def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.int64), emit


@intrinsic
def _cttz(typing: Any, x: Any) -> Any:
    def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        import llvmlite.ir

        return builder.cttz(args[0], llvmlite.ir.Constant(llvmlite.ir.IntType(1), 1))

    return types.int64(types.int64), emit


@njit(nogil=True)
def popcount(x: int) -> int:
    return int(_ctpop(x))


@njit(nogil=True)
def lowest(x: int) -> int:
    return int(_cttz(x))


@njit(nogil=True)
def copy_state(states: Any, to: int, source: int) -> None:
    states[to] = states[source]


@njit(nogil=True)
def clear_state(states: Any, blank: Any, at: int) -> None:
    states[at] = blank[0]
