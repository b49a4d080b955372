"""Whatever a client sends is a message or refused as none: never another error, never a wait."""

from __future__ import annotations

import json
import time
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from benben.server import wire
from benben.server.wire import Act, BadMessage, Hello, Ping, React, Undo, format_answers, parse_request

MANY = settings(max_examples=1000, deadline=None)
REQUESTS = get_args(wire.Request)


def read(frame: bytes | str) -> None:
    """A message that means the same when it is written again, or BadMessage with a sentence."""
    try:
        request = parse_request(frame)
    except BadMessage as error:
        str(error).encode()
        return
    assert isinstance(request, REQUESTS)
    assert parse_request(msgspec.json.encode(request)) == request


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=20,
)
words = st.sampled_from(["hello", "act", "undo", "react", "ping", "welcome", "news", "Act", "", None, 1])
value = st.one_of(
    st.sampled_from(
        [0, 1, -1, 2**31 - 1, 2**31, 2**63, 10**40, 1.0, 1.5, True, None, "", "0", "a", "a b", "\x00", "é"]
    ),
    st.text(max_size=80),
    st.integers(),
    st.sampled_from(get_args(wire.Face)),
    anything,
)
keys = st.sampled_from(["type", "seat", "seen", "mark", "cid", "n", "do", "which", "other"])
nearly = st.builds(
    lambda kind, fields: {"type": kind, **fields}, words, st.dictionaries(keys.filter(lambda key: key != "type"), value)
)


@MANY
@given(st.binary(max_size=300))
def test_bytes(frame: bytes) -> None:
    read(frame)


@MANY
@given(st.text(st.characters(), max_size=300))
def test_texts_of_any_characters(frame: str) -> None:
    read(frame)


@MANY
@given(anything)
def test_json(data: Any) -> None:
    read(json.dumps(data))


@settings(max_examples=2500, deadline=None)
@given(nearly, st.booleans())
def test_what_is_nearly_a_message(data: Any, escaped: bool) -> None:
    text = json.dumps(data, ensure_ascii=escaped)
    read(text)
    read(text.encode(errors="surrogatepass"))


@MANY
@given(nearly, st.data())
def test_messages_that_are_cut_off_or_damaged(message: Any, data: st.DataObject) -> None:
    frame = bytearray(json.dumps(message).encode())
    at = data.draw(st.integers(0, len(frame) - 1))
    read(bytes(frame[:at]))
    frame[at] = data.draw(st.integers(0, 255))
    read(bytes(frame))


@pytest.mark.parametrize(
    "frame",
    [
        "[" * 60_000,
        '{"type":' * 8_000,
        '{"type":"act","cid":"a","n":1,"do":' + '"\\u0041' * 6_000,
        '{"type":"hello","seat":' + "9" * 60_000 + "}",
        '{"type":"hello","seat":1e' + "9" * 60_000 + "}",
        '{"type":"ping",' + ",".join(f'"k{n}":0' for n in range(7_000)) + "}",
        '{"type":"act","cid":"' + "a" * 65_000 + '","n":1,"do":"pass"}',
        "\ud800",
        '{"type":"act","cid":"\\ud800","n":1,"do":"pass"}',
        " " * wire.MOST_BYTES,
        b"\x00" * (wire.MOST_BYTES + 1),
        "",
    ],
)
def test_what_is_deep_long_or_cut_off_is_refused_at_once(frame: bytes | str) -> None:
    began = time.process_time()
    with pytest.raises(BadMessage):
        parse_request(frame)
    assert time.process_time() - began < 1


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('{"type":"hello"}', Hello()),
        ('{"type":"hello","seat":null,"seen":0,"mark":""}', Hello()),
        ('{"type":"hello","seat":2,"seen":17,"mark":"9f"}', Hello(2, 17, "9f")),
        ('{"type":"act","cid":"c-1","n":4,"do":"keep 3 9"}', Act("c-1", 4, "keep 3 9")),
        ('{"type":"undo","cid":"c:2","n":4}', Undo("c:2", 4)),
        ('{"type":"react","which":"well_done"}', React("well_done")),
        ('{"type":"ping","since":"another version"}', Ping()),
    ],
)
def test_messages_are_read(text: str, message: wire.Request) -> None:
    assert parse_request(text) == parse_request(text.encode()) == message


@pytest.mark.parametrize(
    "text",
    [
        '{"type":"hello","seat":-1}',
        '{"type":"hello","seat":2147483648}',
        '{"type":"hello","seat":1.5}',
        '{"type":"hello","seat":true}',
        '{"type":"hello","seen":null}',
        '{"type":"hello","mark":"' + "a" * 65 + '"}',
        '{"type":"act","cid":"","n":1,"do":"pass"}',
        '{"type":"act","cid":"bot 7","n":1,"do":"pass"}',
        '{"type":"act","cid":"a\\n","n":1,"do":"pass"}',
        '{"type":"act","cid":"a","n":1,"do":""}',
        '{"type":"act","cid":"a","n":1,"do":"' + "a" * 1001 + '"}',
        '{"type":"act","cid":"a","do":"pass"}',
        '{"type":"react","which":"rude"}',
        '{"type":"welcome"}',
        '{"type":"done","cid":"a","n":1}',
        "{}",
        "[]",
        "null",
    ],
)
def test_what_is_no_message_is_refused(text: str) -> None:
    with pytest.raises(BadMessage):
        parse_request(text)


def test_a_frame_from_the_server_is_a_list_of_messages_with_their_types() -> None:
    frame = format_answers([wire.Pong(), wire.Done("c", 3)])
    assert json.loads(frame) == [{"type": "pong"}, {"type": "done", "cid": "c", "n": 3}]
