#!/usr/bin/env python3
"""Checks the chance of a finished benben match, and trusts nobody: one file, the standard library, nothing of benben.

    python verify_match.py LOG [--commit HEX]

The log's header holds a digest (`commit`) of a secret, written before the first event. The last line reveals the
secret. This program derives every chance event again from secret, match and event number, and compares. It knows as
much of the games as it takes to say which cards, dice and seats chance could choose from (in Stregati a `shuffle` event
tells what it shuffled); whether that and the players' actions kept the rules is for `benben verify`. Give the commit
that you noted before the match with --commit: it proves that the secret was not exchanged later.
"""

import hashlib
import hmac
import json
import sys
from collections import Counter
from pathlib import Path


class RefusedError(Exception):
    """The log is not what it claims to be."""


class Chance:
    """The rolls of one event: 64 bits each of HMAC-SHA256(secret, "match:n:i"), those too high to be fair left out."""

    def __init__(self, secret, match, n):
        self.secret, self.name, self.i = secret, f"{match}:{n}", 0

    def below(self, size):
        fair = 2**64 - 2**64 % size
        while True:
            digest = hmac.new(self.secret, f"{self.name}:{self.i}".encode(), hashlib.sha256).digest()
            self.i += 1
            number = int.from_bytes(digest[:8], "big")
            if number < fair:
                return number % size

    def draw(self, pool, order):
        """One outcome of a pool {outcome: weight}, outcomes taken in a fixed order."""
        roll = self.below(sum(pool.values()))
        for outcome in sorted(pool, key=order):
            roll -= pool[outcome]
            if roll < 0:
                return outcome
        raise AssertionError

    def draw_many(self, pool, count, order):
        """Several outcomes without putting back; the pool is left without them."""
        found = []
        for _ in range(count):
            found.append(self.draw(+Counter(pool), order))
            pool[found[-1]] -= 1
        return found


class Pyramids:
    """Cards leave one pool as they are dealt, shown or drawn; patterns leave another until the round ends."""

    def __init__(self, header):
        pools = header["pools"]
        self.all, self.cards = set(pools["cards"]), set(pools["cards"])
        self.patterns, self.full = list(dict.fromkeys(pools["deck"])), Counter(pools["deck"])
        self.deck = Counter()

    def expect(self, chance, words, counts):
        if words[0] == "reveal":
            if self.deck.total() <= self.full.total() - 7:  # seven cards a round, then all are shuffled again
                self.deck = Counter(self.full)
            return chance.draw_many(self.deck, 1, self.patterns.index)
        cards = Counter(dict.fromkeys(self.cards, 1))
        found = chance.draw_many(cards, counts, int)
        self.cards -= set(found)
        return [str(card) for card in found]

    def keep(self, cards):
        self.all -= {int(card) for card in cards}
        self.cards = set(self.all)  # everything that was not kept goes back


class Anubix:
    """Dice have no memory; sheets are drawn without putting back."""

    def __init__(self, header):
        self.pools, self.seats = header["pools"], header["seats"]

    def expect(self, chance, words, counts):
        if words[0] == "start":
            return [str(chance.below(self.seats))]
        if words[0] == "sheets":
            return chance.draw_many(Counter(self.pools["sheets"]), self.seats, self.pools["sheets"].index)
        colours = self.pools["roll"]
        return [colours[chance.below(len(colours))] for _ in range(self.pools["dice"])]


class Stregati:
    """A draw pile by kinds of card; every game of the match begins with all cards."""

    def __init__(self, header):
        self.pools, self.seats = header["pools"], header["seats"]
        self.pile = Counter(self.pools["cards"])

    def expect(self, chance, words, counts):
        if words[0] == "start":
            return [str(chance.below(self.seats))]
        if words[0] == "row":
            self.pile = Counter(self.pools["cards"])
            return [str(value) for value in chance.draw_many(Counter(self.pools["adventures"]), counts, int)]
        if words[0] == "shuffle":
            return []
        if counts > self.pile.total():
            raise RefusedError("more cards are drawn than the draw pile holds")
        return chance.draw_many(self.pile, counts, str)

    def shuffle(self, pile):
        if not isinstance(pile, dict) or Counter(pile) - Counter(self.pools["cards"]) or +self.pile - Counter(pile):
            raise RefusedError("the new draw pile holds cards that there are not, or misses cards that were not drawn")
        self.pile = Counter(pile)


