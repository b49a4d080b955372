"""What a seat may know."""

from __future__ import annotations

from collections import Counter

from rich.console import Console

from benben.engine.stream import seed_stream
from benben.games.stregati import cards, notation, steps, view
from benben.games.stregati.kinds import KIND_OF, names
from benben.games.stregati.layout import ACTIONS, MOST_LEGAL, SWAP
from games.stregati.table import BESIDE, Table


def luck(seed: int) -> list[int]:
    stream = [0] * 4
    seed_stream(stream, seed, 1)
    return stream


def test_a_seat_sees_its_own_hand_and_the_size_of_the_others() -> None:
    table = Table(hands={0: "L1 hex", 1: "T1 T2 T3"})
    assert table.view(0)["hand"] == ["L1", "hex"]
    assert table.view(1)["hand"] == ["T1", "T2", "T3"]
    assert table.view(None)["hand"] == []
    assert [player["cards"] for player in table.view(0)["players"]] == [2, 3]


def test_the_unseen_cards_are_all_that_is_not_seen() -> None:
    table = Table(hands={0: "L1 hex", 1: "T1 T2 T3"}, played={1: "R5"}, discard="magic")
    unseen = Counter(table.view(0)["unseen"])
    assert sum(unseen.values()) == 54 - 4
    assert (unseen["magic"], unseen["R5"], unseen["T1"], unseen["L1"]) == (7, 0, 2, 1)


def test_need_counts_the_mummy_in() -> None:
    table = Table(hands={0: "L1 L2"}, played={0: "P5 R4", 1: "P4 R5 T5"}, places={1: BESIDE}, mummy=0)
    mine, other = table.view(1)["players"]
    assert (mine["have"], mine["need"], mine["missing"], mine["exact"]) == (9, 9, 0, True)
    assert (other["have"], other["need"], other["missing"], other["beyond"]) == (14, 12, 0, True)


def test_targets_say_what_a_play_brings() -> None:
    table = Table(hands={0: "L1 magic"}, played={0: "P5"})
    actions = notation.parse_action(table.box, table.s, 0, "play L1")
    assert view.target(table.box, table.s, 0, actions) == {
        "kind": "play",
        "cards": ["L1"],
        "have": 6,
        "need": 6,
        "missing": 0,
        "exact": True,
        "beyond": False,
    }
    actions = notation.parse_action(table.box, table.s, 0, "play magic R")
    assert view.target(table.box, table.s, 0, actions) == {"kind": "play", "cards": ["magic"], "tool": "R"}


def test_a_hex_names_its_victims_and_a_drop_what_it_costs() -> None:
    table = Table(hands={0: "hex"}, played={1: "P5 L1", 2: "guardian R5"}, seats=3)
    actions = notation.parse_action(table.box, table.s, 0, "play hex")
    assert view.target(table.box, table.s, 0, actions) == {"kind": "play", "cards": ["hex"], "victims": [1, 2]}
    texts = ["drop R5", "drop guardian"]
    drops = [view.target(table.box, table.s, 2, notation.parse_action(table.box, table.s, 2, text)) for text in texts]
    assert [(drop["cards"], drop["have"], drop["need"], drop["missing"]) for drop in drops] == [
        (["R5"], 0, 6, 6),
        (["guardian"], 5, 6, 1),
    ]


def test_hidden_cards_are_question_marks_to_others() -> None:
    def shown(who: int | str, do: str, seat: int | None) -> str:
        return view.redact({"n": 1, "who": who, "do": do}, seat)

    assert shown("-", "deal 0 L1 L2 hex P1 T1", 1) == "deal 0 ? ? ? ? ?"
    assert shown("-", "draw 0 L1 L2", None) == "draw 0 ? ?"
    assert shown("-", "draw 0 L1 L2", 0) == "draw 0 L1 L2"
    assert shown(0, "swap L1 L2", 1) == "swap ? ?"
    assert shown(0, "swap L1 L2", 0) == "swap L1 L2"
    assert shown(0, "draw 2", 1) == "draw 2"
    assert shown(0, "play L1", 1) == "play L1"
    assert shown("-", "shuffle", 1) == "shuffle"


