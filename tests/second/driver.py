"""Plays a match through the engine and through a second one side by side, and stops at the first difference."""

from __future__ import annotations

import importlib
import random
from typing import Any

from benben import Match
from benben.engine.game import CHANCE
from benben.match.sentence import legal_actions


def second_engine(match: Match) -> Any:
    """The slow engine of the match's game, at the beginning of the same match."""
    module = importlib.import_module(f"second.{match.game.id}")
    return module.Second(match.edition.as_dict(), match.seats, match.options)


def pool(match: Match) -> dict[str, int]:
    """What the next outcome can be, with weights."""
    rules, notation = match.game.rules, match.game.notation
    found = {}
    for outcome in range(match.game.layout.OUTCOMES):
        weight = rules.weight(match.box, match.state, outcome)
        if weight:
            found[notation.format_outcome(match.box, match.state, outcome)] = weight
    assert sum(found.values()) == rules.chance(match.box, match.state)
    return found


class SideBySide:
    """Two engines and one match."""

    def __init__(self, match: Match, rng: random.Random, check_legal: float = 1.0) -> None:
        """`check_legal` is the share of decisions at which the whole lists of legal actions are compared."""
        self.match, self.rng, self.check_legal = match, rng, check_legal
        self.twin = Match(match.header, match.edition, match.secret)  # replays the events one by one
        self.second = second_engine(match)
        self.replayed = 0

    def play(self) -> None:
        """Play at random to the end."""
        self.catch_up()
        while not self.match.is_over:
            assert self.second.acting() == self.match.acting, self.where()
            seat = self.rng.choice(self.match.acting)
            self.match.submit(seat, self.choose(seat))
            self.catch_up()
        assert self.second.over(), self.where()
        assert self.second.acting() == (), self.where()
        assert list(self.second.winners()) == self.match.winners(), self.where()

    def choose(self, seat: int) -> str:
        """A legal action: from the whole list, compared, or found by walking integers."""
        if self.rng.random() < self.check_legal:
            found = self.match.legal(seat)
            assert self.second.legal(seat) == found, self.where()
            moves = [text for text in found if text == "move"]
            return moves[0] if moves else self.rng.choice(found)
        return self.walk(seat)

    def walk(self, seat: int) -> str:
        game, box, state = self.match.game, self.match.box, self.match.state.copy()
        actions: list[int] = []
        while not actions or game.rules.midway(box, state, seat):
            actions.append(self.rng.choice(legal_actions(game, box, state, seat)))
            game.rules.apply(box, state, seat, actions[-1])
        return game.notation.format_action(box, self.match.state, seat, actions)

    def catch_up(self) -> None:
        """Show the second engine what the match has added."""
        for event in self.match.events[self.replayed :]:
            if event.do != "over":
                if event.who is None:
                    self.compare_chance(event.do)
                self.second.do(event.who, event.do)
                self.twin.fold(event)
            if self.twin.acting:  # between chance events, half a set-up may be scored as one likes
                assert list(self.second.scores()) == self.twin.scores(), self.where()
        self.replayed = len(self.match.events)

    def compare_chance(self, text: str) -> None:
        """The same event with the same odds."""
        rules = self.match.game.rules
        assert rules.acting(self.twin.box, self.twin.state) == CHANCE, self.where()
        expected = self.second.chance()
        assert expected is not None, self.where()
        words, count, odds, _ = expected
        assert words == self.match.game.notation.chance_words(self.twin.box, self.twin.state), self.where()
        if count:
            assert odds == pool(self.twin), self.where()
            assert len(text.split()) - len(words.split()) == count, self.where()

    def where(self) -> str:
        """The log so far, to replay a difference."""
        return self.match.dumps()
