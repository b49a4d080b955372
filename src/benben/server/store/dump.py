"""A backup as a file: compressed JSON Lines that fit every database, and a digest at the end that tells it is whole."""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import zlib
from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any

from benben.server.store.errors import StoreError

FORMAT = 1
KEY = "benben-backup"  # by which the first line is known
BLOCK = 500  # rows that are handed on together

Row = dict[str, Any]


class BadBackup(StoreError):
    """A file that is no backup, or not a whole one."""


class DumpWriter:
    """Writes a backup beside its place, and moves it there when it is whole. Only its owner may read it: the secrets of
    running matches are in it.
    """

    def __init__(self, file: Path, revision: str, made: int) -> None:
        self._file = file
        self._draft = file.with_name(file.name + ".part")
        self._digest = hashlib.sha256()
        self.rows = 0
        with _saying_where(file):
            self._draft.unlink(missing_ok=True)
            self._raw = os.fdopen(os.open(self._draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb")
        self._packed = gzip.GzipFile(filename="", fileobj=self._raw, mode="wb", compresslevel=6, mtime=0)
        self._write({KEY: FORMAT, "revision": revision, "made": made})

    def __enter__(self) -> DumpWriter:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        with _saying_where(self._file):
            try:
                if kind is None:
                    self._finish()
            finally:
                self._raw.close()
                self._draft.unlink(missing_ok=True)

    def begin_table(self, name: str, columns: Sequence[str]) -> None:
        """Rows that follow are of this table."""
        self._write({"table": name, "columns": list(columns)})

    def add_rows(self, rows: Iterable[Sequence[Any]]) -> None:
        """Rows with their values in the order of the columns."""
        for row in rows:
            self._write(list(row))
            self.rows += 1

    def _finish(self) -> None:
        self._write({"rows": self.rows, "digest": self._digest.hexdigest()})
        self._packed.close()
        self._raw.flush()
        os.fsync(self._raw.fileno())
        self._draft.replace(self._file)

    def _write(self, data: Any) -> None:
        line = (json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n").encode()
        self._digest.update(line)
        with _saying_where(self._file):
            self._packed.write(line)


@contextmanager
def _saying_where(file: Path) -> Iterator[None]:
    """Errors of the file, which are not to be taken for errors of the database."""
    try:
        yield
    except OSError as error:
        raise StoreError(f"{file} cannot be written: {error.strerror or error}") from error


class Dump:
    """A backup that was written before."""

    def __init__(self, file: Path) -> None:
        self.file = file
        with closing(self._lines()) as lines:
            first, _ = next(lines, (None, ""))
        if not isinstance(first, dict) or first.get(KEY) != FORMAT or not isinstance(first.get("revision"), str):
            raise BadBackup(f"{file} is not a backup that this version of benben can read")
        self.revision: str = first["revision"]

    def count(self) -> int:
        """How many rows there are, having read and checked all of them."""
        return sum(len(rows) for _, rows in self.blocks())

    def blocks(self) -> Iterator[tuple[str, list[Row]]]:
        """Some rows at a time, with their table; BadBackup, at the latest in the end, if the file is not whole."""
        try:
            yield from self._blocks()
        except (KeyError, TypeError, ValueError) as error:
            raise self._damaged(f"a line is not formed as it should be ({error!r})") from error

    def _blocks(self) -> Iterator[tuple[str, list[Row]]]:
        table, columns, rows, count = "", list[str](), list[Row](), 0
        lines = self._lines()
        for line, before in lines:
            if isinstance(line, list):
                rows.append(dict(zip(columns, line, strict=True)))
                count += 1
                if len(rows) < BLOCK:
                    continue
            if rows:
                yield table, rows
                rows = []
            if "table" in line:
                table, columns = line["table"], line["columns"]
            elif "digest" in line:
                if line != {"rows": count, "digest": before} or next(lines, None) is not None:
                    raise self._damaged("what it says of itself in the end does not fit")
                return
        raise self._damaged("it ends too early")

    def _lines(self) -> Generator[tuple[Any, str], None, None]:
        """Every line, with the digest of all before it."""
        digest = hashlib.sha256()
        try:
            with gzip.open(self.file) as packed:
                for line in packed:
                    before = digest.hexdigest()
                    digest.update(line)
                    yield json.loads(line), before
        except (gzip.BadGzipFile, EOFError, zlib.error, ValueError) as error:
            raise self._damaged(str(error)) from error

    def _damaged(self, why: str) -> BadBackup:
        return BadBackup(f"{self.file} is not a whole backup: {why}")
