"""Log lines say what happens, to people or to programs, and no secrets."""

from __future__ import annotations

import io
import json
import logging
import secrets
import string
from collections.abc import Iterator

import pytest
import structlog

from benben.server.log import set_up_log
from benben.server.store.codes import draw_code

HIDDEN = [
    ("a key", lambda: secrets.token_urlsafe(32)),
    ("a key without a digit", lambda: "".join(secrets.choice(string.ascii_letters + "-_") for _ in range(43))),
    ("the secret of a match", lambda: secrets.token_hex(32)),
    ("a code for a device", lambda: draw_code(12)),
    ("a password", lambda: f"postgresql://benben:{draw_code(5)}{string.punctuation[3]}@db/benben"),
]


@pytest.fixture(autouse=True)
def _log_as_before() -> Iterator[None]:
    names = [None, "uvicorn", "uvicorn.error", "websockets", "asyncio", "alembic"]
    before = [(logging.getLogger(name), logging.getLogger(name).level) for name in names]
    handlers = logging.root.handlers[:]
    yield
    logging.root.handlers = handlers
    for logger, level in before:
        logger.setLevel(level)
    structlog.reset_defaults()


@pytest.mark.parametrize("form", ["json", "text"])
@pytest.mark.parametrize(("what", "draw"), HIDDEN, ids=[what for what, _ in HIDDEN])
def test_what_looks_like_a_secret_is_hidden(form: str, what: str, draw: object) -> None:
    for _ in range(50):
        secret = str(draw())  # type: ignore[operator]
        out = io.StringIO()
        set_up_log(form, out)
        logging.getLogger("benben.test").error("%s: %s", what, secret)
        structlog.get_logger("benben.test").error("found", it=secret, where={"in": [secret]})
        try:
            raise ValueError(secret)
        except ValueError:
            logging.getLogger("benben.test").exception("failed")
        assert what in out.getvalue()
        assert secret not in out.getvalue()
        assert out.getvalue().count("[hidden]") >= 4


def test_programs_get_a_json_object_a_line() -> None:
    out = io.StringIO()
    set_up_log("json", out)
    logging.getLogger("benben.test").info("plain", extra={"match": "m1"})
    structlog.get_logger("benben.test").info("structured", route="/api/tables/{code}")
    plain, structured = (json.loads(line) for line in out.getvalue().splitlines())
    assert (plain["event"], plain["match"], plain["level"], plain["logger"]) == ("plain", "m1", "info", "benben.test")
    assert (structured["event"], structured["route"]) == ("structured", "/api/tables/{code}")
    assert plain.keys() >= {"timestamp"}


def test_people_are_told_only_what_goes_wrong() -> None:
    out = io.StringIO()
    set_up_log("text", out)
    logging.getLogger("benben.test").info("all is well")
    assert out.getvalue() == ""
    logging.getLogger("benben.test").warning("the cellar is wet")
    assert "the cellar is wet" in out.getvalue()
    assert "\033" not in out.getvalue()


@pytest.mark.parametrize("form", ["json", "text"])
def test_tracebacks_show_no_local_variables(form: str) -> None:
    out = io.StringIO()
    set_up_log(form, out)
    hidden = "the ace of spades"
    try:
        raise ValueError(len(hidden))
    except ValueError:
        structlog.get_logger("benben.test").exception("failed")
    assert "test_tracebacks_show_no_local_variables" in out.getvalue()
    assert hidden not in out.getvalue().replace('hidden = "the ace of spades"', "")
