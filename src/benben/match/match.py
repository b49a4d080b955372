"""A match: a log, the state folded from it, and the one way to add to both."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cached_property
from itertools import islice
from typing import Any

from benben.engine.edition import Edition, edition_from, edition_names, find_edition
from benben.engine.errors import (
    BadLog,
    BadNotation,
    BadOption,
    BenbenError,
    IllegalAction,
    MatchError,
    NotYourTurn,
)
from benben.engine.game import CHANCE, Game, View
from benben.engine.option import resolve_options
from benben.engine.registry import find_game
from benben.match import proof
from benben.match.clock import Clock
from benben.match.log import FORMAT, OVER, Event, digest, format_log, parse_log
from benben.match.sentence import carry_out, carry_out_chance, legal_actions, roll_chance, sentences

MOST_SHOWN = 200  # legal actions of a view that begin with the same integer


class Match:
    """One play of a game. The log decides everything; the state is what folding it gives."""

    def __init__(self, header: Mapping[str, Any], edition: Edition, secret: bytes | None) -> None:
        """Use `new` or `loads`; this makes a match without events."""
        self.header = dict(header)
        self.game: Game = edition.game
        self.edition = edition
        self.seats: int = header["seats"]
        self.options: dict[str, Any] = dict(header["options"])
        self.secret = secret
        self.events: list[Event] = []
        self.box: Any = edition.box(self.seats, self.options)
        self.state: Any = self.game.layout.State()
        self.game.rules.setup(self.box, self.state)
        self._phases: list[tuple[int, int]] = []  # first event and end of phases where all act together, -1 while open
        self._legal: dict[int, dict[str, tuple[int, ...]]] = {}
        self._held = 0  # how many of the steps that had no alternative the log itself holds since the last event

    # --- beginnings ---------------------------------------------------------------------------------------------------

    @classmethod
    def new(
        cls,
        game: str,
        seats: int = 2,
        seed: int | None = None,
        edition: str | None = None,
        options: Mapping[str, Any] | None = None,
        clock: Clock | None = None,
        secret: bytes | None = None,
    ) -> Match:
        """Begin a match; `edition` is a name or a file. A `seed` replaces the secret, for tests and research."""
        found = find_game(game)
        if isinstance(seats, bool) or seats not in found.seats:
            raise BadOption(f"{game} is played by {found.seats[0]} to {found.seats[-1]}, not by {seats!r}")
        if seed is not None:
            secret = proof.secret_of_seed(seed)
        secret = secret or proof.draw_secret()
        parts = find_edition(found, edition)
        resolved = resolve_options(found.options, seats, options or {})
        header = _header(found, seats, parts, resolved, secret, seed, clock)
        match = cls(header, parts, secret)
        match._run_chance(None)
        return match

    @classmethod
    def loads(cls, text: str, secret: bytes | None = None) -> Match:
        """Fold a log. A match that is not over goes on only with its secret (or where the header holds a seed)."""
        header, events = parse_log(text)
        edition = _edition_of(header)
        if secret is None and isinstance(header.get("seed"), int):
            secret = proof.secret_of_seed(header["seed"])
        if secret is not None and header.get("commit") != proof.commit(secret):
            raise BadLog(0, '"commit" is not the digest of the secret')
        match = cls(header, edition, secret)
        for event in events:
            match.fold(event)
        if not match.is_over and match.game.rules.acting(match.box, match.state) == CHANCE:
            raise BadLog(len(events) + 1, "the log ends where a chance event must follow: it was cut off")
        return match

    # --- what can be asked --------------------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """Whether the last line of the log has been written."""
        return bool(self.events) and self.events[-1].do == OVER

    @property
    def acting(self) -> tuple[int, ...]:
        """The seats that have to act now, ascending; () when the match is over."""
        who = self.game.rules.acting(self.box, self.state)
        return tuple(seat for seat in range(self.seats) if who > 0 and who >> seat & 1)

    def legal(self, seat: int) -> list[str]:
        """The actions of a seat as notation, sorted, without repeats."""
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
        view = self.game.knowledge.view(self.box, self.state, seat)
        shown = self._shown_sentences(seat) if seat is not None and seat in self.acting else {}
        view["legal"] = [
            {"do": text, **self.game.knowledge.target(self.box, self.state, seat or 0, actions)}
            for text, actions in sorted(shown.items())
        ]
        return view

    def _shown_sentences(self, seat: int) -> dict[str, tuple[int, ...]]:
        """The legal actions of a view: of very many that begin alike (a payment of Stregati can be tens of thousands)
        the first ones stand for all, so that a view never grows beyond what a board can show.
        """
        shown = {}
        for first in legal_actions(self.game, self.box, self.state, seat):
            for actions in islice(sentences(self.game, self.box, self.state, seat, first), MOST_SHOWN):
                shown[self.game.notation.format_action(self.box, self.state, seat, actions)] = actions
        return shown

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
        if "clock" not in self.header:
            return None
        spans, before = [], 0
        twin = Match(self.header, self.edition, None)
        for event in self.events:
            at = before if event.at is None else event.at
            spans.append((at - before, twin.acting, event.who))
            twin.fold(event)
            before = at
        if now is not None:
            spans.append((max(0, now - before), self.acting, None))
        return Clock(**self.header["clock"]).left(spans, self.seats)

    # --- adding to the log --------------------------------------------------------------------------------------------

    def submit(self, seat: int, text: str, at: int | None = None) -> None:
        """Add an action of a seat. An error changes nothing and says why."""
        if self.is_over:
            raise NotYourTurn("the match is over")
        if isinstance(seat, bool) or seat not in self.acting:
            turn = ", ".join(map(str, self.acting))
            raise NotYourTurn(f"seat {seat!r} does not have to act now; it is the turn of seat {turn}")
        if at is not None and at < self._now():
            raise MatchError(f"the time {at} lies before that of the last event, {self._now()}")
        actions, after = self.read(seat, text)
        canonical = self.game.notation.format_action(self.box, self.state, seat, actions)
        before = self.events[:], self.state, self._phases[:]
        self._append(Event(len(self.events) + 1, seat, canonical, at), after)
        try:
            self._run_chance(at)
        except MatchError:
            self.events, self.state, self._phases = before
            self._legal.clear()
            raise

    def read(self, seat: int, text: str) -> tuple[list[int], Any]:
        if not isinstance(text, str):
            raise BadNotation(f"an action is a text, not {text!r}")
        actions = self.game.notation.parse_action(self.box, self.state, seat, text)
        return actions, carry_out(self.game, self.box, self.state, seat, actions)

    def _now(self) -> int:
        return max((event.at for event in self.events if event.at is not None), default=0)

    def _append(self, event: Event, after: Any) -> None:
        together = self.game.rules.together(self.box, self.state)
        if together and (not self._phases or self._phases[-1][1] >= 0):
            self._phases.append((len(self.events), -1))
        self.events.append(event)
        self.state, self._held = after, 0
        if self._phases and self._phases[-1][1] < 0 and not self.game.rules.together(self.box, after):
            self._phases[-1] = (self._phases[-1][0], len(self.events))
        self._legal.clear()

    def _run_chance(self, at: int | None) -> None:
        """Let chance act until a seat has to, and write the last line when nobody has."""
        while (who := self.game.rules.acting(self.box, self.state)) == CHANCE:
            n = len(self.events) + 1
            outcomes, after = self.roll(n)
            text = self.game.notation.format_chance(self.box, self.state, outcomes)
            evidence = self.game.box.evidence(self.box, self.state, after)
            self._append(Event(n, None, text, at, evidence), after)
        if who == 0:
            assert self.secret is not None
            more = {
                "scores": self.scores(),
                "winners": self._leaders(),
                "secret": self.secret.hex(),
                "digest": digest(self.header, self.events),
            }
            self.events.append(Event(len(self.events) + 1, None, OVER, at, more))

    def roll(self, n: int) -> tuple[list[int], Any]:
        """What chance does as event n, and the state after it."""
        if self.secret is None:
            raise MatchError("chance acts next, and this match was loaded without its secret: pass it to `loads`")
        dice = proof.Dice(self.secret, self.header.get("match", ""), n)
        return roll_chance(self.game, self.box, self.state, dice.below)

    # --- folding a log ------------------------------------------------------------------------------------------------

    def fold(self, event: Event) -> None:
        """Take one event of a log, or say by its number what is wrong with it."""
        if self.is_over:
            raise BadLog(event.n, "the match was over before this event")
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
            self.events.append(event)
            return
        if seat not in self.acting:
            raise BadLog(event.n, f"seat {seat} does not have to act here")
        try:
            _, after = self.read(seat, event.do)
        except (BadNotation, IllegalAction) as error:
            raise BadLog(event.n, str(error)) from error
        self._append(event, after)

    def _was_taken(self, event: Event, seat: int) -> bool:
        """Whether a log holds the next step without alternative, which the fold has taken by itself already."""
        steps = self.game.notation.steps_taken(self.box, self.state)
        if self._held < len(steps) and steps[self._held] == (seat, event.do):
            self._held += 1
            return True
        return False

    def _fold_chance(self, event: Event) -> None:
        who = self.game.rules.acting(self.box, self.state)
        if event.do == OVER:
            if who != 0:
                raise BadLog(event.n, "the match is not over here")
            self._check_end(event)
            self.events.append(event)
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
        for key in ("match", "components", "pools"):
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
            if event.who is None:
                outcomes, _ = twin.roll(event.n)
                promised = self.game.notation.format_chance(twin.box, twin.state, outcomes)
                read = self.game.notation.parse_chance(twin.box, twin.state, event.do)
                if self.game.notation.format_chance(twin.box, twin.state, read) != promised:
                    raise BadLog(event.n, f"the secret gives {promised!r}, not {event.do!r}")
            twin.fold(event)

    def can_undo(self, seat: int) -> bool:
        """Whether a seat's last action has revealed nothing yet, to it or through it."""
        return self._undoable(seat) is not None

    def _undoable(self, seat: int) -> int | None:
        if not self.events or self.is_over:
            return None
        last = len(self.events) - 1
        if self._phases and self._phases[-1][1] < 0:
            own = [at for at in range(self._phases[-1][0], last + 1) if self.events[at].who == seat]
            return own[-1] if own else None
        return last if self.events[last].who == seat else None

    def undo(self, seat: int) -> str:
        """Take a seat's last action back and return it, as long as it has revealed nothing."""
        at = self._undoable(seat)
        if at is None:
            raise MatchError(
                f"nothing of seat {seat} can be taken back: it has not acted, or its action had consequences"
            )
        kept = [event for event in self.events if event.n != at + 1]
        twin = Match(self.header, self.edition, self.secret)
        for n, event in enumerate(kept, start=1):
            twin.fold(Event(n, event.who, event.do, event.at))
        taken = self.events[at].do
        self.events, self.state, self._phases = twin.events, twin.state, twin._phases
        self._legal.clear()
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
        changes.
        """
        shown: list[Event] = []
        ends: dict[int, int] = dict(self._phases)
        at = 0
        while at < len(self.events):
            if at not in ends:
                shown.append(self.events[at])
                at += 1
                continue
            end = ends[at] if ends[at] >= 0 else len(self.events)
            phase = self.events[at:end]
            shown += [event for event in phase if event.who == seat]
            if ends[at] >= 0:
                others = [event for event in phase if event.who != seat]
                shown += sorted(others, key=lambda event: event.who if event.who is not None else -1)
            at = end
        return [self._redact(event, n, seat) for n, event in enumerate(shown, start=1)]

    def _redact(self, event: Event, n: int, seat: int | None) -> Event:
        if event.do == OVER:
            return Event(n, None, OVER, event.at, {key: event.more[key] for key in ("scores", "winners")})
        text = self.game.knowledge.redact({"n": event.n, "who": event.who, "do": event.do}, seat)
        return Event(n, event.who, text, event.at)

    def digest(self) -> str:
        """Equal for equal states."""
        from benben.engine.record import values

        return hashlib.sha256(repr(tuple(values(self.state))).encode()).hexdigest()[:16]

    def legal_integers(self, seat: int) -> list[int]:
        """The integer actions of a seat, as programs inside use them."""
        return legal_actions(self.game, self.box, self.state, seat)


def _header(
    game: Game,
    seats: int,
    edition: Edition,
    options: dict[str, Any],
    secret: bytes,
    seed: int | None,
    clock: Clock | None,
) -> dict[str, Any]:
    header: dict[str, Any] = {
        "benben": FORMAT,
        "game": game.id,
        "rules": game.version,
        "seats": seats,
        "edition": edition.name,
        "options": options,
        "commit": proof.commit(secret),
        "match": proof.commit(secret + b" match")[:16],
        "components": edition.digest,
        "pools": game.box.pools(edition.components, seats, options),
    }
    if clock is not None:
        header["clock"] = {"base": clock.base, "bonus": clock.bonus}
    if not edition.name:
        header["own"] = edition.as_dict()
    if seed is not None:
        header["seed"] = seed
    return header


def _edition_of(header: dict[str, Any]) -> Edition:
    """The edition of a log's header, every field of which is checked."""
    try:
        game = find_game(header["game"])
        seats, options, name = header["seats"], header["options"], header["edition"]
    except KeyError as error:
        raise BadLog(0, f"{error} is missing or unknown") from error
    if header.get("rules") != game.version:
        raise BadLog(0, f"it was played by rules {header.get('rules')!r} of {game.id}; these are rules {game.version}")
    if isinstance(seats, bool) or seats not in game.seats:
        raise BadLog(0, f'"seats" is {seats!r}; {game.id} is played by {game.seats[0]} to {game.seats[-1]}')
    try:
        if not isinstance(options, dict) or resolve_options(game.options, seats, options) != options:
            raise BadLog(0, f'"options" is not a full set of options: {options!r}')
        edition = _named_edition(game, name, header)
    except BadLog:
        raise
    except BenbenError as error:
        raise BadLog(0, str(error)) from error
    if header.get("components", edition.digest) != edition.digest:
        raise BadLog(0, f"the components of edition {name!r} are not those that the match was played with")
    if "pools" in header and header["pools"] != game.box.pools(edition.components, seats, options):
        raise BadLog(0, '"pools" does not fit the edition and the options')
    return edition


def _named_edition(game: Game, name: Any, header: dict[str, Any]) -> Edition:
    if "own" in header:
        return edition_from(game, header["own"])
    if name not in edition_names(game):
        raise BadLog(0, f"{game.id} has no edition {name!r}")
    return find_edition(game, name)
