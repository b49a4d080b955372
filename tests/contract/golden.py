"""Golden files of every game: pinned orders and counts, playthroughs and finished matches.

`python tests/contract/golden.py [GAME ...]` writes them anew. Do that only when the rules or the notation changed on
purpose, and read the difference before you commit it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent.parent))

from benben import Match
from benben.analysis.perft import divide, position_of
from benben.bots.bot import choose
from benben.engine.game import Game
from benben.engine.registry import games
from contract.cases import Case, cases
from contract.modes import pinned_legal

FOLDER = Path(__file__).parent.parent / "games"
PERFT_POSITIONS = 20_000  # a table goes as deep as it stays below this


# --- pins -------------------------------------------------------------------------------------------------------------


def pins(game: Game) -> dict[str, Any]:
    """A digest of the lists of legal actions by seats, and counts of positions by first action."""
    legal = {str(case.seats): pinned_legal(game, case.box(), 8) for case in cases(False) if case.game.id == game.id}
    return {"legal": legal, "perft": [perft_entry(case) for case in cases() if case.game.id == game.id]}


def perft_entry(case: Case) -> dict[str, Any]:
    """The deepest table of positions that is quick to make, some way into a match."""
    depth, table = 0, {"": 1}
    while True:
        deeper = divide(position_of(perft_match(case)), depth + 1)
        if not sum(deeper.values()) or (sum(deeper.values()) > PERFT_POSITIONS and depth):
            break
        depth, table = depth + 1, deeper
        if sum(table.values()) * 8 > PERFT_POSITIONS:
            break
    return {"case": str(case), "depth": depth, "positions": sum(table.values()), "divide": table}


def perft_match(case: Case) -> Match:
    """A match after some events of greedy players, so that its legal actions are worth counting."""
    match = case.match(5)
    for _ in range(4 * case.seats):
        if not match.is_over:
            match.submit(match.acting[0], choose(match, match.acting[0], "greedy", 5))
    return match


# --- playthroughs -----------------------------------------------------------------------------------------------------


def playthrough_files(game: Game) -> dict[str, dict[str, Any]]:
    """By file name, the match that a playthrough shows."""
    rounds = {"max_rounds": 8} if any(option.name == "max_rounds" for option in game.options) else {}
    flags = {option.name: not option.default for option in game.options if option.kind == "flag"}
    least = game.seats[0]
    return {
        "greedy.txt": {"seats": least, "seed": 1, "options": {}, "bot": "greedy"},
        "random.txt": {"seats": least, "seed": 2, "options": rounds, "bot": "random"},
        "variant.txt": {
            "seats": min(least + 1, game.seats[-1]),
            "seed": 3,
            "options": {**flags, **rounds},
            "bot": "greedy",
        },
    }


def playthrough(game: Game, asked: dict[str, Any]) -> str:
    """A match to read: every event, how many actions there were to choose from, the scores, the last board."""
    match = Match.new(game.id, seats=asked["seats"], seed=asked["seed"], options=asked["options"])
    lines = [json.dumps({"game": game.id, **asked}, ensure_ascii=False)]
    written = _events(match, 0, "", lines)
    while not match.is_over and len(lines) < 180:
        seat = match.acting[0]
        choices = len(match.legal(seat))
        match.submit(seat, choose(match, seat, asked["bot"], asked["seed"]))
        written = _events(match, written, f"  (1 of {choices})", lines)
    lines += [f"scores {match.scores()}, winners {match.winners()}"]
    for seat, rows in enumerate(match.breakdown()):
        lines.append(f"seat {seat}: " + ", ".join(f"{row['source']} {row['points']} {row['rule']}" for row in rows))
    return "\n".join(lines) + "\n"


def _events(match: Match, written: int, choices: str, lines: list[str]) -> int:
    for event in match.events[written:]:
        who = "-" if event.who is None else str(event.who)
        lines.append(f"{event.n:>3} {who} {event.do}{choices if event.who is not None else ''}")
    return len(match.events)


# --- finished matches -------------------------------------------------------------------------------------------------


def endings(game: Game) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every way a match can end: by its own end, by every option that ends it, and by a tie."""
    yield "end", {}
    for option in game.options:
        if option.kind == "number":
            yield option.name, {option.name: 3 if option.name == "max_rounds" else 2}


def finished(game: Game, seats: int, options: dict[str, Any], tie: bool = False) -> Match:
    """A finished match of greedy players (of random ones for a tie, as long as it takes)."""
    for seed in range(1, 3000):
        match = Match.new(game.id, seats=seats, seed=seed, options=options)
        while not match.is_over:
            match.submit(match.acting[0], choose(match, match.acting[0], "random" if tie else "greedy", seed))
        best = match.scores()[match.winners()[0]]
        if not tie or match.scores().count(best) > 1:  # shared, or decided by the game's tie-break
            return match
    raise RuntimeError(f"no tie of {seats} in {game.id}")


def write(game: Game) -> None:
    """All golden files of a game."""
    folder = FOLDER / game.id
    (folder / "pins.json").write_text(json.dumps(pins(game), indent=1) + "\n", "utf-8")
    for name in ("playthroughs", "finished"):
        (folder / name).mkdir(exist_ok=True)
    for name, asked in playthrough_files(game).items():
        (folder / "playthroughs" / name).write_text(playthrough(game, asked), "utf-8")
    bounded = {"max_rounds": 4} if any(option.name == "max_rounds" for option in game.options) else {}
    for seats in game.seats:
        for name, options in endings(game):
            (folder / "finished" / f"{seats}-{name}.jsonl").write_text(finished(game, seats, options).dumps(), "utf-8")
        tie = finished(game, seats, bounded, tie=True)
        (folder / "finished" / f"{seats}-tie.jsonl").write_text(tie.dumps(), "utf-8")


if __name__ == "__main__":
    for name in sys.argv[1:] or games():
        print(f"writing the golden files of {name}", file=sys.stderr)
        write(games()[name])
