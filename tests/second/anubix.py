"""Anubix once more: slow, plain, and written from RULES.md alone.

This engine exists to contradict the fast one. It shares no code with it and prefers the words of the rules to speed:
what may be built is asked of the sheet field by field, and a turn of two stones is two turns of one stone played one
after the other. Ids such as A-P6 are those of RULES.md.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

COLOURS = ("red", "yellow", "blue", "orange", "green", "purple")  # A-C4
POINTS_PER_BONUS = 3  # A-F5
POINTS_PER_QUARRY_STONE = 1  # A-F6
POINTS_PER_GEM = 2  # A-F6

Stone = tuple[str, str]
"""A field and how it is paid: "die", "gem" or the name of a quarry stone."""


@dataclass(frozen=True)
class Sheet:
    """One sheet (A-C3): colours, and which stones each field rests on."""

    colour: Mapping[str, str]
    beneath: Mapping[str, tuple[str, ...]]
    pyramid: tuple[str, ...]
    arch: tuple[str, ...]
    relief: tuple[str, ...]
    quarry: tuple[str, ...]

    @staticmethod
    def read(drawn: Mapping[str, Any]) -> Sheet:
        """Name the fields of a sheet as editions hold it."""
        colour: dict[str, str] = {}
        beneath: dict[str, tuple[str, ...]] = {}
        for level, stones in enumerate(drawn["pyramid"], start=1):
            for place, stone in enumerate(stones, start=1):
                name = f"p{level}{place}"
                colour[name] = stone
                lower = (f"p{level - 1}{place}", f"p{level - 1}{place + 1}")
                beneath[name] = lower if level > 1 else ()  # A-B4
        for side, pillar in (("l", drawn["left"]), ("r", drawn["right"])):
            for height, stone in enumerate(pillar, start=1):
                colour[f"{side}{height}"] = stone
                beneath[f"{side}{height}"] = (f"{side}{height - 1}",) if height > 1 else ()  # A-B5
        colour["k"] = drawn["key"]
        beneath["k"] = (f"l{len(drawn['left'])}", f"r{len(drawn['right'])}")  # A-B5
        for row, stones in enumerate(drawn["relief"], start=1):
            for column, stone in enumerate(stones, start=1):
                colour[f"g{row}{column}"] = stone
        return Sheet(
            colour=colour,
            beneath=beneath,
            pyramid=tuple(name for name in colour if name[0] == "p"),
            arch=tuple(name for name in colour if name[0] in "lrk"),
            relief=tuple(name for name in colour if name[0] == "g"),
            quarry=tuple(drawn["quarry"]),
        )

    def single_fields(self, marked: frozenset[str]) -> Iterator[str]:
        """Fields of pyramid and arch that can be built now (A-B4, A-B5)."""
        for name in self.pyramid + self.arch:
            if name not in marked and all(lower in marked for lower in self.beneath[name]):
                yield name

    def relief_pairs(self, marked: frozenset[str]) -> Iterator[tuple[str, str]]:
        """Pairs of unmarked relief fields that share an edge, the alphabetically first one first (A-B3)."""
        for name in self.relief:
            row, column = int(name[1]), int(name[2])
            for neighbour in (f"g{row}{column + 1}", f"g{row + 1}{column}"):
                if neighbour in self.relief and name not in marked and neighbour not in marked:
                    yield name, neighbour

    def finished_buildings(self, marked: frozenset[str]) -> int:
        """How many of the three buildings have all their fields marked (A-F1)."""
        return sum(marked.issuperset(building) for building in (self.pyramid, self.arch, self.relief))


@dataclass(frozen=True)
class Purse:
    """All that a player can pay with in a turn: free dice, the place of the last struck quarry stone, gems."""

    dice: tuple[str, ...]
    last_struck: int
    gems: int

    def payments(self, colour: str, quarry: tuple[str, ...]) -> Iterator[tuple[str, Purse]]:
        """Every way to pay for one stone now, with what the purse holds afterwards."""
        if colour in self.dice:  # A-P6: then nothing else
            rest = list(self.dice)
            rest.remove(colour)  # A-P1
            yield "die", Purse(tuple(rest), self.last_struck, self.gems)
            return
        for place, stone in enumerate(quarry, start=1):
            if place > self.last_struck and stone == colour:  # A-P2, A-P7
                yield f"q{place}", Purse(self.dice, place, self.gems)
        if self.gems > 0:  # A-P4
            yield "gem", Purse(self.dice, self.last_struck, self.gems - 1)


@dataclass
class Player:
    """What is written on one player's sheet."""

    gems: int
    sheet: Sheet | None = None
    marked: frozenset[str] = frozenset()
    struck: list[int] = field(default_factory=list)
    bonuses: set[str] = field(default_factory=set)

    def last_struck(self) -> int:
        """The place of the quarry stone struck last, 0 while there is none (A-P2)."""
        return max(self.struck, default=0)

    def finished_buildings(self) -> int:
        """How many buildings the player has finished (A-F1)."""
        return self.sheet.finished_buildings(self.marked) if self.sheet else 0