GAMES = {"pyramids": Pyramids, "stregati": Stregati, "anubix": Anubix}
HEADS = {"deal": 2, "draw": 2}  # words before the outcomes; 1 for all others
ORDERED = ("row", "sheets")


def read(text):
    lines = text.splitlines()
    try:
        data = [json.loads(line) for line in lines]
    except ValueError:
        raise RefusedError("a line is not JSON: the log was cut off or damaged") from None
    if len(data) < 2:
        raise RefusedError("this is not a match log")
    for n, event in enumerate(data[1:], start=1):
        if event.get("n") != n:
            raise RefusedError(
                f"line {n + 1} has the number {event.get('n')}: a line is missing, repeated or out of order"
            )
    return lines, data[0], data[1:]


def check_end(lines, header, last, commit):
    if last.get("who") != "-" or last.get("do") != "over" or not isinstance(last.get("secret"), str):
        raise RefusedError("the match is not over: its secret is not revealed yet")
    secret = bytes.fromhex(last["secret"])
    found = hashlib.sha256(secret).hexdigest()
    if found != header.get("commit"):
        raise RefusedError("the revealed secret is not the one that the header promised")
    if commit is not None and found != commit:
        raise RefusedError("the header's commit is not the one that was noted before the match")
    if hashlib.sha256("".join(line + "\n" for line in lines[:-1]).encode()).hexdigest() != last.get("digest"):
        raise RefusedError("the lines are not those that the last line's digest stands for")
    return secret


def check(text, commit=None):
    """The number of chance events that were checked; RefusedError if anything is not as it should be."""
    lines, header, events = read(text)
    if header.get("game") not in GAMES or not isinstance(header.get("match"), str):
        raise RefusedError("the header names no game and match that this program knows")
    secret = check_end(lines, header, events[-1], commit)
    game, checked = GAMES[header["game"]](header), 0
    for event in events[:-1]:
        words = event["do"].split()
        if event["who"] != "-":
            if words[0] == "keep":
                game.keep(words[1:])
            continue
        head = HEADS.get(words[0], 1)
        chance = Chance(secret, header["match"], event["n"])
        expected, given = game.expect(chance, words, len(words) - head), words[head:]
        if words[0] not in ORDERED:
            expected, given = sorted(expected), sorted(given)
        if expected != given:
            raise RefusedError(f"event {event['n']} says {event['do']!r}, the secret gives {' '.join(expected)!r}")
        if words[0] == "shuffle":
            game.shuffle(event.get("pile"))
        checked += 1
    return checked


def main(arguments):
    commit = None
    if "--commit" in arguments[:-1]:
        at = arguments.index("--commit")
        commit, arguments = arguments[at + 1], arguments[:at] + arguments[at + 2 :]
    if len(arguments) != 1 or arguments[0].startswith("-"):
        sys.exit(__doc__)
    try:
        checked = check(Path(arguments[0]).read_text("utf-8"), commit)
        print(f"{arguments[0]}: {checked} chance events come from the promised secret")
    except (RefusedError, OSError, UnicodeDecodeError) as error:
        sys.exit(f"{arguments[0]}: refused: {error}")
    except (KeyError, TypeError, ValueError, AttributeError, IndexError, ArithmeticError, RecursionError) as error:
        sys.exit(f"{arguments[0]}: refused: a line is not formed as it should be ({error!r})")


if __name__ == "__main__":
    main(sys.argv[1:])
