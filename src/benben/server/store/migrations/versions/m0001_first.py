"""The first tables.

Written out in full: a migration says what was, and must not change when schema.py does.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make them."""
    _guests()
    _tables()
    _matches()


def _guests() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("figure", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guests"),
    )
    op.create_table(
        "keys",
        sa.Column("digest", sa.Text(), nullable=False),
        sa.Column("guest", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_keys"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_keys_guest", ondelete="CASCADE"),
    )
    op.create_index("ix_keys_guest", "keys", ["guest"])
    op.create_table(
        "moves",
        sa.Column("code_digest", sa.Text(), nullable=False),
        sa.Column("guest", sa.Text(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("code_digest", name="pk_moves"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_moves_guest", ondelete="CASCADE"),
    )
    op.create_index("ix_moves_guest", "moves", ["guest"])


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("edition", sa.Text()),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("clock", sa.JSON()),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("deal", sa.Text()),
        sa.Column("phase", sa.Text(), nullable=False),
        sa.Column("match", sa.Text()),
        sa.Column("rematch_of", sa.Text()),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("touched", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.UniqueConstraint("code", name="uq_tables_code"),
        sa.UniqueConstraint("rematch_of", name="uq_tables_rematch_of"),
        sa.CheckConstraint("phase IN ('open', 'playing', 'over', 'closed')", name=op.f("ck_tables_phase")),
    )
    op.create_index("ix_tables_phase_touched", "tables", ["phase", "touched"])
    op.create_index("ix_tables_match", "tables", ["match"])
    op.create_table(
        "places",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("guest", sa.Text()),
        sa.Column("bot", sa.Text()),
        sa.Column("ready", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_places"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_places_table", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_places_guest", ondelete="SET NULL"),
    )
    op.create_index("ix_places_guest", "places", ["guest"])


def _matches() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("table", sa.Text()),
        sa.Column("header", sa.JSON(), nullable=False),
        sa.Column("secret", sa.Text(), nullable=False),
        sa.Column("phase", sa.Text(), nullable=False),
        sa.Column("length", sa.Integer(), nullable=False),
        sa.Column("touched", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_matches_table", ondelete="SET NULL"),
        sa.CheckConstraint("phase IN ('running', 'over')", name=op.f("ck_matches_phase")),
    )
    op.create_index("ix_matches_table", "matches", ["table"])
    op.create_index("ix_matches_phase_id", "matches", ["phase", "id"])
    op.create_table(
        "journal",
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("j", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("cid", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger()),
        sa.PrimaryKeyConstraint("match", "j", name="pk_journal"),
        sa.UniqueConstraint("match", "seat", "cid", name="uq_journal_match_seat_cid"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_journal_match"),
        sa.CheckConstraint("kind IN ('act', 'undo')", name=op.f("ck_journal_kind")),
    )
