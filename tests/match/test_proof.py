"""Chance can be checked by anyone after the match."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import verify_match
from benben import BadLog, Match, MatchError
from benben.engine.registry import games
from benben.match.proof import Dice, commit, draw_secret
from contract.cases import play_some

every_game = pytest.mark.parametrize("game", list(games()))


def finished(game: str, seed: int, seats: int = 2) -> Match:
    match = Match.new(game, seats=seats, seed=seed, options={"max_rounds": 10} if game != "pyramids" else {})
    play_some(match, random.Random(seed), 100_000)
    return match


@every_game
def test_the_verifier_accepts_every_finished_match(game: str) -> None:
    for seed in range(8):
        match = finished(game, seed, 2 + seed % 3)
        chance = sum(event.who is None for event in match.events) - 1
        assert verify_match.check(match.dumps(), match.header["commit"]) == chance


def test_the_verifier_stands_alone() -> None:
    source = (__import__("pathlib").Path(verify_match.__file__)).read_text("utf-8")
    imports = [line.split()[1] for line in source.splitlines() if line.startswith(("import ", "from "))]
    assert set(imports) <= {"hashlib", "hmac", "json", "sys", "collections", "pathlib"}
    assert len(source.splitlines()) <= 200


Lines = list[dict[str, Any]]


def set_last(key: str, value: Any) -> Callable[[Lines], None]:
    return lambda lines: lines[-1].__setitem__(key, value)


def set_header(key: str, value: Any) -> Callable[[Lines], None]:
    return lambda lines: lines[0].__setitem__(key, value)


def exchange_outcome(lines: Lines) -> None:
    """Another outcome of the same kind, with the digest made anew: only the secret tells."""
    kinds = {"reveal": ("I2", "O4"), "roll": ("red", "blue"), "draw": ("P1", "T5")}
    event = next(line for line in lines[1:] if line["who"] == "-" and line["do"].split()[0] in kinds)
    words = event["do"].split()
    event["do"] = " ".join([*words[:-1], next(word for word in kinds[words[0]] if word != words[-1])])
    sign(lines)


def sign(lines: Lines) -> None:
    import hashlib

    text = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines[:-1])
    lines[-1]["digest"] = hashlib.sha256(text.encode()).hexdigest()


def drop(at: int) -> Callable[[Lines], None]:
    return lambda lines: lines.__delitem__(at)


def renumber(lines: Lines) -> None:
    """A chance event left out and the rest renumbered and signed."""
    at = next(n for n, line in enumerate(lines[2:], start=2) if line.get("who") == "-")
    del lines[at]
    for n, line in enumerate(lines[1:], start=1):
        line["n"] = n
    sign(lines)


def insert(lines: Lines) -> None:
    lines.insert(3, {**lines[2]})
    for n, line in enumerate(lines[1:], start=1):
        line["n"] = n
    sign(lines)


def exchange_secret(lines: Lines) -> None:
    lines[-1]["secret"] = "11" * 32


def exchange_secret_and_commit(lines: Lines) -> None:
    exchange_secret(lines)
    lines[0]["commit"] = commit(bytes.fromhex("11" * 32))
    sign(lines)


def rename(lines: Lines) -> None:
    lines[0]["match"] = "another"
    sign(lines)


def claim_pools(lines: Lines) -> None:
    lines[0]["pools"] = {key: value[1:] if isinstance(value, list) else 1 for key, value in lines[0]["pools"].items()}
    sign(lines)


TAMPERING: dict[str, Callable[[Lines], None]] = {
    "another outcome": exchange_outcome,
    "another secret": exchange_secret,
    "another secret and commit": exchange_secret_and_commit,
    "another commit": set_header("commit", "00" * 32),
    "no secret": lambda lines: lines[-1].__delitem__("secret"),
    "a secret that is no number": set_last("secret", "xyz"),
    "a secret that is no text": set_last("secret", 5),
    "another match": rename,
    "another game": set_header("game", "chess"),
    "other pools": claim_pools,
    "no pools": lambda lines: (lines[0].__delitem__("pools"), sign(lines))[0],
    "other scores": set_last("do", "won"),
    "an edited action": lambda lines: lines[-3].__setitem__("do", "pass pass"),
    "an edited seat": lambda lines: lines[-3].__setitem__("who", 3),
    "the first event left out": drop(1),
    "an event left out in the middle": drop(8),
    "a chance event left out, renumbered and signed": renumber,
    "an event repeated, renumbered and signed": insert,
    "the end cut off": drop(-1),
    "two events exchanged": lambda lines: lines.insert(4, lines.pop(5)),
    "the digest of another log": set_last("digest", "00" * 32),
    "a header that is no header": set_header("match", None),
    "an event without text": lambda lines: (lines[5].__delitem__("do"), sign(lines))[0],
}


@every_game
@pytest.mark.parametrize("kind", TAMPERING)
def test_the_verifier_refuses_tampering(game: str, kind: str) -> None:
    match = finished(game, 3)
    lines = [json.loads(line) for line in match.dumps().splitlines()]
    TAMPERING[kind](lines)
    text = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
    with pytest.raises((verify_match.RefusedError, KeyError, ValueError, TypeError, AttributeError, IndexError)):
        verify_match.check(text, match.header["commit"])
    with pytest.raises((BadLog, AssertionError)):
        load_and_verify(text, match.header["commit"])


def load_and_verify(text: str, commit: str) -> None:
    """What `benben verify --commit` does."""
    loaded = Match.loads(text)
    loaded.verify()
    assert loaded.header["commit"] == commit


def test_there_are_at_least_twenty_kinds_of_tampering() -> None:
    assert len(TAMPERING) >= 20


@every_game
def test_a_secret_from_the_operating_system_is_told_only_at_the_end(game: str) -> None:
    match = Match.new(game, seats=2, options={"max_rounds": 10} if game != "pyramids" else {})
    assert match.secret is not None
    while not match.is_over:
        assert match.secret.hex() not in match.dumps()
        play_some(match, random.Random(4), 5)
    assert match.events[-1].more["secret"] == match.secret.hex()
    assert commit(match.secret) == match.header["commit"]
    assert verify_match.check(match.dumps()) > 0


def test_two_matches_have_two_secrets() -> None:
    assert len({draw_secret() for _ in range(100)}) == 100
    one, other = (Match.new("pyramids") for _ in range(2))
    assert one.header["commit"] != other.header["commit"]
    assert one.header["match"] != other.header["match"]


def test_a_match_without_its_secret_does_not_go_on_past_the_next_chance() -> None:
    match = Match.new("pyramids", seats=2)
    same = Match.loads(match.dumps())
    same.submit(0, same.legal(0)[0])
    before = same.dumps()
    with pytest.raises(MatchError, match="secret"):
        same.submit(1, same.legal(1)[0])
    assert same.dumps() == before
    again = Match.loads(match.dumps(), secret=match.secret)
    play_some(again, random.Random(5), 10)
    assert len(again.events) > len(match.events)
    with pytest.raises(BadLog):
        Match.loads(match.dumps(), secret=b"x" * 32)


def test_the_dice_are_fair() -> None:
    counts = Counter(Dice(b"secret", "match", n).below(6) for n in range(6000))
    assert all(850 < counts[side] < 1150 for side in range(6))
