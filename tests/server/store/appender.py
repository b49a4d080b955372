"""A process that appends to a match until it is killed, and says the number of every entry whose append returned."""

from __future__ import annotations

import asyncio
import sys

from benben.server.store import ACT, Entry, Store


async def main(url: str, match: str) -> None:
    store = await Store.open(url)
    j = len(await store.journal(match))
    while True:
        j += 1
        await store.append(match, [Entry(j, ACT, 0, f"action {j}", f"c{j}")])
        print(j, flush=True)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2]))
