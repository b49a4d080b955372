"""A match: a log, the state folded from it, and the one way to add to both."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import replace
from functools import cached_property, lru_cache
from itertools import islice
from operator import itemgetter
from typing import Any

from benben.engine.edition import Edition, find_edition
from benben.engine.errors import BadLog, BadNotation, BadOption, IllegalAction, MatchError, NotYourTurn
from benben.engine.game import CHANCE, Game, View
from benben.engine.option import resolve_options
from benben.engine.record import values
from benben.engine.registry import find_game
from benben.match import proof
from benben.match.clock import Clock
from benben.match.header import PROOF, is_number, make_header, read_clock, read_header
from benben.match.log import OVER, Event, digest, format_log, parse_log
from benben.match.phase import Phases
from benben.match.sentence import beginning_with, carry_out, carry_out_chance, legal_actions, roll_chance, sentences

NO_SECRET = "chance or the end comes next, and this match was loaded without its secret: pass it to `loads`"
MOST_SHOWN = 400  # legal actions of a view that begin with the same integer: all exchanges of a hand, not all payments


@lru_cache(maxsize=256)
def _members(seats: int) -> tuple[int, ...]:
    """A set of seats, ascending."""
    return tuple(seat for seat in range(seats.bit_length()) if seats > 0 and seats >> seat & 1)


class Match:
    """One play of a game. The log decides everything; the state is what folding it gives."""

    def __init__(self, header: Mapping[str, Any], edition: Edition, secret: bytes | None) -> None:
        """Use `new` or `loads`; this makes a match without events."""
        self.header = dict(header)
        self.game: Game = edition.game
        self.edition = edition
        self.seats: int = header["seats"]
        self.options = resolve_options(self.game.options, self.seats, header["options"])
        self.secret = secret
        self.events: list[Event] = []
        self.box: Any = edition.box(self.seats, self.options)
        self.state: Any = self.game.layout.State()
        self.game.rules.setup(self.box, self.state)
        self.phases = Phases()
        self._acted: list[tuple[int, ...]] = []  # the seats that had to act before each event
        self._legal: dict[int, dict[str, tuple[int, ...]]] = {}
        self._told_legal: dict[int, tuple[list[View], bool]] = {}
        self._told_of: Any = None  # the state of which that is told
        self._steps: list[
            tuple[int, str]
        ] = []  # without alternative, taken since a seat last acted: logs may hold them

    # --- beginnings ---------------------------------------------------------------------------------------------------

    @classmethod
    def new(
        cls,
        game: str,
        seats: int = 2,
        seed: int | None = None,
        edition: str | Edition | None = None,
        options: Mapping[str, Any] | None = None,
        clock: Clock | None = None,
        secret: bytes | None = None,
    ) -> Match:
        """Begin a match; `edition` is a name, a file or an edition. A `seed` replaces the secret, for research."""
        found = find_game(game)
        if not is_number(seats) or seats not in found.seats:
            raise BadOption(f"{game} is played by {found.seats[0]} to {found.seats[-1]}, not by {seats!r}")
        if seed is not None:
            if not is_number(seed):
                raise BadOption(f"a seed is a whole number, not {seed!r}")
            secret = proof.secret_of_seed(seed)
        secret = proof.draw_secret() if secret is None else proof.check_secret(secret)
        parts = edition if isinstance(edition, Edition) else find_edition(found, edition)
        resolved = resolve_options(found.options, seats, options or {})
        header = make_header(parts, seats, resolved, secret, seed, clock)
        match = cls(header, parts, secret)
        match.begin()
        return match

    def begin(self) -> None:
        """Let chance do what comes before the first action."""
        self._run_chance(None)

    @classmethod
    def loads(cls, text: str, secret: bytes | None = None) -> Match:
        """Fold a log. A match that is not over goes on only with its secret (or where the header holds a seed).

        With the secret given, a log that ends before chance or the last line goes on from there; without, it was cut.
        """
        header, events = parse_log(text)
        edition, given = read_header(header), secret is not None
        if secret is not None:
            proof.check_secret(secret)
        if secret is None and is_number(header.get("seed")):
            secret = proof.secret_of_seed(header["seed"])
        if secret is not None and header.get("commit") != proof.commit(secret):
            raise BadLog(0, '"commit" is not the digest of the secret')
        match = cls(header, edition, secret)
        for event in events:
            match.fold(event)
        if given and not match.is_over:
            match._run_chance(None)
        if not match.is_over and not match.acting:
            what = "the last line" if match.game.rules.acting(match.box, match.state) == 0 else "a chance event"
            raise BadLog(len(events) + 1, f"the log ends where {what} must follow: it was cut off")
        return match

    # --- what can be asked --------------------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """Whether the last line of the log has been written."""
        return bool(self.events) and self.events[-1].do == OVER

    @property
    def acting(self) -> tuple[int, ...]:
        """The seats that have to act now, ascending; () when the match is over."""
        return _members(self.game.rules.acting(self.box, self.state))

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and (not is_number(seat) or not 0 <= seat < self.seats):
            raise BadOption(f"there is no seat {seat!r}; this match has the seats 0 to {self.seats - 1}")

    def legal(self, seat: int) -> list[str]:
        """The actions of a seat as notation, sorted, without repeats."""
        self._check_seat(seat)
        return sorted(self._legal_sentences(seat)) if seat in self.acting else []

    def _legal_sentences(self, seat: int) -> dict[str, tuple[int, ...]]:
        if seat not in self._legal:
            self._legal[seat] = {
                self.game.notation.format_action(self.box, self.state, seat, actions): actions
                for actions in sentences(self.game, self.box, self.state, seat)
            }
        return self._legal[seat]

    def view(self, seat: int | None = None) -> View:
        """What a seat may know, None a spectator: plain JSON types, with its legal actions and their targets."""
        self._check_seat(seat)
        view = self.game.knowledge.view(self.box, self.state, seat)
        acts = seat is not None and seat in self.acting
        legal, view["shortened"] = self._told(seat or 0) if acts else ([], False)
        view["legal"] = legal
        return view

    def _told(self, seat: int) -> tuple[list[View], bool]:
        """The legal actions of a view with their targets, which nobody may change; and whether they are not all. While
        seats act together they are kept, since what others do unseen changes nothing of them.

        Of very many that begin alike (payments of Stregati can be tens of thousands) the first ones stand for all, so
        that a view stays what a board can show.
        """
        if self._told_of is self.state and seat in self._told_legal:
            return self._told_legal[seat]
        shown, shortened = list[View](), False
        for first in legal_actions(self.game, self.box, self.state, seat):
            told = self.game.told(self.box, self.state, seat, first) or self._tell(seat, first)
            shortened |= len(told) > MOST_SHOWN
            shown += told[:MOST_SHOWN]
        found = sorted(shown, key=itemgetter("do")), shortened
        if self._told_of is not self.state:
            self._told_of, self._told_legal = self.state, {}
        if self.game.rules.together(self.box, self.state):
            self._told_legal[seat] = found
        return found

    def _tell(self, seat: int, first: int) -> list[View]:
        """Events that begin with an action; one more than are shown, if there are so many."""
        game, box, s = self.game, self.box, self.state
        form, target = game.notation.format_action, game.knowledge.target
        return [
            {"do": form(box, s, seat, actions), **target(box, s, seat, actions)}
            for actions in islice(beginning_with(game, box, s, seat, first), MOST_SHOWN + 1)
        ]

    def scores(self) -> list[int]:
        """Points by seat, as if the match ended now."""
        out = [0] * self.seats
        self.game.rules.scores(self.box, self.state, out)
        return out

    def breakdown(self) -> list[list[dict[str, Any]]]:
        """By seat, where its points come from: source, points, and the rule that says so."""
        return [
            [
                {"source": source, "points": points, "rule": rule}
                for source, points, rule in self.game.knowledge.breakdown(self.box, self.state, seat)
            ]
            for seat in range(self.seats)
        ]

    def winners(self) -> list[int]:
        """The seats that have won; [] while the match goes on."""
        return self._leaders() if self.is_over else []

    def _leaders(self) -> list[int]:
        out = [0] * self.seats
        self.game.rules.ranks(self.box, self.state, out)
        return [seat for seat in range(self.seats) if out[seat] == 1]

    def clock(self, now: int | None = None) -> list[int] | None:
        """Milliseconds left by seat at a time since the start; None in a match without clock."""
        return self._clock(now, [event.who for event in self.events])

    def clock_for(self, seat: int | None, now: int | None = None) -> list[int] | None:
        """The same as a seat (None: a spectator) may know it: how often others have acted in a phase that is open, and
        what bonus that brought them, shows only afterwards.
        """
        settled = self.phases.settled(len(self.events))
        acted = [event.who if at < settled or event.who == seat else None for at, event in enumerate(self.events)]
        return self._clock(now, acted)

    def _clock(self, now: int | None, acted: Sequence[int | None]) -> list[int] | None:
        clock = read_clock(self.header)
        if clock is None:
            return None
        spans, before = [], 0
        for event, acting, who in zip(self.events, self._acted, acted, strict=True):
            at = before if event.at is None else event.at
            spans.append((at - before, acting, who))
            before = at
        if now is not None:
            spans.append((max(0, now - before), self.acting, None))
        return clock.left(spans, self.seats)

    # --- adding to the log --------------------------------------------------------------------------------------------

    def submit(self, seat: int, text: str, at: int | None = None) -> None:
        """Add an action of a seat. An error changes nothing and says why."""
        if self.is_over:
            raise NotYourTurn("the match is over")
        if not is_number(seat) or seat not in self.acting:
            turn = ", ".join(map(str, self.acting))
            raise NotYourTurn(f"seat {seat!r} does not have to act now; it is the turn of seat {turn}")
        if at is not None and (not is_number(at) or at < self._now()):
            raise MatchError(f"the time {at!r} is not in milliseconds, or before that of the last event, {self._now()}")
        actions, after = self.read(seat, text)
        canonical = self.game.notation.format_action(self.box, self.state, seat, actions)
        length, state, phases, steps = len(self.events), self.state, self.phases.copy(), self._steps
        try:
            self._append(Event(length + 1, seat, canonical, at), after)
            self._run_chance(at)
        except BaseException:
            del self.events[length:], self._acted[length:]
            self.state, self.phases, self._steps = state, phases, steps
            self._legal.clear()
            raise

    def fork(self) -> Match:
        """The same match once more: what is added to one is not in the other."""
        twin = copy(self)
        twin._legal, twin._told_legal = {}, self._told_legal.copy()
        twin.events, twin._acted, twin.phases = self.events[:], self._acted[:], self.phases.copy()
        return twin

    def _take(self, other: Match) -> None:
        """Be as another one, which nobody needs any more."""
        self.events, self._acted, self.state, self.phases = other.events, other._acted, other.state, other.phases
        self._steps = other._steps
        self._legal.clear()

    def read(self, seat: int, text: str) -> tuple[list[int], Any]:
        if not isinstance(text, str):
            raise BadNotation(f"an action is a text, not {text!r}")
        actions = self.game.notation.parse_action(self.box, self.state, seat, text)
        return actions, carry_out(self.game, self.box, self.state, seat, actions)

    def _now(self) -> int:
        return next((event.at for event in reversed(self.events) if event.at is not None), 0)

    def _append(self, event: Event, after: Any) -> None:
        together = self.game.rules.together
        before, unseen = self.state, self.phases.is_open and event.who is not None
        self.phases.note(len(self.events), together(self.box, self.state), together(self.box, after))
        self._acted.append(self.acting)
        self.events.append(event)
        self.state = after
        steps = self.game.notation.steps_taken(self.box, after)
        self._steps = [*self._steps, *steps] if event.who is None else steps
        self._legal.clear()
        if unseen and self.phases.is_open and self._told_of is before:  # nothing has changed for the others
            self._told_of = after
            self._told_legal.pop(event.who or 0, None)

    def _end(self, event: Event) -> None:
        self._acted.append(())
        self.events.append(event)

    def _run_chance(self, at: int | None) -> None:
        """Let chance act until a seat has to, and write the last line when nobody has."""
        while (who := self.game.rules.acting(self.box, self.state)) == CHANCE:
            n = len(self.events) + 1
            outcomes, after = self.roll(n)
            text = self.game.notation.format_chance(self.box, self.state, outcomes)
            evidence = self.game.box.evidence(self.box, self.state, after)
            self._append(Event(n, None, text, at, evidence), after)
        if who == 0:
            if self.secret is None:
                raise MatchError(NO_SECRET)
            more = {
                "scores": self.scores(),
                "winners": self._leaders(),
                "secret": self.secret.hex(),
                "digest": digest(self.header, self.events),
            }
            self._end(Event(len(self.events) + 1, None, OVER, at, more))

    def roll(self, n: int) -> tuple[list[int], Any]:
        """What chance does as event n, and the state after it."""
        if self.secret is None:
            raise MatchError(NO_SECRET)
        dice = proof.Dice(self.secret, self.header.get("match", ""), n)
        return roll_chance(self.game, self.box, self.state, dice.below)

    # --- folding a log ------------------------------------------------------------------------------------------------

    def fold(self, event: Event) -> None:
        """Take one event of a log, or say by its number what is wrong with it."""
        if self.is_over:
            raise BadLog(event.n, "the match was over before this event")
        if event.n != len(self.events) + 1:
            raise BadLog(event.n, f"it stands where event {len(self.events) + 1} must come")
        if "?" in event.do.split():
            raise BadLog(event.n, "this is a redacted log: it shows what one seat may know and cannot be folded")
        if event.at is not None and event.at < self._now():
            raise BadLog(event.n, "its time lies before that of an earlier event")
        if event.who is None:
            self._fold_chance(event)
        else:
            self._fold_action(event, event.who)

    def _fold_action(self, event: Event, seat: int) -> None:
        if event.more:
            raise BadLog(event.n, f"an action has no {', '.join(event.more)}")
        if self._was_taken(event, seat):
            self._end(event)
            return
        if seat not in self.acting:
            raise BadLog(event.n, f"seat {seat} does not have to act here")
        try:
            _, after = self.read(seat, event.do)
        except (BadNotation, IllegalAction) as error:
            raise BadLog(event.n, str(error)) from error
        self._append(event, after)

    def _was_taken(self, event: Event, seat: int) -> bool:
        """Whether a log holds a step without alternative, which the fold has taken by itself already."""
        step = (seat, " ".join(event.do.split()))
        if step not in self._steps or (seat in self.acting and event.do in self.legal(seat)):
            return False
        self._steps = self._steps[self._steps.index(step) + 1 :]  # those before it were left out
        return True

    def _fold_chance(self, event: Event) -> None:
        who = self.game.rules.acting(self.box, self.state)
        if event.do == OVER:
            if who != 0:
                raise BadLog(event.n, "the match is not over here")
            self._check_end(event)
            self._end(event)
            return
        if who != CHANCE:
            raise BadLog(event.n, "chance does not act here")
        try:
            outcomes = self.game.notation.parse_chance(self.box, self.state, event.do)
        except BadNotation as error:
            raise BadLog(event.n, str(error)) from error
        after = carry_out_chance(self.game, self.box, self.state, outcomes)
        if after is None:
            raise BadLog(event.n, f"{event.do!r} cannot happen here")
        evidence = self.game.box.evidence(self.box, self.state, after)
        for key in event.more:
            if event.more[key] != evidence.get(key):
                raise BadLog(event.n, f'"{key}" says {event.more[key]!r}, the events give {evidence.get(key)!r}')
        self._append(event, after)

    def _check_end(self, event: Event) -> None:
        """The last line must tell what the fold found, and its secret must explain every chance event."""
        for key, found in (("scores", self.scores()), ("winners", self._leaders())):
            if event.more.get(key) != found:
                raise BadLog(event.n, f'"{key}" says {event.more.get(key)!r}, the events give {found}')
        self._check_chance(event)
        if "digest" in event.more and event.more["digest"] != digest(self.header, self.events):
            raise BadLog(event.n, '"digest" does not fit the lines before: the log was changed')

    def verify(self) -> None:
        """Folding has checked what the log tells; this refuses a log that does not tell enough to prove its chance."""
        for key in PROOF:
            if key not in self.header:
                raise BadLog(0, f'"{key}" is missing: the chance of this match cannot be checked')
        if not self.is_over:
            raise BadLog(len(self.events) + 1, "the match is not over: this event and those after it are missing")
        for key in ("secret", "digest"):
            if key not in self.events[-1].more:
                raise BadLog(self.events[-1].n, f'"{key}" is missing: the chance of this match cannot be checked')

    def _check_chance(self, event: Event) -> None:
        if "secret" not in event.more:
            return
        try:
            secret = bytes.fromhex(event.more["secret"])
        except (TypeError, ValueError):
            raise BadLog(event.n, '"secret" is not a hexadecimal number') from None
        if proof.commit(secret) != self.header.get("commit"):
            raise BadLog(event.n, 'the secret is not the one that the header\'s "commit" promised')
        self._replay_chance(secret)

    def _replay_chance(self, secret: bytes) -> None:
        twin = Match(self.header, self.edition, secret)
        for event in self.events:
            before = twin.state
            promised = twin.roll(event.n) if event.who is None else None
            twin.fold(event)
            if promised is not None and list(values(promised[1])) != list(values(twin.state)):
                text = self.game.notation.format_chance(twin.box, before, promised[0])
                raise BadLog(event.n, f"the secret gives {text!r}, not {event.do!r}")

    def can_undo(self, seat: int) -> bool:
        """Whether a seat's last action has told nobody anything yet, neither others nor itself."""
        return self._undoable(seat) is not None

    def _undoable(self, seat: int) -> int | None:
        at = None if self.is_over else self.phases.undoable(self.events, seat)
        return None if at is None or self.game.knowledge.reveals(self.events[at].do) else at

    def undo(self, seat: int) -> str:
        """Take a seat's last action back and return it, as long as it has revealed nothing."""
        at = self._undoable(seat)
        if at is None:
            raise MatchError(
                f"nothing of seat {seat} can be taken back: it has not acted, or its action told something"
            )
        twin = Match(self.header, self.edition, self.secret)
        for event in self.events[:at] + self.events[at + 1 :]:
            twin.fold(replace(event, n=len(twin.events) + 1))
        taken = self.events[at].do
        self._take(twin)
        return taken

    # --- the log as text ----------------------------------------------------------------------------------------------

    def dumps(self, seat: int | None = None, spectator: bool = False) -> str:
        """The log; with `seat`, or for a spectator, as they may see it."""
        if seat is None and not spectator:
            return format_log(self.header, self.events)
        return format_log(self._public_header, self.redacted(seat))

    @cached_property
    def _public_header(self) -> dict[str, Any]:
        return {key: value for key, value in self.header.items() if key != "seed"}

    def redacted(self, seat: int | None) -> list[Event]:
        """The events as a seat (None: a spectator) may see them now, numbered anew.

        What others do while all act together stays away until the phase is over and then follows one's own, by seat:
        so neither the order nor the number of their events tells anything early, and what was once handed out never
        changes, unless an action is taken back.
        """
        self._check_seat(seat)
        shown = self.phases.shown(self.events, seat)
        return [self.redact(event, n, seat) for n, event in enumerate(shown, start=1)]

    def redact(self, event: Event, n: int, seat: int | None) -> Event:
        """One event as a seat may see it, as its number n."""
        if event.do == OVER:
            return Event(n, None, OVER, event.at, {key: event.more[key] for key in ("scores", "winners")})
        text = self.game.knowledge.redact({"n": event.n, "who": event.who, "do": event.do}, seat)
        return Event(n, event.who, text, event.at)

    def digest(self) -> str:
        """Equal for equal states."""
        return hashlib.sha256(repr(tuple(values(self.state))).encode()).hexdigest()[:16]

    def legal_integers(self, seat: int) -> list[int]:
        """The integer actions of a seat, as programs inside use them."""
        return legal_actions(self.game, self.box, self.state, seat)
