"""Everything that can go wrong with what somebody hands to benben, each with a sentence that says what to do."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


class BenbenError(Exception):
    """The root of every error that benben raises on purpose; nothing has changed when one is raised."""


class UnknownGame(BenbenError, KeyError):
    """No game of that name is installed."""

    def __str__(self) -> str:
        return str(self.args[0])


class BadOption(BenbenError, ValueError):
    """An option or a number of seats that the game does not know."""


class MatchError(BenbenError, ValueError):
    """An action that a match does not take."""


class BadNotation(MatchError):
    """The text cannot be read as an action of the game."""


class NotYourTurn(MatchError):
    """The text comes from a seat that does not have to act now."""


class IllegalAction(MatchError):
    """The text can be read, and a rule forbids it: `rule` is its id."""

    def __init__(self, rule: str, text: str) -> None:
        super().__init__(f"{text} ({rule})")
        self.rule = rule


class BadLog(BenbenError, ValueError):
    """A match log that cannot be folded: `n` is the number of the event where it goes wrong, 0 the header."""

    def __init__(self, n: int, text: str) -> None:
        super().__init__(f"header: {text}" if n == 0 else f"event {n}: {text}")
        self.n = n


@dataclass(frozen=True, order=True)
class Finding:
    """One thing that is wrong, or remarkable, in an edition's file."""

    line: int
    where: str
    rule: str
    text: str
    refused: bool = True

    def __str__(self) -> str:
        spot = f"line {self.line}" + (f", {self.where}" if self.where else "")
        return f"{spot}: {self.text} ({self.rule})"


class EditionError(BenbenError, ValueError):
    """An edition that breaks rules: `findings` names all of them, not only the first."""

    def __init__(self, file: str, findings: Iterable[Finding]) -> None:
        self.file = file
        self.findings = tuple(sorted(findings))
        super().__init__("\n".join(f"{file}: {finding}" for finding in self.findings))
