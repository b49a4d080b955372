"""Where the data of a server lie when nobody says otherwise."""

from __future__ import annotations

import os
import sys
from pathlib import Path

VARIABLE = "BENBEN_DATA"  # a folder
FILE = "benben.db"


def data_folder() -> Path:
    """The folder for what is to be kept: BENBEN_DATA, or the one that the system has for it."""
    given = os.environ.get(VARIABLE)
    if given:
        return Path(given).expanduser().absolute()
    return _users_folder() / "benben"


def default_database() -> str:
    """The URL of the SQLite file in the user's data folder."""
    from sqlalchemy import URL

    return URL.create("sqlite", database=str(data_folder() / FILE)).render_as_string()


def describe_database(url: str) -> str:
    """A database for people: the path of its file, or its address without the password."""
    from benben.server.store.database import parse_url

    parsed = parse_url(url)
    if parsed.get_backend_name() == "sqlite":
        return parsed.database or "a database without a file"
    return parsed.set(drivername="postgresql", query={}).render_as_string(hide_password=True)


def _users_folder() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    given = Path(os.environ.get("XDG_DATA_HOME", ""))
    return given if given.is_absolute() else Path.home() / ".local" / "share"
