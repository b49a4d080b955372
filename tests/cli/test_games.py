"""`benben games` and `benben rules`."""

from __future__ import annotations

from benben.engine.registry import games
from benben.engine.rulebook import parse_rules
from cli.terminal import run, run_json


def test_games_lists_every_game_with_options_and_rules() -> None:
    text = run("games").stdout
    for game in games().values():
        assert game.id in text
        assert game.title in text
        assert all(option.name in text for option in game.options)
    assert max(map(len, text.splitlines())) <= 100


def test_games_as_json_tells_the_same() -> None:
    found = {entry["id"]: entry for entry in run_json("games")}
    assert list(found) == list(games())
    assert found["pyramids"]["seats"] == [2, 3, 4]
    assert found["pyramids"]["editions"] == ["benben", "small"]
    assert found["stregati"]["options"][1]["by_seats"] == {"4": "short", "5": "short"}


def test_rules_without_an_id_are_the_whole_text() -> None:
    for game in games().values():
        assert run("rules", game.id).stdout == (game.folder / "RULES.md").read_text("utf-8")


def test_a_rule_comes_alone_with_what_it_was_chosen_against() -> None:
    text = run("rules", "pyramids", "p-y1").stdout
    assert "**P-Y1**" in text
    assert "**P-Y10**" not in text
    assert "Chosen against: later skulls" in run("rules", "pyramids", "P-Y8").stdout


def test_a_prefix_shows_all_its_rules_and_no_other() -> None:
    text = run("rules", "pyramids", "P-Y").stdout
    assert all(f"**P-Y{number}**" in text for number in range(1, 11))
    assert "**P-E1**" not in text
    assert text.startswith("## Symbols")


def test_every_numbered_rule_of_every_game_is_found() -> None:
    for game in games().values():
        text = (game.folder / "RULES.md").read_text("utf-8")
        rules = parse_rules(text)
        assert len(rules) == text.count("\n- **" + rules[0].id[:2])
        for rule in rules:
            assert rule.text in text
