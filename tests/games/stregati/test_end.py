"""The end of a game, and matches of several games."""

from __future__ import annotations

from games.stregati.table import BESIDE, IN, Table

READY = {"hands": {0: "L2 P1"}, "played": {0: "P5 R5"}, "places": {0: BESIDE}}
DEALS = ("deal 0 L1 L1 L2 L2 L3", "deal 1 P1 P1 P2 P2 P3")


def test_S_F1_the_game_ends_at_once_when_a_player_enters() -> None:
    table = Table(seats=3, **READY, mummy=1).do("play L2", "move")
    assert table.acting is None
    assert table.ranks()[0] == 1
    assert table.scores() == [0, 38, 35]
    assert table.played() == "L2 P5 R5"


def test_S_F1_the_others_are_ranked_by_adventures_then_by_penalty() -> None:
    ready = {**READY, "places": {0: BESIDE, 1: 2, 2: 2, 3: 3}, "played": {0: "P5 R5", 1: "T5", 2: "T4"}}
    table = Table(seats=4, **ready, mummy=3, row=(6, 8, 4, 11), chamber="long").do("play L2", "move")
    assert table.scores() == [0, 22, 23, 26]
    assert table.ranks() == [1, 3, 4, 2]


def test_S_F1_penalty_zero_is_not_winning() -> None:
    ready = {**READY, "places": {0: BESIDE, 1: BESIDE}, "played": {0: "P5 R5", 1: "P4 R4 T4"}}
    table = Table(seats=2, **ready).do("play L2", "move")
    assert table.scores() == [0, 0]
    assert table.ranks() == [1, 2]


def test_S_F2_max_rounds_ends_the_game_and_the_lowest_penalty_wins() -> None:
    table = Table(seats=3, played={1: "T4", 2: "P4"}, hands={0: "P1", 1: "R1", 2: "T1"}, max_rounds=2)
    table.pass_turns(0, 1, 2, 0, 1, 2)
    assert table.acting is None
    assert table.scores() == [35, 31, 31]
    assert table.ranks() == [3, 1, 1]


def test_S_F2_extra_turns_are_not_counted() -> None:
    table = Table(hands={0: "L1 L2", 1: "R1"}, played={0: "P5"}, max_rounds=1)
    table.do("play L1", "move", "turn L").pass_turns(0, 1)
    assert table.acting is None


def test_S_G1_a_game_of_a_match_goes_on_to_the_end_of_the_round() -> None:
    table = Table(seats=3, **READY, games=1).do("play L2", "move")
    assert table.acting == 1
    table.pass_turns(1, 2)
    assert table.acting is None
    assert table.ranks()[0] == 1


def test_S_G1_several_may_enter_in_that_round() -> None:
    ready = {"hands": {0: "L2 P1", 1: "L2 P1"}, "played": {0: "P5 R5", 1: "P4 R4 T2"}, "places": {0: 4, 1: 4}}
    table = Table(**ready, games=1).do("play L2", "move", "play L2", "move")
    assert table.acting is None
    assert table.scores() == [0, 0]
    assert table.ranks() == [1, 1]


def test_S_G2_penalties_are_what_is_left_and_never_below_zero() -> None:
    table = Table(seats=3, played={0: "P5", 1: "P4 R5 T5"}, places={0: 1, 1: BESIDE, 2: IN}, games=2)
    assert table.scores() == [8 + 4 + 5 + 12 - 5, 0, 0]


def test_S_G3_penalties_add_up_over_a_number_of_games() -> None:
    table = Table(**READY, games=2, max_rounds=1).do("play L2", "move").pass_turns(1)
    table.do("row 7 9 10 11", *DEALS)
    assert table.view(0)["match"]["game"] == 2
    assert [player["before"] for player in table.view(0)["players"]] == [0, 35]
    table.pass_turns(0, 1)
    assert table.acting is None
    assert table.scores() == [49, 35 + 49]
    assert table.ranks() == [1, 2]


def test_S_G3_or_until_somebody_reaches_a_limit() -> None:
    table = Table(**READY, limit=36).do("play L2", "move").pass_turns(1)
    assert table.chance() == "row"
    assert Table(**READY, limit=35).do("play L2", "move").pass_turns(1).acting is None
    assert Table(**READY, limit=36, games=1).do("play L2", "move").pass_turns(1).acting is None


def test_S_G3_equal_totals_share_the_victory() -> None:
    table = Table(hands={0: "P1", 1: "R1"}, games=1, max_rounds=1).pass_turns(0, 1)
    assert table.ranks() == [1, 1]


def test_S_G4_who_enters_discards_and_hands_the_mummy_on() -> None:
    ready = {**READY, "played": {0: "P5 R5 T3"}}
    table = Table(seats=3, **ready, mummy=0, games=1).do("play L2", "move")
    assert table.discard() == "L2 P5 R5 T3"
    assert table.do("give 2").acting == 1


def test_S_G4_players_inside_are_no_targets() -> None:
    table = Table(seats=3, hands={0: "mummy P1"}, places={1: IN}, games=1)
    assert table.refused("play mummy 1") == "S-G4"
    assert "play mummy 2" in table.legal()
    alone = Table(hands={0: "mummy L1"}, places={1: IN}, games=1)
    assert alone.refused("play mummy 1") == "S-G4"
    ready = {**READY, "places": {0: BESIDE, 1: IN}, "played": {0: "P5 R5 T3"}}
    assert Table(**ready, mummy=0, games=1).do("play L2", "move").view(0)["mummy"] in (0, None)


def test_S_G4_everything_is_cleared_away_for_the_next_game() -> None:
    table = Table(**READY, games=2, mummy=1, arrow="L").do("play L2", "move").pass_turns(1)
    view = table.view(0)
    assert (view["draw"], view["discard"]["count"], view["mummy"], view["row"]) == (54, 0, None, [])
    assert [player["place"] for player in view["players"]] == [0, 0]


def test_S_G4_without_the_option_start_a_seat_is_drawn_for_each_game() -> None:
    table = Table(**READY, games=2, start=None)
    table.s.first = 0
    table.do("play L2", "move").pass_turns(1)
    assert table.chance() == "start"
