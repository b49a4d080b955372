"""`launch.py DATABASE BUS WORKERS PORT`: the real application, whose limits let one machine be many people."""

from __future__ import annotations

import sys

from fastapi import FastAPI

from benben.server.config import Config
from benben.server.limits import MOST, RATES, Limits, Rate
from benben.server.serving import serve


def make(config: Config) -> FastAPI:
    """Everything real but the numbers."""
    from benben.server.app import make_app

    return make_app(
        config, Limits(rates=dict.fromkeys(RATES, Rate("10000000/second")), most=dict.fromkeys(MOST, 10**6))
    )


def main() -> int:
    """Says the port, then serves until it is ended."""
    database, bus, workers, port = sys.argv[1:]
    config = Config(database=database, bus=bus or None, workers=int(workers), port=int(port), bot_pause=0.0)
    return serve(config, lambda now: print(now.port, flush=True), make)


if __name__ == "__main__":
    sys.exit(main())
