"""A table of Pyramids for tests: checked records, made-up cards, events as notation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from benben.engine.edition import find_edition
from benben.engine.record import checked, dtype, pack, unpack
from benben.engine.registry import find_game
from benben.engine.stream import below, seed_stream
from benben.games.pyramids import heuristic, notation, rules
from benben.games.pyramids.box import make_box
from benben.games.pyramids.layout import MARKING, MOST_LEGAL, Box, Player, State

GAME = find_game("pyramids")
OPEN = "E.... ..... ..... ..... ....T"  # no walls, no symbols
CORRIDOR = "E#### .#### .#### .#### T####"


def shipped() -> dict[str, Any]:
    """The components that ship, a copy of one's own."""
    return find_edition(GAME).as_dict()


def checked_box(components: Mapping[str, Any], seats: int) -> Any:
    import numpy as np

    row = np.zeros(1, dtype(Box))
    pack(make_box(components, seats, {}), row[0])
    return unpack(checked(Box), row[0])


class Table:
    """A match whose state tests build and play on."""

    def __init__(self, seats: int = 2, cards: Mapping[int, str] | None = None) -> None:
        components = shipped()
        for number, chamber in (cards or {}).items():
            components["cards"][str(number)]["rows"] = chamber.split()
        self.box = checked_box(components, seats)
        self.s: Any = checked(State)()
        rules.setup(self.box, self.s)

    def seat(self, seat: int) -> Player:
        player: Player = self.s.players[seat]
        return player

    def lay(self, seat: int, slot: int, card: int, marked: str = "") -> None:
        """A card in play, with marks on spaces."""
        cells = sum(1 << notation.CELL_NAMES.index(name) for name in marked.split())
        me = self.seat(seat)
        me.cards[slot] = card
        me.marked[slot] = me.shown_marked[slot] = cells
        self.s.deck &= ~(1 << card)

    def show(self, display: tuple[int, ...], deck: tuple[int, ...]) -> None:
        """What can be taken."""
        self.s.deck = sum(1 << card for card in deck)
        for place in range(4):
            self.s.display[place] = display[place] if place < len(display) else 0

    def reveal(self, pattern: str, flip: int = 0, round_: int = 0) -> None:
        """Everybody marks now."""
        self.s.phase, self.s.acting = MARKING, (1 << self.box.seats) - 1
        self.s.pattern = notation.pattern_names(self.box).index(pattern)
        self.s.flip, self.s.round = flip, round_

    def allowed(self, seat: int) -> list[str]:
        out = [0] * MOST_LEGAL
        count = rules.legal(self.box, self.s, seat, out)
        return [notation.format_action(self.box, self.s, seat, [action]) for action in out[:count]]

    def refused(self, seat: int, text: str) -> str:
        """The id of the rule that forbids an action."""
        actions = notation.parse_action(self.box, self.s, seat, text)
        out = [0] * MOST_LEGAL
        assert actions[0] not in out[: rules.legal(self.box, self.s, seat, out)], f"{text} is allowed"
        return notation.refuse(self.box, self.s, seat, actions)[0]

    def do(self, seat: int, *texts: str) -> None:
        for text in texts:
            assert text in self.allowed(seat), f"{text} is not among {self.allowed(seat)}"
            rules.apply(self.box, self.s, seat, notation.parse_action(self.box, self.s, seat, text)[0])

    def chance(self, *texts: str) -> None:
        for text in texts:
            for outcome in notation.parse_chance(self.box, self.s, text):
                assert rules.weight(self.box, self.s, outcome) > 0, f"{text} cannot come"
                rules.apply(self.box, self.s, -1, outcome)

    def words(self) -> str:
        """The chance event that comes next, without its outcomes."""
        return notation.chance_words(self.box, self.s) if self.s.acting == -1 else ""

    def scores(self) -> list[int]:
        out = [0] * 4
        rules.scores(self.box, self.s, out)
        return out[: self.box.seats]

    def ranks(self) -> list[int]:
        out = [0] * 4
        rules.ranks(self.box, self.s, out)
        return out[: self.box.seats]

    def step(self, stream: list[int], greedy: bool) -> None:
        """One action or outcome by chance, or by a player without search."""
        who = rules.acting(self.box, self.s)
        if who == -1:
            outcome = rules.pick(self.box, self.s, below(stream, rules.chance(self.box, self.s)))
            rules.apply(self.box, self.s, -1, outcome)
            return
        seat = (who & -who).bit_length() - 1
        policy = heuristic.greedy if greedy else heuristic.wander
        rules.apply(self.box, self.s, seat, policy(self.box, self.s, seat, stream, [0] * MOST_LEGAL))

    def play(self, seed: int, greedy: bool = True) -> None:
        """On to the end of the match."""
        stream = [0] * 4
        seed_stream(stream, seed, 0)
        while self.s.acting != 0:
            self.step(stream, greedy)


def completing(numbers: Mapping[int, tuple[int, ...]], seats: int = 2) -> Table:
    """A table where these cards of the seats lack only the tomb, a5."""
    cards = {number: CORRIDOR for found in numbers.values() for number in found}
    table = Table(seats, cards)
    for seat, found in numbers.items():
        for slot, number in enumerate(found):
            table.lay(seat, slot, number, "a1 a2 a3 a4")
    return table
