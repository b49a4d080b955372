"""Hosts: the names under which this server may be asked for, and the one it gives to others."""

from __future__ import annotations

import ipaddress
import re
import socket
from functools import lru_cache
from urllib.parse import urlsplit

LOOPBACK = "localhost"
_WRITTEN = re.compile(r"(\[[0-9a-f:.]{2,45}\]|[a-z0-9._-]{1,253})(?::([0-9]{1,5}))?")


@lru_cache(maxsize=1024)
def split_host(text: str) -> tuple[str, str] | None:
    """Name (or address) and port of a Host header, "" for the usual port; None for what no host is called."""
    found = _WRITTEN.fullmatch(text.lower())
    if found is None:
        return None
    port = found[2] or ""
    return found[1].strip("[]").rstrip("."), "" if port in ("80", "443") else port


def split_origin(text: str) -> tuple[str, str] | None:
    """The same of an Origin header; None for "null" and for what is not a web page's."""
    scheme, mark, rest = text.partition("://")
    return split_host(rest) if mark and scheme in ("http", "https") else None


@lru_cache(maxsize=1024)
def is_near(name: str) -> bool:
    """Whether a name can only be this machine, or an address of this network: no web site elsewhere can take it on, so
    no page of such a site can pretend to be ours (DNS rebinding).
    """
    if name == LOOPBACK or name.endswith(".localhost") or name in _own_names():
        return True
    try:
        return not ipaddress.ip_address(name).is_global
    except ValueError:
        return False


@lru_cache(maxsize=1)
def _own_names() -> frozenset[str]:
    """What this machine is called in its own network."""
    name = socket.gethostname().lower().partition(".")[0]
    return frozenset({name, f"{name}.local"}) if name else frozenset()


def host_of(url: str | None) -> tuple[str, str] | None:
    """The host of a public URL."""
    return None if url is None else split_host(urlsplit(url).netloc)


def is_loopback(name: str) -> bool:
    """Whether a name is this machine to itself only."""
    if name == LOOPBACK or name.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False
