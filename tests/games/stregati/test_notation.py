"""Actions and chance as text."""

from __future__ import annotations

import random

import pytest

from benben import BadNotation, Match
from benben.engine.record import checked
from benben.games.stregati import notation, rules, view
from benben.games.stregati.layout import MOST_LEGAL, State
from benben.match.sentence import sentences
from games.stregati.table import GAME, Table


@pytest.mark.parametrize(
    "text",
    [
        "",
        "draw",
        "draw 3",
        "draw 01",
        "swap",
        "swap L6",
        "play",
        "play L3 L4",
        "play magic",
        "play magic X",
        "play mummy",
        "play mummy 7",
        "play LP",
        "drop magic",
        "back",
        "move on",
        "turn",
        "turn LP",
        "give",
        "give -1",
        "pay L3",
        "pay give 1",
        "pay guardian give 1",
        "build",
        "swap " + "L1 " * 90,
    ],
)
def test_what_cannot_be_read_is_bad_notation(text: str) -> None:
    table = Table(hands={0: "L1 P1"})
    with pytest.raises(BadNotation, match="cannot read"):
        notation.parse_action(table.box, table.s, 0, text)


def test_cards_may_be_named_in_any_order() -> None:
    table = Table(hands={0: "L1 P1 hex"})
    actions = notation.parse_action(table.box, table.s, 0, "swap hex L1")
    assert notation.format_action(table.box, table.s, 0, actions) == "swap L1 hex"


@pytest.mark.parametrize(
    "text", ["row 7 9 10", "row 7 9 10 10", "deal 0 L1", "shuffle", "row 7 9 10 x", "row 7 9 10 13"]
)
def test_chance_events_that_do_not_fit_are_refused(text: str) -> None:
    match = Match.new("stregati", seats=2, seed=1, options={"start": 0})
    lines = match.dumps().splitlines()
    lines[1] = lines[1].replace(match.events[0].do, text)
    with pytest.raises(ValueError, match="event 1"):
        Match.loads("\n".join(lines))


ACTIONS = ["draw 1", "swap L1", "play L1", "play hex", "drop L1", "back L1", "move", "stay", "pay L3 give 1", "end"]


@pytest.mark.parametrize("text", [*ACTIONS, "give 1", "turn L", "play mummy 1", "draw 2", "swap P1 P1 P1"])
def test_every_refusal_names_a_rule(text: str) -> None:
    given = (GAME.folder / "RULES.md").read_text("utf-8")
    played = {0: "P5 R1", 1: "T1"}
    states = [
        Table(hands={0: "P1 P2 P3 P4 P5 R1 R2 R3 R4 R5"}),
        Table(hands={0: "L1 guardian"}, played=played).do("play guardian"),
        Table(hands={0: "hex L1"}, played={1: "T1 T2"}).do("play hex"),
        Table(seats=3, hands={0: "L3 P1"}, played=played, mummy=0).do("play L3", "move"),
        Table(hands={0: "L4 P1"}, played=played, places={1: 4}, mummy=0).do("play L4", "stay"),
        Table(seats=3, hands={0: "L3 P1"}, played=played, mummy=0).do("play L3", "move", "give 1"),
    ]
    for table in states:
        if text not in table.legal():
            assert f"**{table.refused(text)}**" in given


def test_a_log_may_hold_a_step_without_alternative() -> None:
    match = Match.new("stregati", seats=2, seed=3, options={"max_rounds": 12})
    rng = random.Random(1)
    while not match.is_over and not match.view()["taken"]:
        seat = match.acting[0]
        plays = [text for text in match.legal(seat) if text.startswith("play")]
        match.submit(seat, rng.choice(plays or match.legal(seat)[:1]))
    step = match.view()["taken"][0]
    lines = match.dumps().splitlines()
    lines.append(f'{{"n": {len(lines)}, "who": {step["seat"]}, "do": "{step["do"]}"}}')
    assert Match.loads("\n".join(lines)).digest() == match.digest()


@pytest.mark.parametrize("seed", range(6))
def test_random_matches_read_back_and_hold_together(seed: int) -> None:
    """In checked mode: every event reads back, every card is somewhere once, every view hides what it must."""
    rng = random.Random(seed)
    options = {"max_rounds": 12, "start": None, "expert": seed % 2 == 0, "games": 2 if seed % 3 == 0 else None}
    table = Table(seats=2 + seed % 4, **options)
    box, s = table.box, checked(State)()
    stream, out = [seed, 2, 3, 1], [0] * MOST_LEGAL
    rules.setup(box, s)
    while (who := rules.acting(box, s)) != 0:
        before = s.copy()
        if who < 0:
            outcomes: list[int] = []
            while not outcomes or rules.midway(box, s, -1):
                outcomes.append(rules.pick(box, s, rng.randrange(rules.chance(box, s))))
                assert rules.weight(box, s, outcomes[-1]) > 0
                rules.apply(box, s, -1, outcomes[-1])
            text = notation.format_chance(box, before, outcomes)
            assert sorted(notation.parse_chance(box, before, text)) == sorted(outcomes)
        else:
            seat = who.bit_length() - 1
            found = [*sentences(GAME, box, s, seat)]
            texts = {notation.format_action(box, s, seat, actions): actions for actions in found}
            assert len(texts) == len(found) > 1
            text = "move" if "move" in texts else rng.choice(sorted(texts))
            assert notation.parse_action(box, s, seat, text) == list(texts[text])
            assert view.target(box, s, seat, texts[text])["kind"] == text.split()[0]
            for action in texts[text]:
                rules.apply(box, s, seat, action)
        check(box, s)
        look(box, s, rng.randrange(table.seats), stream, out)


def check(box: object, s: object) -> None:
    """Every card is in one place."""
    places = [s.draw, s.discard]  # type: ignore[attr-defined]
    for me in s.players:  # type: ignore[attr-defined]
        places += [me.hand, me.played]
        assert me.swapped & ~s.discard == 0  # type: ignore[attr-defined]
        assert (me.known | me.either) & ~(me.hand | me.swapped) == 0
    laid = box.members[-2] if s.mummy >= 0 else 0  # type: ignore[attr-defined]
    assert sum(cards.bit_count() for cards in places) + laid.bit_count() == 54
    total = laid
    for cards in places:
        total |= cards
    assert total == box.all  # type: ignore[attr-defined]


def look(box: object, s: object, seat: int, stream: list[int], out: list[int]) -> None:
    """Resampling changes nothing that a seat can see, and the score is what its lines say."""
    twin = s.copy()  # type: ignore[attr-defined]
    view.resample(box, twin, seat, stream, out)
    check(box, twin)
    seen = view.view(box, s, seat)
    assert view.view(box, twin, seat) == seen
    rules.scores(box, s, out)
    assert [player["total"] for player in seen["players"]] == out[: len(seen["players"])]
    assert notation.format_view(seen)
