"""Our bots against those of OpenSpiel, as bench/bots/spiel.py measures them: the same deals, and equal time."""

from __future__ import annotations

import json
import sys

import pyspiel
import pytest

import spiel
from benben.engine.registry import games
from benben.research.open_spiel import PREFIX
from spiel import Luck, Spent, compiled_search_takes, python_search


def drawn(game: str, deal: int, turn: int) -> list[int]:
    """What chance does in a match of a deal in which somebody always takes the same turn."""
    state = pyspiel.load_game(PREFIX + game).new_initial_state()
    stage, found = state.position.single.stage, []
    luck = Luck(stage.game, stage.boxes, 3, deal)
    while not state.is_terminal() and len(found) < 12:
        if state.is_chance_node():
            found.append(luck.draw(state.position.single.state))
            assert found[-1] in [outcome for outcome, _ in state.chance_outcomes()]
            state.apply_action(found[-1])
        else:
            legal = state.legal_actions()
            state.apply_action(legal[turn % len(legal)])
    return found


@pytest.mark.parametrize("game", games())
def test_matches_of_a_deal_have_the_same_luck_and_deals_differ(game: str) -> None:
    assert drawn(game, 1, 0) == drawn(game, 1, 0)
    assert len({tuple(drawn(game, deal, 0)) for deal in range(6)}) > 3
    assert drawn(game, 1, 0)[:3] == drawn(game, 1, 1)[:3]


@pytest.mark.parametrize("theirs", ["ismcts", "mcts"])
def test_a_deal_is_played_from_every_seat_and_told(
    theirs: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["anubix", "--ours", "search:60", "--theirs", theirs, "--seconds", "0.001", "--deals", "2", "--json"]
    monkeypatch.setattr(sys, "argv", ["spiel.py", *words])
    spiel.main()
    told = json.loads(capsys.readouterr().out)
    assert (told["matches"], told["fair"]) == (4, 0.5)
    assert told["wins"] > 0.5  # against a handful of simulations
    assert told["low"] <= told["wins"] <= told["high"]
    assert min(told["our_decisions"], told["their_decisions"]) > 20
    assert min(told["our_milliseconds"], told["their_milliseconds"]) > 0


@pytest.mark.soak
@pytest.mark.parametrize("game", games())
def test_search_wins_90_of_100_against_the_search_of_open_spiel_at_equal_time(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [game, "--ours", "search:100ms", "--theirs", "ismcts", "--seconds", "0.1", "--deals", "10", "--json"]
    monkeypatch.setattr(sys, "argv", ["spiel.py", *words])
    spiel.main()
    assert json.loads(capsys.readouterr().out)["wins"] >= 0.9


@pytest.mark.parametrize("kind", ["ismcts", "mcts"])
def test_a_search_in_python_gets_as_many_simulations_as_its_time_allows(kind: str) -> None:
    """In turn with little and with five times as much, so that a busy machine is busy for both."""
    game, spent = pyspiel.load_game("benben_anubix"), (Spent(), Spent())
    little, much = (
        python_search(kind, game, seconds, 1, one) for seconds, one in zip((0.03, 0.15), spent, strict=True)
    )
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        state.apply_action(state.legal_actions()[0])
    for _ in range(6):
        assert {little(state), much(state)} <= set(state.legal_actions())
    assert 2 < spent[1].simulations / spent[0].simulations < 12


def test_the_search_in_c_plus_plus_takes_our_games_as_soon_as_it_takes_those_of_open_spiel() -> None:
    """Written in Python, both."""
    assert compiled_search_takes("kuhn_poker")
    theirs = compiled_search_takes("python_kuhn_poker", "open_spiel.python.games.kuhn_poker")
    assert compiled_search_takes(PREFIX + next(iter(games()))) == theirs
