"""The option --database, which commands over a server's database share."""

from __future__ import annotations

from typing import Annotated

import typer

from benben.engine.errors import BenbenError

DatabaseUrl = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        envvar="BENBEN_DATABASE",
        help="sqlite:////path/to/file or postgresql://host/name; the file in your data folder when not given.",
    ),
]


def parse_database(url: str | None) -> str:
    """The database that is meant."""
    try:
        import sqlalchemy  # noqa: F401
    except ImportError:
        raise BenbenError("this command needs the parts of the server: install benben[server]") from None
    from benben.server.store.database import parse_url
    from benben.server.store.place import default_database

    url = url or default_database()
    parse_url(url)
    return url
