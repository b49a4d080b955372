"""Where a server listens, and what it says if it cannot."""

from __future__ import annotations

import ipaddress
import re
import socket

import pytest

from benben.server.config import BadConfig, Config
from benben.server.listening import close, lan_addresses, listen, port_of


def config(**given: object) -> Config:
    return Config(**({"database": "", "port": 0} | given))  # type: ignore[arg-type]


def test_localhost_is_listened_to_in_every_way_it_is_reached() -> None:
    (sockets,) = listen(config())
    known = {address[4][0] for address in socket.getaddrinfo("localhost", None, type=socket.SOCK_STREAM)}
    assert {one.getsockname()[0] for one in sockets} <= known
    assert {one.getsockname()[1] for one in sockets} == {port_of(sockets)}
    socket.create_connection(("localhost", port_of(sockets)), 10).close()
    close(sockets)


def test_with_lan_every_address_is_listened_to() -> None:
    (sockets,) = listen(config(lan=True))
    for address in ["127.0.0.1", *lan_addresses()]:
        socket.create_connection((address, port_of(sockets)), 10).close()
    close(sockets)


@pytest.mark.parametrize("workers", [1, 3])
@pytest.mark.parametrize("taken_by", [1, 3])
def test_a_taken_port_is_told_with_a_free_one(workers: int, taken_by: int) -> None:
    others = listen(config(workers=taken_by, host="127.0.0.1"))
    port = port_of(others[0])
    with pytest.raises(BadConfig, match=f"port {port} is taken by another program") as error:
        listen(config(port=port, workers=workers, host="127.0.0.1"))
    found = re.search(r"--port ([0-9]+) is free", str(error.value))
    assert found is not None
    for sockets in listen(config(port=int(found[1]), host="127.0.0.1")):
        close(sockets)
    for sockets in others:
        close(sockets)


def test_every_worker_has_sockets_of_its_own_on_the_same_port() -> None:
    groups = listen(config(workers=3, host="127.0.0.1"))
    assert len({port_of(sockets) for sockets in groups}) == 1
    assert len({one.fileno() for sockets in groups for one in sockets}) == 3
    for sockets in groups:
        close(sockets)


def test_an_unknown_host_is_told() -> None:
    with pytest.raises(BadConfig, match="no machine of that name"):
        listen(config(host="no-such-host.invalid"))


def test_an_address_of_another_machine_is_told() -> None:
    with pytest.raises(BadConfig, match=r"192\.0\.2\.1 is no address of this machine"):
        listen(config(host="192.0.2.1"))


def test_addresses_in_the_network_are_not_loopback() -> None:
    assert not any(ipaddress.ip_address(address).is_loopback for address in lan_addresses())
