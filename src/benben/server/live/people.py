"""Who plays a match: guests and bots by seat, as the table's places say."""

from __future__ import annotations

from dataclasses import dataclass

from benben.server.store import guests as guest_store
from benben.server.store import tables as table_store
from benben.server.store.store import Store
from benben.server.store.tables import Place, Table
from benben.server.wire import Person


@dataclass(frozen=True)
class People:
    """A table's places with names. A match without table has nobody, and is only looked at."""

    table: Table | None
    places: tuple[Place, ...]
    named: tuple[Person, ...]

    @classmethod
    async def load(cls, store: Store, table: str | None) -> People:
        """As the store has them now."""
        found = None if table is None else await table_store.by_id(store, table)
        if found is None:
            return cls(None, (), ())
        places = await table_store.places_of(store, found.id)
        known = await guest_store.by_ids(store, [place.guest for place in places if place.guest])
        return cls(found, tuple(places), tuple(_person(place, known) for place in places))

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats that a guest holds."""
        return [place.seat for place in self.places if guest is not None and place.guest == guest]

    def bot_at(self, seat: int) -> str | None:
        """The bot that acts for a seat, if one does."""
        return next((place.bot for place in self.places if place.seat == seat), None)

    def seen_by(self, guest: str | None) -> list[Person]:
        """With the seats of a guest marked as theirs."""
        own = self.seats_of(guest)
        return [Person(one.seat, one.name, one.figure, one.bot, True) if one.seat in own else one for one in self.named]


def _person(place: Place, known: dict[str, guest_store.Guest]) -> Person:
    guest = known.get(place.guest or "")
    name = place.name or (guest.name if guest else None)
    return Person(place.seat, name, guest.figure if guest else None, place.bot)
