"""A second engine for Pyramids, slow and plain, to check the fast one.

It follows src/benben/games/pyramids/RULES.md and shares no line with the package. Everything is kept as it lies on the
table: the deck is a set of order numbers, a chamber in front of a player is a set of marked spaces. A space is a pair
(column, row), both counted from 0 at the top left; its text is a letter and a number, so (2, 0) is "c1".
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache, cached_property
from itertools import combinations
from typing import Any

Space = tuple[int, int]
Shape = frozenset[Space]

SIZE = 5  # P-C2
ROUNDS = 4  # P-R1
REVEALED_PER_ROUND = 7  # P-R1
DISPLAY = 4  # P-S3
MOST_GEMS = 10  # P-C5, P-Y5
AWARDS = (10, 6, 3)  # P-P1
WALL = "#"
SINGLE_SPACE: Shape = frozenset({(0, 0)})


def name_of(space: Space) -> str:
    """Return the text of a space, such as "a1"."""
    column, row = space
    return "abcde"[column] + str(row + 1)


def names_of(spaces: Iterable[Space]) -> str:
    """Return the texts of spaces, by row and then by column."""
    return " ".join(name_of(space) for space in sorted(spaces, key=lambda space: (space[1], space[0])))


def space_of(name: str) -> Space:
    """Return the space of a text, such as "a1"."""
    return "abcde".index(name[0]), int(name[1]) - 1


def neighbours(space: Space) -> set[Space]:
    """Return the spaces that share a side with this one, inside the chamber or not."""
    column, row = space
    return {(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)}


def pushed_to_corner(spaces: Iterable[Space]) -> Shape:
    """Move a shape to the top left, so that equal shapes become equal sets."""
    spaces = list(spaces)
    left = min(column for column, _ in spaces)
    top = min(row for _, row in spaces)
    return frozenset((column - left, row - top) for column, row in spaces)


@cache
def all_ways(shape: Shape) -> set[Shape]:
    """Return the shape in all ways of turning and mirroring it (P-M3)."""
    ways: set[Shape] = set()
    for _ in range(4):
        shape = pushed_to_corner((-row, column) for column, row in shape)  # a quarter turn
        ways.add(shape)
        ways.add(pushed_to_corner((-column, row) for column, row in shape))  # its mirror image
    return ways


@dataclass(frozen=True, eq=False)
class Card:
    """One pyramid card with its chamber (P-C1, P-C2)."""

    number: int
    colour: str
    chamber: dict[Space, str]  # what stands on every space

    @cached_property
    def free(self) -> set[Space]:
        """Return the spaces that are not walls (P-M4)."""
        return {space for space, what in self.chamber.items() if what != WALL}

    @cache  # noqa: B019 - a card lives as long as the engine
    def only(self, what: str) -> Space:
        """Return the one space of this kind: "E" for the entrance, "T" for the tomb."""
        (space,) = (space for space, found in self.chamber.items() if found == what)
        return space

    @cache  # noqa: B019 - a card lives as long as the engine
    def within(self, shape: Shape) -> list[tuple[Shape, Shape]]:
        """Return every set of spaces without a wall that the shape covers, with the spaces beside it (P-M4)."""
        found = {
            frozenset((column + right, row + down) for column, row in way)
            for way in all_ways(shape)
            for right in range(SIZE)
            for down in range(SIZE)
        }
        return [(spaces, frozenset().union(*map(neighbours, spaces))) for spaces in found if spaces <= self.free]

    def placements(self, shape: Shape, marked: set[Space]) -> set[Shape]:
        """Return every set of spaces on which the shape may be marked, with those marks there (P-M5, P-M6)."""
        if not marked:
            return {spaces for spaces, _ in self.within(shape) if self.only("E") in spaces}
        return {
            spaces
            for spaces, beside in self.within(shape)
            if spaces.isdisjoint(marked) and not beside.isdisjoint(marked)
        }


@dataclass
class Player:
    """What lies in front of one player, and the score card (P-C5)."""

    dealt: list[int] = field(default_factory=list)
    cards: dict[int, set[Space]] = field(default_factory=dict)  # the cards in play with their marks
    completed: list[int] = field(default_factory=list)
    red_gems: int = 0
    green_gems: int = 0
    torches: set[int] = field(default_factory=set)  # the rounds whose torch is marked
    skulls: set[int] = field(default_factory=set)  # the marked places of the skull track, from 0
    awards: list[int] = field(default_factory=list)
    crosses: int = 0  # red crosses that still give a space
    finished: bool = True  # with action 2


def card_of(number: int, drawing: dict[str, Any]) -> Card:
    """Read one card of an edition."""
    chamber = {(column, row): what for row, line in enumerate(drawing["rows"]) for column, what in enumerate(line)}
    return Card(number, str(drawing["colour"]), chamber)


def shape_of(rows: Iterable[str]) -> Shape:
    """Read one pattern of an edition; a dot or a blank is no part of it."""
    spaces = [(column, row) for row, line in enumerate(rows) for column, what in enumerate(line) if what not in ". "]
    return pushed_to_corner(spaces)


class Second:
    """One match. What happens next is told by `phase`; every change of it stands in a method named after its cause."""

    def __init__(self, components: dict[str, Any], seats: int, options: dict[str, Any]) -> None:
        """Lay out the game; Pyramids has no options."""
        if not 2 <= seats <= 4:
            raise ValueError(f"Pyramids is for 2 to 4 players, not for {seats}.")
        self.cards = {int(number): card_of(int(number), drawing) for number, drawing in components["cards"].items()}
        self.patterns = {str(name): shape_of(rows) for name, rows in components["patterns"].items()}
        self.expeditions = [str(name) for name in components["deck"]]
        self.skull_values = [abs(int(value)) for value in components["skulls"]]
        self.players = [Player() for _ in range(seats)]
        self.deck = set(self.cards)  # unseen pyramid cards, in no order: chance says which is on top
        self.display: set[int] = set()
        self.round = 1
        self.revealed: list[str] = []  # expedition cards of this round, the last one in use
        self.completed_now: dict[int, int] = {}  # order number: seat, of the action in course
        self.replacing: list[int] = []  # the seat that replaces now, then those after it
        self.still_to_take = 0  # by the first of them
        self.awards_left = {card.colour: list(AWARDS) for card in self.cards.values()}
        self.phase = "deal"  # deal, keep, display, reveal, mark, take, draw, refill or over

    # Who is next, and what may happen

    def acting(self) -> tuple[int, ...]:
        """Return the seats that must act now; several while keeping (P-S2) and marking (P-M1)."""
        if self.phase == "keep":
            return tuple(seat for seat, player in enumerate(self.players) if not player.cards)
        if self.phase == "mark":
            return tuple(seat for seat, player in enumerate(self.players) if not player.finished)
        if self.phase == "take":
            return (self.replacing[0],)
        return ()

    def over(self) -> bool:
        """Say whether the match is over (P-F1)."""
        return self.phase == "over"

    def chance(self) -> tuple[str, int, dict[str, int], bool] | None:
        """Return the chance event that is next: its first words, how many outcomes follow, and their pool."""
        pyramid_cards = {str(number): 1 for number in sorted(self.deck)}
        if self.phase == "deal":
            return f"deal {self._next_to_deal()}", 4, pyramid_cards, False
        if self.phase == "display":
            return "display", DISPLAY, pyramid_cards, False
        if self.phase == "reveal":
            return "reveal", 1, dict(Counter(self.expeditions) - Counter(self.revealed)), False
        if self.phase == "draw":
            return f"draw {self.replacing[0]}", 1, pyramid_cards, False
        if self.phase == "refill":
            return "refill", min(DISPLAY - len(self.display), len(self.deck)), pyramid_cards, False
        return None

    def legal(self, seat: int) -> list[str]:
        """Return what a seat may do now, in notation, sorted."""
        if seat not in self.acting():
            return []
        player = self.players[seat]
        if self.phase == "keep":  # P-S1
            return sorted(f"keep {low} {high}" for low, high in combinations(sorted(player.dealt), 2))
        if self.phase == "take":  # P-E1
            return sorted([f"take {number}" for number in self.display] + (["take deck"] if self.deck else []))
        if player.crosses:
            return sorted(self._extras(player))
        if not player.cards:  # P-M8
            return ["pass"]
        return sorted(self._marks(player))

    def _marks(self, player: Player) -> set[str]:
        """Return the whole pattern, or a single space, on one of the cards (P-M2)."""
        pattern = self.patterns[self.revealed[-1]]
        return {
            f"mark {number} {names_of(spaces)}"
            for number, marked in player.cards.items()
            for shape in (pattern, SINGLE_SPACE)
            for spaces in self.cards[number].placements(shape, marked)
        }

    def _extras(self, player: Player) -> set[str]:
        """Return where the space of a red cross may be marked (P-Y1), on completed cards too (P-Y4)."""
        return {
            f"extra {number} {names_of(spaces)}"
            for number, marked in player.cards.items()
            for spaces in self.cards[number].placements(SINGLE_SPACE, marked)
        }

    def _next_to_deal(self) -> int:
        return next(seat for seat, player in enumerate(self.players) if not player.dealt)

    # What happens

    def do(self, who: int | None, text: str) -> None:
        """Carry out a chance event (who is None) or the action of a seat; ValueError if it is not allowed now."""
        if self.over():
            raise ValueError(f"The match is over, so '{text}' cannot happen.")
        if who is None:
            self._do_chance(text)
        else:
            self._do_action(who, text)

    def _do_chance(self, text: str) -> None:
        event = self.chance()
        if event is None:
            raise ValueError(f"Players decide now, so chance cannot bring '{text}'.")
        first_words, number_of_outcomes, pool, _ = event
        beginning = first_words + " "
        if not text.startswith(beginning):
            raise ValueError(f"Chance has to bring '{first_words}' now, not '{text}'.")
        outcomes = text.removeprefix(beginning).split(" ")
        if len(outcomes) != number_of_outcomes:
            raise ValueError(f"'{first_words}' needs {number_of_outcomes} outcomes, but '{text}' has {len(outcomes)}.")
        for outcome, times in Counter(outcomes).items():
            if times > pool.get(outcome, 0):
                raise ValueError(f"'{outcome}' in '{text}' is not there to come up.")
        if self.phase == "reveal":
            self._reveal(outcomes[0])
            return
        numbers = [int(outcome) for outcome in outcomes]
        self.deck -= set(numbers)
        if self.phase == "deal":
            self._deal(numbers)
        elif self.phase == "display":
            self.display = set(numbers)
            self.phase = "reveal"
        elif self.phase == "draw":
            self._receive(numbers[0])
        else:
            self.display |= set(numbers)
            self._next_to_replace()

    def _do_action(self, seat: int, text: str) -> None:
        if seat not in self.acting():
            raise ValueError(f"Seat {seat} does not have to act now, so it cannot do '{text}'.")
        if text not in self.legal(seat):
            raise ValueError(f"Seat {seat} is not allowed to do '{text}' now.")
        player = self.players[seat]
        verb, *words = text.split(" ")
        if verb == "keep":
            self._keep(player, [int(word) for word in words])
        elif verb == "take":
            self._take(words[0])
        else:
            if verb == "mark":
                self._mark(player, int(words[0]), [space_of(word) for word in words[1:]])
            elif verb == "extra":
                player.crosses -= 1
                self._mark(player, int(words[0]), [space_of(word) for word in words[1:]])
            if player.crosses and not self._extras(player):
                player.crosses = 0  # P-Y3: they are lost
            player.finished = player.crosses == 0
            if all(everyone.finished for everyone in self.players):
                self._put_completed_cards_aside()

    # Set-up

    def _deal(self, numbers: list[int]) -> None:
        self.players[self._next_to_deal()].dealt = numbers
        if all(player.dealt for player in self.players):
            self.phase = "keep"

    def _keep(self, player: Player, numbers: list[int]) -> None:
        """Lay two cards down and give the others back (P-S1, P-S3)."""
        player.cards = {number: set() for number in numbers}
        self.deck |= set(player.dealt) - set(numbers)
        if all(everyone.cards for everyone in self.players):
            self.phase = "display"

    # Actions 1 and 2: reveal and mark

    def _reveal(self, name: str) -> None:
        self.revealed.append(name)
        for player in self.players:
            player.finished = False
        self.phase = "mark"

    def _mark(self, player: Player, number: int, spaces: list[Space]) -> None:
        """Mark spaces of one card and apply their symbols, the skulls before the potions (P-Y9)."""
        player.cards[number] |= set(spaces)
        symbols = [self.cards[number].chamber[space] for space in spaces]
        for symbol in sorted(symbols, key=lambda symbol: symbol == "p"):
            if symbol == "+":  # P-Y1
                player.crosses += 1
            elif symbol == "r":  # P-Y5
                player.red_gems = min(player.red_gems + 1, MOST_GEMS)
            elif symbol == "g":
                player.green_gems = min(player.green_gems + 1, MOST_GEMS)
            elif symbol == "t":  # P-Y6
                player.torches.add(self.round)
            elif symbol == "s":  # P-Y7
                unmarked = set(range(len(self.skull_values))) - player.skulls
                player.skulls |= set(sorted(unmarked)[:1])
            elif symbol == "p":  # P-Y8
                worst_last = sorted(player.skulls, key=lambda place: (self.skull_values[place], place))
                player.skulls -= set(worst_last[-2:])

    # Action 3: replace

    def _put_completed_cards_aside(self) -> None:
        """Take the completed cards out of play and find who replaces first (P-Y10, P-E1, P-E2)."""
        self.completed_now = {
            number: seat
            for seat, player in enumerate(self.players)
            for number, marked in player.cards.items()
            if self.cards[number].only("T") in marked
        }
        self.replacing = []
        for number, seat in sorted(self.completed_now.items()):
            del self.players[seat].cards[number]
            self.players[seat].completed.append(number)
            if seat not in self.replacing:
                self.replacing.append(seat)
        self._begin_replacing()

    def _begin_replacing(self) -> None:
        """Let the first seat that still has to replace begin, if there is one."""
        if self.replacing:
            self.still_to_take = list(self.completed_now.values()).count(self.replacing[0])
            self._go_on_replacing()
        else:
            self._give_awards()

    def _go_on_replacing(self) -> None:
        """Ask the seat for its next card, if one is left (P-E4); fill the display only after the last one (P-E3)."""
        if self.still_to_take and (self.display or self.deck):
            self.phase = "take"
        elif len(self.display) < DISPLAY and self.deck:
            self.phase = "refill"
        else:
            self._next_to_replace()

    def _next_to_replace(self) -> None:
        self.replacing.pop(0)
        self._begin_replacing()

    def _take(self, what: str) -> None:
        if what == "deck":
            self.phase = "draw"
        else:
            self.display.remove(int(what))
            self._receive(int(what))

    def _receive(self, number: int) -> None:
        """Lay a new card down, face up and without marks."""
        self.players[self.replacing[0]].cards[number] = set()
        self.still_to_take -= 1
        self._go_on_replacing()

    # Action 4: pyramid points, and the end

    def _give_awards(self) -> None:
        """Count the new completed cards by ascending order number, whoever owns them (P-P1, P-P2, P-P3)."""
        for number, seat in sorted(self.completed_now.items()):
            player = self.players[seat]
            colour = self.cards[number].colour
            # A card of the same action counts as completed before this one if its order number is lower.
            counted = [
                other
                for other in player.completed
                if self.cards[other].colour == colour and (other not in self.completed_now or other <= number)
            ]
            if len(counted) in (2, 4, 6) and self.awards_left[colour]:
                player.awards.append(self.awards_left[colour].pop(0))
        self._next_expedition_card()

    def _next_expedition_card(self) -> None:
        """Go on to the next card, the next round or the end (P-R1, P-F1)."""
        self.completed_now = {}
        self.phase = "reveal"
        if len(self.revealed) == REVEALED_PER_ROUND:
            if self.round == ROUNDS:
                self.phase = "over"
            else:
                self.round += 1
                self.revealed = []

    def breakdown(self, seat: int) -> dict[str, int]:
        """Return the points of a seat by their source (P-F2)."""
        player = self.players[seat]
        pairs = min(player.red_gems, player.green_gems)
        without_partner = player.red_gems + player.green_gems - 2 * pairs
        return {
            "cards": 10 * len(player.completed),
            "torches": 5 * len(player.torches),
            "awards": sum(player.awards),
            "gems": 5 * pairs + without_partner,
            "skulls": -max((self.skull_values[place] for place in player.skulls), default=0),
        }

    def scores(self) -> list[int]:
        """Return the points of every seat, so far or at the end."""
        return [sum(self.breakdown(seat).values()) for seat in range(len(self.players))]

    def winners(self) -> list[int]:
        """Return who has won, usually one seat; nobody before the end (P-F3)."""
        if not self.over():
            return []
        scores = self.scores()
        best = [seat for seat, score in enumerate(scores) if score == max(scores)]
        lowest = {min(self.players[seat].completed): seat for seat in best if self.players[seat].completed}
        if len(best) == 1 or not lowest:
            return best
        return [lowest[min(lowest)]]
