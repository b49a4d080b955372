"""What a server is told when it starts: by options of `benben serve`, or by variables such as BENBEN_PORT."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from benben.engine.errors import BenbenError
from benben.server.forms import FORMS, SECRET


class BadConfig(BenbenError, ValueError):
    """A server cannot be run as it was told to."""


@dataclass(frozen=True)
class Config:
    """All that differs between one server and another."""

    database: str = field(repr=False)  # URLs may hold passwords
    bus: str | None = field(default=None, repr=False)
    host: str = "localhost"
    port: int = 8000
    lan: bool = False  # every address of the machine, in place of `host`
    public_url: str | None = None
    workers: int = 1
    bot_processes: int = 1  # of each worker
    bot_pause: float = 0.7  # seconds that a bot seems to think at least, so that people can follow
    site: Path | None = None
    behind_proxy: bool = False
    proxies: str = "127.0.0.1,::1"  # who may say for whom it asks
    metrics_token: str | None = field(default=None, repr=False)
    log_format: str = "text"


def load_config(given: Mapping[str, str | bool | None], environ: Mapping[str, str] = os.environ) -> Config:
    """The configuration from options, by name of the field, and for what they leave open from the environment."""
    found: dict[str, Any] = {}
    for one in fields(Config):
        value = given.get(one.name)
        text = environ.get(variable(one.name)) if value is None else value
        if text not in (None, ""):
            found[one.name] = text if isinstance(text, bool) else _parse(one.name, str(text))
    if found.get("lan") and "host" in found:
        raise BadConfig("--lan and --host both say on which addresses to listen: give one of them")
    found.setdefault("log_format", "text" if sys.stderr.isatty() else "json")
    if "database" not in found:
        from benben.server.store.place import default_database

        found["database"] = default_database()
    config = Config(**found)
    _check_workers(config)
    return config


def variable(name: str) -> str:
    """The environment's name of a field."""
    return f"BENBEN_{name.upper()}"


def option(name: str) -> str:
    """The command line's name of a field."""
    return f"--{name.replace('_', '-')}"


def _check_workers(config: Config) -> None:
    if config.workers == 1:
        return
    lacking = [] if config.database.startswith("postgres") else ["PostgreSQL (--database postgresql://HOST/NAME)"]
    lacking += [] if config.bus else ["Redis (--bus redis://HOST)"]
    if lacking:
        raise BadConfig(f"{config.workers} workers need {' and '.join(lacking)}; one worker needs neither")


def _parse(name: str, text: str) -> Any:
    wanted, parse = FORMS[name]
    try:
        return parse(text.strip())
    except ValueError:
        shown = "" if name in SECRET else f", not {text!r}"
        raise BadConfig(f"{option(name)} (or {variable(name)}) is {wanted}{shown}") from None
