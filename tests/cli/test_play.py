"""`benben play`, driven through a pipe as a person would type."""

from __future__ import annotations

import re
from pathlib import Path

from benben import Match
from benben.cli.choice import TOGETHER
from cli.terminal import run


def test_a_whole_match_is_played_to_its_scores(tmp_path: Path) -> None:
    log = tmp_path / "match.jsonl"
    text = run("play", "pyramids", "--seed", "4", "--log", log, typed="1\n" * 200).stdout
    match = Match.loads(log.read_text("utf-8"))
    assert match.is_over
    assert f"The log is in {log}" in text.replace("\n", "")
    assert re.search(rf"total +{match.scores()[0]} +{match.scores()[1]}", text)
    assert all(rule in text for rule in ("P-F2", "P-Y6", "P-P1", "P-Y5", "P-Y7"))
    assert f"Seat {match.winners()[0]} wins." in text
    assert max(len(line) for line in text.splitlines() if str(log) not in line) <= 100


def test_equal_seeds_and_equal_answers_give_equal_matches(tmp_path: Path) -> None:
    logs = [tmp_path / "one.jsonl", tmp_path / "two.jsonl"]
    for log in logs:
        run("play", "pyramids", "--seed", "9", "--bot", "random", "--log", log, typed="1\n" * 30)
    assert logs[0].read_text("utf-8") == logs[1].read_text("utf-8")


def test_a_match_that_was_left_goes_on_from_its_log(tmp_path: Path) -> None:
    log, whole = tmp_path / "match.jsonl", tmp_path / "whole.jsonl"
    text = run("play", "pyramids", "--seed", "4", "--log", log, typed="1\n1\nquit\n").stdout
    assert f"go on with: benben play --resume {log}" in text.replace("\n", "")
    assert not Match.loads(log.read_text("utf-8")).is_over
    run("play", "--resume", log, typed="1\n" * 200)
    run("play", "pyramids", "--seed", "4", "--log", whole, typed="1\n" * 200)
    assert log.read_text("utf-8") == whole.read_text("utf-8")


def test_a_person_sees_no_card_that_was_dealt_to_a_bot() -> None:
    text = run("play", "pyramids", "--seed", "4", typed="log\n").stdout
    assert text.count("deal 1 ? ? ? ?") == 2
    assert not re.search(r"deal 1 [0-9]", text)


def test_a_text_a_number_and_a_beginning_all_choose(tmp_path: Path) -> None:
    legal = Match.new("pyramids", seed=4).legal(0)
    assert legal[1] == "keep 10 37"
    for typed in ("keep 10 37", "2", "keep 37 10", "KEEP  10 37"):
        log = tmp_path / f"{typed}.jsonl"
        run("play", "pyramids", "--seed", "4", "--log", log, typed=f"{typed}\n")
        events = Match.loads(log.read_text("utf-8")).events
        assert (0, "keep 10 37") in [(event.who, event.do) for event in events]


def test_a_beginning_of_several_actions_names_them_and_changes_nothing() -> None:
    text = run("play", "pyramids", "--seed", "4", typed="keep 10\nlog\n").stdout
    assert "3 actions begin so: keep 10 31, keep 10 37, keep 10 43" in text
    assert "reveal" not in text


def test_what_reads_as_an_action_is_never_completed_to_another(tmp_path: Path) -> None:
    """`keep 10 43` is the only action that begins with `keep 10 4`, which is another one and not allowed."""
    assert "(P-S1)" in run("play", "pyramids", "--seed", "4", typed="keep 10 4\n").stdout


def test_a_beginning_that_only_one_action_has_is_that_action() -> None:
    assert "  keep 37 43\n" in run("play", "pyramids", "--seed", "4", typed="keep 37\n").stdout


def test_errors_name_the_rule_and_nothing_is_lost() -> None:
    text = run("play", "pyramids", "--seed", "4", typed="mark 10 a1\ncastle\n99\n\nkeep 10 31\n").stdout
    assert "(P-S1)" in text
    assert "cannot read 'castle': expected keep CARD CARD" in text
    assert "there is no action 99; ? lists them, 1 to 6" in text
    assert "reveal" in text


