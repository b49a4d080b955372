"""QR codes: an address that a phone can read from a screen."""

from __future__ import annotations

import io
from typing import Any

import segno

LOOKS: dict[str, Any] = {
    "border": 4,
    "dark": "#000",
    "light": "#fff",
    "omitsize": True,
    "svgclass": None,
    "lineclass": None,
    "nl": False,
}


def format_svg(text: str) -> bytes:
    """As a picture of its own, black on white in every theme: many readers cannot do the opposite."""
    out = io.BytesIO()
    _code(text).save(out, kind="svg", xmldecl=False, **LOOKS)
    return out.getvalue()


def format_data_uri(text: str) -> str:
    """As an address that holds the whole picture, for codes that must not be asked for by another address."""
    uri: str = _code(text).svg_data_uri(**LOOKS)
    return uri


def _code(text: str) -> segno.QRCode:
    return segno.make(text, error="m", micro=False)
