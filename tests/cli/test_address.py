"""What a person in front of the terminal is told, and what a phone reads there."""

from __future__ import annotations

import re

import pytest
import segno

from benben.cli.address import BORDER, describe_addresses, draw_qr
from benben.server.config import Config

NETWORK = "http://192.168.1.20:8000"


def config(**given: object) -> Config:
    return Config(**({"database": ""} | given))  # type: ignore[arg-type]


def modules(drawn: str) -> list[list[int]]:
    """The modules of a picture; 1 is dark."""
    rows = []
    for line in drawn.splitlines():
        text = re.sub(r"\033\[[0-9;]*m", "", line)
        rows += [[int(sign in "▄ ") for sign in text], [int(sign in "▀ ") for sign in text]]
    return rows


@pytest.mark.parametrize("text", [NETWORK, "https://benben.example", "x" * 100])
def test_the_picture_is_the_code(text: str) -> None:
    code = [list(row) for row in segno.make(text, error="l", micro=False).matrix_iter(border=BORDER)]
    drawn = modules(draw_qr(text))
    assert drawn[: len(code)] == code
    assert drawn[len(code) :] in ([], [[0] * len(code)])


def test_every_line_of_the_picture_brings_its_colours() -> None:
    for line in draw_qr(NETWORK).splitlines():
        assert re.fullmatch(r"\033\[38;5;231;48;5;16m[█▀▄ ]+\033\[0m", line)


def test_the_picture_fits_a_small_terminal() -> None:
    lines = modules(draw_qr(NETWORK))
    assert (len(lines[0]), len(lines) // 2) <= (40, 20)


def test_in_a_network_addresses_and_a_picture_are_shown() -> None:
    told = describe_addresses(config(lan=True), ["192.168.1.20", "10.0.0.7"], terminal=True)
    assert "benben is open at http://localhost:8000\n" in told
    assert f"in your network at {NETWORK}\nin your network at http://10.0.0.7:8000\n" in told
    assert draw_qr(NETWORK) in told


def test_without_a_terminal_there_is_no_picture() -> None:
    assert "█" not in describe_addresses(config(lan=True), ["192.168.1.20"], terminal=False)


def test_without_a_network_that_is_said() -> None:
    told = describe_addresses(config(lan=True), [], terminal=True)
    assert "No other device can reach it: this machine is in no network." in told
    assert "█" not in told


def test_on_localhost_only_that_is_said() -> None:
    told = describe_addresses(config(), ["192.168.1.20"], terminal=True)
    assert "Only this machine can reach it" in told
    assert "192.168.1.20" not in told


def test_the_public_address_is_the_one_to_scan() -> None:
    told = describe_addresses(config(host="0.0.0.0", public_url="https://benben.example"), ["10.0.0.7"], terminal=True)
    assert "for everybody at https://benben.example" in told
    assert draw_qr("https://benben.example") in told


def test_addresses_are_written_as_browsers_read_them() -> None:
    assert "http://[::1]:8000\n" in describe_addresses(config(host="::1"), [], terminal=False)
    assert "http://10.0.0.7\n" in describe_addresses(config(host="10.0.0.7", port=80), [], terminal=False)
