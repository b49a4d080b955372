"""Every game's notation reads back what it writes, and its log folds back to the same states."""

from __future__ import annotations

import random
from itertools import islice
from operator import itemgetter

import pytest

from benben import Match
from benben.engine.errors import BadNotation, IllegalAction, NotYourTurn
from benben.engine.record import values
from benben.match.sentence import beginning_with, carry_out_chance, legal_actions, sentences
from contract.cases import Case, cases, play_some

every_case = pytest.mark.parametrize("case", cases(), ids=str)
every_count = pytest.mark.parametrize("case", cases(every_variant=False), ids=str)


@every_case
def test_every_legal_action_reads_back_and_differs_from_every_other(case: Case) -> None:
    match, rng = case.match(31), random.Random(31)
    for _ in range(12):
        if match.is_over:
            break
        for seat in match.acting:
            notation, found = match.game.notation, list(sentences(match.game, match.box, match.state, seat))
            texts = [notation.format_action(match.box, match.state, seat, actions) for actions in found]
            assert len(set(texts)) == len(texts)
            for text, actions in list(zip(texts, found, strict=True))[:60]:
                assert tuple(notation.parse_action(match.box, match.state, seat, text)) == actions
            assert match.legal(seat) == sorted(texts)
        play_some(match, rng, 3)


@every_case
def test_what_a_game_lists_without_trying_is_what_trying_finds(case: Case) -> None:
    match, rng, game = case.match(38), random.Random(38), case.game
    for _ in range(60):
        if match.is_over:
            break
        box, s = match.box, match.state
        for seat in match.acting:
            for first in legal_actions(game, box, s, seat):
                tried = sorted(islice(sentences(game, box, s, seat, first), 2000))
                assert sorted(islice(beginning_with(game, box, s, seat, first), 2000)) == tried
                if (told := game.told(box, s, seat, first)) is not None:
                    texts = [game.notation.format_action(box, s, seat, actions) for actions in tried]
                    targets = [game.knowledge.target(box, s, seat, actions) for actions in tried]
                    each = [{"do": text, **target} for text, target in zip(texts, targets, strict=True)]
                    assert sorted(told, key=itemgetter("do")) == sorted(each, key=itemgetter("do"))
        play_some(match, rng, 2)


@every_case
def test_a_log_folds_to_the_same_state_after_every_event(case: Case) -> None:
    match, rng = case.match(32), random.Random(32)
    digests: list[str] = []
    while not match.is_over and len(match.events) < 60:
        digests.append(match.digest())
        same = Match.loads(match.dumps())
        assert same.digest() == digests[-1]
        assert same.acting == match.acting
        assert same.dumps() == match.dumps()
        play_some(match, rng, 2)


@every_case
def test_a_finished_match_loads_and_its_chance_is_proved(case: Case) -> None:
    match = case.match(33)
    play_some(match, random.Random(33), 100_000)
    assert match.is_over
    same = Match.loads(match.dumps())
    assert (same.scores(), same.winners(), same.breakdown()) == (match.scores(), match.winners(), match.breakdown())
    assert same.dumps() == match.dumps()


@every_count
def test_a_match_goes_on_from_its_log_as_if_it_had_never_stopped(case: Case) -> None:
    match = case.match(34)
    play_some(match, random.Random(34), 6)
    same = Match.loads(match.dumps())
    for each in (match, same):
        play_some(each, random.Random(35), 6)
    assert same.dumps() == match.dumps()


@every_count
def test_the_three_kinds_of_bad_action_are_three_errors_that_change_nothing(case: Case) -> None:
    match = case.match(36)
    seat = match.acting[0]
    before = match.dumps(), match.digest()
    for text in ("", " ", "castle e4", "mark", "build", "\x00", "é" * 1000, "take " + "9" * 400):
        with pytest.raises(BadNotation):
            match.submit(seat, text)
    for wrong in (-1, case.seats, 99):
        with pytest.raises(NotYourTurn):
            match.submit(wrong, match.legal(seat)[0])
    others = [other for other in range(case.seats) if other not in match.acting]
    for other in others:
        with pytest.raises(NotYourTurn):
            match.submit(other, match.legal(seat)[0])
    assert (match.dumps(), match.digest()) == before
    assert not issubclass(IllegalAction, BadNotation)
    assert not issubclass(BadNotation, IllegalAction)


@every_count
def test_chance_reads_back_in_any_order_of_its_outcomes(case: Case) -> None:
    match, rng = case.match(37), random.Random(37)
    play_some(match, rng, 8)
    twin = Match(match.header, match.edition, None)
    for event in match.events:
        if event.who is None and event.do != "over":
            notation = twin.game.notation
            outcomes = notation.parse_chance(twin.box, twin.state, event.do)
            assert notation.format_chance(twin.box, twin.state, outcomes) == event.do
            if event.do.split()[0] not in ("row", "sheets"):  # their order means something
                head = notation.chance_words(twin.box, twin.state).split()
                words = event.do.split()[len(head) :]
                rng.shuffle(words)
                other = notation.parse_chance(twin.box, twin.state, " ".join([*head, *words]))
                states = [carry_out_chance(twin.game, twin.box, twin.state, found) for found in (outcomes, other)]
                assert list(values(states[0])) == list(values(states[1]))
            with pytest.raises(BadNotation):
                notation.parse_chance(twin.box, twin.state, "comet")
        if event.do != "over":
            twin.fold(event)
