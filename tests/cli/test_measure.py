"""`benben simulate`, `benben arena`, `benben bench` and `benben warm`."""

from __future__ import annotations

from pathlib import Path

import pytest

from benben.analysis.speed import Bench, Figure
from benben.engine.kernel import cache_folder, is_loaded
from benben.engine.registry import games
from cli.terminal import run, run_json


def test_simulate_counts_wins_by_seat() -> None:
    found = run_json("simulate", "pyramids", "--matches", "60", "--bots", "greedy,random", "--threads", "2")
    assert found["matches"] == 60
    assert found["policies"] == ["greedy", "random"]
    assert [share["share"] for share in found["wins"]] == [1.0, 0.0]
    assert found["points"][0]["mean"] > found["points"][1]["mean"]


def test_simulate_is_the_same_with_any_number_of_threads() -> None:
    one, two = (
        run_json("simulate", "pyramids", "--matches", "90", "--seed", "4", "--threads", threads) for threads in "12"
    )
    for result in (one, two):
        del result["seconds"]
    assert one == two


def test_simulate_prints_tables_no_wider_than_boards() -> None:
    text = run("simulate", "pyramids", "--matches", "40", "--seats", "4").stdout
    assert "40 matches from seed 0" in text
    assert "decisions" in text
    assert max(map(len, text.splitlines())) <= 100


def test_simulate_bounds_matches_that_could_go_on_for_ever() -> None:
    assert run_json("simulate", "stregati", "--matches", "5")["options"]["max_rounds"] == 200
    bounded = run_json("simulate", "stregati", "--matches", "5", "--option", "max_rounds=3")
    assert bounded["options"]["max_rounds"] == 3


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--bots", "oracle"), "no policy 'oracle'"),
        (("--bots", "greedy,random,greedy"), "2 seats take one policy for all or 2, not 3"),
        (("--seats", "7"), "pyramids is played by 2 to 4, not by 7"),
        (("--matches", "0"), "--matches"),
        (("--seed", "-1"), "a seed is a number from 0"),
    ],
)
def test_simulate_refuses_what_it_cannot_do(words: tuple[str, ...], told: str) -> None:
    assert told in run("simulate", "pyramids", *words, exit_code=2).stderr


def test_arena_tells_who_wins_and_how_sure_that_is() -> None:
    found = run_json(
        "arena", "greedy", "random", "--game", "anubix", "--matches", "60", "--seed", "3", "--threads", "2"
    )
    assert (found["matches"], found["deals"], found["seed"]) == (60, 30, 3)
    assert found["options"]["max_rounds"] == 200
    assert [entry["wins"]["share"] for entry in found["entries"]] == [1.0, 0.0]
    assert found["entries"][0]["wins"]["low"] > 0.85


def test_arena_prints_a_table_no_wider_than_boards_and_what_was_shown() -> None:
    text = run("arena", "greedy", "random", "random", "-g", "pyramids", "--seats", "3", "--until", "0.5").stdout
    assert "greedy wins more than 50 %" in text
    assert "Equal bots win 33.3 % each" in text
    assert max(map(len, text.splitlines())) <= 100
    open_still = run("arena", "greedy", "greedy", "-g", "pyramids", "--matches", "4", "--until", "0.5").stdout
    assert "not yet shown on which side of 50 % greedy is" in open_still


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("greedy",), "2 seats are for 2 to 2 bots, not 1"),
        (("greedy", "oracle"), "no bot 'oracle'"),
        (("greedy", "random", "--until", "70"), "lies between 0 and 1"),
        (("greedy", "random", "--ray", "local", "--threads", "2"), "give one of them"),
    ],
)
def test_arena_refuses_what_it_cannot_do(words: tuple[str, ...], told: str) -> None:
    assert told in run("arena", *words, "--game", "pyramids", exit_code=2).stderr


FIGURES = [
    Figure("Pyramids, 2 seats, in C", "million decisions a second", None, note="there is no C compiler (cc)"),
    Figure("Pyramids, 2 seats", "million decisions a second", 12.5, "Pyramids, 2 seats, in C", 0.9),
    Figure("Pyramids, a state", "bytes", 176),
]


def test_bench_prints_figures_ratios_and_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The measuring has tests of its own; here a result is made up."""
    result = Bench(FIGURES, rounds=9, cores=2, machine="a machine", python="3.11", numba="0.61", compiler="cc 12")
    monkeypatch.setattr("benben.analysis.speed.bench", lambda on_progress, others: result)
    text = run("bench").stdout
    for told in ("a machine, 2 cores", "there is no C compiler (cc)", "12.50", "0.90", "176", "Medians of 9 rounds"):
        assert told in text
    assert run_json("bench") == result.as_dict()


def test_warm_compiles_every_game() -> None:
    text = run("warm").stdout
    for game in games():
        assert f"{game}: ready after" in text
        assert is_loaded(game)
        assert any(cache_folder(game).iterdir())


def test_bound_tells_the_best_lines_and_how_near_bots_come() -> None:
    words = (
        "bound",
        "pyramids",
        "--edition",
        "small",
        "--deals",
        "6",
        "--width",
        "1",
        "--width",
        "40",
        "--threads",
        "2",
    )
    found = run_json(*words, "--bot", "greedy")
    assert [entry["width"] for entry in found["widths"]] == [1, 40]
    assert found["widths"][0]["points"]["mean"] < found["widths"][1]["points"]["mean"]
    assert 0 < found["plays"][0]["part"]["mean"] < 1
    text = run(*words, "--bot", "greedy", "--full").stdout
    assert "6 deals from seed 0" in text
    assert "alone" in text
    assert "full" in text
    assert max(map(len, text.splitlines())) <= 100


def test_bound_ends_what_could_go_on_for_ever_and_refuses_what_it_cannot_do() -> None:
    found = run_json("bound", "anubix", "--deals", "2", "--width", "1", "--option", "max_rounds=3")
    assert found["options"]["max_rounds"] == 3
    assert "1 to 100,000 lines" in run("bound", "anubix", "--width", "0", exit_code=2).stderr


def test_ladder_rates_bots_and_writes_a_page(tmp_path: Path) -> None:
    page = tmp_path / "ladder.md"
    words = ("ladder", "random", "greedy", "--matches", "16", "--threads", "1")
    text = run(*words, "--game", "pyramids", "--game", "anubix", "--page", page).stdout
    assert max(map(len, text.splitlines())) <= 100
    written = page.read_text("utf-8")
    for title in ("Pyramids", "Anubix"):
        assert f"## {title}" in written
        assert title in text
    found = run_json(*words, "--game", "anubix")
    assert [entry["bot"] for entry in found[0]["standings"]] == ["greedy", "random"]
    assert found[0]["options"]["max_rounds"] == 200
    assert "two or more different bots" in run("ladder", "greedy", exit_code=2).stderr
