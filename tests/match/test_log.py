"""Logs that were damaged are refused, with the number of the event where it shows."""

from __future__ import annotations

import json
import random

import pytest

from benben import BadLog, Match
from benben.engine.registry import games
from benben.match.log import Event, format_line, format_log
from contract.cases import play_some


def finished(game: str) -> list[str]:
    match = Match.new(game, seats=2, seed=1, options={"max_rounds": 10} if game != "pyramids" else {})
    play_some(match, random.Random(1), 100_000)
    return match.dumps().splitlines(keepends=True)


every_game = pytest.mark.parametrize("game", list(games()))


def refused(lines: list[str]) -> BadLog:
    with pytest.raises(BadLog) as caught:
        Match.loads("".join(lines))
    return caught.value


@every_game
def test_an_undamaged_log_is_taken(game: str) -> None:
    lines = finished(game)
    assert Match.loads("".join(lines)).dumps() == "".join(lines)


@every_game
def test_a_log_cut_off_within_a_line_is_refused(game: str) -> None:
    lines = finished(game)
    at = len(lines) // 2
    assert refused([*lines[:at], lines[at][:9]]).n == at


@every_game
def test_a_log_cut_off_before_a_chance_event_is_refused(game: str) -> None:
    lines = finished(game)
    at = max(n for n, line in enumerate(lines) if '"who": "-"' in line and '"over"' not in line)
    assert refused(lines[:at]).n == at


@every_game
def test_a_missing_a_repeated_and_two_exchanged_lines_are_refused(game: str) -> None:
    lines = finished(game)
    at = len(lines) // 2
    assert refused(lines[:at] + lines[at + 1 :]).n == at
    assert refused(lines[: at + 1] + lines[at:]).n == at + 1
    assert refused([*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]]).n == at


@every_game
def test_an_exchanged_outcome_is_refused_because_the_secret_gives_another(game: str) -> None:
    lines = finished(game)
    for at in range(1, len(lines) - 1):
        event = json.loads(lines[at])
        words = event["do"].split()
        if event["who"] == "-" and words[0] in ("reveal", "roll", "draw"):
            pool = {"reveal": "I2", "roll": "red", "draw": "torch"}[words[0]]
            other = {"I2": "L4", "red": "blue", "torch": "P1"}[pool] if words[-1] == pool else pool
            event["do"] = " ".join([*words[:-1], other])
            error = refused([*lines[:at], json.dumps(event) + "\n", *lines[at + 1 :]])
            assert error.n >= at
            return
    raise AssertionError("no chance event found")


@every_game
def test_every_single_edit_of_a_finished_log_is_refused(game: str) -> None:
    """Whatever one changes in the text of an event, something does not fit any more."""
    lines = finished(game)
    for at in random.Random(2).sample(range(1, len(lines)), 12):
        event = json.loads(lines[at])
        for edited in (
            {**event, "n": event["n"] + 1},
            {**event, "who": "x"},
            {**event, "who": 7},
            {**event, "do": event["do"] + " 1"},
            {**event, "do": 5},
            {**event, "at": -1},
            {**event, "at": True},
        ):
            assert refused([*lines[:at], json.dumps(edited) + "\n", *lines[at + 1 :]]).n >= at


@every_game
def test_another_legal_action_in_place_of_the_one_played_is_noticed(game: str) -> None:
    """By a later event, by the scores or, if nothing else, by the digest of the last line."""
    lines = finished(game)
    whole = Match.loads("".join(lines))
    match = Match(whole.header, whole.edition, None)
    for event in whole.events[:25]:
        if event.who is not None:
            for other in [text for text in match.legal(event.who)[:3] if text != event.do]:
                edited = format_line({"n": event.n, "who": event.who, "do": other})
                assert refused([*lines[: event.n], edited, *lines[event.n + 1 :]]).n >= event.n
        match.fold(event)


@every_game
def test_a_changed_header_is_refused(game: str) -> None:
    lines = finished(game)
    header = json.loads(lines[0])
    for changed in (
        {"benben": 2},
        {"game": "chess"},
        {"rules": 99},
        {"seats": 9},
        {"seats": 3},
        {"edition": "nowhere"},
        {"options": {"castling": True}},
        {"options": []},
        {"commit": "0" * 64},
        {"components": "0" * 16},
        {"match": "0" * 16},
        {"match": 5},
        {"commit": None},
        {"game": []},
        {"game": {}},
        {"seats": 2.0},
        {"seats": "2"},
        {"seats": True},
        {"edition": {}},
        {"edition": None},
        {"options": None},
        {"clock": 5},
        {"clock": {"base": "a", "bonus": 0}},
        {"clock": {"foo": 1}},
        {"pools": {}},
        {"own": {}},
        {"own": [1]},
        {"rules": "1"},
    ):
        refused([json.dumps({**header, **changed}) + "\n", *lines[1:]])
    for missing in ("game", "seats", "edition", "options"):
        refused([json.dumps({key: value for key, value in header.items() if key != missing}) + "\n", *lines[1:]])


@every_game
def test_nothing_follows_the_last_line(game: str) -> None:
    lines = finished(game)
    more = json.dumps({"n": len(lines), "who": 0, "do": "pass"}) + "\n"
    assert refused([*lines, more]).n == len(lines)


def test_what_is_no_log_at_all_is_refused() -> None:
    for text in ("", "\n", "hello", "[]", "{}", "null", '{"benben": 1}', "[" * 100_000, "\x00" * 50):
        with pytest.raises(BadLog) as caught:
            Match.loads(text)
        assert caught.value.n == 0


@every_game
def test_a_log_of_another_program_needs_the_named_fields_of_the_header_only(game: str) -> None:
    """And its options may leave defaults out."""
    match = Match.loads("".join(finished(game)))
    named = ("benben", "game", "rules", "seats", "edition", "commit")
    header = {key: match.header[key] for key in named}
    header["options"] = {"max_rounds": 10} if game != "pyramids" else {}
    events = [Event(event.n, event.who, event.do) for event in match.events[:-1]]
    last = match.events[-1]
    over = Event(last.n, None, "over", None, {"scores": match.scores(), "winners": match.winners()})
    text = format_log(header, [*events, over])
    same = Match.loads(text)
    assert (same.digest(), same.is_over, same.dumps()) == (match.digest(), True, text)
    with pytest.raises(BadLog, match="cannot be checked"):
        same.verify()


@pytest.mark.parametrize("game", ["pyramids", "stregati"])
def test_a_redacted_log_is_called_that(game: str) -> None:
    with pytest.raises(BadLog, match="redacted"):
        Match.loads(Match.new(game, seats=2, seed=1).dumps(seat=0))


def test_things_that_are_no_text_are_refused() -> None:
    for thing in (None, 5, [], {}, b"{}"):
        with pytest.raises(BadLog):
            Match.loads(thing)  # type: ignore[arg-type]


@every_game
def test_a_line_separator_within_a_text_does_not_end_a_line(game: str) -> None:
    lines = finished(game)
    header = {**json.loads(lines[0]), "note": "one\u2028two"}
    cut = [json.dumps(header, ensure_ascii=False) + "\n", *lines[1:-1]]
    with pytest.raises(BadLog, match="the last line must follow"):
        Match.loads("".join(cut))
