"""Whether an edition is fair: what is measured, how it is judged, and that a seed reproduces it."""

from __future__ import annotations

import json
import math
from typing import Any

import numpy as np
import pytest

from analysis.dealing import contest_of, play_plain
from benben.analysis.balance import LOOKS, MET, MISSED, OPEN, Trial, _verdict, balance, balance_of, looks
from benben.analysis.contest import LEADS, TIME, Contest
from benben.analysis.harvest import Sums, percentiles
from benben.analysis.interval import Mean
from benben.analysis.page import page
from benben.engine.edition import Edition, find_edition
from benben.engine.play import GREEDY, RANDOM
from benben.engine.record import unpack, values
from benben.engine.registry import find_game, games
from benben.engine.target import SEAT, Setting, Target
from benben.games.anubix.balance import BUILDINGS, share

MEASURED = [name for name in games() if find_game(name).balance is not None]


def quick(game: str, settings: list[Setting] | None = None, **more: Any) -> Any:
    """A short report by greedy bots."""
    return balance(game, bot="greedy", matches=48, quick=200, settings=settings, **more)


@pytest.mark.parametrize("game", games())
def test_ends_are_those_of_the_rules_as_they_stand(game: str) -> None:
    paired = contest_of(game, ["greedy", "random"], seed=9)
    contest = Contest.at(paired.game, paired.box, paired.names, 9, ends=True)
    told = contest.play(0, 2)
    states = contest.states(told)
    for at, (deal, number) in enumerate((deal, number) for deal in range(2) for number in range(contest.matches)):
        policies = [(GREEDY, RANDOM)[bot] for bot in contest.seatings(deal)[number]]
        end, _ = play_plain(contest, deal, number, policies)
        assert list(values(unpack(contest.game.layout.State, states[at]))) == list(values(end))
    assert np.array_equal(told[..., :TIME], paired.play(0, 2)[..., :TIME])


@pytest.mark.parametrize("game", games())
def test_the_lead_changes_now_and_then_and_by_search_as_by_policy(game: str) -> None:
    paired = contest_of(game, ["greedy", "random"])
    contest = Contest.at(paired.game, paired.box, ["greedy"], 3, ends=True)
    told = contest.play(0, 30)
    assert 0 < told[..., LEADS].mean() < 12
    assert (told[..., LEADS] == told[..., :1, LEADS]).all()


def test_a_mean_over_deals_has_the_interval_of_a_ratio() -> None:
    sums = Sums()
    for deal, found in enumerate([(1, 1), (3, 2), (2, 1), (6, 4)]):
        sums.add(deal, float(found[0]), float(found[1]))
    mean = sums.mean()
    assert mean.mean == 12 / 8
    squares = sum((value - 1.5 * weight) ** 2 for value, weight in [(1, 1), (3, 2), (2, 1), (6, 4)])
    assert mean.high - mean.mean == pytest.approx(3.182 * math.sqrt(squares * 4 / 3) / 8, rel=1e-3)
    assert sums.mean(2.0).high - mean.mean == pytest.approx(2 * (mean.high - mean.mean))


def test_matches_of_one_deal_are_one_trial() -> None:
    once, often = Sums(), Sums()
    for deal in range(20):
        once.add(deal, float(deal % 2))
        for _ in range(50):
            often.add(deal, float(deal % 2))
    assert once.mean() == often.mean()


@pytest.mark.parametrize(
    ("low", "high", "verdict"), [(1, 2, MET), (1.45, 2, OPEN), (None, 1.3, MISSED), (1.7, None, MISSED), (None, 2, MET)]
)
def test_a_target_is_met_when_the_whole_interval_lies_inside(low: float, high: float, verdict: str) -> None:
    assert _verdict(Target("X-1", "", "rounds", low, high), "", Mean(1.5, 1.4, 1.6), 9).verdict == verdict


def test_looks_double_and_add_up() -> None:
    assert looks(800) == [100, 100, 200, 400]
    assert len(looks(1)) == LOOKS


