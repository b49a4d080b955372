"""`benben rules`: a game's rules, all of them or some by their ids."""

from __future__ import annotations

from typing import Annotated

import typer

from benben.cli.arguments import GameName
from benben.cli.language import InLanguage

RuleId = Annotated[
    str | None, typer.Argument(metavar="ID", help="A rule's id, or how ids begin: P-Y8, P-Y. All rules without it.")
]


def rules(game: GameName, rule: RuleId = None, language: InLanguage = None) -> None:
    """Show a game's rules, or those of an id."""
    from benben.cli.language import find_language
    from benben.cli.screen import console, print_markdown
    from benben.engine.registry import find_game
    from benben.engine.rulebook import find_rules, markdown, read_rules

    found, spoken = find_game(game), find_language(language)
    text = read_rules(found, spoken) if rule is None else markdown(find_rules(found, rule, spoken))
    print_markdown(console(), text)
