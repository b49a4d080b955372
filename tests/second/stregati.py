"""A second engine for Stregati, slow and plain, to check the fast one.

It follows src/benben/games/stregati/RULES.md and shares no line with the package. The flow of the rules is the flow of
the program: a match is one generator that goes through set-up, rounds, turns and steps as a person would, and stops
with a question wherever a seat has to choose or chance has to fall. The answer is the text that stands in a match log.

A card is its text ("L3", "hex"). A heap of cards (a hand, a pile, what lies before a player) is a Counter of cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from typing import Any

Cards = Counter[str]

TOOLS = "LPRT"  # S-C2: ladders, pickaxes, ropes, torches
HAND_AT_THE_START = 5  # S-S4
MOST_IN_HAND = 10  # S-T1
MOST_EXCHANGED = 5  # S-T2
SHUFFLE_BELOW = 5  # S-D2
DRAWN_FOR_AN_EMPTY_HAND = 5  # S-E1, S-E2, S-E3
MUMMY_POINTS = 3  # S-M2, S-U2, S-G2
ADVENTURES_IN_THE_ROW = 4  # S-S2
SIDES = {"short": 0, "long": 1}  # S-S1
DISCARDED_WHEN_PLAYED = ("magic", "hex", "scarab")  # S-D1


@dataclass(frozen=True)
class Question:
    """A seat has to choose one of these actions, of which there are at least two."""

    seat: int
    actions: list[str]


@dataclass(frozen=True)
class Chance:
    """Chance has to name so many outcomes out of a pool, after the given words."""

    words: str
    number: int
    pool: Cards


# What a part of the rules is here: it asks questions, gets texts as answers, and may return nothing,
Flow = Generator[Question | Chance, str, None]
# an action or the outcomes of chance,
Answer = Generator[Question | Chance, str, str]
Outcomes = Generator[Question | Chance, str, list[str]]
# or whether something is so.
Verdict = Generator[Question | Chance, str, bool]


@dataclass
class Player:
    """What belongs to one seat."""

    hand: Cards = field(default_factory=Counter)
    played: Cards = field(default_factory=Counter)  # equipment and guardians, never the mummy
    passed: int = 0  # adventures
    inside: bool = False  # the king's chamber


def is_equipment(card: str) -> bool:
    """Tell whether a card shows a tool and a value (S-C3)."""
    return card[0] in TOOLS


def sum_of(cards: Iterable[str]) -> int:
    """Return the values of the equipment among cards, added up."""
    return sum(int(card[1:]) for card in cards if is_equipment(card))


def texts_of(cards: Cards) -> list[str]:
    """Return each card of a heap, sorted, as often as it is there."""
    return sorted(cards.elements())


def kinds_of(cards: Cards) -> list[str]:
    """Return each different card of a heap, sorted."""
    return sorted(card for card, count in cards.items() if count > 0)


def choices_of(cards: Cards) -> list[list[str]]:
    """Return each different set of some of these cards, sorted, equal cards being alike; the empty set is one."""
    found: list[list[str]] = [[]]
    for card in kinds_of(cards):
        found = [choice + [card] * count for choice in found for count in range(cards[card] + 1)]
    return found


def take_out(cards: Cards, taken: Iterable[str]) -> None:
    """Take cards out of a heap that has them."""
    for card in taken:
        assert cards[card] > 0, f"there is no {card}"
        cards[card] -= 1
        if not cards[card]:
            del cards[card]


class Second:
    """One match of Stregati."""

    players: list[Player]
    row: list[int]  # the values of the four adventures, empty before they are laid
    arrow: str  # the tool that it points at
    mummy: int | None  # the seat before which it lies
    draw_pile: Cards
    discard: Cards
    first_seat: int
    counted: bool  # whether the totals hold the game on the table

    def __init__(self, components: dict[str, Any], seats: int, options: dict[str, Any]) -> None:
        """Begin a match with the components of an edition and the options of the match; what is missing is default."""
        assert 2 <= seats <= 5, "Stregati is a game for 2 to 5 players"
        self.seats = seats
        side = "short" if seats >= 4 else "long"  # S-C6
        adventures_side = SIDES[options.get("adventures") or side]
        self.adventure_values = [int(sides[adventures_side]) for sides in components["adventures"]]
        self.chamber = int(components["chamber"][SIDES[options.get("chamber") or side]])
        self.all_cards: Cards = Counter(dict(components["specials"]))
        for tool, values in components["equipment"].items():
            self.all_cards.update(f"{tool}{value}" for value in values)
        self.expert = bool(options.get("expert"))
        self.full_extra_draw = options.get("extra_draw") == "full"
        self.named_start: int | None = options.get("start")
        self.games: int | None = options.get("games")
        self.limit: int | None = options.get("limit")
        self.max_rounds: int | None = options.get("max_rounds")
        self.several_games = self.games is not None or self.limit is not None

        self.totals = [0] * seats  # of the games that are over (S-G3)
        self.clear_away()
        self.flow = self.play_match()
        self.pending: Question | Chance | None = next(self.flow)

    # What the driver asks

    def acting(self) -> tuple[int, ...]:
        """Return the seat that has to act, or nothing when it is for chance or when the match is over."""
        return (self.pending.seat,) if isinstance(self.pending, Question) else ()

    def over(self) -> bool:
        """Tell whether the match is over."""
        return self.pending is None

    def chance(self) -> tuple[str, int, dict[str, int], bool] | None:
        """Return the words before the outcomes, how many there will be, their weights, and that none is put back."""
        if not isinstance(self.pending, Chance):
            return None
        return self.pending.words, self.pending.number, dict(sorted(self.pending.pool.items())), False

    def legal(self, seat: int) -> list[str]:
        """Return the actions of a seat, sorted."""
        if isinstance(self.pending, Question) and self.pending.seat == seat:
            return list(self.pending.actions)
        return []

    def do(self, who: int | None, text: str) -> None:
        """Let a seat, or chance as None, do something; a ValueError says why it cannot be done."""
        if self.pending is None:
            raise ValueError("The match is over.")
        if isinstance(self.pending, Chance):
            if who is not None:
                raise ValueError("It is for chance to act.")
            check_chance(self.pending, text)
        else:
            if who != self.pending.seat:
                raise ValueError(f"It is for seat {self.pending.seat} to act.")
            if text not in self.pending.actions:
                raise ValueError(f"The action {text!r} is not allowed now.")
        try:
            self.pending = self.flow.send(text)
        except StopIteration:
            self.pending = None

    def scores(self) -> list[int]:
        """Return the penalty points: of the games that are over, and of the one on the table as it stands now."""
        if self.counted:
            return list(self.totals)
        return [total + self.penalty(seat) for seat, total in enumerate(self.totals)]

    def winners(self) -> list[int]:
        """Return the seats that have won: who has entered (S-F1), else all with the lowest penalty (S-F2, S-G3)."""
        if not self.over():
            return []
        if not self.several_games:
            entered = [seat for seat in range(self.seats) if self.players[seat].inside]
            if entered:
                return entered
        return [seat for seat, total in enumerate(self.totals) if total == min(self.totals)]

    def facts(self) -> dict[str, Any]:
        """Return what lies where."""
        return {
            "hands": [texts_of(player.hand) for player in self.players],
            "played": [texts_of(player.played) for player in self.players],
            "mummy": self.mummy,
            "arrow": self.arrow,
            "passed": [player.passed for player in self.players],
            "inside": [player.inside for player in self.players],
            "draw_pile": dict(sorted(self.draw_pile.items())),
            "discard": dict(sorted(self.discard.items())),
        }

    # Questions, and cards that move

    def ask(self, seat: int, actions: Iterable[str]) -> Answer:
        """Ask a seat to choose, or take what is the only choice; a shuffle that is due comes before."""
        yield from self.shuffle_if_due()
        actions = sorted(set(actions))
        if len(actions) == 1:
            return actions[0]
        text = yield Question(seat, actions)
        return text

    def cast(self, words: str, number: int, pool: Cards) -> Outcomes:
        """Ask chance for outcomes."""
        text = yield Chance(words, number, pool.copy())
        return text.split()[len(words.split()) :]

    def shuffle(self) -> Flow:
        """Make a new draw pile of both piles."""
        yield from self.cast("shuffle", 0, Counter())
        self.draw_pile += self.discard
        self.discard = Counter()

    def shuffle_if_due(self) -> Flow:
        """Make the draw pile anew when it has run out and there are discards (S-D1)."""
        if not self.draw_pile and self.discard:
            yield from self.shuffle()

    def cards_in_both_piles(self) -> int:
        """Return the number of cards in draw pile and discard pile."""
        return self.draw_pile.total() + self.discard.total()

    def draw(self, seat: int, number: int) -> Flow:
        """Draw cards, or as many as there are; a drawing across the end of the draw pile is two events (S-D1)."""
        missing = min(number, self.cards_in_both_piles())
        while missing:
            yield from self.shuffle_if_due()
            count = min(missing, self.draw_pile.total())
            drawn = yield from self.cast(f"draw {seat}", count, self.draw_pile)
            take_out(self.draw_pile, drawn)
            self.players[seat].hand.update(drawn)
            missing -= count

    def discard_all_played(self, seat: int) -> None:
        """Discard all that a player has played, together (S-V2)."""
        self.discard += self.players[seat].played
        self.players[seat].played = Counter()

    # Sums, needs and places

    def sum_before(self, seat: int) -> int:
        """Return what the equipment before a player is worth."""
        return sum_of(self.players[seat].played.elements())

    def beside_chamber(self, seat: int) -> bool:
        """Tell whether a player stands beside the king's chamber, not inside."""
        player = self.players[seat]
        return player.passed == ADVENTURES_IN_THE_ROW and not player.inside

    def need(self, seat: int) -> int:
        """Return what a player needs to leave their place, with the 3 points of the mummy (S-V1, S-V6, S-M2)."""
        value = self.chamber if self.beside_chamber(seat) else self.row[self.players[seat].passed]
        return value + (MUMMY_POINTS if self.mummy == seat else 0)

    def is_exact(self, seat: int) -> bool:
        """Tell whether a player has played exactly what they need."""
        return self.sum_before(seat) == self.need(seat)

    def can_move(self, seat: int) -> bool:
        """Tell whether a player may move on: past an adventure with enough, into the chamber exactly."""
        if self.beside_chamber(seat):
            return self.is_exact(seat)
        return self.sum_before(seat) >= self.need(seat)

    def others_outside(self, seat: int) -> list[int]:
        """Return the other seats that are not inside the chamber."""
        return [other for other in range(self.seats) if other != seat and not self.players[other].inside]

    def penalty(self, seat: int) -> int:
        """Return the penalty points of the game on the table (S-G2)."""
        player = self.players[seat]
        if player.inside or not self.row:
            return 0
        points = sum(self.row[player.passed :]) + self.chamber - self.sum_before(seat)
        if self.mummy == seat:
            points += MUMMY_POINTS
        return max(0, points)

    # The match and its games

    def play_match(self) -> Flow:
        """Play one game (S-F1), or games until their number or the limit is reached (S-G3)."""
        games_over = 0
        while True:
            yield from self.set_up()
            yield from self.play_rounds()
            games_over += 1
            self.totals = [total + self.penalty(seat) for seat, total in enumerate(self.totals)]
            self.counted = True
            if not self.several_games:
                return
            if self.games is not None and games_over >= self.games:
                return
            if self.limit is not None and max(self.totals) >= self.limit:
                return
            self.clear_away()

    def clear_away(self) -> None:
        """Put everything where it is before a game: all cards in the draw pile, the arrow at the ladders (S-S3)."""
        self.players = [Player() for _ in range(self.seats)]
        self.row = []
        self.arrow = "L"
        self.mummy = None
        self.draw_pile = self.all_cards.copy()
        self.discard = Counter()
        self.first_seat = 0
        self.counted = False

    def set_up(self) -> Flow:
        """Find who begins (S-S5, S-G4), lay the row (S-S2) and deal (S-S4)."""
        if self.named_start is not None:
            self.first_seat = self.named_start
        else:
            outcome = yield from self.cast("start", 1, Counter(str(seat) for seat in range(self.seats)))
            self.first_seat = int(outcome[0])
        values = Counter(str(value) for value in self.adventure_values)
        outcome = yield from self.cast("row", ADVENTURES_IN_THE_ROW, values)
        self.row = [int(value) for value in outcome]
        for seat in range(self.seats):
            hand = yield from self.cast(f"deal {seat}", HAND_AT_THE_START, self.draw_pile)
            take_out(self.draw_pile, hand)
            self.players[seat].hand.update(hand)

    def play_rounds(self) -> Flow:
        """Play rounds until the game is over (S-F1, S-F2, S-G1)."""
        rounds = 0
        while True:
            for step in range(self.seats):
                seat = (self.first_seat + step) % self.seats
                if self.players[seat].inside:
                    continue  # S-G4
                yield from self.shuffle_if_due()
                if self.nobody_can_ever_act():
                    return  # S-T5
                yield from self.take_turns(seat)
                if self.players[seat].inside and not self.several_games:
                    return  # S-F1
            rounds += 1
            if any(player.inside for player in self.players):
                return  # S-G1
            if self.max_rounds is not None and rounds >= self.max_rounds:
                return  # S-F2

    def nobody_can_ever_act(self) -> bool:
        """Tell whether no player outside could do A or B in a turn of their own (S-T5)."""
        outside = [seat for seat in range(self.seats) if not self.players[seat].inside]
        if self.cards_in_both_piles():
            return False  # a hand below ten may draw, a hand of ten may be exchanged
        return not any(self.playable_equipment(seat) or self.playable_specials(seat) for seat in outside)

    # A turn

    def take_turns(self, seat: int) -> Flow:
        """Take a turn and the extra turns that follow from it (S-V4)."""
        another = yield from self.take_turn(seat, extra=False)
        while another:
            another = yield from self.take_turn(seat, extra=True)

    def take_turn(self, seat: int, extra: bool) -> Verdict:
        """Do A or B and what follows from it; tell whether an extra turn comes next."""
        actions = self.first_actions(seat, extra)
        if not actions:
            return False  # S-T5
        text = yield from self.ask(seat, actions)
        verb, *words = text.split()
        if verb == "play":
            another = yield from self.play(seat, words)
            return another
        if verb == "draw":
            yield from self.draw(seat, int(words[0]))
        else:
            yield from self.exchange(seat, words)
        yield from self.end_turn(seat)
        return False

    def first_actions(self, seat: int, extra: bool) -> list[str]:
        """Return what a turn can begin with: A (S-T1, S-T2, S-V4, S-D3) and B (S-T3)."""
        hand = self.players[seat].hand
        cards = self.cards_in_both_piles()
        whole_a = not extra or self.full_extra_draw
        most = min(2 if whole_a else 1, cards, MOST_IN_HAND - hand.total())
        actions = [f"draw {number}" for number in range(1, most + 1)]
        if whole_a:
            choices = choices_of(hand)
            actions += [
                "swap " + " ".join(choice) for choice in choices if 1 <= len(choice) <= min(MOST_EXCHANGED, cards)
            ]
        return actions + self.playable_equipment(seat) + self.playable_specials(seat)

    def playable_equipment(self, seat: int) -> list[str]:
        """Return the plays of equipment of the arrow's tool (S-Q1)."""
        return [f"play {card}" for card in kinds_of(self.players[seat].hand) if card[0] == self.arrow]

    def playable_specials(self, seat: int) -> list[str]:
        """Return the plays of special cards."""
        hand = self.players[seat].hand
        actions = [f"play {card}" for card in ("guardian", "hex", "scarab") if hand[card]]
        if hand["magic"]:
            actions += [f"play magic {tool}" for tool in TOOLS]  # S-M1
        if hand["mummy"]:
            actions += [f"play mummy {other}" for other in self.others_outside(seat)]  # S-M2, S-G4
        return actions

    def exchange(self, seat: int, cards: list[str]) -> Flow:
        """Exchange hand cards; too small a draw pile is shuffled with the discards before (S-T2, S-D2)."""
        if self.draw_pile.total() < SHUFFLE_BELOW and self.discard:
            yield from self.shuffle()
        take_out(self.players[seat].hand, cards)
        self.discard.update(cards)
        yield from self.draw(seat, len(cards))

    def end_turn(self, seat: int) -> Flow:
        """Let the player pass the mummy at the end of their turn, if they can (S-U2)."""
        payments = self.payments(seat)
        if payments:
            text = yield from self.ask(seat, [*payments, "end"])
            self.pay(seat, text)

    def payments(self, seat: int) -> list[str]:
        """Return the ways to hand the mummy to somebody beside the chamber (S-U2)."""
        if self.mummy != seat:
            return []
        targets = [other for other in range(self.seats) if other != seat and self.beside_chamber(other)]
        equipment = Counter(card for card in self.players[seat].played.elements() if is_equipment(card))
        return [
            "pay " + " ".join(choice) + f" give {target}"
            for target in targets
            for choice in choices_of(equipment)
            if sum_of(choice) >= MUMMY_POINTS
        ]

    def pay(self, seat: int, text: str) -> None:
        """Do a `pay`, or nothing for `end`."""
        if text == "end":
            return
        _, *cards, _, target = text.split()
        take_out(self.players[seat].played, cards)
        self.discard.update(cards)
        self.mummy = int(target)

    # Playing, which is B

    def play(self, seat: int, words: list[str]) -> Verdict:
        """Play a first card with its effect, then what may follow (S-T3, S-T6); tell whether an extra turn comes."""
        card = words[0]
        self.lay(seat, card)
        if card == "magic":
            self.arrow = words[1]
        elif card == "mummy":
            self.mummy = int(words[1])
        elif card == "hex":
            yield from self.hex_others(seat)
        may_play = 0 if is_equipment(card) else 1  # S-T3
        if card == "scarab":
            may_play = self.players[seat].hand.total()  # S-M5
        text = yield from self.play_on(seat, may_play, may_take_back=self.expert and card == "hex")

        if self.has_empty_hand(seat) and not self.beside_chamber(seat):
            another = yield from self.pass_adventure(seat, by_empty_hand=True)
            return another
        if text == "move" and not self.beside_chamber(seat):
            another = yield from self.pass_adventure(seat, by_empty_hand=False)
            return another
        if text == "move":
            yield from self.enter_chamber(seat)
        else:
            yield from self.stay_here(seat, text)
        return False

    def play_on(self, seat: int, may_play: int, *, may_take_back: bool) -> Answer:
        """Let the player play more equipment and take a card back (S-E4), until an action closes the list: that one."""
        player = self.players[seat]
        while True:
            actions = self.next_actions(seat, may_play, may_take_back=may_take_back)
            if actions == ["end"]:
                return "end"  # nothing is left to do: no step, so no shuffle before it (S-D1)
            text = yield from self.ask(seat, actions)
            verb, *words = text.split()
            if verb == "play":
                self.lay(seat, words[0])
                may_play -= 1
            elif verb == "back":
                take_out(player.played, words)
                player.hand.update(words)
            else:
                return text
            may_take_back = False

    def next_actions(self, seat: int, may_play: int, *, may_take_back: bool) -> list[str]:
        """Return the list that the player is asked after a card and its effect."""
        actions = self.playable_equipment(seat) if may_play else []
        if may_take_back:
            actions += [f"back {card}" for card in kinds_of(self.players[seat].played)]
        if self.has_empty_hand(seat) and not self.beside_chamber(seat):
            return [*actions, "end"]  # the adventure is passed without asking (S-E5)
        if self.can_move(seat):
            return [*actions, "move", "stay"]
        if self.has_empty_hand(seat):
            return [*actions, "end"]  # 5 cards are drawn before S-U2 (S-E3)
        return [*actions, *self.payments(seat), "end"]

    def has_empty_hand(self, seat: int) -> bool:
        """Tell whether the player's hand is empty and the expert variant looks at it (S-E1, S-E3, S-E5)."""
        return self.expert and not self.players[seat].hand

    def stay_here(self, seat: int, text: str) -> Flow:
        """End a turn with `stay`, `end` or `pay`: draw for an empty hand (S-E3), and pass the mummy (S-U2)."""
        drawing = self.has_empty_hand(seat)
        if drawing:
            yield from self.draw(seat, DRAWN_FOR_AN_EMPTY_HAND)
        if drawing or text == "stay":
            yield from self.end_turn(seat)  # not asked yet
        else:
            self.pay(seat, text)

    def lay(self, seat: int, card: str) -> None:
        """Take a card from the hand and put it before the player or on the discard pile; the mummy goes to neither."""
        player = self.players[seat]
        take_out(player.hand, [card])
        if card in DISCARDED_WHEN_PLAYED:
            self.discard[card] += 1
        elif card != "mummy":
            player.played[card] += 1

    def hex_others(self, seat: int) -> Flow:
        """Let each other player give up a played card, from the left (S-M3, S-M6)."""
        for step in range(1, self.seats):
            victim = (seat + step) % self.seats
            played = self.players[victim].played
            if played:
                text = yield from self.ask(victim, [f"drop {card}" for card in kinds_of(played)])
                card = text.split()[1]
                take_out(played, [card])
                self.discard[card] += 1

    # Moving on

    def pass_adventure(self, seat: int, by_empty_hand: bool) -> Verdict:
        """Pass an adventure (S-V2, S-U3, S-E1, S-E2); tell whether an extra turn comes next (S-V4)."""
        exact = self.is_exact(seat)
        self.discard_all_played(seat)
        self.players[seat].passed += 1
        if by_empty_hand:
            yield from self.draw(seat, DRAWN_FOR_AN_EMPTY_HAND)
        if exact or not by_empty_hand:
            yield from self.give_mummy(seat)
        if exact:
            text = yield from self.ask(seat, [f"turn {tool}" for tool in TOOLS])
            self.arrow = text.split()[1]
        return exact

    def give_mummy(self, seat: int) -> Flow:
        """Hand the mummy on, if the player has it and somebody else is outside (S-U1, S-G4)."""
        others = self.others_outside(seat)
        if self.mummy == seat and others:
            text = yield from self.ask(seat, [f"give {other}" for other in others])
            self.mummy = int(text.split()[1])

    def enter_chamber(self, seat: int) -> Flow:
        """Enter the king's chamber; only in a match of several games anything follows from it (S-F1, S-G4)."""
        self.players[seat].inside = True
        if self.several_games:
            self.discard_all_played(seat)
            yield from self.give_mummy(seat)


def check_chance(chance: Chance, text: str) -> None:
    """Refuse a text that is not an event of this chance."""
    head = chance.words.split()
    words = text.split()
    if " ".join(words) != text or words[: len(head)] != head:
        raise ValueError(f"The event must begin with {chance.words!r}.")
    outcomes = Counter(words[len(head) :])
    if outcomes.total() != chance.number:
        raise ValueError(f"The event must name {chance.number} outcomes.")
    if outcomes - chance.pool:
        raise ValueError(f"The event names {' '.join(texts_of(outcomes - chance.pool))}, which cannot come.")
