"""The sockets on which a server listens, and the addresses at which it is found."""

from __future__ import annotations

import errno
import ipaddress
import socket
import sys
from collections.abc import Sequence

from benben.server.config import BadConfig, Config

Place = tuple[socket.AddressFamily, str]

BACKLOG = 2048
TRIED = 100  # ports after a taken one
# Nothing is sent there; asking for the way tells which of our own addresses it would begin at.
FAR = ("10.255.255.255", "172.31.255.255", "192.168.255.255", "192.0.2.1")


def listen(config: Config) -> list[list[socket.socket]]:
    """Sockets for each worker that take connections from now on, all on one port.

    Linux deals connections out evenly to sockets that share a port. From a single socket, who is quickest would take
    most of those that come together, as they do when clients come back.
    """
    places = _places(None if config.lan else config.host)
    try:
        alone = _bind(places, config.port)
        if config.workers == 1 or sys.platform != "linux":
            return [alone] * config.workers
        port = port_of(alone)
        close(alone)  # it was needed to know that nobody else is there
        return [_bind(places, port, shared=True) for _ in range(config.workers)]
    except OSError as error:
        raise BadConfig(_sentence(error, config, places)) from error


def port_of(sockets: Sequence[socket.socket]) -> int:
    """The port on which all of them listen."""
    return int(sockets[0].getsockname()[1])


def lan_addresses() -> list[str]:
    """The addresses of this machine that others in its network can reach, the likeliest first."""
    found = []
    for far in FAR:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect((far, 9))
            except OSError:  # no way there
                continue
            found.append(probe.getsockname()[0])
    return [address for address in dict.fromkeys(found) if not ipaddress.ip_address(address).is_loopback]


def _places(host: str | None) -> list[Place]:
    try:
        found = socket.getaddrinfo(host, 0, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except OSError as error:
        raise BadConfig(f"--host {host}: no machine of that name; localhost is this one") from error
    return list(dict.fromkeys((family, str(address[0])) for family, _, _, _, address in found))


def _bind(places: Sequence[Place], port: int, shared: bool = False) -> list[socket.socket]:
    made: list[socket.socket] = []
    missing: OSError | None = None
    try:
        for family, address in places:
            try:
                made.append(_bind_one(family, address, port, shared))
            except OSError as error:
                if error.errno not in (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT):
                    raise
                missing = error  # localhost has an address of IPv6 where the machine has none
            port = port_of(made) if made else port
    except OSError:
        close(made)
        raise
    if not made and missing is not None:
        raise missing
    return made


def _bind_one(family: socket.AddressFamily, address: str, port: int, shared: bool) -> socket.socket:
    made = socket.socket(family, socket.SOCK_STREAM)
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if shared:
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        if family == socket.AF_INET6:
            made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        made.bind((address, port))
        made.listen(BACKLOG)
        made.setblocking(False)
    except BaseException:
        made.close()
        raise
    return made


def close(sockets: Sequence[socket.socket]) -> None:
    """Take no connections any more."""
    for one in sockets:
        one.close()


def _sentence(error: OSError, config: Config, places: Sequence[Place]) -> str:
    if error.errno == errno.EADDRINUSE:
        free = _free_port(places, config.port + 1)
        advice = f"--port {free} is free" if free else "choose another one by --port"
        return f"port {config.port} is taken by another program: {advice}"
    if error.errno == errno.EACCES:
        return f"port {config.port} is not for everybody's programs: take one from 1024 on"
    return f"--host {config.host} is no address of this machine ({error.strerror})"


def _free_port(places: Sequence[Place], first: int) -> int | None:
    for port in range(first, min(first + TRIED, 65536)):
        try:
            close(_bind(places, port))
        except OSError:
            continue
        return port
    return None
