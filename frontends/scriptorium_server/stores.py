"""Where tables are kept: in a file of this machine, or in PostgreSQL."""

from __future__ import annotations

import shutil
import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path
from typing import Protocol

from scriptorium import SetupError
from scriptorium.mods import home_folder
from scriptorium.net import Store, Unkept

from .dumps import Dump
from .sqlite_store import SqliteStore

FILE = "tables.db"
POSTGRES = ("postgresql://", "postgres://")
WANTED = ".backup-wanted"  # beside a file: where the server that has it open shall copy it to
PORT = ".port"  # and by which port and name the server that serves it, or did last, is known
MOST_PATH = 4096
BACKUP_SECONDS = 300.0
GLANCE = 0.1
SQLITE = b"SQLite format 3\0"


class TableStore(Store, Protocol):
    """A store that whole tables can be moved to and from."""

    async def ran(self, began: int, until: int) -> None:
        """A server ran then."""

    async def tables(self) -> tuple[tuple[str, int, bool], ...]:
        """All tables, with their newest rows, and whether they are over."""

    async def dump(self, table: str) -> Dump:
        """Everything of a table; raises `NoTable`."""

    async def restore(self, dump: Dump) -> None:
        """Keep a table that came from elsewhere; raises `Conflict` where it is here already."""


def usual_place() -> str:
    """The file in the player's folder."""
    return str(home_folder() / FILE)


def is_database(where: str) -> bool:
    """Whether this is the address of a database and no file."""
    return where.startswith(POSTGRES)


async def open_store(where: str) -> TableStore:
    """The store at a place; raises `Unkept` where it cannot be opened."""
    if is_database(where):
        try:
            from .postgres_store import PostgresStore
        except ImportError as error:
            raise SetupError(
                f"PostgreSQL needs the package {error.name}: pip install 'scriptorium[postgres]'"
            ) from None
        return await PostgresStore.open(where)
    path = Path(where)
    path.parent.mkdir(parents=True, exist_ok=True)
    return SqliteStore(path)


def note_port(where: str, port: int, name: str) -> None:
    """Note beside a file at which port it is served, for programs of this machine."""
    if not is_database(where):
        with suppress(OSError):
            Path(where + PORT).write_text(f"{port} {name}", "ascii")


async def back_up(where: str, target: Path) -> None:
    """Copy a file of tables, by the server that has it open, if one has; raises `Unkept`."""
    if is_database(where):
        raise SetupError("a database is backed up by its own programs: pg_dump")
    if not Path(where).is_file():
        raise SetupError(f"there are no tables in {where}")
    if target.exists():
        raise SetupError(f"{target} is there already")
    try:
        store = SqliteStore(where)
    except Unkept:
        ask_server(where, target)
        return
    try:
        await store.backup(target)
    finally:
        await store.close()


def ask_server(where: str, target: Path) -> None:
    """Have the server that has the file open copy it; it looks once a second."""
    wanted = Path(where + WANTED)
    wanted.write_text(str(target.resolve()), "utf-8")
    end = time.monotonic() + BACKUP_SECONDS
    while wanted.exists() and time.monotonic() < end:
        time.sleep(GLANCE)
    if not target.exists():
        wanted.unlink(missing_ok=True)
        raise Unkept(f"the server that has {where} open did not write {target}; its log says why")


async def serve_backups(store: Store) -> None:
    """Do what `ask_server` wants."""
    if not isinstance(store, SqliteStore):
        return
    wanted = Path(f"{store.path}{WANTED}")
    if wanted.is_file():
        target = Path(wanted.read_text("utf-8")[:MOST_PATH])
        try:
            if not target.exists():
                await store.backup(target)
        finally:
            wanted.unlink(missing_ok=True)


def put_back(source: Path, where: str) -> int:
    """Put a backup in the place of tables that are not there; how many there are."""
    if is_database(where):
        raise SetupError("a database is put back by its own programs: pg_restore")
    path = Path(where)
    if path.exists():
        raise SetupError(f"{path} is there already; move it away first")
    with source.open("rb") as file:
        if file.read(len(SQLITE)) != SQLITE:
            raise SetupError(f"{source} is no backup of tables")
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(path.name + ".part")
    shutil.copyfile(source, part)
    try:
        with closing(sqlite3.connect(part)) as database:
            (sound,) = database.execute("PRAGMA integrity_check").fetchone()
            (count,) = database.execute("SELECT count(*) FROM tables").fetchone()
    except sqlite3.Error as error:
        part.unlink()
        raise SetupError(f"{source} is damaged: {error}") from None
    if sound != "ok":
        part.unlink()
        raise SetupError(f"{source} is damaged: {sound}")
    part.replace(path)
    return int(count)
