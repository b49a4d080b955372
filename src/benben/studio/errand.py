"""What takes long, done in a process of its own: `python -m benben.studio.errand` reads a job as one line of JSON and
says in lines of JSON how far it is and what came of it. It ends with whoever gave it the job: when its input is closed.
"""

from __future__ import annotations

import base64
import json
import os
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from benben.engine.edition import Edition
from benben.engine.errors import BenbenError
from benben.engine.registry import find_game
from benben.studio.draft import read_draft

if TYPE_CHECKING:
    from benben.analysis.simulation import Numbers, Records, Table

PIECE = 20  # matches between two lines that say how far it is
NICE = 10  # whoever plays comes first

Say = Callable[[Mapping[str, Any]], None]


def run(job: Mapping[str, Any], say: Say) -> None:
    """Do a job; what is wrong with it is said in a sentence."""
    try:
        KINDS[job["kind"]](job, say)
    except BenbenError as error:
        say({"error": str(error)})


def _try_out(job: Mapping[str, Any], say: Say) -> None:
    """Matches of bots."""
    from benben.analysis.simulation import bounded, simulate

    edition = _edition_of(job)
    result = simulate(
        edition.game,
        job["seats"],
        job["matches"],
        "greedy",
        job["seed"],
        edition,
        bounded(edition.game, job["options"]),
        on_progress=lambda done, of: say({"done": done, "of": of}),
        play_all=_in_small_pieces,
    )
    say({"result": result.as_dict()})


def _in_small_pieces(
    table: Table, seed: int, count: int, threads: int
) -> Iterator[tuple[int, Numbers, Records]]:  # so that progress is seen; there is one thread
    for first in range(0, count, PIECE):
        yield first, *table.play(seed, first, min(PIECE, count - first))


def _set_pages(job: Mapping[str, Any], say: Say) -> None:
    """Pages to print."""
    from benben.studio.sheet import set_pages

    pages = set_pages(_edition_of(job), job["paper"], job["language"])
    say({"pages": base64.b64encode(pages).decode()})


def _edition_of(job: Mapping[str, Any]) -> Edition:
    """The edition, read anew: it was checked by whoever gave the job."""
    draft = read_draft(find_game(job["game"]), job["text"])
    return replace(draft.edition, name=draft.name)


KINDS: dict[str, Callable[[Mapping[str, Any], Say], None]] = {"trial": _try_out, "pages": _set_pages}


def main() -> None:
    """The job of the first line."""
    job = json.loads(sys.stdin.readline())
    threading.Thread(target=_end_with_input, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(NICE)

    def say(line: Mapping[str, Any]) -> None:
        sys.stdout.write(json.dumps(line) + "\n")
        sys.stdout.flush()

    run(job, say)


def _end_with_input() -> None:
    sys.stdin.read()
    os._exit(1)


if __name__ == "__main__":
    main()
