"""Which of many bots is how strong: ratings of what they make of mixed tables of all sizes, by Plackett and Luce.

A table is laid for bots that have played least so far; they play its deals once at every seat each, so that nobody's
place depends on cards or seats. How sure a rating is, is found by drawing deals anew with replacement, in another
order each time, and rating again: what comes in a row neither helps nor harms, and that a deal is one trial is heeded.
"""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from benben.analysis.arena import PlayDeals, play_deals
from benben.analysis.contest import BOT, RANK, Contest
from benben.analysis.interval import Mean
from benben.bots.bot import parse_bot
from benben.engine.edition import Edition, find_edition
from benben.engine.errors import BadOption, BenbenError
from benben.engine.game import Game
from benben.engine.option import resolve_options
from benben.engine.registry import find_game

if TYPE_CHECKING:
    import numpy as np

    Numbers = np.ndarray[Any, np.dtype[Any]]

DEALS = 4  # of a table
DRAWS = 100  # times that deals are drawn anew
Places = list[tuple[str, int]]  # who sat at the seats of a match, and where they ended
Deal = list[Places]  # its matches


@dataclass(frozen=True)
class Standing:
    """How strong a bot is: its rating, in how many matches it played, and in which part of the `common` ones it ended
    before the next weaker bot, ties being halves.
    """

    bot: str
    rating: Mean
    matches: int
    before_next: float | None
    common: int


@dataclass(frozen=True)
class Ladder:
    """All bots, the strongest first."""

    game: str
    edition: str
    options: dict[str, Any]
    seed: int
    deals: int
    matches: int
    seconds: float
    tables: dict[int, int]  # by the number of seats, how many matches
    standings: list[Standing]

    def as_dict(self) -> dict[str, Any]:
        """Everything as plain JSON types."""
        return asdict(self)


def ladder(
    bots: Sequence[str],
    game: str | Game,
    matches: int = 1000,
    seed: int = 0,
    edition: str | Edition | None = None,
    options: Mapping[str, Any] | None = None,
    threads: int = 1,
    on_progress: Callable[[int, int], None] | None = None,
    play_all: PlayDeals = play_deals,
) -> Ladder:
    """Let bots play at least so many matches at mixed tables, and rate them.

    `on_progress` is told how many of how many matches are over; `play_all` plays deals where not in this process.
    """
    model()
    found = find_game(game) if isinstance(game, str) else game
    _check(bots, matches, threads)
    parts = edition if isinstance(edition, Edition) else find_edition(found, edition)
    began = time.perf_counter()
    deals: list[Deal] = []
    told = on_progress or (lambda done, of: None)
    sizes: Counter[int] = Counter()
    for number, names in enumerate(tables(bots, found.seats, seed)):
        done = sum(sizes.values())
        told(min(done, matches), matches)
        if done >= matches:
            break
        resolved = resolve_options(found.options, len(names), options or {})
        contest = Contest.of(parts, len(names), resolved, names, seed << 20 | number)
        pieces = sorted(play_all(contest, DEALS, threads), key=lambda piece: piece[0])
        deals += [_places(names, rows) for _, piece in pieces for rows in piece]
        sizes[len(names)] += DEALS * contest.matches
    return Ladder(
        game=found.id,
        edition=parts.name,
        options=dict(options or {}),
        seed=seed,
        deals=len(deals),
        matches=sum(sizes.values()),
        seconds=time.perf_counter() - began,
        tables=dict(sorted(sizes.items())),
        standings=standings(bots, deals, seed),
    )


def _check(bots: Sequence[str], matches: int, threads: int) -> None:
    for name in bots:
        parse_bot(name)
    if len(set(bots)) != len(bots) or len(bots) < 2:
        raise BadOption(f"a ladder is of two or more different bots, not of {', '.join(bots) or 'none'}")
    if matches < 1:
        raise BadOption(f"at least one match has to be played, not {matches}")
    if threads < 1:
        raise BadOption(f"at least one thread has to play, not {threads}")


def tables(bots: Sequence[str], seats: Sequence[int], seed: int) -> Iterator[list[str]]:
    """Who plays with whom, for ever: tables of all sizes in turn, of those who have played least."""
    draw, played = random.Random(seed), dict.fromkeys(bots, 0)
    sizes = [size for size in seats if size <= len(bots)]
    if not sizes:
        raise BadOption(f"tables of {seats[0]} need so many bots, not {len(bots)}")
    while True:
        for size in sizes:
            tired = sorted(bots, key=lambda bot: (played[bot], draw.random()))[:size]
            for bot in tired:
                played[bot] += size
            yield tired


def _places(names: Sequence[str], rows: Numbers) -> Deal:
    """Where everybody ended in the matches of a deal."""
    return [[(names[int(seat[BOT])], int(seat[RANK])) for seat in match] for match in rows]


# --- ratings ----------------------------------------------------------------------------------------------------------


def model() -> Any:
    """What rates; no drift, since bots do not learn between matches."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise BenbenError("openskill is not installed here: pip install 'benben[ladder]'") from None
    return PlackettLuce(tau=0)


def rate(bots: Sequence[str], deals: Sequence[Deal]) -> dict[str, float]:
    """The ratings after deals in this order."""
    rater = model()
    found = {bot: rater.rating() for bot in bots}
    for deal in deals:
        for places in deal:
            teams = rater.rate([[found[bot]] for bot, _ in places], ranks=[rank for _, rank in places])
            found.update((bot, team[0]) for (bot, _), team in zip(places, teams, strict=True))
    return {bot: float(rating.mu) for bot, rating in found.items()}


def standings(bots: Sequence[str], deals: Sequence[Deal], seed: int) -> list[Standing]:
    """All bots by their ratings, with the limits of 95 %."""
    draw = random.Random(seed)
    drawn = [rate(bots, draw.choices(deals, k=len(deals))) for _ in range(DRAWS)]
    ratings = {bot: _limits(sorted(found[bot] for found in drawn)) for bot in bots}
    order = sorted(bots, key=lambda bot: -ratings[bot].mean)
    matches = [dict(places) for deal in deals for places in deal]
    found = []
    for bot, after in zip(order, [*order[1:], None], strict=True):
        both = [(match[bot], match[after]) for match in matches if bot in match and after in match]
        ahead = sum(1.0 if mine < theirs else 0.5 if mine == theirs else 0.0 for mine, theirs in both)
        share = ahead / len(both) if both else None
        found.append(Standing(bot, ratings[bot], sum(bot in match for match in matches), share, len(both)))
    return found


def _limits(drawn: Sequence[float]) -> Mean:
    """The mean of numbers in ascending order, and what 95 % of them lie between."""
    left = len(drawn) // 40
    return Mean(sum(drawn) / len(drawn), drawn[left], drawn[-1 - left])
