from __future__ import annotations

from pathlib import Path

import pytest

from benben.server.store import Store
from benben.server.store.place import data_folder, default_database, describe_database


@pytest.fixture(autouse=True)
def nobody_said_anything(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("BENBEN_DATA", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr("sys.platform", "linux")


def test_data_lie_where_the_system_keeps_them(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert data_folder() == tmp_path / ".local" / "share" / "benben"
    monkeypatch.setenv("XDG_DATA_HOME", "not/absolute")  # is to be ignored
    assert data_folder() == tmp_path / ".local" / "share" / "benben"
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "xdg"))
    assert data_folder() == tmp_path / "xdg" / "benben"
    monkeypatch.setattr("sys.platform", "darwin")
    assert data_folder() == tmp_path / "Library" / "Application Support" / "benben"
    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "local"))
    assert data_folder() == tmp_path / "local" / "benben"


@pytest.mark.anyio
async def test_benben_data_overrides_and_may_be_any_path(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    folder = tmp_path / "odd ?#% é" / "data"
    monkeypatch.setenv("BENBEN_DATA", str(folder))
    assert describe_database(default_database()) == str(folder / "benben.db")
    store = await Store.open(default_database())
    await store.close()
    assert (folder / "benben.db").exists()


def test_a_relative_benben_data_does_not_depend_on_where_one_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BENBEN_DATA", "here")
    assert data_folder() == Path.cwd() / "here"


def test_an_address_is_shown_without_its_password() -> None:
    shown = describe_database("postgresql://benben:hush@host:5433/name?options=-cx%3D1")
    assert shown == "postgresql://benben:***@host:5433/name"
