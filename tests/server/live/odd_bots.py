"""Bots as nobody wants them, for the processes in which bots think."""

from __future__ import annotations

import os
import time

from benben.bots.bot import Question
from benben.server.live import brain
from benben.server.live.brain import NotReady

sane = brain.answer


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


def say_nothing() -> str:
    """Not even a text."""
    return None  # type: ignore[return-value]


def be_compiled() -> str:
    """Need more time."""
    raise NotReady


ODD = {"crash": crash, "hang": hang, "error": raise_error, "nonsense": talk_nonsense, "nothing": say_nothing}
WORSE = {
    "level:5": crash,
    "level:4": hang,
    "level:3": raise_error,
    "level:2": talk_nonsense,
    "level:1": say_nothing,
    "greedy": raise_error,
    "random": crash,
}


def add_odd_bots() -> None:
    """Runs in the bots' processes only: besides the usual bots, there are odd ones."""
    brain.answer = lambda asked, name: ODD[name]() if name in ODD else sane(asked, name)


def spoil_all_bots() -> None:
    """Runs in the bots' processes only: every bot fails, each in its way."""
    brain.answer = lambda asked, name: WORSE[name]()


def spoil_levels() -> None:
    """Runs in the bots' processes only: those that search are not compiled yet."""

    def answer(asked: Question, name: str) -> str:
        return sane(asked, name) if name in ("random", "greedy") else be_compiled()

    brain.answer = answer


def be_patient() -> None:
    """Runs in the bots' processes only: who has to be compiled is waited for."""
    brain.PREPARING = 300.0
