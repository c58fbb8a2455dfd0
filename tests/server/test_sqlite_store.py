"""What is SQLite's alone: one file, one connection, one thread that gathers what waits."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from net_desk import lanterns
from store_rows import row

from scriptorium.net.entries import Row, Said, encode
from scriptorium.net.keys import hashed
from scriptorium.net.making import new_table
from scriptorium.net.store import Append, Unkept
from scriptorium.net.terms import Terms
from scriptorium_server import sqlite_store
from scriptorium_server.sqlite_store import SqliteStore


def run(path: Path, work):
    """Do something with a store that has one new table."""

    async def all_of_it():
        store = SqliteStore(path / "tables.db")
        made = new_table(lanterns().setup("lantern", 3), Terms(), 1)
        await store.create(made.head, made.keys, made.rows)
        try:
            return await work(store, made, made.head.table)
        finally:
            await store.close()

    return asyncio.run(all_of_it())


def test_tokens_are_not_in_the_file(tmp_path):
    async def work(store, made, table):
        return [made.host, made.watch, *(token for _, token in made.invitations)]

    tokens = run(tmp_path, work)
    data = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert all(token not in data for token in tokens)
    assert all(hashed(token) in data for token in tokens)


def test_what_waits_is_committed_together(tmp_path):
    async def work(store, made, table):
        tables = []
        for _ in range(40):
            made = new_table(lanterns().setup("lantern", 3), Terms(), 1)
            tables.append(made.head.table)
            await store.create(made.head, made.keys, made.rows)
        before = store.commits
        appends = [store.append(Append(table, 0, (row(1),))) for table in tables]
        await asyncio.gather(*appends)
        assert store.commits - before < len(tables) / 2

    run(tmp_path, work)


def test_a_second_server_is_refused_at_once(tmp_path):
    async def work(store, made, table):
        with pytest.raises(Unkept, match="cannot be opened"):
            SqliteStore(tmp_path / "tables.db")
        with pytest.raises(sqlite3.OperationalError):
            sqlite3.connect(tmp_path / "tables.db", timeout=0).execute("SELECT * FROM tables")

    run(tmp_path, work)


def test_a_disk_that_fails_is_told_and_nothing_is_acknowledged(tmp_path, monkeypatch):
    async def work(store, made, table):
        def full(database, append):
            raise sqlite3.OperationalError("database or disk is full")

        monkeypatch.setattr(sqlite_store, "_append", full)
        with pytest.raises(Unkept, match="disk is full"):
            await store.append(Append(table, 0, (row(1),)))
        monkeypatch.undo()
        assert await store.rows(table, 0) == ()
        await store.append(Append(table, 0, (row(1),)))
        assert len(await store.rows(table, 0)) == 1

    run(tmp_path, work)


def test_what_fails_by_itself_does_not_stop_others(tmp_path, monkeypatch):
    """Of what is written together one thing fails: it alone is refused."""

    async def work(store, made, table):
        real = sqlite_store._append

        def picky(database, append):
            real(database, append)
            if append.note == ("anna", "bad"):
                raise sqlite3.DataError("this is too much")

        monkeypatch.setattr(sqlite_store, "_append", picky)
        words = ("one", "bad", "two")
        notes = [
            store.append(Append(table, 0, note=("bruno" if one != "bad" else "anna", one)))
            for one in words
        ]
        done = await asyncio.gather(*notes, return_exceptions=True)
        assert [type(one) for one in done] == [type(None), Unkept, type(None)]
        assert await store.note(table, "bruno") == "two"
        assert await store.note(table, "anna") == ""

    run(tmp_path, work)


def test_it_waits_for_the_disk(tmp_path):
    """What is acknowledged survives a loss of power: `FULL`, and one connection alone."""
    database = sqlite_store._connected(tmp_path / "tables.db")
    asked = ("synchronous", "journal_mode", "locking_mode", "mmap_size")
    found = [database.execute(f"PRAGMA {name}").fetchone() for name in asked]
    assert found[0] == (2,)
    assert found[1:3] == [("wal",), ("exclusive",)]
    assert found[3] in (None, (0,))
    database.close()


def test_a_disk_that_is_really_full_loses_nothing(tmp_path):
    """What was acknowledged before stays; once there is room again, it goes on."""

    async def work(store, made, table):
        async def room_for(pages):
            told = f"PRAGMA max_page_count = {pages}"
            await store._ask(lambda database: database.execute(told).fetchone())

        (pages,) = await store._ask(
            lambda database: database.execute("PRAGMA page_count").fetchone()
        )
        await room_for(pages + 8)
        body, kept = encode(Said("anna", "", "x" * 250)) * 8, 0
        problem = ""
        while not problem and kept < 1000:
            big = Row(kept + 1, 5, bytes([kept % 256]) * 16, "anna", 0, body)
            try:
                await store.append(Append(table, kept, (big,)))
                kept += 1
            except Unkept as error:
                problem = str(error)
        assert "full" in problem
        assert 0 < kept < 200
        assert [one.seq for one in await store.rows(table, 0)] == list(range(1, kept + 1))
        await room_for(100_000)
        await store.append(Append(table, kept, (row(kept + 1),)))
        assert len(await store.rows(table, 0)) == kept + 1

    run(tmp_path, work)
