"""People who are away: a bot acts beside them, and they have the seat back as soon as they return."""

from __future__ import annotations

import time

from benben.server.live.room import Room
from benben.server.store import tables
from benben.server.store.store import Store


class Absence:
    """Minds who looks at the matches of this worker."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def mind(self, room: Room) -> bool:
        """Put bots beside people who have been away for as long as their table bears, and take away again those of
        people who came back at that very moment; whether anything changed.
        """
        table, moved = room.people.table, False
        if table is None or room.live.match.is_over:
            return False
        here = set(room.audience.presence().seats)
        for place in room.people.places:
            seat, guest = place.seat, place.guest
            if guest is None:
                continue
            if place.bot is None and seat not in here and self._is_away(room, seat, table.patience):
                room.stood_in.add(seat)
                moved |= await tables.stand_in(self._store, table.id, seat, guest, table.stand_in)
            elif place.bot is not None and seat in here and seat in room.stood_in:
                moved |= await self.end(room, seat)
            if seat in here or place.bot is not None:
                room.away_since.pop(seat, None)
        return moved

    def _is_away(self, room: Room, seat: int, patience: int | None) -> bool:
        now = time.monotonic()
        return patience is not None and now - room.away_since.setdefault(seat, now) >= patience

    async def end(self, room: Room, seat: int) -> bool:
        """Give a seat back to its guest, who looks at it again or acts; whether a bot had it."""
        table = room.people.table
        place = next((place for place in room.people.places if place.seat == seat), None)
        if table is None or place is None or place.guest is None or place.bot is None:
            return False
        room.stood_in.discard(seat)
        return await tables.stand_in(self._store, table.id, seat, place.guest, None)
