"""Typing with completion."""

from __future__ import annotations

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput

from benben.cli.choice import TOGETHER, begun, completions, groups
from benben.cli.completer import ActionCompleter
from benben.cli.prompt import TerminalPrompt

MARKS = [f"mark {card} {column}{row}" for card in (7, 12) for column in "abcde" for row in (1, 2)] + ["take deck"]


def offered(typed: str, asked: bool = False) -> list[str]:
    found = ActionCompleter(MARKS, ["log", "undo"]).get_completions(
        Document(typed), CompleteEvent(completion_requested=asked)
    )
    return [completion.text for completion in found]


def test_few_actions_are_offered_whole() -> None:
    assert offered("mark 7 a") == ["mark 7 a1", "mark 7 a2"]
    assert offered("t") == ["take deck"]


def test_many_actions_are_offered_word_by_word() -> None:
    assert offered("m") == ["mark"]
    assert offered("mark") == ["mark 7", "mark 12"]
    assert offered("MARK ") == ["mark 7", "mark 12"]


def test_commands_are_offered_too() -> None:
    assert offered("u") == ["undo"]


def test_an_empty_line_offers_nothing_unless_tab_is_pressed() -> None:
    assert offered("") == []
    assert offered("", asked=True) == ["mark", "take"]


def test_whatever_is_offered_leads_on_to_an_action() -> None:
    typed = ["", "m", "mark 1", "mark 12 ", "mark 12 e"]
    for text in typed:
        for completion in completions(text, MARKS):
            assert begun(completion, MARKS)
            assert len(completion) > len(text.rstrip())


def test_actions_are_grouped_where_they_are_many() -> None:
    assert list(groups(MARKS[:4])) == ["mark"]
    many = [f"mark {card} {n}" for card in (7, 8) for n in range(TOGETHER)]
    grouped = groups(many)
    assert list(grouped) == ["mark 7", "mark 8"]
    assert [number for group in grouped.values() for number, _ in group] == list(range(1, len(many) + 1))


@pytest.mark.parametrize(
    ("keys", "line"), [("take deck\r", "take deck"), ("log\r", "log"), ("\x04", None), ("mark 7 a1\x03", None)]
)
def test_a_terminal_reads_a_line_and_is_left_by_control_keys(keys: str, line: str | None) -> None:
    with create_pipe_input() as pipe, create_app_session(input=pipe, output=DummyOutput()):
        pipe.send_text(keys)
        assert TerminalPrompt().ask("seat 0", MARKS, ["log"]) == line
