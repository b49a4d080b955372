"""The tables of the database. Changing them needs a new file in migrations/versions; a test compares the two."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    text,
)

# Constraints have names, or SQLite could not change them later.
metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)

# Times are milliseconds since 1970, except journal.at: since the match began, as in its log.
guests = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("figure", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

# A cookie holds the key; whoever reads the database cannot become somebody else.
keys = Table(
    "keys",
    metadata,
    Column("digest", Text, primary_key=True),
    Column("guest", Text, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
)

moves = Table(
    "moves",
    metadata,
    Column("code_digest", Text, primary_key=True),
    Column("guest", Text, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("game", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("edition", Text),
    Column("options", JSON, nullable=False),
    Column("clock", JSON(none_as_null=True)),
    Column("public", Boolean, nullable=False),
    Column("deal", Text, index=True),  # the first match with the deal that is repeated here
    Column("phase", Text, nullable=False),
    Column("match", Text),
    Column("rematch_of", Text, unique=True),  # unique: two who press the button at once come to one table
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("stand_in", Text, nullable=False, server_default=text("'greedy'")),  # the bot for who is away or too slow
    Column("patience", Integer),  # after how many seconds away it stands in; NULL: never
    Column("host", Text, ForeignKey("guests.id", ondelete="SET NULL"), index=True),  # who opened it
    CheckConstraint("phase IN ('open', 'playing', 'over', 'closed')", name="phase"),
    Index(None, "phase", "touched"),
    Index(None, "match"),
)

# A guest with a bot beside it is away, and the bot acts until it comes back.
places = Table(
    "places",
    metadata,
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", Text, ForeignKey("guests.id", ondelete="SET NULL"), index=True),
    Column("bot", Text),
    Column("ready", Boolean, nullable=False),
    Column("name", Text),  # of one of several people who share a device, and so a guest
)

# `length` is how many entries the journal has: whoever appends must have seen them all. `acting` is the set of seats
# (bits) that have to act.
matches = Table(
    "matches",
    metadata,
    Column("id", Text, primary_key=True),
    Column("table", Text, ForeignKey("tables.id", ondelete="SET NULL"), index=True),
    Column("header", JSON, nullable=False),
    Column("secret", Text, nullable=False),
    Column("phase", Text, nullable=False),
    Column("length", Integer, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("acting", BigInteger, nullable=False, server_default=text("0")),
    CheckConstraint("phase IN ('running', 'over')", name="phase"),
    Index(None, "phase", "id"),
)

journal = Table(
    "journal",
    metadata,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("j", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("cid", Text, nullable=False),
    Column("at", BigInteger),
    UniqueConstraint("match", "seat", "cid"),
    CheckConstraint("kind IN ('act', 'undo')", name="kind"),
)
