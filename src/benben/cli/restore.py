"""`benben restore`: a backup back in a database."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from benben.cli.database import DatabaseUrl

BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help="A file written by benben backup.")]


def restore(file: BackupFile, database: DatabaseUrl = None) -> None:
    """Fill an empty database from a backup.

    All of it or, if anything is wrong, nothing. A database that holds anything already is refused.
    """
    import asyncio

    from benben.cli.database import parse_database
    from benben.cli.progress import progress
    from benben.cli.screen import console
    from benben.server.store.backup import restore as fill
    from benben.server.store.place import describe_database

    url = parse_database(database)
    with progress("rows restored") as told:
        rows = asyncio.run(fill(url, file, told))
    console().print(f"{rows:,} rows of {file} are in {describe_database(url)}", markup=False, soft_wrap=True)
