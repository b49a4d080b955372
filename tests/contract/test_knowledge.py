"""Nobody learns what their seat may not know; for every game that is installed."""

from __future__ import annotations

import json
import random

import pytest

from benben import IllegalAction, Match
from benben.engine.errors import MatchError
from benben.engine.game import CHANCE
from benben.match.log import Event
from benben.match.sentence import legal_actions
from contract.cases import Case, cases, play_some, random_text, seats_of, stream_of, walk
from contract.pair import Pair

every_case = pytest.mark.parametrize("case", cases(), ids=str)
every_count = pytest.mark.parametrize("case", cases(every_variant=False), ids=str)


@every_case
def test_a_resampled_state_looks_the_same_to_its_seat(case: Case) -> None:
    knowledge, out = case.game.knowledge, [0] * case.game.layout.MOST_LEGAL
    for at, (box, s) in enumerate(walk(case, 11)):
        if at % 3:
            continue
        for seat in range(case.seats):
            twin = s.copy()
            knowledge.resample(box, twin, seat, stream_of(at), out)
            assert knowledge.view(box, twin, seat) == knowledge.view(box, s, seat)
            assert legal_actions(case.game, box, twin, seat) == legal_actions(case.game, box, s, seat)
            assert case.game.rules.acting(box, twin) == case.game.rules.acting(box, s)


@every_count
def test_resampled_states_can_be_played_on_to_their_end(case: Case) -> None:
    rules, out = case.game.rules, [0] * case.game.layout.MOST_LEGAL
    rng = random.Random(12)
    for at, (box, s) in enumerate(walk(case, 12)):
        if at % 40:
            continue
        seat, twin, stream = rng.randrange(case.seats), s.copy(), stream_of(at)
        case.game.knowledge.resample(box, twin, seat, stream, out)
        while (who := rules.acting(box, twin)) != 0:
            if who == CHANCE:
                rules.apply(box, twin, CHANCE, rules.pick(box, twin, rng.randrange(rules.chance(box, twin))))
            else:
                first = seats_of(who, case)[0]
                rules.apply(box, twin, first, case.game.heuristic.wander(box, twin, first, stream, out))


@every_case
def test_views_are_plain_json(case: Case) -> None:
    for at, (box, s) in enumerate(walk(case, 13)):
        if at % 10 == 0:
            for seat in (*range(case.seats), None):
                view = case.game.knowledge.view(box, s, seat)
                assert json.loads(json.dumps(view)) == view


@every_count
def test_a_view_carries_what_every_board_needs(case: Case) -> None:
    match = case.match(14)
    play_some(match, random.Random(14), 10)
    for seat in (*range(case.seats), None):
        view = match.view(seat)
        assert view["game"] == case.game.id
        assert view["seat"] == seat
        assert view["seats"] == case.seats
        assert view["acting"] == list(match.acting)
        assert view["over"] == match.is_over
        assert [entry["do"] for entry in view["legal"]] == (match.legal(seat) if seat is not None else [])
        for player in view["players"]:
            assert player["total"] == sum(line["points"] for line in player["score"])
        assert case.game.notation.format_view(view).strip()


@every_case
def test_worlds_that_differ_in_secrets_alone_hand_out_the_same(case: Case) -> None:
    rng, differences, secrets = random.Random(15), 0, False
    for seed in range(2):
        first = case.match(seed)
        play_some(first, rng, 12)
        for seat in (*range(case.seats), None):
            pair = Pair(first, seat, rng)
            pair.run()
            differences += pair.differences
            secrets |= any("?" in shown.do for shown in first.redacted(seat))
    assert differences or not secrets


@every_case
def test_what_seats_choose_together_stays_hidden_until_all_have_chosen(case: Case) -> None:
    """A seat that has not chosen sees the same whatever the others choose, and however many steps they take."""
    rng, seen = random.Random(16), 0
    match = case.match(16)
    for _ in range(40):
        if match.is_over:
            break
        if len(match.acting) > 1:
            waiting = match.acting[-1]
            before = match.view(waiting), match.dumps(waiting), match.dumps(spectator=True)
            spectator = match.view(None)
            chosen = match.acting[0]
            while chosen in match.acting:
                match.submit(chosen, random_text(match, chosen, rng))
            match = Match.loads(match.dumps(), match.secret)  # nothing of what was told before is known to it
            assert {**match.view(waiting), "acting": 0} | {"players": 0} == {**before[0], "acting": 0} | {"players": 0}
            for now, then in ((match.view(waiting), before[0]), (match.view(None), spectator)):
                for player, earlier in zip(now["players"], then["players"], strict=True):
                    told = {key for key in player if player[key] != earlier[key]}
                    assert told <= ({"kept", "decided"} if player["seat"] == chosen else set())
            assert (match.dumps(waiting), match.dumps(spectator=True)) == before[1:]
            seen += 1
        else:
            play_some(match, rng, 1)
    assert seen or not any(case.game.rules.together(box, s) for box, s in walk(case, 16))


@every_case
def test_a_match_that_goes_on_shows_the_same_as_one_that_is_loaded_there(case: Case) -> None:
    rng, match = random.Random(23), case.match(23)
    for _ in range(25):
        same = Match.loads(match.dumps(), match.secret)
        for seat in (*range(case.seats), None):
            assert match.view(seat) == same.view(seat)
        match = match.fork()
        play_some(match, rng, 1)


@every_case
def test_the_order_of_arrival_changes_nothing(case: Case) -> None:
    rng = random.Random(17)
    match = case.match(17)
    play_some(match, rng, 30)
    reordered = Match(match.header, match.edition, match.secret)
    for first, end, _ in match.phases.blocks(len(match.events)):
        for event in sorted(match.events[first:end], key=lambda event: -1 if event.who is None else -event.who):
            if event.do != "over":
                reordered.fold(Event(len(reordered.events) + 1, event.who, event.do))
    assert reordered.digest() == match.digest()


@every_case
def test_what_was_handed_out_is_never_changed_later(case: Case) -> None:
    """A reader who knows the first n lines needs only those after n."""
    rng = random.Random(18)
    match = case.match(18)
    known: dict[int | None, str] = {}
    for _ in range(15):
        for seat in (*range(case.seats), None):
            text = match.dumps(seat, spectator=True)
            assert text.startswith(known.get(seat, ""))
            known[seat] = text
        play_some(match, rng, 1)


@every_count
def test_a_redacted_log_names_no_secret_and_no_seed(case: Case) -> None:
    match = case.match(19)
    play_some(match, random.Random(19), 10_000)
    assert match.is_over
    for seat in (*range(case.seats), None):
        text = match.dumps(seat, spectator=True)
        assert match.secret is not None
        assert match.secret.hex() not in text
        assert '"seed"' not in text


@every_count
def test_illegal_actions_name_a_rule_of_the_game(case: Case) -> None:
    rules = (case.game.folder / "RULES.md").read_text("utf-8")
    rng = random.Random(20)
    donor, match, seen = case.match(21), case.match(20), 0
    for _ in range(60):
        if match.is_over or donor.is_over:
            break
        text = random_text(donor, donor.acting[0], rng)
        seat = rng.choice(match.acting)
        before = match.digest()
        if text not in match.legal(seat):
            with pytest.raises(MatchError) as caught:
                match.submit(seat, text)
            if isinstance(caught.value, IllegalAction):
                assert f"**{caught.value.rule}**" in rules
                assert caught.value.rule in str(caught.value)
                seen += 1
            assert match.digest() == before
        play_some(donor, rng, 1)
        play_some(match, rng, 1)
    assert seen
