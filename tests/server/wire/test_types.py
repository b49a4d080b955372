"""The site's types of messages are those of the server."""

from __future__ import annotations

from typing import get_args

import write_wire_types

from benben.server import wire


def test_the_types_of_the_site_are_what_the_tool_writes() -> None:
    written = write_wire_types.TARGET.read_text("utf-8")
    assert written == write_wire_types.write(), "run tools/write_wire_types.py"


def test_every_message_and_every_field_is_written() -> None:
    text = write_wire_types.write()
    for message in (*get_args(wire.Request), *get_args(wire.Answer), wire.Person):
        body = text.split(f"export interface {message.__name__} {{\n")[1].split("}")[0]
        names = [line.split(":")[0].strip().removesuffix("?") for line in body.splitlines()]
        tag = ["type"] if issubclass(message, wire.Message) else []
        assert names == [*tag, *message.__struct_fields__]


def test_a_change_of_a_message_is_noticed() -> None:
    class Ping(wire.Message, frozen=True):
        """Is anybody there?"""

        since: int = 0

    before = write_wire_types._interface(wire.Ping, True)
    assert write_wire_types._interface(Ping, True) == before.replace("'ping'\n", "'ping'\n  since?: number\n")