def test_resampled_hands_hold_what_is_known_and_vary_in_the_rest() -> None:
    table = Table(hands={0: "T1", 1: "hex L1 L2"}, played={1: "P5 P4"}, expert=True).pass_turns(0)
    table.do("play hex", "back P5", "end")
    hands = set()
    for seed in range(30):
        twin = table.s.copy()
        view.resample(table.box, twin, 0, luck(seed), [0] * MOST_LEGAL)
        hand = names(table.box, twin.players[1].hand)
        assert "P5" in hand
        assert len(hand) == 3
        assert twin.players[0].hand == table.s.players[0].hand
        hands.add(tuple(hand))
    assert len(hands) > 10


def test_resampling_keeps_what_a_seat_put_face_down_itself() -> None:
    table = Table(hands={0: "P1 P2", 1: "T1 T2 T3"}).do("swap P1 P2", "draw 0 L1 L2", "swap T1 T2", "draw 1 L3 L4")
    others = set()
    for seed in range(30):
        twin = table.s.copy()
        view.resample(table.box, twin, 0, luck(seed), [0] * MOST_LEGAL)
        assert names(table.box, twin.players[0].swapped) == ["P1", "P2"]
        others.add(tuple(names(table.box, twin.players[1].swapped)))
        assert all(len(cards) == 2 for cards in others)
    assert len(others) > 10


def test_a_known_card_may_lie_face_down_after_an_exchange() -> None:
    table = Table(hands={0: "T1 T2", 1: "hex L1 L2"}, played={1: "P5 P4"}, expert=True).pass_turns(0)
    table.do("play hex", "back P5", "end").pass_turns(0).do("swap L1", "draw 1 T5")
    assert table.view(0)["players"][1]["either"] == ["P5"]
    where = set()
    for seed in range(30):
        twin = table.s.copy()
        view.resample(table.box, twin, 0, luck(seed), [0] * MOST_LEGAL)
        found = [name for name in ("hand", "swapped") if getattr(twin.players[1], name) & table.s.players[1].either]
        where.add(*found)
    assert where == {"hand", "swapped"}


def test_a_whole_hand_exchanged_takes_its_known_cards_along() -> None:
    table = Table(hands={0: "T1 T2", 1: "hex L1 L2"}, played={1: "P5 P4"}, expert=True).pass_turns(0)
    table.do("play hex", "back P5", "end").pass_turns(0).do("swap L1 L2 P5", "draw 1 T5 T4 R1")
    assert table.view(0)["players"][1]["known"] == []
    assert table.view(0)["discard"]["known"] == ["P5", "hex"]


def test_the_board_fits_a_terminal_and_uses_more_than_colour() -> None:
    hands = {0: "L1 L2 L3 P1 P2 R1 magic hex scarab guardian", 1: "T1"}
    table = Table(seats=5, hands=hands, played={1: "T5 R5 R4 L4 guardian guardian"}, mummy=1, discard="T1 T2 magic")
    console = Console(width=100, color_system=None)
    with console.capture() as captured:
        console.print(notation.format_view(table.view(0)))
    text = captured.get()
    assert max(map(len, text.splitlines())) <= 100
    assert "▶ L ladders" in text
    assert "mummy" in text
    assert "guardian×2" in text


def test_what_a_hand_is_known_to_lack_is_not_forgotten_when_a_known_card_comes_back() -> None:
    """Three cards that are no ladders, then a ladder taken back in sight of all: still one ladder at the most."""
    table = Table(hands={0: "L1 L2", 1: "P1 R2 T3"}, played={1: "L3"})
    me = table.s.players[1]
    cards.show_lack(table.box, me, 0)
    steps.take_back(table.box, table.s, me, KIND_OF["L3"])
    for seed in range(60):
        twin = table.s.copy()
        view.resample(table.box, twin, 0, luck(seed), [0] * MOST_LEGAL)
        ladders = [name for name in names(table.box, twin.players[1].hand) if name.startswith("L")]
        assert ladders == ["L3"]
        assert len(names(table.box, twin.players[1].hand)) == 4


def test_a_step_taken_unasked_hides_the_cards_that_went_face_down() -> None:
    table = Table(hands={0: "L1 L2", 1: "P1"})
    table.s.taken[0] = 1 * ACTIONS + SWAP + KIND_OF["P1"]
    table.s.takes = 1
    assert table.view(1)["taken"] == [{"seat": 1, "do": "swap P1"}]
    assert table.view(0)["taken"] == [{"seat": 1, "do": "swap ?"}]
