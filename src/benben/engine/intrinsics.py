"""The compiled forms of the engine's primitives."""

from __future__ import annotations

from typing import Any

from numba import njit, types
from numba.core import cgutils, errors
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


def _constant(count: Any) -> int:
    if not isinstance(count, types.IntegerLiteral):
        raise errors.TypingError("the count has to be a constant, a module's own number")
    return int(count.literal_value)


def _store(builder: Any, array: Any, at: Any, vector: Any) -> None:
    """Write a vector of bytes to a place of an array of bytes: whole parts of 32, 16, ... down to 1."""
    import llvmlite.ir

    byte, done, left = llvmlite.ir.IntType(8), 0, vector.type.count
    whole = llvmlite.ir.Constant(llvmlite.ir.VectorType(byte, left), None)
    for wide in (64, 32, 16, 8, 4, 2, 1):
        if left & wide:
            lanes = [llvmlite.ir.Constant(llvmlite.ir.IntType(32), done + lane) for lane in range(wide)]
            order = llvmlite.ir.Constant(llvmlite.ir.VectorType(llvmlite.ir.IntType(32), wide), lanes)
            part = builder.shuffle_vector(vector, whole, order)
            index = builder.add(at, llvmlite.ir.Constant(at.type, done))
            place = builder.bitcast(builder.gep(array.data, [index]), part.type.as_pointer())
            builder.store(part, place, align=1)
            done += wide


@intrinsic(prefer_literal=True)
def spread(typing: Any, out: Any, at: Any, x: Any, count: Any) -> Any:
    wide = _constant(count)

    def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        import llvmlite.ir

        array = context.make_array(signature.args[0])(context, builder, args[0])
        bits = builder.trunc(args[2], llvmlite.ir.IntType(wide))
        flags = builder.bitcast(bits, llvmlite.ir.VectorType(llvmlite.ir.IntType(1), wide))
        _store(builder, array, args[1], builder.zext(flags, llvmlite.ir.VectorType(llvmlite.ir.IntType(8), wide)))
        return context.get_dummy_value()

    return types.void(out, types.int64, types.int64, count), emit


@intrinsic(prefer_literal=True)
def tally(typing: Any, out: Any, at: Any, x: Any, sets: Any, count: Any) -> Any:
    wide = _constant(count)

    def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        import llvmlite.ir

        number = llvmlite.ir.IntType(64)
        array = context.make_array(signature.args[0])(context, builder, args[0])
        source = context.make_array(signature.args[3])(context, builder, args[3])
        row = llvmlite.ir.VectorType(number, wide)
        members = builder.load(builder.bitcast(source.data, row.as_pointer()), align=8)
        every = builder.insert_element(llvmlite.ir.Constant(row, llvmlite.ir.Undefined), args[2], number(0))
        zeros = llvmlite.ir.Constant(llvmlite.ir.VectorType(llvmlite.ir.IntType(32), wide), None)
        shared = builder.and_(builder.shuffle_vector(every, every, zeros), members)
        kind = llvmlite.ir.FunctionType(row, [row])
        ctpop = cgutils.get_or_insert_function(builder.module, kind, f"llvm.ctpop.v{wide}i64")
        counts = builder.trunc(builder.call(ctpop, [shared]), llvmlite.ir.VectorType(llvmlite.ir.IntType(8), wide))
        _store(builder, array, args[1], counts)
        return context.get_dummy_value()

    return types.void(out, types.int64, types.int64, sets, count), emit


@njit(nogil=True)
def copy_state(states: Any, to: int, source: int) -> None:
    states[to] = states[source]


@njit(nogil=True)
def clear_state(states: Any, blank: Any, at: int) -> None:
    states[at] = blank[0]