def test_percentiles_are_values_that_came() -> None:
    assert percentiles({1.0: 50, 2.0: 45, 9.0: 5}, (5, 50, 95, 99)) == {5: 1.0, 50: 1.0, 95: 2.0, 99: 9.0}


@pytest.mark.parametrize("game", MEASURED)
def test_a_seed_reproduces_a_report_whatever_the_threads(game: str) -> None:
    setting = balance_of(find_game(game)).SETTINGS[:1]
    one, other = (quick(game, setting, threads=threads).as_dict() for threads in (1, 2))
    for report in (one, other):
        for table in report["tables"]:
            table.pop("seconds")
    assert one == other
    assert quick(game, setting, seed=1).as_dict()["tables"][0]["numbers"] != one["tables"][0]["numbers"]


@pytest.mark.parametrize("game", MEASURED)
def test_every_target_of_a_game_is_judged_and_its_rule_is_in_the_rules(game: str) -> None:
    found = find_game(game)
    report = quick(game)
    judged = {verdict.about for table in report.tables for verdict in table.verdicts}
    assert judged == {target.about for target in balance_of(found).TARGETS}
    rules = (found.folder / "RULES.md").read_text("utf-8")
    assert all(f"**{target.rule}**" in rules for target in balance_of(found).TARGETS)


@pytest.mark.parametrize("game", MEASURED)
def test_a_report_is_json_and_a_page_that_needs_nothing_else(game: str) -> None:
    report = quick(game, balance_of(find_game(game)).SETTINGS[:1])
    assert json.loads(json.dumps(report.as_dict()))["passed"] == report.passed
    html = page(report, find_game(game).title)
    assert html.count("<svg") >= 2
    assert "http" not in html
    assert "<script" not in html
    assert report.command.startswith(f"benben balance {game} benben --bot greedy --matches 48 --seed 0")


def test_seats_win_together_what_is_their_share() -> None:
    report = quick("anubix", [Setting(3)])
    seats = report.tables[0].kinds[SEAT]
    assert [kind.label for kind in seats] == ["0", "1", "2"]
    assert sum(kind.wins.mean for kind in seats) == pytest.approx(0, abs=1e-9)


def test_progress_goes_up_to_the_end() -> None:
    seen = list[tuple[int, int]]()
    quick("anubix", [Setting(2), Setting(3)], on_progress=lambda done, of: seen.append((done, of)))
    assert seen == sorted(seen)
    assert seen[-1] == (96, 96)


def test_A_C9_bots_build_less_of_what_they_are_told_to_leave_aside() -> None:
    game = find_game("anubix")
    setting = next(setting for setting in balance_of(game).SETTINGS if setting.plans)
    trial = Trial(game, balance_of(game), find_edition(game), setting, "greedy", 0)
    built = dict.fromkeys(BUILDINGS, 0.0)  # by those who go for it, beyond those who leave it aside
    for contest, plans in zip(trial.contests(0), setting.plans, strict=True):
        for end in contest.states(contest.play(0, 20)):
            for left, (name, fields) in enumerate(BUILDINGS.items(), 1):
                shares = [share(int(me["marked"]), fields) for me in end["players"][:3]]
                aside = shares[plans.index(left)]
                built[name] += (sum(shares) - aside) / 2 - aside
    assert all(beyond / (20 * len(setting.plans)) > 0.2 for beyond in built.values())
    report = balance("anubix", bot="greedy", matches=90, settings=[setting])
    ways = {kind.label for kind in report.tables[0].kinds["way of building"]}
    assert ways == {"arch and relief", "pyramid and relief", "pyramid and arch"}


def test_an_edition_that_is_not_balanced_is_found_out() -> None:
    """A-C9: the pyramid worth nothing but its top, the arch as much as all the rest."""
    game = find_game("anubix")
    components = find_edition(game).as_dict()
    components["points"] |= {"arch": [0, 20, 30, 40], "keystone": 60}
    report = balance(game, Edition(game, "", components), bot="greedy", matches=240, settings=[Setting(3)])
    assert not report.passed
    assert MISSED in {verdict.verdict for verdict in report.tables[0].verdicts}
