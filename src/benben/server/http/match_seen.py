"""A match as somebody may see it over HTTP: who asks, which seats are theirs, and whether its deal is still secret."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import Depends
from pydantic import BaseModel

from benben.match.match import Match
from benben.server.http.asking import AskedServer, Server, Stranger
from benben.server.http.refusal import Refusal
from benben.server.live.room import Room
from benben.server.store import tables
from benben.server.store.tables import Table


class PersonTold(BaseModel):
    """Who sits at a seat: somebody, a bot, or a bot for somebody who is away."""

    seat: int
    name: str | None
    figure: str | None
    bot: str | None
    yours: bool


@dataclass(frozen=True)
class Seen:
    """A match and who looks at it."""

    room: Room
    seats: Sequence[int]  # the looker's own
    people: Sequence[PersonTold]
    sealed: bool  # it is over, and another table still plays the same deal

    @property
    def match(self) -> Match:
        """As it is now; what comes next is another object."""
        return self.room.live.match

    @property
    def table(self) -> Table | None:
        """Where it is played."""
        return self.room.people.table

    @property
    def header(self) -> dict[str, Any]:
        """What may be told of it at any time."""
        return {key: value for key, value in self.match.header.items() if key != "seed"}

    @property
    def is_open(self) -> bool:
        """Whether everything about it may be told to everybody."""
        return self.match.is_over and not self.sealed

    def check_seat(self, seat: int) -> None:
        """Refuse a seat that there is not."""
        if seat >= self.match.seats:
            text = f"there is no seat {seat}; this match has the seats 0 to {self.match.seats - 1}"
            raise Refusal(422, "unknown_seat", text)

    def check_own(self, seat: int) -> None:
        """Refuse a seat that is not the looker's."""
        self.check_seat(seat)
        if seat not in self.seats:
            raise Refusal(403, "not_seated", f"seat {seat} is not yours in this match")

    def check_over(self) -> None:
        """Refuse what is told only afterwards."""
        if not self.match.is_over:
            raise Refusal(409, "not_over", "the match is not over yet: this is told afterwards")

    def check_open(self) -> None:
        """Refuse what tells all about the deal."""
        self.check_over()
        if self.sealed:
            raise Refusal(409, "sealed", "another table still plays the same deal: this is told when it has finished")


async def see_match(match: str, server: AskedServer, guest: Stranger) -> Seen:
    """The match of the address."""
    room = await server.house.look(match)
    if room is None:
        raise Refusal(404, "unknown_match", "there is no match of this id; look whether it was copied as a whole")
    people = [_told(person) for person in room.people.seen_by(None if guest is None else guest.id)]
    seats = room.people.seats_of(None if guest is None else guest.id)
    return Seen(room, seats, people, room.live.match.is_over and await _is_sealed(server, room))


async def _is_sealed(server: Server, room: Room) -> bool:
    same = await tables.of_deal(server.store, room.id)
    return any(table.phase == tables.PLAYING and table.match != room.id for table in same)


def _told(person: Any) -> PersonTold:
    return PersonTold(seat=person.seat, name=person.name, figure=person.figure, bot=person.bot, yours=person.yours)


SeenMatch = Annotated[Seen, Depends(see_match)]
