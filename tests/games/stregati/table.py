"""A table of Stregati for tests: checked records, positions laid out by name, events as notation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from benben import IllegalAction
from benben.engine.edition import find_edition
from benben.engine.game import CHANCE
from benben.engine.option import resolve_options
from benben.engine.record import checked
from benben.engine.registry import find_game
from benben.games.stregati import course, notation, rules, view
from benben.games.stregati.kinds import KIND_OF, TOOL_LETTERS, names
from benben.games.stregati.layout import CHAMBER, INSIDE, OVER, State
from benben.match.sentence import carry_out, carry_out_chance, sentences

GAME = find_game("stregati")
ROW = (6, 8, 4, 5)
BESIDE, IN = CHAMBER, INSIDE


def shipped() -> dict[str, Any]:
    """The components that ship, a copy of one's own."""
    return find_edition(GAME).as_dict()


class Table:
    """A match whose state tests lay out and play on: the turn of seat 0, before anything was done in it.

    Cards that are named nowhere are in the draw pile, or out of the game where the draw pile is given.
    """

    def __init__(
        self,
        seats: int = 2,
        hands: Mapping[int, str] | None = None,
        played: Mapping[int, str] | None = None,
        places: Mapping[int, int] | None = None,
        arrow: str = "L",
        mummy: int | None = None,
        draw: str | None = None,
        discard: str = "",
        row: Sequence[int] = ROW,
        extra: bool = False,
        **options: Any,
    ) -> None:
        self.box = find_edition(GAME).box(seats, resolve_options(GAME.options, seats, {"start": 0, **options}))
        self.s: Any = checked(State)()
        self.seats = seats
        rules.setup(self.box, self.s)
        self.s.row = list(row)
        self.s.laid = 4
        self.s.mummy = -1 if mummy is None else mummy
        if mummy is not None:
            self.s.draw &= ~self.box.members[KIND_OF["mummy"]]
        for seat in range(seats):
            me = self.s.players[seat]
            me.hand = self._take((hands or {}).get(seat, ""))
            me.played = self._take((played or {}).get(seat, ""))
            me.place = (places or {}).get(seat, 0)
        self.s.discard = self._take(discard)
        if draw is not None:
            self.s.draw = self._take(draw)
        self.s.arrow = TOOL_LETTERS.index(arrow)
        self.s.phase = OVER - 1  # set-up is done
        course.begin_turn(self.s, 0, int(extra))
        self.s.left = 0
        rules.go_on(self.box, self.s)

    def _take(self, cards: str) -> int:
        found = 0
        for name in cards.split():
            left = self.s.draw & self.box.members[KIND_OF[name]]
            assert left, f"there is no further {name}"
            self.s.draw &= ~(left & -left)
            found |= left & -left
        return found

    # --- what there is ------------------------------------------------------------------------------------------------

    @property
    def acting(self) -> int | None:
        """The seat that has to act, CHANCE, or None: over."""
        who = rules.acting(self.box, self.s)
        return who if who == CHANCE else who.bit_length() - 1 if who else None

    def legal(self, seat: int | None = None) -> list[str]:
        seat = self.acting if seat is None else seat
        assert seat is not None
        found = sentences(GAME, self.box, self.s, seat)
        return sorted(notation.format_action(self.box, self.s, seat, actions) for actions in found)

    def hand(self, seat: int = 0) -> str:
        return " ".join(names(self.box, self.s.players[seat].hand))

    def played(self, seat: int = 0) -> str:
        return " ".join(names(self.box, self.s.players[seat].played))

    def place(self, seat: int = 0) -> int:
        return int(self.s.players[seat].place)

    def draw(self) -> str:
        return " ".join(names(self.box, self.s.draw))

    def discard(self) -> str:
        return " ".join(names(self.box, self.s.discard))

    def view(self, seat: int | None) -> dict[str, Any]:
        return view.view(self.box, self.s, seat)

    def chance(self) -> str:
        """The words of the chance event that comes next."""
        assert self.acting == CHANCE
        return notation.chance_words(self.box, self.s)

    def scores(self) -> list[int]:
        out = [0] * self.seats
        rules.scores(self.box, self.s, out)
        return out

    def ranks(self) -> list[int]:
        out = [0] * self.seats
        rules.ranks(self.box, self.s, out)
        return out

    # --- what is done -------------------------------------------------------------------------------------------------

    def do(self, *texts: str) -> Table:
        """Events one after the other: of chance, where chance has to act, else of the seat that has to."""
        for text in texts:
            who = self.acting
            assert who is not None, f"the match is over before {text!r}"
            if who == CHANCE:
                outcomes = notation.parse_chance(self.box, self.s, text)
                after = carry_out_chance(GAME, self.box, self.s, outcomes)
                assert after is not None, f"{text!r} cannot happen"
                self.s = after
            else:
                actions = notation.parse_action(self.box, self.s, who, text)
                self.s = carry_out(GAME, self.box, self.s, who, actions)
        return self

    def pass_turns(self, *seats: int) -> Table:
        """Turns of others in which nothing happens but drawing."""
        for seat in seats:
            assert self.acting == seat
            self.do("draw 1")
            self.do(f"{self.chance()} {self.draw().split()[0]}")
        return self

    def refused(self, text: str) -> str:
        """The rule that forbids an action."""
        with pytest.raises(IllegalAction) as caught:
            self.do(text)
        return caught.value.rule
