"""The records of Stregati, and how its actions and outcomes are numbered.

Each of the 54 cards is a bit, in the order of their kinds, so every pile, every hand and everything that somebody
knows is a set of cards in one number. Equal cards are never told apart: rules choose a kind and take any card of it,
and what is said of cards to the outside is how many there are of a kind.
"""

from __future__ import annotations

from benben.engine.record import Ints, many, number, numbers, record

SEATS, CARDS, KINDS, TOOLS, VALUES, ADVENTURES, ROW = 5, 54, 25, 4, 5, 5, 4
MOST_VALUE = 99  # of an adventure or the chamber

# Kinds: equipment by tool, then value, then the special cards; this is the order of their texts.
EQUIPMENT = TOOLS * VALUES
GUARDIAN, HEX, MAGIC, MUMMY, SCARAB = range(EQUIPMENT, KINDS)
LAID = GUARDIAN + 1  # the kinds that lie before a player and can be given up: equipment and guardians

GROUPS = TOOLS + 1  # of kinds: kind // VALUES is a tool's number, or TOOLS for a special card

# Limits.
HAND, DRAWN, SWAPPED, DEALT = 10, 2, 5, 5
MUMMY_POINTS = 3

# Places of an archaeologist: beside adventure 0 to 3, beside the chamber, inside.
CHAMBER, INSIDE = ROW, ROW + 1

# Actions. A swap is its cards' kinds, not descending, then DONE where more could follow; a payment is its cards' kinds,
# not descending, then PAY_GIVE.
PLAY = 0  # + kind, for equipment
PLAY_GUARDIAN = PLAY + EQUIPMENT
PLAY_HEX = PLAY_GUARDIAN + 1
PLAY_MAGIC = PLAY_HEX + 1  # + tool
PLAY_MUMMY = PLAY_MAGIC + TOOLS  # + seat
PLAY_SCARAB = PLAY_MUMMY + SEATS
DRAW = PLAY_SCARAB + 1  # + number of cards - 1
SWAP = DRAW + DRAWN  # + kind
DONE = SWAP + KINDS
DROP = DONE + 1  # + kind
BACK = DROP + LAID  # + kind
MOVE = BACK + LAID
STAY = MOVE + 1
PAY = STAY + 1  # + kind
PAY_GIVE = PAY + EQUIPMENT  # + seat
END = PAY_GIVE + SEATS
GIVE = END + 1  # + seat
TURN = GIVE + SEATS  # + tool
ACTIONS = TURN + TOOLS
MOST_LEGAL = ACTIONS

# Outcomes: a seat for `start`, a value for `row`, a kind for `deal` and `draw`, 0 for `shuffle`.
OUTCOMES = MOST_VALUE + 1
PILES = START_PILE, ROW_PILE, CARD_PILE, SHUFFLE_PILE = range(4)

# Phases: what is waited for.
STARTING, ROWING, DEALING, DRAWING, SHUFFLING = range(5)
CHOOSING, SWAPPING, DROPPING, LISTING, CLOSING, PAYING, GIVING, TURNING, OVER = range(5, 14)

# Steps of a turn: what comes next when nothing is waited for.
CHOICE_STEP, PUT_STEP, DROP_STEP, LIST_STEP, CLOSE_STEP, GIVE_STEP, TURN_STEP, FINISH_STEP = range(8)

TAKEN = 8
NOBODY = -1


@record
class Box:
    """An edition, the number of seats and the options; 0 is an option that is off, for `start` NOBODY."""

    all: int = number("i8")
    members: Ints = numbers("i8", KINDS)
    tools: Ints = numbers("i8", TOOLS)
    equipment: int = number("i8")
    ones: int = number("i8")  # equipment whose value has the bit 1, 2 or 4: a sum is three counts
    twos: int = number("i8")
    fours: int = number("i8")
    games: int = number("i4")
    limit: int = number("i4")
    max_rounds: int = number("i4")
    kinds: Ints = numbers("i1", CARDS)
    adventures: Ints = numbers("i1", ADVENTURES)  # the values in play, ascending
    chamber: int = number("i1")
    seats: int = number("i1")
    start: int = number("i1")
    expert: int = number("i1")
    full: int = number("i1")


@record
class Player:
    """Hand and table of one player, and what is known of the hand.

    `swapped` are the cards that this player put face down and that lie in the discard pile. `known` are cards of which
    everybody knows that they are in the hand, or in `swapped`; `either` those that must be in one of the two. `lacks`
    tells by group of how many hand cards it is known that they are not of it: who is not asked whether to play, cannot.
    """

    hand: int = number("i8")
    played: int = number("i8")
    swapped: int = number("i8")
    known: int = number("i8")
    either: int = number("i8")
    total: int = number("i8")
    lacks: Ints = numbers("i1", GROUPS)
    place: int = number("i1")


@record
class State:
    """A match of Stregati.

    `left` counts the outcomes that the chance event under way still names, `due` the cards to be drawn after it. `more`
    is how much equipment may follow in this turn: 0, 1 or 2 for any number. `taken` are the steps that had no
    alternative and were taken since the last event, as seat * ACTIONS + action.
    """

    draw: int = number("i8")
    discard: int = number("i8")
    chosen: int = number("i8")
    players: list[Player] = many(Player, SEATS)
    round: int = number("i4")
    game: int = number("i4")
    taken: Ints = numbers("i2", TAKEN)
    takes: int = number("i1")
    acting: int = number("i1")
    phase: int = number("i1")
    step: int = number("i1")
    turn: int = number("i1")
    first: int = number("i1")
    arrow: int = number("i1")
    mummy: int = number("i1")
    row: Ints = numbers("i1", ROW)
    laid: int = number("i1")
    unlaid: int = number("i1")
    left: int = number("i1")
    due: int = number("i1")
    midway: int = number("i1")
    last: int = number("i1")
    victims: int = number("i1")
    more: int = number("i1")
    back: int = number("i1")
    extra: int = number("i1")
    exact: int = number("i1")
    gives: int = number("i1")