def single_turns(sheet: Sheet, marked: frozenset[str], purse: Purse) -> Iterator[tuple[Stone, Purse]]:
    """Every single stone of pyramid and arch that can be built and paid, with the purse afterwards."""
    for name in sheet.single_fields(marked):
        for payment, rest in purse.payments(sheet.colour[name], sheet.quarry):
            yield (name, payment), rest


def double_turns(sheet: Sheet, marked: frozenset[str], purse: Purse) -> Iterator[tuple[Stone, Stone]]:
    """Every two stones of pyramid and arch, each in every order in which it can be done (A-B6, A-B7, A-P3, A-P6)."""
    for first, rest in single_turns(sheet, marked, purse):
        for second, _ in single_turns(sheet, marked | {first[0]}, rest):
            yield first, second


def relief_turns(sheet: Sheet, marked: frozenset[str], purse: Purse) -> Iterator[tuple[Stone, Stone]]:
    """Every relief pair and how it can be paid, in either order (A-P3), the alphabetically first field first."""
    for one, other in sheet.relief_pairs(marked):
        for first, second in ((one, other), (other, one)):
            for first_payment, rest in purse.payments(sheet.colour[first], sheet.quarry):
                for second_payment, _ in rest.payments(sheet.colour[second], sheet.quarry):
                    paid = {first: first_payment, second: second_payment}
                    yield (one, paid[one]), (other, paid[other])


def write_turn(*stones: Stone) -> str:
    """The text of a turn: build FIELD PAYMENT, or build FIELD PAYMENT FIELD PAYMENT."""
    return " ".join(["build", *(word for stone in stones for word in stone)])


def read_turn(text: str) -> list[Stone]:
    """The stones of a turn's text, none for a pass. The text is known to be legal."""
    words = text.split(" ")[1:]
    return list(zip(words[0::2], words[1::2], strict=True))


def turns(sheet: Sheet, marked: frozenset[str], purse: Purse) -> list[str]:
    """All turns as texts, as RULES.md lists them under "How a turn is written and listed"."""
    texts = {"pass"}  # A-B1
    for stone, _ in single_turns(sheet, marked, purse):
        texts.add(write_turn(stone))
    orders = set(double_turns(sheet, marked, purse))
    for first, second in orders:
        alphabetical = first[0] < second[0]
        if alphabetical or (second, first) not in orders:
            texts.add(write_turn(first, second))
    for one, other in relief_turns(sheet, marked, purse):
        texts.add(write_turn(one, other))
    return sorted(texts)


