"""Bots as nobody wants them, for the processes in which bots think."""

from __future__ import annotations

import os
import time

from benben.bots import bot
from benben.bots.bot import Question

sane = bot.answer


def crash() -> str:
    """Take the process along."""
    os._exit(1)


def hang() -> str:
    """Never answer."""
    time.sleep(10_000)
    return ""


def raise_error() -> str:
    """Be wrong."""
    raise RuntimeError("the secret card is 17")


def talk_nonsense() -> str:
    """What no state could mean, from one of them."""
    return "fly to the moon"


ODD = {"crash": crash, "hang": hang, "error": raise_error, "nonsense": talk_nonsense}


def answer(asked: Question, name: str) -> str:
    """What a bot does, odd ones among them."""
    return ODD[name]() if name in ODD else sane(asked, name)


def add_odd_bots() -> None:
    """Runs in the bots' processes only."""
    bot.answer = answer
