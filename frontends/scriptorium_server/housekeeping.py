"""What an operator does with tables: list, export, import, move, back up, put back."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from scriptorium import SetupError
from scriptorium.net import Conflict, NoTable

from .dumps import read_dump, write_dump
from .stores import TableStore, back_up, open_store, put_back

Work = Callable[[TableStore], Awaitable[None]]


def _with_store(where: str, work: Work) -> int:
    async def done() -> None:
        store = await open_store(where)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(done())
    return 0


def list_tables(where: str) -> int:
    """Print all tables."""

    async def work(store: TableStore) -> None:
        for name, seq, over in await store.tables():
            print(f"{name}  {seq:6} entries" + (", over" if over else ""))

    return _with_store(where, work)


def export_table(where: str, table: str, file: Path) -> int:
    """Write a table to a file."""
    if file.exists():
        raise SetupError(f"{file} is there already")

    async def work(store: TableStore) -> None:
        try:
            dump = await store.dump(table)
        except NoTable:
            raise SetupError(f"there is no table {table}") from None
        write_dump(file, dump)
        print(f"{table}: {len(dump.rows)} entries are in {file}")

    return _with_store(where, work)


def import_table(where: str, file: Path) -> int:
    """Keep the table of a file; its links open it here."""
    dump = read_dump(file)

    async def work(store: TableStore) -> None:
        await store.restore(dump)
        print(f"{dump.head.table}: {len(dump.rows)} entries were read")

    return _with_store(where, work)


def move_tables(where: str, target: str) -> int:
    """Copy all tables to another store; those that are there already stay as they are there."""
    if where == target:
        raise SetupError("that is the same place")

    async def work(store: TableStore) -> None:
        other, moved, there = await open_store(target), 0, 0
        try:
            for name, _, _ in await store.tables():
                try:
                    await other.restore(await store.dump(name))
                    moved += 1
                except Conflict:
                    there += 1
            for began, until in await store.spans():
                await other.ran(began, until)
        finally:
            await other.close()
        print(f"{moved} tables were copied" + (f", {there} were there already" if there else ""))

    return _with_store(where, work)


def write_backup(where: str, file: Path) -> int:
    """Copy a file of tables, while a server runs or while none does."""
    asyncio.run(back_up(where, file))
    print(f"the tables are copied to {file}")
    return 0


def restore_backup(where: str, file: Path) -> int:
    """Put a copy in the place of tables that are lost."""
    print(f"{put_back(file, where)} tables are there again")
    return 0
