"""Contests between bots: fair, reproducible, and over when it is clear who is stronger."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from threading import Event
from typing import Any

import numpy as np
import pytest

from analysis.dealing import contest_of, limits
from benben.analysis.arena import Arena, arena, win_shares
from benben.analysis.contest import BOT, DECISIONS, POINTS, RANK, TIME, Room
from benben.engine.contest import ASKED, GUESS, LEAD, MATCH, NOBODY
from benben.engine.errors import BadOption
from benben.engine.record import unpack, values
from benben.engine.registry import find_game, games


def run(bots: list[str], game: str, **more: Any) -> Arena:
    """A contest, without what differs from time to time."""
    found = arena(bots, game, options=limits(game), **more)
    return replace(found, seconds=0.0, entries=[replace(entry, milliseconds=0.0) for entry in found.entries])


@pytest.mark.parametrize("game", games())
def test_the_number_of_threads_changes_nothing(game: str) -> None:
    bots = ["search:12", "greedy"]
    assert run(bots, game, matches=8, seed=3, threads=3) == run(bots, game, matches=8, seed=3)
    assert run(["greedy", "random"], game, matches=300, threads=3) == run(["greedy", "random"], game, matches=300)


def test_a_longer_run_begins_with_the_deals_of_a_shorter_one() -> None:
    contest = contest_of("anubix", ["search:8", "random"])
    assert np.array_equal(told(contest, 0, 3)[1:], told(contest, 1, 2))


def told(contest: Any, first: int, count: int) -> Any:
    """Results without times."""
    return contest.play(first, count)[..., [BOT, POINTS, RANK, DECISIONS]]


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("bots", [2, 3, 4, 5])
def test_every_bot_sits_at_every_seat_equally_often_in_every_deal(game: str, bots: int) -> None:
    for seats in find_game(game).seats:
        if bots > seats:
            continue
        contest = contest_of(game, ["greedy"] * bots, seats=seats)
        for deal in range(5):
            seatings = contest.seatings(deal)
            assert len(seatings) == contest.matches
            sat = Counter((bot, seat) for seating in seatings for seat, bot in enumerate(seating))
            assert len(sat) == bots * seats
            assert len(set(sat.values())) == 1


def test_bots_have_different_neighbours_in_different_deals() -> None:
    contest = contest_of("anubix", ["greedy"] * 4, seats=4)
    rounds = {tuple(np.roll(seating := contest.seatings(deal)[0], -seating.index(0))) for deal in range(60)}
    assert len(rounds) == 6


@pytest.mark.parametrize("game", games())
def test_a_bot_that_leaves_nothing_to_chance_wins_half_of_every_deal_against_itself(game: str) -> None:
    """The very same match is played twice, with seats exchanged: so both have the same luck to the last draw."""
    contest = contest_of(game, ["greedy", "greedy"])
    found = contest.play(0, 40)
    assert set(win_shares(found, 0)) == {0.5}
    assert np.array_equal(found[:, 0, :, POINTS], found[:, 1, :, POINTS])


@pytest.mark.parametrize("game", games())
def test_shares_add_up_over_all_seats(game: str) -> None:
    for seats in find_game(game).seats:
        for bots in range(2, seats + 1):
            found = run(["greedy"] + ["random"] * (bots - 1), game, seats=seats, matches=30)
            assert sum(entry.wins.share for entry in found.entries) == pytest.approx(bots / seats)
            assert found.fair == pytest.approx(1 / seats)
            assert found.entries[0].wins.share > 1 / seats
            assert found.matches == found.deals * len(contest_of(game, ["greedy"] * bots, seats=seats).seatings(0))


@pytest.mark.parametrize("game", games())
def test_who_is_asked_is_played_as_who_plays_by_a_policy(game: str) -> None:
    """Matches that are stopped for every decision are those that are played in one go."""
    contest = contest_of(game, ["greedy", "random"])
    room, fast = Room(contest), told(contest, 0, 2)
    for deal in range(2):
        for number in range(2):
            row = np.zeros((2, 6), np.int64)
            row[:, BOT] = contest.seatings(deal)[number]
            room._play_match(deal, number, row, Event())
            assert np.array_equal(row[:, [BOT, POINTS, RANK, DECISIONS]], fast[deal, number])
            assert (row[:, TIME] > 0).all()


@pytest.mark.parametrize("game", games())
def test_bots_are_handed_what_their_seat_may_know_and_never_the_match(game: str) -> None:
    contest = contest_of(game, ["greedy", "random"])
    room, found, knowledge = Room(contest), contest.game, contest.game.knowledge
    differ = asked = 0
    for deal in range(12):
        decisions, players, lead = np.zeros(2, np.int64), np.full(2, ASKED), np.zeros(LEAD, np.int64)
        room._loops.open_match(
            contest.boxes, room._states, room._blank, *room._luck, room._streams, decisions, lead, 1, deal, 0
        )
        while (
            seat := room._loops.go_on(
                contest.boxes, room._states, players, *room._luck, room._streams, decisions, lead, False, room._out
            )
        ) != NOBODY:
            real, handed = (unpack(found.layout.State, room._states[at]) for at in (MATCH, GUESS))
            assert knowledge.view(contest.box, real, seat) == knowledge.view(contest.box, handed, seat)
            differ += list(values(real)) != list(values(handed))
            asked += 1
            stream, out = [deal, 2, 3, 4], [0] * found.layout.MOST_LEGAL
            while True:
                action = found.heuristic.wander(contest.box, handed, seat, stream, out)
                found.rules.apply(contest.box, handed, seat, action)
                room._loops.act(contest.boxes, room._states, seat, action)
                if not found.rules.midway(contest.box, handed, seat):
                    break
    assert asked > 100
    assert (differ > 0) == (game != "anubix")  # two players of Anubix have no secrets


def test_a_contest_stops_when_it_is_shown_and_not_before() -> None:
    stopped = run(["greedy", "random"], "pyramids", matches=2000, until=0.65, threads=2)
    assert stopped.verdict == "above"
    assert stopped.matches < 60
    assert stopped.entries[0].wins.low >= 0.65
    assert "betting" in stopped.interval
    whole = run(["greedy", "random"], "pyramids", matches=2000)
    assert whole.matches == 2000
    assert whole.verdict is None
    assert "Wilson" in whole.interval
    assert run(["random", "greedy"], "pyramids", until=0.3).verdict == "below"
    undecided = run(["greedy", "greedy"], "pyramids", matches=40, until=0.5)
    assert (undecided.verdict, undecided.matches) == ("open", 40)


def test_where_a_contest_stops_does_not_depend_on_threads() -> None:
    bots = ["search:12", "greedy"]
    found = [run(bots, "anubix", matches=400, until=0.8, threads=threads) for threads in (1, 3)]
    assert found[0] == found[1]
    assert found[0].verdict == "below"


def test_what_is_told_is_plain_and_complete() -> None:
    found = arena(["search:5", "greedy", "random"], "pyramids", 3, 6, seed=2)
    data = json.loads(json.dumps(found.as_dict(), allow_nan=False))
    assert [entry["bot"] for entry in data["entries"]] == ["search:5", "greedy", "random"]
    assert (data["game"], data["seats"], data["seed"], data["deals"], data["matches"]) == ("pyramids", 3, 2, 2, 6)
    assert all(entry["decisions"] >= 6 * 30 for entry in data["entries"])
    assert all(entry["milliseconds"] > 0 for entry in data["entries"])
    assert sum(entry["beyond"]["mean"] for entry in data["entries"]) == pytest.approx(0)


def test_progress_is_told_up_to_the_last_match() -> None:
    seen: list[tuple[int, int]] = []
    run(["greedy", "random"], "pyramids", matches=50, threads=2, on_progress=lambda done, of: seen.append((done, of)))
    assert seen == sorted(seen)
    assert seen[-1] == (50, 50)


@pytest.mark.parametrize(
    ("bots", "more", "text"),
    [
        (["greedy"], {}, "2 seats are for 2 to 2 bots, not 1"),
        (["greedy"] * 3, {}, "`benben ladder` takes more"),
        (["greedy", "oracle"], {}, "no bot 'oracle'"),
        (["greedy", "random"], {"seats": 9}, "played by 2 to 4, not by 9"),
        (["greedy", "random"], {"matches": 0}, "at least one match"),
        (["greedy", "random"], {"threads": 0}, "at least one thread"),
        (["greedy", "random"], {"until": 65.0}, "lies between 0 and 1, such as 0.65, not 65.0"),
        (["greedy", "random"], {"options": {"speed": True}}, "no option 'speed'"),
    ],
)
def test_what_cannot_be_played_is_said(bots: list[str], more: dict[str, Any], text: str) -> None:
    with pytest.raises(BadOption, match=text):
        arena(bots, "pyramids", **more)
