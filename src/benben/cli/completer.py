"""Legal actions as completions of prompt_toolkit, which is imported only where a person types."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document

from benben.cli.prompt import find_completions


class ActionCompleter(Completer):
    """Offers what a line can become; Tab on an empty line offers how actions begin."""

    def __init__(self, legal: Sequence[str], commands: Iterable[str]) -> None:
        self._legal, self._commands = legal, tuple(commands)

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterator[Completion]:
        typed = document.text_before_cursor
        for text in find_completions(typed, self._legal, self._commands, complete_event.completion_requested):
            yield Completion(text, start_position=-len(typed))
