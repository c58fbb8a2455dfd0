"""SQLite keeps tables: all or nothing, in order, once, on disk before it is told."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from net_desk import lanterns

from scriptorium.net.entries import Row, Said, encode
from scriptorium.net.keys import Key, hashed, new_token
from scriptorium.net.making import new_table
from scriptorium.net.store import Already, Append, Conflict, NoTable, Notice, Unkept, UsedUp
from scriptorium.net.terms import Terms
from scriptorium_server import sqlite_store
from scriptorium_server.sqlite_store import SqliteStore

HELLO = encode(Said("anna", "hello"))


def row(seq, client=b"", seat="anna", at=5):
    return Row(seq, at, client, seat, 0, HELLO)


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


def test_rows_are_kept_in_order_and_read_again(tmp_path):
    async def work(store, made, table):
        await store.append(Append(table, 0, (row(1), row(2, b"a" * 16))))
        await store.append(Append(table, 2, (row(3),)))
        return made, table

    made, table = run(tmp_path, work)

    async def again():
        store = SqliteStore(tmp_path / "tables.db")
        kept = await store.read(table, 0)
        assert (kept.head, kept.seq, kept.snapshot) == (made.head, 3, None)
        assert kept.rows == (row(1), row(2, b"a" * 16), row(3))
        assert await store.rows(table, 2) == (row(3),)
        assert await store.find(table, b"a" * 16) == 2
        assert await store.find(table, b"b" * 16) is None
        assert await store.seqs((table, "none")) == {table: 3}
        with pytest.raises(NoTable):
            await store.read("none", 0)
        await store.close()

    asyncio.run(again())


def test_only_one_of_two_writers_succeeds(tmp_path):
    async def work(store, made, table):
        append = [store.append(Append(table, 0, (row(1, bytes([nr] * 16)),))) for nr in range(8)]
        done = await asyncio.gather(*append, return_exceptions=True)
        assert [type(one) for one in done].count(type(None)) == 1
        assert [type(one) for one in done].count(Conflict) == 7
        assert len(await store.rows(table, 0)) == 1

    run(tmp_path, work)


def test_what_was_named_once_is_not_written_again(tmp_path):
    async def work(store, made, table):
        await store.append(Append(table, 0, (row(1, b"a" * 16),)))
        with pytest.raises(Already) as told:
            await store.append(Append(table, 1, (row(2, b"a" * 16),)))
        assert told.value.seq == 1
        with pytest.raises(Already):
            await store.append(Append(table, 0, (row(1, b"a" * 16),)))

    run(tmp_path, work)


def test_what_fails_leaves_nothing_behind(tmp_path):
    async def work(store, made, table):
        invitation = hashed(made.invitations[0][1])
        key = Key(hashed(new_token()), table, "seat", "anna")
        sit = Append(table, 0, (row(1),), keys=(key,), uses=invitation)
        await store.append(sit)
        assert await store.key(key.hash) == key
        other = Key(hashed(new_token()), table, "seat", "anna")
        with pytest.raises(UsedUp):
            await store.append(Append(table, 1, (row(2),), keys=(other,), uses=invitation))
        assert len(await store.rows(table, 0)) == 1
        assert await store.key(other.hash) is None
        await store.append(Append(table, 1, (row(2),)))

    run(tmp_path, work)


def test_keys_are_locked_and_links_taken_back(tmp_path):
    async def work(store, made, table):
        old, new = (Key(hashed(new_token()), table, "seat", "anna") for _ in range(2))
        other = Key(hashed(new_token()), table, "seat", "bruno")
        await store.append(Append(table, 0, keys=(old, other)))
        lock = Append(table, 0, keys=(new,), lock="anna")
        await store.append(lock)
        await store.append(lock)  # asked for twice, as the first answer was lost
        assert await store.key(old.hash) is None
        assert await store.key(new.hash) == new
        assert await store.key(other.hash) == other

    run(tmp_path, work)


def test_tokens_are_not_in_the_file(tmp_path):
    async def work(store, made, table):
        return [made.host, made.watch, *(token for _, token in made.invitations)]

    tokens = run(tmp_path, work)
    data = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert all(token not in data for token in tokens)
    assert all(hashed(token) in data for token in tokens)


def test_notes_marks_and_snapshots(tmp_path):
    async def work(store, made, table):
        assert await store.note(table, "anna") == ""
        await store.append(Append(table, 0, note=("anna", "one")))
        await store.append(Append(table, 0, note=("anna", "two")))
        assert await store.note(table, "anna") == "two"
        assert await store.note(table, "bruno") == ""
        assert await store.seen(table, "anna") == -1
        await store.saw(table, "anna", 7)
        await store.saw(table, "anna", 3)
        assert await store.seen(table, "anna") == 7
        for at in range(6):
            snapshot = f"at {at}".encode() if at in (2, 4) else b""
            await store.append(Append(table, at, (row(at + 1),), snapshot=snapshot))
        assert (await store.read(table, 1)).snapshot is None
        assert (await store.read(table, 3)).snapshot == (2, b"at 2")
        kept = await store.read(table, 9)
        assert kept.snapshot == (4, b"at 4")
        assert [one.seq for one in kept.rows] == [5, 6]

    run(tmp_path, work)


def test_turns_are_told_once_and_time_is_up(tmp_path):
    async def work(store, made, table):
        turns = (("anna", 1), ("bruno", 1))
        await store.append(Append(table, 0, (row(1),), turns=turns, deadline=100))
        await store.append(Append(table, 1, (row(2),), turns=turns, deadline=90))
        assert set(await store.notices(9)) == {Notice(table, "anna", 1), Notice(table, "bruno", 1)}
        await store.noticed(Notice(table, "anna", 1))
        assert await store.notices(9) == (Notice(table, "bruno", 1),)
        assert await store.due(89, 9) == ()
        assert await store.due(90, 9) == (table,)
        await store.append(Append(table, 2, (row(3),), over=True, deadline=90))
        assert await store.due(90, 9) == ()

    run(tmp_path, work)


def test_servers_say_when_they_run(tmp_path):
    async def begin(at, until):
        store = SqliteStore(tmp_path / "tables.db")
        await store.beat(at)
        await store.beat(until)
        spans = await store.spans()
        await store.close()
        return spans

    assert asyncio.run(begin(10, 20)) == ((10, 20),)
    assert asyncio.run(begin(50, 70)) == ((10, 20), (50, 70))


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


def test_a_closed_store_keeps_nothing(tmp_path):
    async def work(store, made, table):
        await store.close()
        with pytest.raises(Unkept, match="closed"):
            await store.append(Append(table, 0, (row(1),)))

    run(tmp_path, work)


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
