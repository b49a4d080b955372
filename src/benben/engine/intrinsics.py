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


def _parts(count: int, widest: int) -> list[tuple[int, int]]:
    """A row cut into vectors, as (first, width); the last may write again what the one before has written."""
    width = min(widest, 1 << count.bit_length() - 1)
    found = [(first, width) for first in range(0, count - width + 1, width)]
    left = count % width
    if left:
        last = 1 << (left - 1).bit_length()
        found.append((count - last, last))
    return found


def _place(builder: Any, array: Any, at: Any, first: int, kind: Any) -> Any:
    """Where a vector of some numbers begins in an array."""
    index = builder.add(at, at.type(first))
    return builder.bitcast(builder.gep(array.data, [index]), kind.as_pointer())


def _store_flags(builder: Any, array: Any, at: Any, first: int, bits: Any, width: int) -> None:
    """Write the lowest bits of a number as so many bytes."""
    from llvmlite.ir import IntType, VectorType

    if bits.type.width > width:
        bits = builder.trunc(bits, IntType(width))
    bytes_ = builder.zext(builder.bitcast(bits, VectorType(IntType(1), width)), VectorType(IntType(8), width))
    builder.store(bytes_, _place(builder, array, at, first, bytes_.type), align=1)


def _store_set(builder: Any, array: Any, at: Any, start: int, members: Any, count: int) -> None:
    for first, width in _parts(count, 32):
        _store_flags(builder, array, at, start + first, builder.lshr(members, members.type(first)), width)


@intrinsic(prefer_literal=True)
def spread(typing: Any, out: Any, at: Any, x: Any, count: Any) -> Any:
    whole = _constant(count)

    def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        array = context.make_array(signature.args[0])(context, builder, args[0])
        _store_set(builder, array, args[1], 0, args[2], whole)
        return context.get_dummy_value()

    return types.void(out, types.int64, types.int64, count), emit


@intrinsic(prefer_literal=True)
def spread_all(typing: Any, out: Any, at: Any, sets: Any, count: Any) -> Any:
    """One store for each set, wider than it: what is too much is in the place of the next ones, which overwrite it."""
    whole, several = _constant(count), len(sets)
    wide = 1 << (whole - 1).bit_length()

    def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        array = context.make_array(signature.args[0])(context, builder, args[0])
        for number in range(several):
            members = builder.extract_value(args[2], number)
            if (several - number) * whole >= wide:
                _store_flags(builder, array, args[1], number * whole, members, wide)
            else:
                _store_set(builder, array, args[1], number * whole, members, whole)
        return context.get_dummy_value()

    return types.void(out, types.int64, types.UniTuple(types.int64, several), count), emit


@intrinsic(prefer_literal=True)
def copy(typing: Any, out: Any, at: Any, numbers: Any, count: Any) -> Any:
    whole = _constant(count)

    def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        from llvmlite.ir import IntType

        array = context.make_array(signature.args[0])(context, builder, args[0])
        source = context.make_array(signature.args[2])(context, builder, args[2])
        for first, width in _parts(whole, 8):
            word = IntType(8 * width)
            found = builder.load(_place(builder, source, args[1].type(0), first, word), align=1)
            builder.store(found, _place(builder, array, args[1], first, word), align=1)
        return context.get_dummy_value()

    return types.void(out, types.int64, numbers, count), emit


@intrinsic(prefer_literal=True)
def tally(typing: Any, out: Any, at: Any, x: Any, sets: Any, count: Any) -> Any:
    whole = _constant(count)

    def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        from llvmlite.ir import Constant, FunctionType, IntType, Undefined, VectorType

        array = context.make_array(signature.args[0])(context, builder, args[0])
        source = context.make_array(signature.args[3])(context, builder, args[3])
        for first, width in _parts(whole, 8):
            row = VectorType(IntType(64), width)
            members = builder.load(_place(builder, source, args[1].type(0), first, row), align=8)
            lane = builder.insert_element(Constant(row, Undefined), args[2], IntType(32)(0))
            every = builder.shuffle_vector(lane, lane, Constant(VectorType(IntType(32), width), None))
            ctpop = cgutils.get_or_insert_function(builder.module, FunctionType(row, [row]), f"llvm.ctpop.v{width}i64")
            counts = builder.call(ctpop, [builder.and_(every, members)])
            bytes_ = builder.trunc(counts, VectorType(IntType(8), width))
            builder.store(bytes_, _place(builder, array, args[1], first, bytes_.type), align=1)
        return context.get_dummy_value()

    return types.void(out, types.int64, types.int64, sets, count), emit


@njit(nogil=True)
def copy_state(states: Any, to: int, source: int) -> None:
    states[to] = states[source]


@njit(nogil=True)
def clear_state(states: Any, blank: Any, at: int) -> None:
    states[at] = blank[0]


@njit(nogil=True)
def keep_state(kept: Any, at: int, states: Any, source: int) -> None:
    kept[at] = states[source]
