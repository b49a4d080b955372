"""A game's rules as numbered ones, so that one of them can be shown where it is needed. RULES.md is the law; its
translations lie in `locale`, with the same rules in the same order.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path

from benben.engine.errors import BadOption
from benben.engine.game import Game
from benben.engine.language import ENGLISH, Language

HEADING = re.compile(r"#+ ")
ITEM = re.compile(r"- \*\*([A-Z]+-[A-Z]+[0-9]*)\*\*")


@dataclass(frozen=True)
class Rule:
    """A numbered rule as Markdown, with the heading that it stands under."""

    id: str
    heading: str
    text: str


def rules_file(game: Game, language: Language) -> Path:
    """Where the rules stand in a language."""
    return game.folder / "RULES.md" if language == ENGLISH else game.folder / "locale" / f"RULES.{language}.md"


def language_of_rules(game: Game, wanted: Language) -> Language:
    """The language in which the rules can be read: English, where a game has them in no other yet."""
    return wanted if rules_file(game, wanted).is_file() else ENGLISH


def read_rules(game: Game, language: Language = ENGLISH) -> str:
    """The whole of the rules."""
    return rules_file(game, language_of_rules(game, language)).read_text("utf-8")


def parse_rules(text: str) -> list[Rule]:
    """The rules of a RULES.md in its order: each goes on while its lines are indented."""
    found: list[Rule] = []
    heading, open_id, lines = "", "", list[str]()

    def close() -> None:
        if open_id:
            found.append(Rule(open_id, heading, "\n".join(lines).rstrip()))

    for line in text.splitlines():
        item = ITEM.match(line)
        if item or (line and not line.startswith(" ")):
            close()
            open_id, lines = (item[1], []) if item else ("", [])
        if HEADING.match(line):
            heading = line.lstrip("# ")
        lines.append(line)
    close()
    return found


def find_rules(game: Game, wanted: str, language: Language = ENGLISH) -> list[Rule]:
    """The rule of an id, or all whose ids begin so, such as P-Y; case does not matter."""
    rules = parse_rules(read_rules(game, language))
    wanted = wanted.upper()
    exact = [rule for rule in rules if rule.id == wanted]
    found = exact or [rule for rule in rules if rule.id.startswith(wanted)]
    if not found:
        ids = list(dict.fromkeys(rule.id for rule in rules))
        near = get_close_matches(wanted, ids, n=4, cutoff=0.4) or ids[:4]
        raise BadOption(f"{game.id} has no rule {wanted[:20]!r}; near it are {', '.join(near)}")
    return found


def markdown(rules: list[Rule]) -> str:
    """Rules as one text, each heading once."""
    lines: list[str] = []
    heading = ""
    for rule in rules:
        if rule.heading != heading:
            heading = rule.heading
            lines += ["", f"## {heading}", ""]
        lines.append(rule.text)
    return "\n".join(lines).strip() + "\n"
