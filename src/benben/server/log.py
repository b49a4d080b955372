"""What a server says while it runs: one line for each thing that happens, for people or for programs, on stderr."""

from __future__ import annotations

import logging
import re
import sys
from typing import Any, TextIO

import structlog

# What should not have come as far as a line: passwords in URLs, keys of guests, secrets of matches, codes for devices.
PASSWORD = re.compile(r"(://[^\s:/@]*:)[^\s@]+(?=@)|(password=)[^\s&]+")
KEY = re.compile(
    r"(?<![\w-])(?=[A-Za-z_-]*[0-9])(?=[0-9_-]*[A-Za-z])[\w-]{32,}"
    r"|(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{40,}"  # one key in a thousand has no digit
    r"|(?<!\w)[2-9A-HJ-NP-Z]{12}(?!\w)"
)

BEFORE: list[Any] = [
    structlog.contextvars.merge_contextvars,
    structlog.stdlib.add_log_level,
    structlog.stdlib.add_logger_name,
    structlog.stdlib.ExtraAdder(),
    structlog.processors.TimeStamper(fmt="iso", utc=True),
]


def set_up_log(form: str, stream: TextIO | None = None) -> None:
    """Send everything that is logged in this process to a stream, warnings and worse if people read it, or all."""
    out = sys.stderr if stream is None else stream
    handler = logging.StreamHandler(out)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(foreign_pre_chain=BEFORE, processors=_after(form, out.isatty()))
    )
    logging.root.handlers = [handler]
    logging.root.setLevel(logging.INFO if form == "json" else logging.WARNING)
    for name in ("uvicorn", "uvicorn.error", "websockets", "asyncio", "alembic"):  # some would tell whole addresses
        logging.getLogger(name).setLevel(logging.WARNING)
    structlog.configure(
        processors=[structlog.stdlib.filter_by_level, *BEFORE, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.stdlib.BoundLogger,
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )


def _after(form: str, colours: bool) -> list[Any]:
    clean = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    if form == "json":  # tracebacks as plain text: a richer one would show local variables, and so secrets
        return [
            clean,
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(ensure_ascii=False),
            hide,
        ]
    show = structlog.dev.ConsoleRenderer(colors=colours, exception_formatter=structlog.dev.plain_traceback)
    return [clean, show, hide]


def hide(_: Any, __: str, line: str) -> str:
    """A line without what looks like a secret. A net below: nothing that is one should be handed to a logger."""
    return KEY.sub("[hidden]", PASSWORD.sub(r"\1\2[hidden]", line))
