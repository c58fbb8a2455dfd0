"""Where tables are kept: in a file of this machine, or in PostgreSQL."""

from __future__ import annotations

from pathlib import Path

from scriptorium.mods import home_folder
from scriptorium.net import Store

from .sqlite_store import SqliteStore

FILE = "tables.db"


def usual_place() -> str:
    """The file in the player's folder."""
    return str(home_folder() / FILE)


async def open_store(where: str) -> Store:
    """The store at a place; raises `Unkept` where it cannot be opened."""
    path = Path(where)
    path.parent.mkdir(parents=True, exist_ok=True)
    return SqliteStore(path)
