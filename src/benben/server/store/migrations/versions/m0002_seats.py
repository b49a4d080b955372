"""Who has to act, who opened a table, who stands in for whom, and names of people who share a device."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

# Written as SQL that both databases take: Alembic would copy the whole table on SQLite, and dropping the old one takes
# with it whatever refers to it.
HOST = "ALTER TABLE tables ADD COLUMN host TEXT CONSTRAINT fk_tables_host REFERENCES guests (id) ON DELETE SET NULL"


def upgrade() -> None:
    """Add the columns."""
    op.add_column("matches", sa.Column("acting", sa.BigInteger(), server_default=sa.text("0"), nullable=False))
    op.add_column("places", sa.Column("name", sa.Text()))
    op.add_column("tables", sa.Column("stand_in", sa.Text(), server_default=sa.text("'greedy'"), nullable=False))
    op.add_column("tables", sa.Column("patience", sa.Integer()))
    op.execute(HOST)
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("ix_tables_deal", "tables", ["deal"])
