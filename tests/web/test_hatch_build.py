"""Building the site while benben is installed."""

from __future__ import annotations

import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent.parent
sys.path.insert(0, str(ROOT))

import hatch_build  # noqa: E402


def test_a_site_that_is_built_is_not_built_again() -> None:
    hatch_build.build_site()
    assert not hatch_build.build_site()


def test_the_digest_changes_with_every_source() -> None:
    sources = hatch_build.sources()
    whole = hatch_build.digest_of(sources)
    assert all(hatch_build.digest_of([one for one in sources if one != left_out]) != whole for left_out in sources)


def test_what_the_site_is_made_of_is_among_its_sources() -> None:
    names = {path.relative_to(ROOT).as_posix() for path in hatch_build.sources()}
    words = {f"src/benben/games/{game}/locale/de.ftl" for game in ("anubix", "pyramids", "stregati")}
    assert {"web/index.html", "web/src/main.ts", "web/public/sw.js", "web/package-lock.json", *words} <= names
    assert not [name for name in names if "node_modules" in name or "/dev/" in name]


def test_without_the_sources_of_the_site_what_is_there_is_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hatch_build, "WEB", tmp_path)
    assert not hatch_build.build_site()


def test_a_wheel_holds_the_built_site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from hatchling.build import build_wheel

    hatch_build.build_site()
    monkeypatch.chdir(ROOT)
    built: Any = build_wheel(str(tmp_path))
    with zipfile.ZipFile(tmp_path / built) as wheel:
        names = wheel.namelist()
    assert "benben/server/site/index.html" in names
    assert [name for name in names if name.startswith("benben/server/site/assets/Board-") and name.endswith(".js")]
    assert not [name for name in names if "node_modules" in name]
