"""Plays a match of greedy bots and records what a seat is shown of it, for the bench of the site's boards.

`python tools/record_views.py GAME --seats N` writes web/src/dev/views/GAME-N.json.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from benben.bots.bot import answer, question
from benben.engine.registry import find_game
from benben.match.match import Match

VIEWS = Path(__file__).parent.parent / "web" / "src" / "dev" / "views"
NAMES = ("Ada", "Ben", "Cleo", "Dario", "Esra")
FIGURES = ("scarab", "ibis", "cat", "falcon", "lotus")


def record(game: str, seats: int, seat: int | None, seed: int, options: dict[str, Any]) -> dict[str, Any]:
    """A match, step by step, as one seat (None: a spectator) sees it."""
    match = Match.new(game, seats, seed=seed, options=options)
    steps = [_step(match, seat)]
    while not match.is_over:
        who = match.acting[-1]  # others first, so that the seat's own choices come last where all act together
        if seat in match.acting and len(match.acting) == 1:
            who = seat if seat is not None else who
        match.submit(who, answer(question(match, who, seed), "greedy"))
        step = _step(match, seat)
        if step != steps[-1]:
            steps.append(step)
    people = [_person(other, other == seat) for other in range(seats)]
    events = [event.as_dict() for event in match.redacted(seat)]
    return {"game": game, "seats": seats, "seat": seat, "people": people, "events": events, "steps": steps}


def _step(match: Match, seat: int | None) -> dict[str, Any]:
    return {
        "events": len(match.redacted(seat)),
        "view": match.view(seat),
        "can_undo": seat is not None and match.can_undo(seat),
    }


def _person(seat: int, yours: bool) -> dict[str, Any]:
    bot = None if yours or seat % 2 == 0 else "greedy"
    return {"seat": seat, "name": NAMES[seat], "figure": FIGURES[seat], "bot": bot, "yours": yours}


def parse_option(text: str) -> tuple[str, Any]:
    """An option as `name=value`, where a value may be JSON."""
    name, _, value = text.partition("=")
    try:
        return name, json.loads(value)
    except ValueError:
        return name, value


def main() -> None:
    """Record what the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seat", default="0", help="whose views; none for a spectator's")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], type=parse_option, help="name=value")
    parser.add_argument("--name", help="of the file, without .json")
    given = parser.parse_args()
    seats = given.seats or find_game(given.game).seats[0]
    seat = None if given.seat == "none" else int(given.seat)
    recorded = record(given.game, seats, seat, given.seed, dict(given.option))
    VIEWS.mkdir(parents=True, exist_ok=True)
    path = VIEWS / f"{given.name or f'{given.game}-{seats}' + ('' if seat == 0 else f'-{given.seat}')}.json"
    path.write_text(json.dumps(recorded, ensure_ascii=False) + "\n", "utf-8")
    print(f"{path}: {len(recorded['steps'])} steps, {path.stat().st_size // 1024} KiB")


if __name__ == "__main__":
    main()
