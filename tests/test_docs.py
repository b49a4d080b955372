"""The documentation points at what exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "bench").rglob("*.md")])


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_and_every_named_file_exists(page: Path) -> None:
    text = page.read_text("utf-8")
    links = [link for link in re.findall(r"\]\(([^)#]+)", text) if "://" not in link]
    named = re.findall(r"`((?:docs|tools|tests|script|bench|src)/[\w./-]+)`", text)
    missing = [link for link in links if not (page.parent / link).exists()]
    missing += [name for name in named if not (ROOT / name).exists() and "senet" not in name]
    assert missing == []
    assert len(text.splitlines()) > 3


def test_the_readme_begins_with_a_picture_and_two_commands() -> None:
    lines = (ROOT / "README.md").read_text("utf-8").splitlines()
    assert lines[2].startswith("![")
    assert "script/start" in lines[8]
