"""Tables as they are told: with names in place of guests, since nobody is to be followed by an id."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from pydantic import BaseModel, Field
from starlette.requests import HTTPConnection

from benben.server.http.link import invitation
from benben.server.store import guests, tables
from benben.server.store.guests import Guest
from benben.server.store.store import Store
from benben.server.store.tables import Place, Table

OWN = "own"  # what an edition is called that somebody brought along


class ClockTold(BaseModel):
    """Time for each seat, in milliseconds."""

    base: int
    bonus: int


class PlaceTold(BaseModel):
    """A seat: free, taken by somebody, by a bot, or by a bot for somebody who is away."""

    seat: int
    name: str | None
    figure: str | None
    bot: str | None
    ready: bool
    yours: bool


class TableTold(BaseModel):
    """All there is to know of a table."""

    code: str = Field(description="Who has it may sit down.")
    link: str
    phase: Literal["open", "playing", "over", "closed"]
    match: str | None
    game: str
    seats: int
    edition: str | None = Field(description='The name of one that ships, "own", or null for the usual one.')
    options: dict[str, bool | int | str | None]
    clock: ClockTold | None
    public: bool
    duplicate: bool = Field(description="The deal of an earlier match is played again.")
    stand_in: str = Field(description="The bot that acts for who is away or out of time.")
    patience: int | None = Field(description="After how many seconds away; null is never.")
    host: bool = Field(description="Whether you opened it, and so may start, close, and say who sits there.")
    created: int
    touched: int
    places: list[PlaceTold]


@dataclass(frozen=True)
class Sight:
    """A table with its places, as the store has them now."""

    table: Table
    places: Sequence[Place]

    @classmethod
    async def of(cls, store: Store, table: Table) -> Sight:
        return cls(table, await tables.places_of(store, table.id))

    def seats_of(self, guest: str) -> list[int]:
        """The seats that a guest holds."""
        return [place.seat for place in self.places if place.guest == guest]

    def is_host(self, guest: str | None) -> bool:
        """Whether a guest decides; if who opened the table has erased itself, everybody who sits there."""
        if self.table.host is None:
            return guest is not None and bool(self.seats_of(guest))
        return self.table.host == guest


async def tell_table(connection: HTTPConnection, table: Table, guest: Guest | None) -> TableTold:
    """One table, as somebody sees it."""
    return (await tell_tables(connection, [table], guest))[0]


async def tell_tables(connection: HTTPConnection, found: Sequence[Table], guest: Guest | None) -> list[TableTold]:
    """Several tables, with few questions to the store."""
    store: Store = connection.app.state.server.store
    seen = await asyncio.gather(*(Sight.of(store, table) for table in found))
    ids = {place.guest for sight in seen for place in sight.places if place.guest is not None}
    known = await guests.by_ids(store, sorted(ids)) if ids else {}
    me = None if guest is None else guest.id
    return [_tell(connection, sight, known, me) for sight in seen]


def _tell(connection: HTTPConnection, sight: Sight, known: Mapping[str, Guest], me: str | None) -> TableTold:
    table = sight.table
    same = (
        "code",
        "phase",
        "match",
        "game",
        "seats",
        "options",
        "public",
        "stand_in",
        "patience",
        "created",
        "touched",
    )
    return TableTold(
        **{name: getattr(table, name) for name in same},
        link=invitation(connection, table),
        edition=OWN if table.edition is not None and "\n" in table.edition else table.edition,
        clock=None if table.clock is None else ClockTold(**table.clock),
        duplicate=table.deal is not None,
        host=sight.is_host(me),
        places=[_tell_place(place, known, me) for place in sight.places],
    )


def _tell_place(place: Place, known: Mapping[str, Guest], me: str | None) -> PlaceTold:
    guest = known.get(place.guest or "")
    return PlaceTold(
        seat=place.seat,
        name=place.name or (guest.name if guest else None),
        figure=guest.figure if guest else None,
        bot=place.bot,
        ready=place.ready,
        yours=guest is not None and guest.id == me,
    )
