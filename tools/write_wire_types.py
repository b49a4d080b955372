#!/usr/bin/env python3
"""Writes the messages of the socket, src/benben/server/wire.py, as TypeScript for the site.

python tools/write_wire_types.py
"""

from __future__ import annotations

import types
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import NODEFAULT, Raw, Struct

from benben.server import wire

TARGET = Path(__file__).parents[1] / "web" / "src" / "lib" / "wire.ts"
HEAD = """\
// Written by tools/write_wire_types.py from src/benben/server/wire.py: change that, and run it again.

/** An event as the shown seat may know it; hidden words are "?". `who` is a seat, or "-" for chance. */
export interface Told {
  n: number
  who: number | '-'
  do: string
  at?: number // milliseconds since the start, in a match with a clock
  scores?: number[] // with "over"
  winners?: number[]
}

/** All that the shown seat may know, as its game has it: docs/games. */
export type View = Record<string, any>

/** The faces that people may show each other. */
export type Reactions = """
FACES = get_args(wire.Face)
RAW = {"events": "Told[]", "view": "View"}  # what was encoded before
NAMES = {int: "number", str: "string", bool: "boolean", type(None): "null", Any: "any"}


def write() -> str:
    """The whole file."""
    faces = " | ".join(map(_quote, FACES))
    parts = [HEAD + faces + "\n", *_section("From the client", wire.Request)]
    parts += [_interface(wire.Person, False), *_section("From the server", wire.Answer)]
    return "\n".join(parts)


def _section(title: str, union: Any) -> Iterator[str]:
    messages, request = get_args(union), union is wire.Request
    yield f"// {title}\n"
    for message in messages:
        yield _interface(message, request)
    names = " | ".join(message.__name__ for message in messages)
    yield f"/** {title}: `type` says which. */\nexport type {'Request' if request else 'Answer'} = {names}\n"


def _interface(message: type[Struct], request: bool) -> str:
    """One message. What has a default may be left out by the client, and is always sent by the server."""
    hints = get_type_hints(message, include_extras=True)
    about = " ".join((message.__doc__ or "").split()).replace("None", "null")
    lines = [f"/** {about} */", f"export interface {message.__name__} {{"]
    if issubclass(message, wire.Message):
        lines.append(f"  type: {_quote(str(message.__struct_config__.tag))}")
    for field in msgspec.structs.fields(message):
        mark = "?" if request and field.default is not NODEFAULT else ""
        lines.append(f"  {field.encode_name}{mark}: {_type(hints[field.name], field.name)}")
    return "\n".join([*lines, "}\n"])


def _type(hint: Any, field: str) -> str:
    origin, args = get_origin(hint), get_args(hint)
    if hint is Raw or args == (Raw,):
        return RAW[field]
    if origin is Annotated:
        return _type(args[0], field)
    if origin is Literal:
        return "Reactions" if args == FACES else " | ".join(map(_quote, args))
    if origin in (types.UnionType, Union):
        return " | ".join(_type(arg, field) for arg in args)
    if origin is list:
        return f"{_type(args[0], field)}[]"
    if origin is dict:
        return f"Record<{_type(args[0], field)}, {_type(args[1], field)}>"
    return NAMES.get(hint) or str(hint.__name__)


def _quote(text: str) -> str:
    return f"'{text}'"


if __name__ == "__main__":
    TARGET.write_text(write(), "utf-8")
