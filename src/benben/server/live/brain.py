"""What runs in the processes in which bots think."""

from __future__ import annotations

import json
import threading
from contextlib import suppress

from benben.bots import bot as bots
from benben.bots.bot import POLICIES, Question, parse_bot

PREPARING = 2.0  # seconds in which what is compiled already is loaded

_preparing: dict[str, threading.Thread] = {}  # by game


class NotReady(Exception):
    """The search of a game is still being compiled, which takes a minute or more. Bots without it answer meanwhile."""


def answer(asked: Question, name: str) -> str:
    """What a bot does, as notation; NotReady if it has to search and cannot yet."""
    if parse_bot(name).kind not in POLICIES and not _is_ready(asked.header, name):
        raise NotReady
    return bots.answer(asked, name)


def _is_ready(header: str, name: str) -> bool:
    """Beside the process's other work, since a server on a new machine cannot let people wait for so long."""
    game = json.loads(header)["game"]
    thread = _preparing.get(game)
    if thread is None:
        thread = _preparing[game] = threading.Thread(target=_prepare, args=(header, name), daemon=True)
        thread.start()
    thread.join(PREPARING)
    return not thread.is_alive()


def _prepare(header: str, name: str) -> None:
    with suppress(Exception):  # whoever asks next meets it again, and says so
        bots.searcher(header, parse_bot(name))
