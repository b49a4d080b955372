"""What environments played, held beside the same match as `Match` folds it from its log."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from benben.engine.feature import observe
from benben.engine.record import values
from benben.match.match import Match


@dataclass
class Seen:
    """One step: who had to act, what was legal, what was observed, what was done."""

    seat: int
    legal: list[int]
    row: list[int]
    action: int


def compare(match: Match, steps: list[Seen]) -> None:
    """At every decision of the match's log the environment asked the same seat, offered and showed the same."""
    twin, at = Match(match.header, match.edition, None), 0
    for event in match.events:
        if event.who is not None:
            step = steps[at]
            assert step.seat == event.who == min(twin.acting)
            assert step.legal == twin.legal_integers(event.who)
            assert step.row == observe(twin.game, twin.box, twin.state, event.who)
            actions, _ = twin.read(event.who, event.do)
            assert actions == [other.action for other in steps[at : at + len(actions)]]
            at += len(actions)
        twin.fold(event)
    assert at == len(steps)


def same_state(match: Match, record: Any) -> bool:
    """Whether a NumPy record holds the state of a match."""
    state = np.zeros(1, record.dtype)
    from benben.engine.record import pack

    pack(match.state, state[0])
    return bool(state.tobytes() == record.tobytes()) and len(list(values(match.state))) > 0