def test_a_question_mark_shows_commands_and_numbered_actions() -> None:
    text = run("play", "pyramids", "--seed", "4", typed="?\n").stdout
    assert "undo" in text
    assert re.search(r"1 +keep 10 31 +2 +keep 10 37", text)


def test_long_lists_are_cut_and_shown_whole_on_demand() -> None:
    text = run("play", "stregati", "--seed", "2", "--seats", "3", typed="draw 2\n" * 3 + "?\n? swap\n? castle\n").stdout
    assert re.search(r"and [0-9]+ more; \? swap [A-Za-z0-9]+ lists them all", text)
    swaps = re.findall(r"[0-9]+  (swap [A-Za-z0-9 ]*[a-z0-9])", text[text.rindex("> ? swap") :])
    assert len(swaps) > TOGETHER
    assert "no action begins so" in text


def test_rules_are_at_hand() -> None:
    text = run("play", "pyramids", "--seed", "4", typed="rules P-Y8\nrules\nrules P-Q\n").stdout
    assert "Chosen against: later skulls" in text
    assert "which one? Such as: rules P-" in text
    assert "pyramids has no rule 'P-Q'" in text


def test_undo_takes_back_what_has_revealed_nothing() -> None:
    """At one screen the seat that has chosen may still change its mind while the other one is asked."""
    text = run("play", "pyramids", "--seed", "4", "--humans", "0,1", typed="keep 10 31\nundo\nkeep 10 37\nlog\n").stdout
    assert "taken back: keep 10 31" in text
    assert text.count("seat 0> ") == 2
    assert text.count("seat 1> ") == 3


def test_undo_of_what_has_revealed_something_is_refused() -> None:
    text = run("play", "pyramids", "--seed", "4", typed="1\nundo\n").stdout
    assert "your last action cannot be taken back" in text


def test_several_people_share_the_screen_and_see_only_their_own() -> None:
    text = run("play", "pyramids", "--seed", "4", "--seat", "0", "--seat", "1", typed="1\n" * 400).stdout
    first, second = text.index("seat 0> "), text.index("seat 1> ")
    assert "deal 1 ? ? ? ?" in text[:first]
    assert "deal 0 ? ? ? ?" in text[first:second]
    assert "keep 10 31" not in text[text.index("deal 0 ? ? ? ?") : second]
    assert "a person" in text


def test_a_log_is_kept_by_a_command_and_never_overwritten(tmp_path: Path) -> None:
    log, taken = tmp_path / "own.jsonl", tmp_path / "taken.txt"
    taken.write_text("mine", "utf-8")
    typed = f"save {taken}\nsave {tmp_path / 'no' / 'folder'}\nsave\nsave {log}\n1\n"
    text = " ".join(run("play", "pyramids", "--seed", "4", typed=typed).stdout.split())
    assert "exists already; choose another name" in text
    assert "No such file or directory" in text
    assert "into which file?" in text
    assert taken.read_text("utf-8") == "mine"
    assert "keep 10 31" in log.read_text("utf-8")
    assert "exists already" in run("play", "pyramids", "--log", taken, exit_code=2).stderr


def test_a_file_that_cannot_be_written_is_told_before_the_match(tmp_path: Path) -> None:
    result = run("play", "pyramids", "--log", tmp_path / "no" / "folder", exit_code=2)
    assert "No such file or directory" in result.stderr
    assert result.stdout == ""


def test_resume_refuses_what_cannot_go_on(tmp_path: Path) -> None:
    log = tmp_path / "match.jsonl"
    run("play", "pyramids", "--seed", "4", "--log", log, typed="1\n")
    assert "leave them out with --resume" in run("play", "anubix", "--resume", log, exit_code=2).stderr
    assert "leave them out" in run("play", "--resume", log, "--seed", "5", exit_code=2).stderr
    log.write_text(Match.new("pyramids").dumps(), "utf-8")
    assert "does not hold the seed" in run("play", "--resume", log, exit_code=2).stderr
    run("play", "pyramids", "--seed", "4", "--log", tmp_path / "over.jsonl", typed="1\n" * 200)
    assert "is over" in run("play", "--resume", tmp_path / "over.jsonl", exit_code=2).stderr
