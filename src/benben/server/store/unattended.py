"""Matches in which a bot has to act; their owner may have died while nobody looked."""

from __future__ import annotations

from sqlalchemy import select

from benben.server.store.schema import matches, places, tables
from benben.server.store.store import Store, unbroken


@unbroken
async def waiting_for_bots(store: Store, most: int = 1000) -> list[str]:
    """The ids of running matches where a seat with a bot has to act."""
    must_act = matches.c.acting.bitwise_rshift(places.c.seat).bitwise_and(1) == 1
    found = (
        select(matches.c.id).join(tables, tables.c.match == matches.c.id).join(places, places.c.table == tables.c.id)
    )
    found = found.where(matches.c.phase == "running", places.c.bot.is_not(None), must_act).distinct()
    async with store.database.reads() as connection:
        return list((await connection.scalars(found.order_by(matches.c.id).limit(most))).all())
