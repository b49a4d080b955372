"""What workers say to each other about a match over the bus."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from benben.server.live.audience import Elsewhere
from benben.server.store.journal import Entry
from benben.server.wire import Act, Done, Reaction, Refused, Undo


class Wrote(Struct, frozen=True, tag="wrote"):
    """The owner has appended these."""

    entries: list[Entry]


class Moved(Struct, frozen=True, tag="moved"):
    """The people of the match are others now, or are called otherwise."""


class Reacted(Struct, frozen=True, tag="reacted"):
    """Somebody made a face."""

    reaction: Reaction


class Left(Struct, frozen=True, tag="left"):
    """A guest has logged out somewhere."""

    guest: str


Note = Wrote | Moved | Reacted | Left | Elsewhere


class Question(Struct, frozen=True):
    """A seat wants to do something in a match that another worker owns."""

    match: str
    seat: int
    what: Act | Undo


class NotMine(Struct, frozen=True, tag="notmine"):
    """The worker that was asked does not own the match (any longer)."""


Reply = Done | Refused | NotMine

_encode = msgspec.json.Encoder().encode
_note: msgspec.json.Decoder[Note] = msgspec.json.Decoder(Note)
_question: msgspec.json.Decoder[Question] = msgspec.json.Decoder(Question)
_reply: msgspec.json.Decoder[Reply] = msgspec.json.Decoder(Reply)


def format_note(note: Note | Question | Reply) -> bytes:
    """As bytes for the bus."""
    return _encode(note)


def parse_note(data: bytes) -> Note:
    """A note of another worker."""
    return _note.decode(data)


def parse_question(data: bytes) -> Question:
    """A question of another worker."""
    return _question.decode(data)


def parse_reply(data: bytes) -> Reply:
    """The owner's answer."""
    return _reply.decode(data)
