"""Chance that follows from a deal: the same for whoever plays it, and by its odds."""

from __future__ import annotations

import math

import pytest

from analysis.dealing import contest_of, play_plain
from benben.analysis.contest import POINTS
from benben.engine.play import GREEDY, RANDOM
from benben.engine.registry import find_game, games


@pytest.mark.parametrize("game", games())
def test_matches_of_a_deal_have_the_same_luck_as_long_as_the_same_can_come(game: str) -> None:
    """Whatever seats do: by pile, up to the first draw that cannot be the same because other cards are left."""
    contest, compared, later = contest_of(game, ["greedy", "random"]), 0, 0
    for deal in range(12):
        one, other = (
            play_plain(contest, deal, number, policies)[1]
            for number, policies in ((0, [GREEDY, RANDOM]), (1, [RANDOM, GREEDY]))
        )
        for pile in contest.game.layout.PILES:
            pairs = zip(
                (draw for draw in one if draw.pile == pile), (draw for draw in other if draw.pile == pile), strict=False
            )
            for mine, theirs in pairs:
                if mine.weights != theirs.weights:
                    later += 1
                    break
                assert mine.outcome == theirs.outcome
                compared += 1
    assert compared > 12 * 8


def test_pyramids_has_the_same_cards_dealt_and_the_same_patterns_for_all_of_a_deal() -> None:
    contest = contest_of("pyramids", ["greedy", "random"])
    drawn = [play_plain(contest, 3, number, policies)[1] for number, policies in enumerate(([0, 0], [1, 1], [0, 1]))]
    for pile, count in ((0, 8), (2, 28)):
        found = [[draw.outcome for draw in draws if draw.pile == pile] for draws in drawn]
        assert found[0] == found[1] == found[2]
        assert len(found[0]) == count
    assert drawn[0] != drawn[1]


def test_a_card_of_the_deck_has_the_same_turn_although_others_are_kept() -> None:
    """P-S3: who keeps other cards leaves another deck behind, of which all the others still come in the same order."""
    contest = contest_of("pyramids", ["greedy", "random"])
    same = 0
    for deal in range(10):
        one, other = (play_plain(contest, deal, 0, policies)[1] for policies in ([RANDOM] * 2, [GREEDY] * 2))
        mine, theirs = ([draw.outcome for draw in draws if draw.pile == 1] for draws in (one, other))
        both = set(mine) & set(theirs)
        assert [card for card in mine if card in both] == [card for card in theirs if card in both]
        same += len(both)
    assert same > 10 * 4


def test_anubix_has_the_same_rolls_for_all_of_a_deal() -> None:
    contest = contest_of("anubix", ["greedy", "random"], seats=3)
    one, other = (play_plain(contest, 5, 0, policies)[1] for policies in ([GREEDY] * 3, [RANDOM] * 3))
    count = min(len(one), len(other))
    assert [draw.outcome for draw in one[:count]] == [draw.outcome for draw in other[:count]]
    assert count > 40


@pytest.mark.parametrize("game", games())
def test_other_deals_and_seeds_have_other_luck(game: str) -> None:
    drawn = [
        [draw.outcome for draw in play_plain(contest_of(game, ["random"] * 2, seed=seed), deal, 0, [RANDOM] * 2)[1]][:8]
        for seed, deal in ((1, 0), (1, 1), (2, 0), (1 + 2**40, 0))
    ]
    assert len(set(map(tuple, drawn))) == 4


@pytest.mark.parametrize("game", games())
def test_everything_comes_by_its_odds_also_what_has_come_before(game: str) -> None:
    """Two sums over many draws that odds foretell: how far up the list of outcomes they lie, and how many had come
    before, which is where an order that remembers too much would show.
    """
    contest = contest_of(game, ["random"] * 2, seats=2, seed=4)
    place = place_varies = again = again_varies = 0.0
    for deal in range(60):
        for draw in play_plain(contest, deal, 0, [RANDOM] * 2)[1]:
            whole = sum(draw.weights)
            chances = [weight / whole for weight in draw.weights]
            mean = sum(chance * at for at, chance in enumerate(chances))
            spread = sum(chance * (at - mean) ** 2 for at, chance in enumerate(chances))
            if spread > 0:
                place += (draw.outcome - mean) / math.sqrt(spread)
                place_varies += 1
            old = sum(chance for chance, before in zip(chances, draw.before, strict=True) if before)
            again += (draw.before[draw.outcome] > 0) - old
            again_varies += old * (1 - old)
    assert place_varies > 300
    assert abs(place) < 4 * math.sqrt(place_varies)
    assert abs(again) <= 4 * math.sqrt(again_varies)


@pytest.mark.parametrize("game", games())
def test_compiled_matches_are_those_of_the_rules_as_they_stand(game: str) -> None:
    contest = contest_of(game, ["greedy", "random"], seed=9)
    told = contest.play(0, 3)
    for deal in range(3):
        for number, bots in enumerate(contest.seatings(deal)):
            end, _ = play_plain(contest, deal, number, [(GREEDY, RANDOM)[bot] for bot in bots])
            points = [0] * contest.game.layout.MOST_LEGAL
            contest.game.rules.scores(contest.box, end, points)
            assert list(told[deal, number, :, POINTS]) == points[:2]


@pytest.mark.parametrize("game", games())
def test_piles_are_among_those_that_the_game_declares(game: str) -> None:
    seen = {draw.pile for draw in play_plain(contest_of(game, ["random"] * 2), 1, 0, [RANDOM] * 2)[1]}
    assert seen <= set(find_game(game).layout.PILES)
    assert list(find_game(game).layout.PILES) == list(range(len(find_game(game).layout.PILES)))
