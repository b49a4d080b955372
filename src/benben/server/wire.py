"""The messages between a browser and the server: every one of them, and nothing else crosses a socket.

A frame from the client is one message, a frame from the server is a list of them, as JSON. `tools/write_wire_types.py`
writes the same as TypeScript for the site. Numbers `n` and `seen` count the events that a seat may see, from 1.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Raw, Struct

MOST_BYTES = 64 * 1024  # of a frame from the client
Face = Literal["hello", "well_done", "oh_no", "thinking", "hurry", "thanks", "good_game", "one_moment"]

CID = "^[A-Za-z0-9_.:-]+$"  # bots' own hold a space
Cid = Annotated[str, Meta(min_length=1, max_length=64, pattern=CID.replace("$", r"\Z"))]  # $ would take a line's end
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Word = Annotated[str, Meta(max_length=64)]


class Message(Struct, frozen=True, tag_field="type", tag=str.lower):
    """Anything on a socket; `type` says what."""


# --- from the client --------------------------------------------------------------------------------------------------


class Hello(Message, frozen=True):
    """Show a seat of one's own, or with None what a spectator sees. `mark` came with the last event seen."""

    seat: Number | None = None
    seen: Number = 0
    mark: Word = ""


class Act(Message, frozen=True):
    """Do something, as event `n`. Sent again with the same `cid` it is the same action."""

    cid: Cid
    n: Number
    do: Annotated[str, Meta(min_length=1, max_length=1000)]


class Undo(Message, frozen=True):
    """Take back one's own event `n`."""

    cid: Cid
    n: Number


class React(Message, frozen=True):
    """Show the others one of a few faces."""

    which: Face


class Ping(Message, frozen=True):
    """Is anybody there?"""


Request = Hello | Act | Undo | React | Ping

# --- from the server --------------------------------------------------------------------------------------------------


class Person(Struct, frozen=True):
    """Who sits at a seat: a guest, a bot, or a bot beside a guest who is away."""

    seat: int
    name: str | None
    figure: str | None
    bot: str | None
    yours: bool = False


class Welcome(Message, frozen=True):
    """What does not change during a match, and who plays."""

    match: str
    table: str | None
    seat: int | None
    header: dict[str, Any]
    people: list[Person]


class People(Message, frozen=True):
    """Somebody came, left, or has another name."""

    people: list[Person]


class News(Message, frozen=True):
    """Events from number `first` on, in place of all that the client has from there; and the whole view after them."""

    first: int
    events: list[Raw]
    mark: str
    view: Raw
    can_undo: bool
    clock: list[int] | None  # milliseconds left by seat, as of now


class Done(Message, frozen=True):
    """An action, or its taking back, is kept for good. It is, or was, event `n`."""

    cid: str
    n: int


class Refused(Message, frozen=True):
    """Nothing has changed. `error` is for programs, `text` for people, `rule` the rule that forbids it."""

    cid: str
    error: str
    text: str
    rule: str | None = None


class Presence(Message, frozen=True):
    """The seats whose people are looking, and how many others are."""

    seats: list[int]
    watchers: int


class Reaction(Message, frozen=True):
    """A face that somebody made; None is a spectator."""

    seat: int | None
    which: Face


class Pong(Message, frozen=True):
    """Somebody is."""


class Bye(Message, frozen=True):
    """The server closes this socket; `why` is for programs, `text` for people."""

    why: str
    text: str


Answer = Welcome | People | News | Done | Refused | Presence | Reaction | Pong | Bye

_decoder: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)
_encoder = msgspec.json.Encoder()


class BadMessage(ValueError):
    """A frame that is not a message."""


def parse_request(frame: bytes | str) -> Request:
    """A frame from the client."""
    if len(frame) > MOST_BYTES:
        raise BadMessage(f"a message has at most {MOST_BYTES} bytes")
    try:
        return _decoder.decode(frame)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadMessage(f"this cannot be read as a message: {error}") from None


def format_answers(answers: list[Answer]) -> bytes:
    """A frame for the client."""
    return _encoder.encode(answers)
