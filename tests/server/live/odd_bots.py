"""Bots as nobody wants them, for the processes in which bots think."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from typing import Any

from benben.bots import bot
from benben.bots.bot import BOTS, Question

sane = bot.answer


def crash(*_: Any) -> int:
    """Take the process along."""
    os._exit(1)


def hang(*_: Any) -> int:
    """Never answer."""
    time.sleep(10_000)
    return 0


def raise_error(*_: Any) -> int:
    """Be wrong."""
    raise RuntimeError("the secret card is 17")


def answer(asked: Question, name: str) -> str:
    """What no state could mean, from one of them."""
    return "fly to the moon" if name == "nonsense" else sane(asked, name)


def add_odd_bots() -> None:
    """Runs in the bots' processes only."""
    odd: dict[str, Callable[..., int]] = {"crash": crash, "hang": hang, "error": raise_error}
    for name, policy in odd.items():
        BOTS[name] = lambda game, policy=policy: policy
    bot.answer = answer
