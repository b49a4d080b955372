"""`benben verify` and `benben replay`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from benben import Match
from cli.terminal import finished, run, run_json


@pytest.fixture(scope="module")
def match() -> Match:
    return finished(seed=3)


@pytest.fixture
def log(tmp_path: Path, match: Match) -> Path:
    file = tmp_path / "match.jsonl"
    file.write_text(match.dumps(), "utf-8")
    return file


def changed(log: Path, line: int, **fields: object) -> Path:
    """The log with one line changed."""
    lines = log.read_text("utf-8").splitlines()
    lines[line] = json.dumps({**json.loads(lines[line]), **fields}, ensure_ascii=False)
    log.write_text("\n".join(lines) + "\n", "utf-8")
    return log


def test_verify_says_what_was_checked_and_who_won(log: Path, match: Match) -> None:
    text = run("verify", log).stdout
    assert "chance events are those that the secret decides" in text
    assert f"Seat {match.winners()[0]} wins." in text


def test_verify_as_json(log: Path, match: Match) -> None:
    report = run_json("verify", log, "--commit", match.header["commit"].upper())
    assert report["valid"]
    assert (report["scores"], report["winners"]) == (match.scores(), match.winners())
    assert "the secret is the one that the header promised and that was announced" in report["checked"]


def test_verify_refuses_another_commit(log: Path) -> None:
    result = run("verify", log, "--commit", "00ff", exit_code=1)
    assert "not the 00ff that was announced" in result.stderr


def test_verify_names_the_event_that_chance_did_not_give(log: Path, match: Match) -> None:
    n = next(event.n for event in match.events if event.do.startswith("reveal"))
    others = {"reveal I2", "reveal I3", "reveal L3"} - {match.events[n - 1].do}
    report = run_json("verify", changed(log, n, do=min(others)), exit_code=1)
    assert not report["valid"]
    assert "event" in report["error"]


def test_verify_refuses_a_log_without_its_secret(log: Path, match: Match) -> None:
    lines = log.read_text("utf-8").splitlines()
    last = json.loads(lines[-1])
    del last["secret"]
    log.write_text("\n".join([*lines[:-1], json.dumps(last)]) + "\n", "utf-8")
    report = run_json("verify", log, exit_code=1)
    assert report["event"] == len(match.events)
    assert "secret" in report["error"]


def test_verify_names_the_event_that_is_missing_where_a_seat_had_to_act(tmp_path: Path, match: Match) -> None:
    cut = next(event.n for event in match.events if event.do.startswith("keep")) - 1
    lines = match.dumps().splitlines(keepends=True)[: cut + 1]
    file = tmp_path / "cut.jsonl"
    file.write_text("".join(lines), "utf-8")
    report = run_json("verify", file, exit_code=1)
    assert report["event"] == cut + 1
    assert "missing, the match is unfinished; next to act: seats 0 and 1" in report["error"]


def test_verify_names_the_event_that_is_missing_where_chance_had_to_act(tmp_path: Path, match: Match) -> None:
    file = tmp_path / "cut.jsonl"
    file.write_text("".join(match.dumps().splitlines(keepends=True)[:2]), "utf-8")
    assert run_json("verify", file, exit_code=1)["event"] == 2
    file.write_text(match.dumps()[:-40], "utf-8")
    assert run_json("verify", file, exit_code=1)["event"] == len(match.events)


def test_replay_prints_every_position_where_nobody_can_step(log: Path, match: Match) -> None:
    text = run("replay", log).stdout
    for event in match.events[:-1]:
        assert f"{event.n} of {len(match.events)}" in text
    assert "P-F2" in text
    assert text.rstrip().endswith("wins.")
    assert max(map(len, text.splitlines())) <= 100


def test_replay_for_a_seat_hides_what_it_could_not_know(log: Path, match: Match) -> None:
    text = run("replay", log, "--seat", "0", "--all").stdout
    assert match.events[0].do in text
    assert match.events[1].do not in text
    assert "deal 1 ? ? ? ?" in text
    assert "seat 1 has chosen, unseen by the others" in text


def test_replay_for_a_spectator_hides_all_hands(log: Path) -> None:
    text = run("replay", log).stdout
    assert "deal 0 ? ? ? ?" in text
    assert "(you)" not in text


def test_replay_refuses_a_seat_that_is_not_there(log: Path) -> None:
    assert "there is no seat 2" in run("replay", log, "--seat", "2", exit_code=2).stderr


def test_replay_of_a_damaged_log_names_the_event(log: Path) -> None:
    assert "event 5" in run("replay", changed(log, 5, who=7), exit_code=1).stderr
