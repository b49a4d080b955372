"""Whole matches by a Hypothesis state machine that mixes illegal, stale and garbled input in."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from benben import BadNotation, IllegalAction, Match, MatchError, NotYourTurn
from benben.engine.registry import games


def machine(game: str) -> type[RuleBasedStateMachine]:  # noqa: C901 - a class per game
    class Machine(RuleBasedStateMachine):
        def __init__(self) -> None:
            super().__init__()
            self.match: Match | None = None
            self.stale: list[str] = ["pass"]

        @initialize(seed=st.integers(0, 2**31), data=st.data())
        def begin(self, seed: int, data: Any) -> None:
            seats = data.draw(st.sampled_from(games()[game].seats))
            flags = [option.name for option in games()[game].options if option.kind == "flag"]
            options = {name: data.draw(st.booleans()) for name in flags}
            self.match = Match.new(game, seats=seats, seed=seed, options=options)

        def running(self) -> Match:
            assert self.match is not None
            return self.match

        @precondition(lambda self: self.match is not None and not self.match.is_over)
        @rule(data=st.data())
        def act(self, data: Any) -> None:
            match = self.running()
            seat = data.draw(st.sampled_from(match.acting))
            text = data.draw(st.sampled_from(match.legal(seat)))
            count = len(match.events)
            match.submit(seat, text)
            self.stale.append(text)
            assert match.events[count].do == text

        @precondition(lambda self: self.match is not None)
        @rule(data=st.data())
        def repeat_a_stale_action(self, data: Any) -> None:
            match, text = self.running(), data.draw(st.sampled_from(self.stale))
            seat = data.draw(st.integers(0, match.seats - 1))
            if text not in match.legal(seat):
                self.refused(seat, text, (BadNotation, IllegalAction, NotYourTurn))

        @precondition(lambda self: self.match is not None)
        @rule(seat=st.integers(-2, 7), text=st.text(max_size=30))
        def type_nonsense(self, seat: int, text: str) -> None:
            match = self.running()
            known = match.legal(seat) if 0 <= seat < match.seats else []
            if text not in known and text.split() != ["pass"]:
                self.refused(seat, text, (BadNotation, IllegalAction, NotYourTurn))

        @precondition(lambda self: self.match is not None)
        @rule(data=st.data(), cut=st.integers(0, 12), word=st.sampled_from(["a1", "q3", "L3", "99", "die", "hex", "?"]))
        def garble(self, data: Any, cut: int, word: str) -> None:
            match, text = self.running(), data.draw(st.sampled_from(self.stale))
            words = text.split()
            words.insert(cut % (len(words) + 1), word)
            seat = data.draw(st.integers(0, match.seats - 1))
            if not self.means_something(seat, " ".join(words)):
                self.refused(seat, " ".join(words), (BadNotation, IllegalAction, NotYourTurn))

        def means_something(self, seat: int, text: str) -> bool:
            """Cards may come in any order, so a garbled text can by luck be a legal action."""
            match = self.running()
            try:
                actions = match.game.notation.parse_action(match.box, match.state, seat, text)
                return match.game.notation.format_action(match.box, match.state, seat, actions) in match.legal(seat)
            except (MatchError, IndexError):
                return False

        def refused(self, seat: int, text: str, errors: tuple[type[Exception], ...]) -> None:
            match = self.running()
            before = match.digest(), match.dumps()
            with pytest.raises(errors):
                match.submit(seat, text)
            assert (match.digest(), match.dumps()) == before

        @precondition(lambda self: self.match is not None)
        @rule(seat=st.integers(0, 4))
        def take_back(self, seat: int) -> None:
            match = self.running()
            if match.can_undo(seat):
                match.undo(seat)
            else:
                before = match.digest()
                with pytest.raises(MatchError):
                    match.undo(seat)
                assert match.digest() == before

        @invariant()
        def log_folds_to_the_state(self) -> None:
            if self.match is not None:
                assert Match.loads(self.match.dumps()).digest() == self.match.digest()

    return Machine


@pytest.mark.parametrize("game", list(games()))
def test_no_input_of_any_kind_breaks_a_match(game: str) -> None:
    quick = settings(
        max_examples=30,
        stateful_step_count=25,
        deadline=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    run_state_machine_as_test(machine(game), settings=quick)  # type: ignore[no-untyped-call]