class Second:
    """One match of Anubix.

    Chance comes first: the active seat (unless the option names it), the sheets, then a roll when a round begins.
    With the option `speed` the turns of those who build at the same time are held back until the last of them has
    decided; until then scores, breakdown and facts are those from before (A-O1).
    """

    def __init__(self, components: dict[str, Any], seats: int, options: dict[str, Any]) -> None:
        """Components are an edition as a dict; options are `start`, `speed` and `max_rounds`, all of them optional."""
        if not 2 <= seats <= 5:
            raise ValueError(f"Anubix is for 2 to 5 players, not {seats}.")
        unknown = sorted(set(options) - {"start", "speed", "max_rounds"})
        if unknown:
            raise ValueError(f"Anubix has no option {unknown[0]}.")
        self._seats = seats
        self._sheets = {str(letter): Sheet.read(drawn) for letter, drawn in components["sheets"].items()}
        if len(self._sheets) < seats:
            raise ValueError(f"{seats} players need {seats} different sheets (A-C2).")
        self._symbols = {str(name): frozenset(fields) for name, fields in components["symbols"].items()}
        points = components["points"]
        self._pyramid_points: list[int] = list(points["pyramid"])
        self._arch_points: list[int] = list(points["arch"])
        self._keystone_points = int(points["keystone"])
        self._relief_points = {int(fields): int(worth) for fields, worth in points["relief"].items()}
        gems = {int(players): int(number) for players, number in components["gems"].items()}
        self._players = [Player(gems=gems[seats]) for _ in range(seats)]  # A-C3

        start = options.get("start")
        if start is not None and start not in range(seats):
            raise ValueError(f"There is no seat {start} to start.")
        self._active: int | None = start  # None until it is drawn (A-R3)
        self._speed = bool(options.get("speed", False))
        self._max_rounds: int | None = options.get("max_rounds")
        if self._max_rounds is not None and self._max_rounds < 1:
            raise ValueError("A game has at least one round.")

        self._rounds_played = 0
        self._closed: set[str] = set()  # symbols that nobody can reach any more (A-N2)
        self._rolled = False
        self._dice: tuple[str, ...] = ()  # what is free on the table
        self._to_build: list[int] = []  # seats still to have their turn in this round, clockwise
        self._held: dict[int, str] = {}  # turns decided but not yet in effect (A-O1)
        self._over = False

    # ---- who is next

    def acting(self) -> tuple[int, ...]:
        """The seats that must act now, ascending; () when the game is over or chance is next."""
        if not self._to_build:
            return ()
        if self._speed and self._active not in self._to_build:
            return tuple(sorted(seat for seat in self._to_build if seat not in self._held))  # A-O1
        return (self._to_build[0],)  # A-R1, A-R2

    def over(self) -> bool:
        """Whether the game has ended (A-F1, A-F8)."""
        return self._over

    def chance(self) -> tuple[str, int, dict[str, int], bool] | None:
        """The chance event that is next, if one is: its first word, how many outcomes, their weights, repeats."""
        if self._over or self._rolled:
            return None
        if self._active is None:
            return ("start", 1, {str(seat): 1 for seat in range(self._seats)}, False)
        if self._players[0].sheet is None:
            return ("sheets", self._seats, dict.fromkeys(self._sheets, 1), False)  # A-C2
        return ("roll", 3 if self._seats == 2 else 4, dict.fromkeys(COLOURS, 1), True)  # A-C1

    def legal(self, seat: int) -> list[str]:
        """The turns that a seat may have now, sorted; none if it does not act."""
        if seat not in self.acting():
            return []
        player = self._players[seat]
        assert player.sheet is not None
        return turns(player.sheet, player.marked, Purse(self._dice, player.last_struck(), player.gems))

    # ---- what happens

    def do(self, who: int | None, text: str) -> None:
        """Let a seat, or chance (None), do what the text says; a ValueError says why it cannot."""
        if self._over:
            raise ValueError("The game is over.")
        if who is None:
            self._let_chance(text)
            return
        if who not in self.acting():
            raise ValueError(f"It is not for seat {who} to act now.")
        if text not in self.legal(who):
            raise ValueError(f"Seat {who} cannot do this now: {text}")
        self._let_seat(who, text)

    def _let_chance(self, text: str) -> None:
        expected = self.chance()
        if expected is None:
            raise ValueError("No chance event is due: a player is.")
        word, number, pool, repeats = expected
        first, *outcomes = text.split(" ")
        if first != word:
            raise ValueError(f"The chance event due is {word}, not {first}.")
        if len(outcomes) != number:
            raise ValueError(f"The event {word} names {number} outcomes, not {len(outcomes)}.")
        for outcome in outcomes:
            if outcome not in pool:
                raise ValueError(f"The event {word} knows no outcome {outcome}.")
        if not repeats and len(set(outcomes)) < number:
            raise ValueError(f"The event {word} names no outcome twice.")
        if word == "start":
            self._active = int(outcomes[0])
        elif word == "sheets":
            for player, letter in zip(self._players, outcomes, strict=True):
                player.sheet = self._sheets[letter]
        else:
            self._begin_round(outcomes)

    def _begin_round(self, rolled: list[str]) -> None:
        """A-R1, A-R2: the dice lie there; the active player is first, the others follow clockwise."""
        assert self._active is not None
        self._rolled = True
        self._dice = tuple(rolled)
        self._to_build = [(self._active + step) % self._seats for step in range(self._seats)]

    def _let_seat(self, seat: int, text: str) -> None:
        if seat == self._active:
            self._build(seat, text)
            for name, payment in read_turn(text):
                if payment == "die":  # A-R2: the dice of the active player are gone for this round
                    left = list(self._dice)
                    left.remove(self._colour(seat, name))
                    self._dice = tuple(left)
            self._to_build.remove(seat)
        elif self._speed:
            self._held[seat] = text
            if len(self._held) == len(self._to_build):  # A-O1: all have decided
                for each in self._to_build:
                    self._build(each, self._held[each])
                self._held = {}
                self._to_build = []
        else:
            self._build(seat, text)
            self._to_build.remove(seat)
        if not self._to_build:
            self._end_round()

    def _colour(self, seat: int, name: str) -> str:
        sheet = self._players[seat].sheet
        assert sheet is not None
        return sheet.colour[name]

    def _build(self, seat: int, text: str) -> None:
        """Mark the fields, strike what pays for them, and give the bonuses that they bring."""
        player = self._players[seat]
        before = player.marked
        for name, payment in read_turn(text):
            player.marked |= {name}
            if payment == "gem":
                player.gems -= 1
            elif payment != "die":
                player.struck.append(int(payment.removeprefix("q")))
        for symbol, fields in self._symbols.items():
            reached = fields <= player.marked and not fields <= before  # A-N1, A-N3
            if reached and symbol not in self._closed:  # A-N2
                player.bonuses.add(symbol)

    def _end_round(self) -> None:
        """A-R3, A-N2, A-F1, A-F8: what holds when all have had their turn."""
        assert self._active is not None
        self._rounds_played += 1
        self._rolled = False
        self._dice = ()
        for player in self._players:
            self._closed |= player.bonuses
        somebody_finished_two = any(player.finished_buildings() >= 2 for player in self._players)
        self._over = somebody_finished_two or self._rounds_played == self._max_rounds
        self._active = (self._active + 1) % self._seats

    # ---- what it is worth

    def breakdown(self, seat: int) -> dict[str, int]:
        """The points of a seat by source, as if the game ended now (A-F2 to A-F6)."""
        player = self._players[seat]
        end_bonus = 1 if player.finished_buildings() >= 2 else 0  # A-N4, A-F1
        quarry_length = len(next(iter(self._sheets.values())).quarry)  # the same on every sheet (A-C4)
        return {
            "pyramid": self._score_pyramid(player.marked),
            "arch": self._score_arch(player.marked),
            "relief": self._score_relief(player.marked),
            "bonuses": POINTS_PER_BONUS * (len(player.bonuses) + end_bonus),
            "quarry": POINTS_PER_QUARRY_STONE * (quarry_length - player.last_struck()),
            "gems": POINTS_PER_GEM * player.gems,
        }

    def _score_pyramid(self, marked: frozenset[str]) -> int:
        """A-F2: the highest level on which something is marked."""
        levels = [int(name[1]) for name in marked if name[0] == "p"]
        return self._pyramid_points[max(levels) - 1] if levels else 0

    def _score_arch(self, marked: frozenset[str]) -> int:
        """A-F3: the lower of the two pillars; the keystone takes its place."""
        if "k" in marked:
            return self._keystone_points
        lower = min(sum(name[0] == side for name in marked) for side in "lr")
        return self._arch_points[lower - 1] if lower > 0 else 0

    def _score_relief(self, marked: frozenset[str]) -> int:
        """A-F4: by the number of marked fields."""
        fields = sum(name[0] == "g" for name in marked)
        reached = [step for step in self._relief_points if step <= fields]
        return self._relief_points[max(reached)] if reached else 0

    def scores(self) -> list[int]:
        """The total of each seat, as if the game ended now."""
        return [sum(self.breakdown(seat).values()) for seat in range(self._seats)]

    def winners(self) -> list[int]:
        """The seats that win, as if the game ended now (A-F7)."""
        scores = self.scores()
        ranks = [
            (scores[seat], sum(name[0] == "p" for name in self._players[seat].marked)) for seat in range(self._seats)
        ]
        return [seat for seat in range(self._seats) if ranks[seat] == max(ranks)]

    def facts(self) -> dict[str, Any]:
        """What lies open, for comparing.

        `seats` has for each seat its marked fields (by code point), struck quarry stones (from left to right), gems
        left, and the names of the symbols whose bonus it has (by code point; the bonus of A-F1 is not among them).
        `dice` are the colours that the seats acting now may still take (by code point), none if nobody acts.
        """
        return {
            "seats": [
                {
                    "marked": sorted(player.marked),
                    "struck": [f"q{place}" for place in sorted(player.struck)],
                    "gems": player.gems,
                    "bonuses": sorted(player.bonuses),
                }
                for player in self._players
            ],
            "dice": sorted(self._dice),
        }
