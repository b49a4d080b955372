"""How the values of a server's configuration are written; a ValueError means that a text is not one."""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

MOST_PROCESSES = 64
MOST_PAUSE = 60.0
LEAST_TOKEN = 16
YES = ("1", "true", "yes", "on")
NO = ("0", "false", "no", "off")


def _number(least: int, most: int) -> Callable[[str], int]:
    def parse(text: str) -> int:
        if not re.fullmatch(r"[0-9]{1,6}", text) or not least <= int(text) <= most:
            raise ValueError
        return int(text)

    return parse


def _seconds(text: str) -> float:
    if not re.fullmatch(r"[0-9]{1,3}(\.[0-9]{1,6})?", text) or float(text) > MOST_PAUSE:
        raise ValueError
    return float(text)


def _flag(text: str) -> bool:
    if text.lower() not in YES + NO:
        raise ValueError
    return text.lower() in YES


def _one_of(*words: str) -> Callable[[str], str]:
    def parse(text: str) -> str:
        if text not in words:
            raise ValueError
        return text

    return parse


def _url(*schemes: str) -> Callable[[str], str]:
    def parse(text: str) -> str:
        if not text.startswith(tuple(f"{scheme}://" for scheme in schemes)):
            raise ValueError
        return text

    return parse


def _origin(text: str) -> str:
    parts = urlsplit(text.rstrip("/"))
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username or parts.path:
        raise ValueError
    if parts.query or parts.fragment or (parts.port == 0):
        raise ValueError
    return f"{parts.scheme}://{parts.netloc.lower()}"


def _host(text: str) -> str:
    if not re.fullmatch(r"[0-9A-Za-z.:_%-]{1,253}", text):
        raise ValueError
    return text


def _networks(text: str) -> str:
    return ",".join(str(ipaddress.ip_network(part.strip())) for part in text.split(","))


def _folder(text: str) -> Path:
    if not Path(text).is_dir():
        raise ValueError
    return Path(text).resolve()


def _token(text: str) -> str:
    if len(text) < LEAST_TOKEN or not text.isascii() or not text.isprintable():
        raise ValueError
    return text


SECRET = {"database", "bus", "metrics_token"}  # not repeated in errors
FORMS: dict[str, tuple[str, Callable[[str], Any]]] = {
    "database": (
        "sqlite:////path/to/benben.db or postgresql://USER@HOST/NAME",
        _url("sqlite", "postgresql", "postgres"),
    ),
    "bus": ("redis://HOST, rediss://HOST or unix:///path/to/socket", _url("redis", "rediss", "unix")),
    "host": ("an address or the name of a machine", _host),
    "port": ("a number from 0 (any free one) to 65535", _number(0, 65535)),
    "lan": ("yes or no", _flag),
    "public_url": ("the address people know, such as https://benben.example, without a path", _origin),
    "workers": (f"a number from 1 to {MOST_PROCESSES}", _number(1, MOST_PROCESSES)),
    "bot_processes": (f"a number from 1 to {MOST_PROCESSES}", _number(1, MOST_PROCESSES)),
    "bot_pause": (f"a number of seconds from 0 to {MOST_PAUSE:g}", _seconds),
    "site": ("a folder with the built site", _folder),
    "behind_proxy": ("yes or no", _flag),
    "proxies": ("addresses or networks with commas between, such as 127.0.0.1,10.0.0.0/8", _networks),
    "metrics_token": (f"a text of at least {LEAST_TOKEN} plain characters", _token),
    "log_format": ("text or json", _one_of("text", "json")),
}
