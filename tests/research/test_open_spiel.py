"""The games of OpenSpiel: its own simulation tests, odds, and that information states tell what a seat was told."""

from __future__ import annotations

import pickle
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

from benben.engine.game import CHANCE
from benben.engine.registry import games
from benben.research.open_spiel import PREFIX, MatchState, game_type
from contract.cases import Case
from research.settings import every_case, every_count


def loaded(case: Case, **more: Any) -> Any:
    return pyspiel.load_game(PREFIX + case.game.id, {"players": case.seats, **dict(case.options), **more})


def walk(game: Any, seed: int) -> Iterator[Any]:
    """A random match, paused wherever a player acts."""
    rng, state = random.Random(seed), game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, odds)[0])
        else:
            yield state
            state.apply_action(rng.choice(state.legal_actions()))
    yield state


def read(text: str) -> list[tuple[str, str]]:
    """Who did what, as an information state tells it, without the line that names the seat."""
    return [(line.partition(" ")[0], line.partition(" ")[2]) for line in text.splitlines()[1:]]


@every_case
def test_the_game_passes_the_simulation_tests_of_open_spiel(case: Case) -> None:
    """Cloning, serialisation, pickling, masks, utilities, observations; in C++ and in Python."""
    game = loaded(case)
    np.random.seed(3)
    pyspiel.random_sim_test(game, 1, True, False, True)
    games_sim_test.GamesSimTest().sim_game(game)


@every_case
def test_resampled_states_are_what_a_player_cannot_tell_apart(case: Case) -> None:
    """For every player, as OpenSpiel tests it; and they can be played on."""
    rng = random.Random(5)
    for at, state in enumerate(walk(loaded(case), 5)):
        for player in range(case.seats if at % 3 == 0 else 0):
            other = state.resample_from_infostate(player, rng.random)
            assert other.current_player() == state.current_player()
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            if player == state.current_player():
                assert other.legal_actions() == state.legal_actions()
            if rng.random() < 0.05:
                play_on(other, rng)


def play_on(state: Any, rng: random.Random, steps: int = 40) -> None:
    for _ in range(steps):
        if state.is_terminal():
            return
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, odds)[0])
        else:
            assert state.information_state_string()
            assert str(pickle.loads(pickle.dumps(state))) == str(state.clone()) == str(state)
            state.apply_action(rng.choice(state.legal_actions()))


@every_case
def test_an_information_state_is_the_log_as_the_seat_may_see_it(case: Case) -> None:
    """The same lines as `Match.redacted` gives, in the same order, and nothing else."""
    for at, state in enumerate(walk(loaded(case), 6)):
        single = state.position.single
        if at % 12 and not single.over:
            continue
        match = None if single.midway else single.match()
        for seat in range(case.seats if match else 0):
            assert match is not None
            redacted = [("-" if event.who is None else str(event.who), event.do) for event in match.redacted(seat)]
            told = read(state.information_state_string(seat))
            if single.over:
                assert told.pop() == ("-", f"over {match.scores()}")
                assert redacted.pop() == ("-", "over")
            assert told == redacted


@every_count
def test_equal_information_states_offer_the_same_actions_and_show_the_same(case: Case) -> None:
    """To who acts, and to everybody between events of seats that do not act at the same time."""
    seen: dict[str, tuple[Any, ...]] = {}
    game, again = loaded(case), 0
    for seed in range(6):
        for depth, state in enumerate(walk(game, seed)):
            if depth > 10 or state.is_terminal():
                break
            for player in range(case.seats):
                single = state.position.single
                if player != state.current_player() and (single.midway or single.together):
                    continue
                for world in (state, state.resample_from_infostate(player, random.Random(depth).random)):
                    key = world.information_state_string(player)
                    acts = player == world.current_player()
                    shows = world.observation_string(player), world.legal_actions() if acts else None
                    again += key in seen
                    assert seen.setdefault(key, shows) == shows
    assert again > 20


@every_count
def test_what_another_player_hides_is_in_its_own_information_state_alone(case: Case) -> None:
    """A resampled state differs for the others; their texts begin with what all know and go on with what they see."""
    different = 0
    rng = random.Random(8)
    for state in walk(loaded(case), 8):
        other = state.resample_from_infostate(0, rng.random)
        for player in range(1, case.seats):
            text = other.information_state_string(player)
            different += other.observation_string(player) != state.observation_string(player)
            assert f"seat {player} of {case.seats}" in text
            assert other.observation_string(player).split(" > ")[0] in text
    assert different > 0 or not _has_secrets(case)


def _has_secrets(case: Case) -> bool:
    """Whether events are ever hidden from somebody."""
    texts = [state.information_state_string(0) for state in walk(loaded(case), 8) if state.is_terminal()]
    return any("?" in text.split() for text in texts)


