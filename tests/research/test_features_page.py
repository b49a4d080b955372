"""docs/features.md is what the games' pieces say."""

from __future__ import annotations

import write_features


def test_the_page_of_features_is_up_to_date() -> None:
    told = write_features.PAGE.read_text("utf-8")
    assert told == write_features.page(), "it is stale: run python tools/write_features.py"
