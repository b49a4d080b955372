"""Where typed lines come from: a terminal, with completion, or plain lines of a pipe."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Protocol

from benben.cli.choice import completions

if TYPE_CHECKING:
    from rich.console import Console

TOOLBAR = " Tab completes   ? lists what you can do   a number picks from that list   undo   quit "


class Prompt(Protocol):
    """Asks for one line; None when there are no more."""

    live: bool  # somebody sits before it

    def ask(self, label: str, legal: Sequence[str], commands: Iterable[str]) -> str | None:
        """One line, typed at a seat that may do these actions."""


class LinePrompt:
    """Lines of a pipe, shown after the prompt so that what is printed can be read like a conversation."""

    live = False

    def __init__(self, out: Console) -> None:
        self._out = out

    def ask(self, label: str, legal: Sequence[str], commands: Iterable[str]) -> str | None:
        line = sys.stdin.readline()
        self._out.print(f"{label}> {line.rstrip()}", markup=False)
        return line if line else None


class TerminalPrompt:
    """A line editor that offers legal actions while one types."""

    live = True

    def __init__(self) -> None:
        from prompt_toolkit import PromptSession

        self._session: PromptSession[str] = PromptSession(bottom_toolbar=TOOLBAR, complete_while_typing=True)

    def ask(self, label: str, legal: Sequence[str], commands: Iterable[str]) -> str | None:
        from benben.cli.completer import ActionCompleter

        try:
            return self._session.prompt(f"{label}> ", completer=ActionCompleter(legal, commands))
        except (EOFError, KeyboardInterrupt):
            return None


def find_completions(typed: str, legal: Sequence[str], commands: Iterable[str], asked: bool) -> list[str]:
    """Actions first, then commands. An empty line offers nothing unasked, so that the board stays in sight."""
    if not typed.strip():
        return completions("", legal) if asked else []
    return completions(typed, legal) + [command for command in commands if command.startswith(typed.lower())]


def open_prompt(out: Console) -> Prompt:
    """The prompt that fits where input comes from."""
    return TerminalPrompt() if sys.stdin.isatty() and out.is_terminal else LinePrompt(out)
