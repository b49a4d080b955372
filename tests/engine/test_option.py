"""Options: defaults, checks, and sentences that say what is expected."""

from __future__ import annotations

import pytest

from benben import BadOption
from benben.engine.option import parse_option, resolve_options

OPTIONS = (
    parse_option(
        "side", {"kind": "choice", "choices": ["short", "long"], "default": "long", "by_seats": {"4": "short"}}
    ),
    parse_option("expert", {"kind": "flag", "default": False}),
    parse_option("games", {"kind": "number", "rule": "S-G3"}),
    parse_option("limit", {"kind": "number"}),
    parse_option("start", {"kind": "seat"}),
)


def test_defaults_are_filled_in_and_depend_on_the_seats() -> None:
    assert resolve_options(OPTIONS, 3, {}) == {"side": "long", "expert": False}
    assert resolve_options(OPTIONS, 4, {}) == {"side": "short", "expert": False}
    assert resolve_options(OPTIONS, 4, {"side": "long", "start": 3})["side"] == "long"


def test_none_is_the_same_as_not_given() -> None:
    assert resolve_options(OPTIONS, 2, {"games": None, "side": None}) == {"side": "long", "expert": False}


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"castling": 1}, "no option 'castling'; there is side, expert, games, limit, start"),
        ({"side": "middle"}, "takes short or long, not 'middle'"),
        ({"expert": 1}, "takes true or false, not 1"),
        ({"games": 0}, "takes a whole number from 1 on, not 0"),
        ({"games": True}, "not True"),
        ({"games": "3"}, "not '3'"),
        ({"start": 2}, "takes a seat, 0 to 1, not 2"),
    ],
)
def test_a_wrong_option_is_refused_in_a_sentence(given: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        resolve_options(OPTIONS, 2, given)
