"""Links: the addresses that people give to each other."""

from __future__ import annotations

from functools import lru_cache

from starlette.requests import HTTPConnection

from benben.server.config import Config
from benben.server.host import is_loopback, split_host
from benben.server.listening import lan_addresses
from benben.server.store.tables import Table


def base_url(connection: HTTPConnection) -> str:
    """The address of this server as others know it: the public one, or the one under which it was asked."""
    config: Config = connection.app.state.server.config
    if config.public_url is not None:
        return config.public_url
    scheme = "https" if connection.url.scheme in ("https", "wss") else "http"
    host = connection.headers["host"]
    return f"{scheme}://{_seen_by_others(host) if config.lan else host}"


def invitation(connection: HTTPConnection, table: Table) -> str:
    """The link that brings somebody to a table."""
    return f"{base_url(connection)}/table/{table.code}"


@lru_cache(maxsize=16)
def _seen_by_others(host: str) -> str:
    """Who sits at the machine itself asks for localhost, which is another machine to everybody else."""
    name, port = split_host(host) or ("", "")
    near = lan_addresses() if is_loopback(name) else []
    return host if not near else near[0] + (f":{port}" if port else "")