@every_count
def test_chance_is_explicit_with_the_odds_of_the_rules(case: Case) -> None:
    state, seen = loaded(case).new_initial_state(), 0
    rng = random.Random(2)
    while not state.is_terminal():
        if state.is_chance_node():
            rules, single = case.game.rules, state.position.single
            whole = rules.chance(single.stage.box, single.state)
            outcomes = dict(state.chance_outcomes())
            assert sum(outcomes.values()) == pytest.approx(1)
            for outcome in range(case.game.layout.OUTCOMES):
                weight = rules.weight(single.stage.box, single.state, outcome)
                assert outcomes.get(outcome, 0) == pytest.approx(weight / whole)
            seen += 1
            state.apply_action(rng.choice(list(outcomes)))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
        if seen > 25:
            break
    assert seen > 2


@every_count
def test_actions_are_told_in_notation(case: Case) -> None:
    """An action that completes an event reads as the log does."""
    told = 0
    for state in walk(loaded(case), 4):
        if state.is_terminal() or told > 60:
            break
        player, before = state.current_player(), read(state.information_state_string())
        for action in state.legal_actions()[:3]:
            text, child = state.action_to_string(player, action), state.child(action)
            if not text.endswith("..."):
                done = [what for who, what in read(child.information_state_string(player)) if who == str(player)]
                assert text == done[len([who for who, _ in before if who == str(player)])]
                told += 1
    assert told > 20


@pytest.mark.parametrize("reward", ["rank", "win", "score"])
@every_count
def test_utilities_are_zero_sum_and_within_their_bounds(case: Case, reward: str) -> None:
    game = loaded(case, reward=reward)
    assert game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    assert game.utility_sum() == 0
    for state in walk(game, 3):
        returns = state.returns()
        assert sum(returns) == pytest.approx(0, abs=1e-9)
        assert game.min_utility() <= min(returns)
        assert max(returns) <= game.max_utility()
        assert state.is_terminal() or not any(returns)


def test_players_and_options_are_parameters() -> None:
    game = pyspiel.load_game("benben_stregati(players=4,expert=True,start=2,adventures=long,max_rounds=7)")
    stage = game.new_initial_state().position.single.stage
    wanted = {
        "start": 2,
        "adventures": "long",
        "chamber": "short",
        "expert": True,
        "extra_draw": "one",
        "max_rounds": 7,
    }
    assert stage.options == wanted
    assert game.num_players() == 4
    assert pyspiel.load_game(str(game)).new_initial_state().position.single.stage is stage
    default = pyspiel.load_game("benben_stregati").new_initial_state().position.single.stage
    assert default.options["max_rounds"] == 200
    assert {game_type(game).short_name for game in games().values()} <= set(pyspiel.registered_names())


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("benben_pyramids(players=5)", "played by 2 to 4"),
        ("benben_stregati(adventures=middle)", "option adventures"),
        ("benben_stregati(max_rounds=0)", "option max_rounds"),
        ("benben_anubix(reward=gold)", "no reward 'gold'"),
        ("benben_anubix(colour=red)", "colour"),
    ],
)
def test_wrong_parameters_are_told(text: str, told: str) -> None:
    with pytest.raises((ValueError, pyspiel.SpielError), match=told):
        pyspiel.load_game(text)


def test_observations_come_in_named_pieces() -> None:
    game = pyspiel.load_game("benben_pyramids(players=3)")
    seen = make_observation(game)
    state = next(walk(game, 1))
    seen.set_from(state, 1)
    assert seen.dict["free"].shape == (2, 25)
    assert seen.dict["marked"].shape == (3, 2, 25)
    assert sorted(seen.tensor.tolist()) == sorted(state.observation_tensor(1))
    recall = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    assert recall.tensor is None
    assert recall.string_from(state, 1) == state.information_state_string(1)
    with pytest.raises(ValueError, match="what is public and what is their own"):
        make_observation(game, pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.NONE))


@pytest.mark.parametrize("game", games())
def test_searches_and_environments_of_open_spiel_take_the_games(game: str) -> None:
    loaded = pyspiel.load_game(PREFIX + game)
    state = next(state for state in walk(loaded, 1) if len(state.legal_actions()) > 2)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(loaded, evaluator, 1.0, 6, random_state=np.random.RandomState(2))
    assert bot.step(state) in state.legal_actions()
    env = rl_environment.Environment(loaded, seed=1)
    time_step = env.reset()
    for _ in range(5):
        player = time_step.observations["current_player"]
        assert len(time_step.observations["info_state"][player]) == loaded.observation_tensor_size()
        time_step = env.step([time_step.observations["legal_actions"][player][0]])


def test_a_state_is_made_when_it_is_needed_and_copies_go_their_own_ways() -> None:
    game = pyspiel.load_game("benben_anubix")
    state = game.new_initial_state()
    assert isinstance(state, MatchState)
    assert state.current_player() == pyspiel.PlayerId.CHANCE == CHANCE
    twin = state.clone()
    twin.apply_action(1)
    assert str(state) != str(twin)
    assert state.history() == []
    assert twin.history() == [1]
