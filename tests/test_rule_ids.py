"""Every rule has an id, every id a test, and every reading the alternative it was chosen against."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from benben.engine.game import Game
from benben.engine.language import LANGUAGES, Language
from benben.engine.registry import games
from benben.engine.rulebook import parse_rules, rules_file

TESTS = Path(__file__).parent / "games"
RULE = re.compile(r"^- \*\*([A-Z]-[A-Z]\d+)\*\*", re.MULTILINE)

every_game = pytest.mark.parametrize("game", list(games().values()), ids=lambda game: game.id)


every_language = pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])


def rules(game: Game) -> dict[str, str]:
    """The text of every rule by its id."""
    text = (game.folder / "RULES.md").read_text("utf-8")
    found = list(RULE.finditer(text))
    ends = [*(match.start() for match in found[1:]), len(text)]
    return {match.group(1): text[match.start() : end] for match, end in zip(found, ends, strict=True)}


@every_game
def test_ids_are_unique_and_consecutive(game: Game) -> None:
    ids = RULE.findall((game.folder / "RULES.md").read_text("utf-8"))
    assert ids
    assert len(set(ids)) == len(ids)
    groups: dict[str, list[int]] = {}
    for rule in ids:
        groups.setdefault(rule.rstrip("0123456789"), []).append(int(re.sub(r"\D", "", rule)))
    for group, numbers in groups.items():
        assert sorted(numbers) == list(range(1, len(numbers) + 1)), group


@every_game
def test_every_rule_is_named_by_a_test_of_its_game(game: Game) -> None:
    """In the name of a test function, with underscores: test_P_M3_..."""
    source = "\n".join(path.read_text("utf-8") for path in (TESTS / game.id).glob("test_*.py"))
    names = re.findall(r"^def (test_\w+)", source, re.MULTILINE)
    named = {f"{a}-{b}" for name in names for a, b in re.findall(r"(?=_([A-Z])_([A-Z]\d+)(?:_|$))", name)}
    assert sorted(set(rules(game)) - named) == []
    assert sorted(named - set(rules(game))) == []


@every_game
def test_every_reading_names_what_it_was_chosen_against(game: Game) -> None:
    missing = [rule for rule, text in rules(game).items() if "[R]" in text and "Chosen against" not in text]
    assert missing == []


@every_game
def test_every_id_that_the_sources_cite_exists(game: Game) -> None:
    letter = next(iter(rules(game)))[0]
    for path in game.folder.rglob("*.*"):
        if path.suffix in (".py", ".toml", ".txt"):
            cited = set(re.findall(rf"\b({letter}-[A-Z]\d+)\b", path.read_text("utf-8")))
            assert sorted(cited - set(rules(game))) == [], path.name


@every_game
@every_language
def test_every_language_tells_every_rule_and_every_reading_in_the_same_order(game: Game, language: Language) -> None:
    assert told(game, language) == told(game, "en")


@every_game
@every_language
def test_a_translation_has_the_same_parts_and_names_the_same_actions(game: Game, language: Language) -> None:
    """What stands in backquotes is language of the log, the same everywhere; where it stands may differ."""
    assert parts(game, language) == parts(game, "en")


def told(game: Game, language: Language) -> list[tuple[str, int, list[str]]]:
    """Of each rule: its id, its readings, the rules that it names."""
    found = parse_rules(rules_file(game, language).read_text("utf-8"))
    return [(rule.id, rule.text.count("[R]"), sorted(re.findall(r"[A-Z]-[A-Z]\d*", rule.text))) for rule in found]


def parts(game: Game, language: Language) -> dict[str, list[str]]:
    text = rules_file(game, language).read_text("utf-8")
    return {
        "headings": re.findall(r"^#+ ", text, re.MULTILINE),
        "items": re.findall(r"^ *(?:-|\d\.) ", text, re.MULTILINE),
        "rows": re.findall(r"^\|", text, re.MULTILINE),
        "actions": sorted(re.findall(r"`([^`]+)`", text)),
    }
