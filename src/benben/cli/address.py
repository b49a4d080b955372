"""Where a server is found, for people in front of its terminal: addresses, and one as a QR code for a phone."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from benben.server.config import Config

BORDER = 2  # modules; a phone needs no more
# White on black whatever the colours of the terminal are, by numbers that themes leave alone.
PAPER, PLAIN = "\033[38;5;231;48;5;16m", "\033[0m"
EVERYWHERE = ("0.0.0.0", "::")


def local_address(config: Config) -> str:
    """The site's address on this machine."""
    host = "localhost" if config.lan or config.host in EVERYWHERE else config.host
    return _url(host, config.port)


def describe_addresses(config: Config, others: list[str], terminal: bool) -> str:
    """All addresses in lines; `others` are those of this machine in its network."""
    lines = [f"benben is open at {local_address(config)}"]
    if config.public_url:
        lines.append(f"for everybody at {config.public_url}")
    if not (config.lan or config.host in EVERYWHERE):
        lines.append("Only this machine can reach it; with --lan the devices in its network can, too.")
    elif not others:
        lines.append("No other device can reach it: this machine is in no network.")
    else:
        lines += [f"in your network at {_url(address, config.port)}" for address in others]
        if terminal:
            lines += [
                "",
                draw_qr(config.public_url or _url(others[0], config.port)),
                "Scan it with a phone, to play there.",
            ]
    return "\n".join([*lines, "Ctrl-C ends it."]) + "\n"


def print_addresses(config: Config) -> None:
    """On stdout, with a QR code if that is a terminal that can show one."""
    from benben.server.listening import lan_addresses

    sys.stdout.write(describe_addresses(config, lan_addresses(), _shows_blocks()))
    sys.stdout.flush()


def draw_qr(text: str) -> str:
    """A QR code of two modules a character, one above the other."""
    import segno

    code = segno.make(text, error="l", micro=False)
    rows = [bytes(row) for row in code.matrix_iter(border=BORDER)]
    rows += [bytes(len(rows[0]))] * (len(rows) % 2)
    lines = ("".join("█▄▀ "[upper + 2 * lower] for upper, lower in zip(*pair, strict=True)) for pair in _pairs(rows))
    return "\n".join(f"{PAPER}{line}{PLAIN}" for line in lines)


def open_browser(config: Config) -> None:
    """If there is a screen. In a process of its own: some browsers keep whoever opens them waiting."""
    if sys.platform == "darwin" or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        nothing = subprocess.DEVNULL
        words = [sys.executable, "-m", "webbrowser", local_address(config)]
        subprocess.Popen(words, stdin=nothing, stdout=nothing, stderr=nothing, start_new_session=True)


def _pairs(rows: list[bytes]) -> list[tuple[bytes, bytes]]:
    return list(zip(rows[::2], rows[1::2], strict=True))


def _url(host: str, port: int) -> str:
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}" + ("" if port == 80 else f":{port}")


def _shows_blocks() -> bool:
    try:
        "▀".encode(sys.stdout.encoding)
    except UnicodeEncodeError:
        return False
    return sys.stdout.isatty()
