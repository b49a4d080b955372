"""`benben backup`: everything that a server keeps, as one file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from benben.cli.database import DatabaseUrl

BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help="The file to write, such as benben.backup.")]


def backup(file: BackupFile, database: DatabaseUrl = None) -> None:
    """Write everything in a server's database to a file.

    The server may run meanwhile; the file holds one moment. It fits SQLite and PostgreSQL alike, so it is also the way
    from one to the other. Keep it to yourself: the secrets of running matches are in it.
    """
    import asyncio

    from benben.cli.database import parse_database
    from benben.cli.progress import progress
    from benben.cli.screen import console
    from benben.server.store.backup import back_up
    from benben.server.store.place import describe_database

    url = parse_database(database)
    with progress("rows written") as told:
        rows = asyncio.run(back_up(url, file, told))
    console().print(f"{rows:,} rows of {describe_database(url)} are in {file}", markup=False, soft_wrap=True)
