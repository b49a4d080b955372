"""Refusals: every error that leaves the server over HTTP, as a word for programs and a sentence for people."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel, Field
from starlette.exceptions import HTTPException

from benben.engine.errors import BadLog, BenbenError, EditionError, IllegalAction, UnknownGame
from benben.server.bus.bus import BusDown
from benben.server.store.errors import Conflict, StoreDown, UnknownGuest

SOON = 2.0  # seconds after which a lost database may be back
FAILED = "the server made a mistake; it has been noted, and nothing was changed"
MOST_FINDINGS = 20  # of an edition, in one answer


class Error(BaseModel):
    """What every refusal looks like."""

    error: str = Field(description="A word for programs.")
    text: str = Field(description="A sentence for people: what is wrong and what to do.")
    rule: str | None = Field(default=None, description="The id of the rule that says so, as in the game's rules.")


class Refusal(BenbenError):
    """Something that is not done, and why."""

    def __init__(
        self, status: int, error: str, text: str, *, rule: str | None = None, wait: float | None = None
    ) -> None:
        super().__init__(text)
        self.status = status
        self.error = error
        self.rule = rule
        self.wait = wait

    @property
    def content(self) -> bytes:
        """As JSON in plain ASCII: the text may quote what somebody sent, and that may be no proper text."""
        said = {"error": self.error, "text": str(self)}
        return json.dumps(said | ({"rule": self.rule} if self.rule else {})).encode()

    @property
    def headers(self) -> dict[str, str]:
        """When to come back, if that helps."""
        return {} if self.wait is None else {"Retry-After": str(max(1, math.ceil(self.wait)))}

    @property
    def response(self) -> Response:
        """The answer that says it."""
        return Response(self.content, self.status, self.headers, media_type="application/json")


def too_many(wait: float, what: str = "requests") -> Refusal:
    """Somebody asks too much at once."""
    seconds = max(1, math.ceil(wait))
    return Refusal(429, "too_many", f"too many {what} in a short time: try again in {seconds} s", wait=wait)


# By kind of error, the first that fits: status, word, and what is said in place of the error's own sentence.
KNOWN: list[tuple[type[Exception], int, str, str | None]] = [
    (StoreDown, 503, "database_down", "the database does not answer; try again in a moment"),
    (BusDown, 503, "busy", "the server cannot reach its other parts; try again in a moment"),
    (Conflict, 409, "stale", "somebody else was quicker; look again, and decide anew"),
    (UnknownGuest, 401, "no_guest", "this guest has been erased: ask POST /api/me for a new one"),
    (UnknownGame, 404, "unknown_game", None),
    (BadLog, 500, "failed", FAILED),
    (BenbenError, 422, "bad_value", None),
]


def refusal_of(error: Exception) -> Refusal:
    """What is told of an error; nothing of its inside, if nobody expected it."""
    match error:
        case Refusal():
            return error
        case RequestValidationError():
            return _of_validation(error)
        case HTTPException():
            return _of_status(error)
        case EditionError():
            return _of_edition(error)
        case IllegalAction():
            return Refusal(422, "illegal", str(error), rule=error.rule)
    for kind, status, word, text in KNOWN:
        if isinstance(error, kind):
            return Refusal(status, word, text or str(error), wait=SOON if status == 503 else None)
    return Refusal(500, "failed", FAILED)


def _of_edition(error: EditionError) -> Refusal:
    found = [str(finding) for finding in error.findings]
    more = [f"and {len(found) - MOST_FINDINGS} more"] if len(found) > MOST_FINDINGS else []
    return Refusal(422, "bad_edition", "\n".join(found[:MOST_FINDINGS] + more), rule=error.findings[0].rule)


def _of_validation(error: RequestValidationError) -> Refusal:
    found = [f"{_place(one['loc'])}: {one['msg']}" for one in error.errors()[:MOST_FINDINGS]]
    return Refusal(422, "bad_request", "; ".join(found) or "the request cannot be read")


def _place(loc: tuple[Any, ...]) -> str:
    return ".".join(str(part) for part in loc if part != "body") or "body"


_SAID = {
    400: ("bad_request", "the request cannot be read: its body has to be JSON"),
    404: ("not_found", "there is nothing at this address; /api/docs lists all there is"),
    413: ("too_large", "the body of this request is longer than this address takes"),
    405: ("bad_method", "this address does not take that method; /api/docs says which it takes"),
}


def _of_status(error: HTTPException) -> Refusal:
    word, text = _SAID.get(error.status_code, ("refused", HTTPStatus(error.status_code).phrase.lower()))
    return Refusal(error.status_code, word, text)


async def answer_error(request: Request, error: Exception) -> Response:
    """The handler of every exception. One that nobody expected goes on, to be logged; the guard answers it."""
    said = refusal_of(error)
    if said.status == 500:
        raise error
    response = said.response
    kept: Mapping[str, str] = getattr(error, "headers", None) or {}
    response.headers.update({name: value for name, value in kept.items() if name.lower() == "allow"})
    return response


def install(app: FastAPI) -> None:
    """Let an app answer errors in this form."""
    for kind in (BenbenError, BusDown, RequestValidationError, HTTPException):
        app.add_exception_handler(kind, answer_error)
