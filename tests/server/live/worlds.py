"""Two worlds in which a match is played, and which a seat must not be able to tell apart.

Both begin as the same match at some point; in the other world everything that the seat does not know is drawn anew:
hands and piles, the words of the log that it may not read, and the secret that chance comes from. Then both go on: the
seat does the same in both, the others and chance do whatever looks the same to it, and what they choose in a phase that
is open is chosen for each world by itself, in as many events as it takes there. It ends where the worlds begin to
differ in the open: when a phase is over, or when nothing that looks the same is possible in the other world.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from benben.engine.errors import MatchError
from benben.engine.game import CHANCE
from benben.engine.record import values
from benben.engine.registry import games
from benben.match.log import Event
from benben.match.match import Match
from benben.match.sentence import carry_out_chance, roll_chance
from benben.server.live.audience import Listener
from benben.server.live.match import LiveMatch
from benben.server.live.people import People
from benben.server.live.room import Room
from benben.server.store import MatchRow, Store
from benben.server.store.tables import Place
from benben.server.wire import Act, Done, Hello, Person, Reaction, Undo, format_answers
from contract.cases import random_text, stream_of

NOW = 10**7  # milliseconds; all that is done is done before
MOST_STEPS = 4
GUESTS = "ABCDEF"
REDACT = {game.id: game.knowledge.redact for game in games().values()}  # as it is, whatever a test does to it


class Leak(AssertionError):
    """Somebody can tell two worlds apart who must not."""


def expect_equal(left: object, right: object) -> None:
    """Leak if they are not."""
    if left != right:
        raise Leak(f"{left!r} is not {right!r}")


class World:
    """A room without store behind it, in which a match is moved on by events."""

    def __init__(self, store: Store, header: dict[str, Any], secret: bytes) -> None:
        row = MatchRow("m", None, header, secret, "running", 0, 0)
        places = tuple(Place("t", seat, GUESTS[seat], None, True) for seat in range(header["seats"]))
        named = tuple(Person(seat, GUESTS[seat], "owl", None) for seat in range(header["seats"]))
        self.room = Room(LiveMatch(store, row), People(None, places, named))

    def begin(self, match: Match, seat: int | None) -> None:
        """Show a match to the seat and to a spectator; both say hello."""
        self.room = Room(self.room.live, self.room.people)
        self.room.live._screens.clear()
        self.room.live.match = match
        self.listeners = [Listener(None if seat is None else GUESTS[seat]), Listener(None)]
        for listener, shown in zip(self.listeners, (seat, None), strict=True):
            self.room.audience.join(listener)
            assert self.room.greet(listener, Hello(shown))

    @property
    def match(self) -> Match:
        return self.room.live.match

    def move(self, who: int | None, text: str, at: int) -> None:
        twin = self.match.fork()
        before, n = twin.state, len(twin.events) + 1
        twin.fold(Event(n, who, text, at))
        if who is None:
            evidence = twin.game.box.evidence(twin.box, before, twin.state)
            twin.events[-1] = replace(twin.events[-1], more=evidence)
        if twin.game.rules.acting(twin.box, twin.state) == 0:
            twin._run_chance(at)
        self.room.live._show(twin)
        self.room.audience.wake()

    def frames(self) -> list[bytes]:
        """What is sent now to each listener, b"" if nothing."""
        found = [listener.collect(self.room.live) for listener in self.listeners]
        return [format_answers(answers) if answers else b"" for answers in found]


class Pair:
    """Moves two worlds on, and compares all that is sent."""

    def __init__(self, store: Store, base: Match, rng: random.Random) -> None:
        assert base.secret is not None
        self.left, self.right = (World(store, base.header, base.secret) for _ in range(2))
        self.rng = rng
        self.met = Counter[str]()  # phases, message types, kinds of difference

    async def run(self, point: Match, seat: int | None) -> None:
        """From a point of a match on, as somebody at the seat (None: a spectator) sees it."""
        self.seat, self.at = seat, point._now()
        self.left.begin(point.fork(), seat)
        self.right.begin(self.another(point), seat)
        self.met["pairs"] += 1
        self.compare()
        for _ in range(self.rng.randrange(1, MOST_STEPS + 1)):
            self.at += 1000
            if self.left.match.is_over or not self.step():
                break
            self.compare()
        else:
            await self.be_refused()
        self.compare_logs()
        left, right = ([event.do for event in world.match.events] for world in (self.left, self.right))
        self.met["pairs that differ in more than the secret"] += left != right or self.states_differ()

    # --- the other world ----------------------------------------------------------------------------------------------

    def another(self, point: Match) -> Match:
        twin = point.fork()
        twin.state = point.state.copy()
        knower = self.rng.randrange(point.seats) if self.seat is None else self.seat
        out = [0] * point.game.layout.MOST_LEGAL
        point.game.knowledge.resample(point.box, twin.state, knower, stream_of(self.rng.getrandbits(30)), out)
        twin.events = [self.reworded(point, event, knower) for event in point.events]
        twin.secret = self.rng.randbytes(32)
        return twin

    def reworded(self, match: Match, event: Event, seat: int) -> Event:
        """With other words wherever the seat may read none."""
        shown = REDACT[match.game.id]({"n": event.n, "who": event.who, "do": event.do}, seat).split()
        if "?" not in shown:
            return event
        hidden = event.do.split()
        words = [
            f"other{self.rng.randrange(100)}" if word == "?" else own for word, own in zip(shown, hidden, strict=True)
        ]
        return replace(event, do=" ".join(words))

    def states_differ(self) -> bool:
        left, right = (tuple(values(world.match.state)) for world in (self.left, self.right))
        return left != right

    # --- one step in both ---------------------------------------------------------------------------------------------

    def step(self) -> bool:
        """Somebody acts, then chance as long as it has to; false where the worlds part."""
        match = self.left.match
        if match.game.rules.together(match.box, match.state):
            return self.choose_unseen()
        who = self.rng.choice(match.acting)
        for _ in range(6):
            text = random_text(match, who, self.rng)
            other = self.same(who, text)
            if other is not None:
                self.move(who, text, other)
                return self.let_chance_act()
        return False

    def choose_unseen(self) -> bool:
        """In a phase in which all act at the same time. The last one to act would end it and show what was chosen."""
        acting = self.left.match.acting
        if len(acting) < 2:
            return False
        who = self.rng.choice([seat for seat in acting if seat != self.seat or self.rng.random() < 0.3] or acting)
        if who == self.seat:
            text = random_text(self.left.match, who, self.rng)
            self.move(who, text, text)
            return not self.chance_is_next()
        for world in (self.left, self.right):
            events = 0
            while who in world.match.acting:
                world.move(who, random_text(world.match, who, self.rng), self.at)
                events += 1
                if who in world.match.acting:
                    self.met["hidden events that somebody follows with another"] += 1
                    expect_equal(world.frames(), [b"", b""])
        self.met["hidden choices"] += 1
        return not self.chance_is_next()

    def chance_is_next(self) -> bool:
        return not self.left.match.acting and not self.left.match.is_over

    def let_chance_act(self) -> bool:
        while self.chance_is_next():
            match = self.left.match
            outcomes, _ = roll_chance(match.game, match.box, match.state, self.rng.randrange)
            text = match.game.notation.format_chance(match.box, match.state, outcomes)
            other = self.same(None, text)
            if other is None:
                return False
            self.move(None, text, other)
        return True

    def move(self, who: int | None, text: str, other: str) -> None:
        self.left.move(who, text, self.at)
        self.right.move(who, other, self.at)

    def same(self, who: int | None, text: str) -> str | None:
        """What happens in the other world: something that looks the same, rather not the same."""
        wanted = self.looks(who, text)
        found = [
            other for other in self.tries(who, text) if self.looks(who, other) == wanted and self.possible(who, other)
        ]
        different = [other for other in found if other != text]
        chosen = (different or found or [None])[0]
        if chosen is None or (who is not None and not self.takes_the_same_steps(who, text, chosen)):
            return None
        self.met["events that differ unseen"] += chosen != text
        return chosen

    def tries(self, who: int | None, text: str) -> Iterator[str]:
        yield text
        if "?" in self.looks(who, text):
            match = self.right.match
            for _ in range(4):
                if who is None:
                    outcomes, _ = roll_chance(match.game, match.box, match.state, self.rng.randrange)
                    yield match.game.notation.format_chance(match.box, match.state, outcomes)
                else:
                    yield random_text(match, who, self.rng)

    def looks(self, who: int | None, text: str) -> str:
        seats = [self.seat] if self.seat is None else [self.seat, None]
        redact = REDACT[self.left.match.game.id]
        return "|".join(redact({"n": 1, "who": who, "do": text}, seat) for seat in seats)

    def possible(self, who: int | None, text: str) -> bool:
        match = self.right.match
        try:
            if who is not None:
                match.read(who, text)
                return True
            if match.game.rules.acting(match.box, match.state) != CHANCE:
                return False
            outcomes = match.game.notation.parse_chance(match.box, match.state, text)
            return carry_out_chance(match.game, match.box, match.state, outcomes) is not None
        except MatchError:
            return False

    def takes_the_same_steps(self, who: int, text: str, other: str) -> bool:
        """A step without alternative is taken in sight of all."""
        after = [world.match.read(who, do)[1] for world, do in ((self.left, text), (self.right, other))]
        steps = [
            world.match.game.notation.steps_taken(world.match.box, s)
            for world, s in zip(self.worlds, after, strict=True)
        ]
        return bool(steps[0] == steps[1] and self.acting(after[0]) == self.acting(after[1]))

    def acting(self, s: Any) -> int:
        return self.left.match.game.rules.acting(self.left.match.box, s)

    @property
    def worlds(self) -> tuple[World, World]:
        return self.left, self.right

    # --- what is compared ---------------------------------------------------------------------------------------------

    def compare(self) -> None:
        left, right = self.left.frames(), self.right.frames()
        expect_equal(left, right)
        match = self.left.match
        self.met["bytes"] += sum(map(len, left))
        self.met["phase " + str(match.game.knowledge.view(match.box, match.state, None)["phase"])] += 1
        for kind in ("welcome", "news", "people", "presence", "reaction"):
            self.met[kind] += sum(f'{{"type":"{kind}"'.encode() in frame for frame in left)
        self.met["news of a choice that nobody may see"] += any(left) and match.phases.is_open

    def compare_logs(self) -> None:
        """As HTTP tells them; and what the room says besides."""
        for seat in {self.seat, None}:
            left, right = (world.match.dumps(seat, spectator=True) for world in self.worlds)
            expect_equal(left, right)
            self.met["bytes"] += len(left)
        for world in self.worlds:
            world.room.show_people()
            world.room.audience.say(Reaction(0, "thanks"))
        self.compare()

    async def be_refused(self) -> None:
        """The seat tries what it cannot do; the answers are equal, and so is which number comes next."""
        seat = self.rng.randrange(self.left.match.seats) if self.seat is None else self.seat
        if self.seat is None or self.left.match.is_over:
            return
        n = self.left.room.live.next_number(seat)
        donor = self.rng.choice(self.left.match.acting)
        tried = [random_text(self.left.match, donor, self.rng), "nothing", "play P9", f"keep {n} {n + 1}", "mark 1 a1"]
        for text in tried:
            if seat in self.left.match.acting and self.allowed(seat, text):
                continue
            said = [await world.room.live.act(seat, Act("c", n, text)) for world in self.worlds]
            expect_equal(*said)
            assert not isinstance(said[0], Done)
            self.met["refused"] += 1
        if not self.left.match.can_undo(seat):
            said = [await world.room.live.undo(seat, Undo("u", n - 1)) for world in self.worlds]
            expect_equal(*said)

    def allowed(self, seat: int, text: str) -> bool:
        try:
            self.left.match.read(seat, text)
        except MatchError:
            return False
        return True
