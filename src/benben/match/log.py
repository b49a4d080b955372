"""The match log: JSON Lines, a header and numbered events. See docs/match-log.md."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from benben.engine.errors import BadLog

FORMAT = 1
OVER = "over"
MOST_CHARACTERS = 16 * 2**20


NO_MORE: Mapping[str, Any] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Event:
    """One line: who did what. `who` None is chance; `more` holds what the last line tells besides."""

    n: int
    who: int | None
    do: str
    at: int | None = None
    more: Mapping[str, Any] = field(default_factory=lambda: NO_MORE)

    def as_dict(self) -> dict[str, Any]:
        line: dict[str, Any] = {"n": self.n, "who": "-" if self.who is None else self.who, "do": self.do}
        if self.at is not None:
            line["at"] = self.at
        return {**line, **self.more} if self.more else line


def format_line(data: Mapping[str, Any]) -> str:
    """One line of a log."""
    return json.dumps(data, ensure_ascii=False) + "\n"


def format_log(header: Mapping[str, Any], events: Iterable[Event]) -> str:
    """A whole log."""
    return format_line(header) + "".join(format_line(event.as_dict()) for event in events)


def digest(header: Mapping[str, Any], events: Iterable[Event]) -> str:
    """What the last line says of all lines before it, so that a log damaged by accident is noticed."""
    return hashlib.sha256(format_log(header, events).encode()).hexdigest()


def parse_log(text: str) -> tuple[dict[str, Any], list[Event]]:
    """A header and the events, with numbers and types checked; what they mean is not looked at here."""
    if not isinstance(text, str) or len(text) > MOST_CHARACTERS:
        raise BadLog(0, f"a log is a text of at most {MOST_CHARACTERS} characters")
    lines = text.removesuffix("\n").split("\n")
    if not text.strip():
        raise BadLog(0, "the log is empty")
    header = _parse_line(lines[0], 0)
    if not _is_number(header.get("benben")) or header["benben"] != FORMAT:
        raise BadLog(0, f'the first line is not the header of a match log: "benben" is {header.get("benben")!r}, not 1')
    return header, [_parse_event(line, n) for n, line in enumerate(lines[1:], start=1)]


def _parse_line(line: str, n: int) -> dict[str, Any]:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        raise BadLog(n, f"not a line of JSON (cut off?): {line[:60]!r}") from None
    if not isinstance(data, dict):
        raise BadLog(n, f"not a JSON object: {line[:60]!r}")
    return data


def _parse_event(line: str, n: int) -> Event:
    data = _parse_line(line, n)
    number, who, do, at = (data.pop(key, None) for key in ("n", "who", "do", "at"))
    if not _is_number(number) or number != n:
        raise BadLog(n, f"this line has the number {number!r}: a line is missing, repeated or out of order")
    if who != "-" and not _is_number(who):
        raise BadLog(n, f'"who" is {who!r}, not a seat or "-"')
    if not isinstance(do, str):
        raise BadLog(n, f'"do" is {do!r}, not a text')
    if at is not None and (not _is_number(at) or at < 0):
        raise BadLog(n, f'"at" is {at!r}, not milliseconds since the start')
    return Event(n, None if who == "-" else who, do, at, data)


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
