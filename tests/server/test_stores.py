"""Every store keeps tables alike: all or nothing, in order, once, on disk before it is told."""

from __future__ import annotations

import asyncio

import pytest
from net_desk import lanterns
from store_rows import row

from scriptorium import LoadError
from scriptorium.net import (
    Alert,
    Already,
    Append,
    Attending,
    Conflict,
    Key,
    Look,
    NoTable,
    Notice,
    TablePack,
    Terms,
    Unkept,
    UsedUp,
    hashed,
    new_table,
    new_token,
)
from scriptorium_server.dumps import FORM, read_dump, write_dump
from scriptorium_server.stores import open_store


def run(place: str, work):
    """Do something with a store that has one new table."""

    async def all_of_it():
        store = await open_store(place)
        made = new_table(lanterns().setup("lantern", 3), Terms(), 1)
        await store.create(made.head, made.keys, made.rows)
        try:
            return await work(store, made, made.head.table)
        finally:
            await store.close()

    return asyncio.run(all_of_it())


def test_rows_are_kept_in_order_and_read_again(place):
    async def work(store, made, table):
        await store.append(Append(table, 0, (row(1), row(2, b"a" * 16))))
        await store.append(Append(table, 2, (row(3),)))
        return made, table

    made, table = run(place, work)

    async def again():
        store = await open_store(place)
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


def test_only_one_of_two_writers_succeeds(place):
    async def work(store, made, table):
        append = [store.append(Append(table, 0, (row(1, bytes([nr] * 16)),))) for nr in range(8)]
        done = await asyncio.gather(*append, return_exceptions=True)
        assert [type(one) for one in done].count(type(None)) == 1
        assert [type(one) for one in done].count(Conflict) == 7
        assert len(await store.rows(table, 0)) == 1

    run(place, work)


def test_what_was_named_once_is_not_written_again(place):
    async def work(store, made, table):
        await store.append(Append(table, 0, (row(1, b"a" * 16),)))
        with pytest.raises(Already) as told:
            await store.append(Append(table, 1, (row(2, b"a" * 16),)))
        assert told.value.seq == 1
        with pytest.raises(Already):
            await store.append(Append(table, 0, (row(1, b"a" * 16),)))

    run(place, work)


def test_what_fails_leaves_nothing_behind(place):
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

    run(place, work)


def test_keys_are_locked_and_links_taken_back(place):
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

    run(place, work)


def test_notes_marks_and_snapshots(place):
    async def work(store, made, table):
        assert await store.note(table, "anna") == ""
        await store.append(Append(table, 0, note=("anna", "one")))
        await store.append(Append(table, 0, note=("anna", "two")))
        assert await store.note(table, "anna") == "two"
        assert await store.note(table, "bruno") == ""
        assert await store.seen(table, "anna") == -1
        await store.saw([Look(table, "anna", 7), Look(table, "bruno", 2)])
        await store.saw([Look(table, "anna", 3)])
        assert await store.seen(table, "anna") == 7
        assert await store.seen(table, "bruno") == 2
        for at in range(6):
            snapshot = f"at {at}".encode() if at in (2, 4) else b""
            await store.append(Append(table, at, (row(at + 1),), snapshot=snapshot))
        assert (await store.read(table, 1)).snapshot is None
        assert (await store.read(table, 3)).snapshot == (2, b"at 2")
        kept = await store.read(table, 9)
        assert kept.snapshot == (4, b"at 4")
        assert [one.seq for one in kept.rows] == [5, 6]

    run(place, work)


def test_turns_are_told_once_and_time_is_up(place):
    async def work(store, made, table):
        turns = (("anna", 1), ("bruno", 1))
        await store.append(Append(table, 0, (row(1),), turns=turns, deadline=100))
        await store.append(Append(table, 1, (row(2),), turns=turns, deadline=90))
        assert set(await store.notices(9)) == {Notice(table, "anna", 1), Notice(table, "bruno", 1)}
        assert await store.noticed(Notice(table, "anna", 1))
        assert not await store.noticed(Notice(table, "anna", 1)), "somebody has taken it on"
        assert await store.notices(9) == (Notice(table, "bruno", 1),)
        assert await store.due(89, 9) == ()
        assert await store.due(90, 9) == (table,)
        await store.append(Append(table, 2, (row(3),), over=True, deadline=90))
        assert await store.due(90, 9) == ()

    run(place, work)


def test_what_an_address_does_is_counted_for_all_servers(place):
    """Two servers on one store count together; what is long ago does not count."""

    async def work(store, made, table):
        others = [store] if not place.startswith("postgresql") else [store, await open_store(place)]
        found = [
            await others[nr % len(others)].hit("table", b"a" * 16, 3, 100, 101 + nr)
            for nr in range(5)
        ]
        assert found == [True, True, True, False, False]
        assert await others[-1].hits("table", b"a" * 16, 100) == 3
        assert await store.hits("table", b"a" * 16, 101) == 2
        assert await store.hit("table", b"a" * 16, 3, 101, 200)
        assert await store.hit("table", b"b" * 16, 3, 100, 101)
        assert await store.hits("wrong", b"a" * 16, 0) == 0
        many = [one.hit("wrong", b"a" * 16, 7, 0, 5) for one in others * 10]
        assert sum(await asyncio.gather(*many)) == 7
        await store.attend(b"s" * 16, (), 10_000_000)
        assert await store.hits("table", b"a" * 16, 0) == 0
        for other in others[1:]:
            await other.close()

    run(place, work)


def test_players_are_told_where_they_want(place):
    async def work(store, made, table):
        mail = Alert(table, "anna", "mail", "anna@example.org", "en")
        hook = Alert(table, "anna", "webhook", "https://example.org/", "nl")
        for one in (mail, hook, mail._replace(language="it"), mail._replace(seat="bruno")):
            await store.add_alert(one)
        assert await store.alerts(table, "anna") == (mail._replace(language="it"), hook)
        await store.drop_alert(mail)
        assert await store.alerts(table, "anna") == (hook,)
        assert len(await store.alerts(table, "bruno")) == 1

    run(place, work)


def test_servers_share_what_was_kept_first(place):
    async def work(store, made, table):
        assert await store.shared("key", b"first") == b"first"
        assert await store.shared("key", b"second") == b"first"
        assert await store.shared("another", b"second") == b"second"

    run(place, work)


def test_servers_say_when_they_run(place):
    async def begin(at, until):
        store = await open_store(place)
        await store.beat(at)
        await store.beat(until)
        spans = await store.spans()
        await store.close()
        return spans

    assert asyncio.run(begin(10, 20)) == ((10, 20),)
    assert asyncio.run(begin(50, 70)) == ((10, 20), (50, 70))


def test_a_closed_store_keeps_nothing(place):
    async def work(store, made, table):
        await store.close()
        with pytest.raises(Unkept, match="closed"):
            await store.append(Append(table, 0, (row(1),)))

    run(place, work)


def test_two_stores_of_one_place_agree(cluster):
    """Each writes behind what it knows; of two at once one succeeds, whatever the other is."""
    place = cluster.new()

    async def work(store, made, table):
        other = await open_store(place)
        try:
            for at in range(20):
                named = [bytes([at, nr] * 8) for nr in range(2)]
                both = [
                    one.append(Append(table, at, (row(at + 1, named[nr]),)))
                    for nr, one in enumerate((store, other))
                ]
                done = await asyncio.gather(*both, return_exceptions=True)
                assert sorted(type(one).__name__ for one in done) == ["Conflict", "NoneType"]
            assert await store.rows(table, 0) == await other.rows(table, 0)
        finally:
            await other.close()

    run(place, work)


def test_what_one_device_named_once_is_written_once_by_two_servers(cluster):
    place = cluster.new()

    async def work(store, made, table):
        other = await open_store(place)
        try:
            append = Append(table, 0, (row(1, b"a" * 16),))
            both = [store.append(append), other.append(append)]
            done = await asyncio.gather(*both, return_exceptions=True)
            assert [type(one) for one in done].count(type(None)) == 1
            assert isinstance(next(one for one in done if one), Already | Conflict)
            assert len(await other.rows(table, 0)) == 1
        finally:
            await other.close()

    run(place, work)


def test_hints_are_heard_by_others(cluster):
    """A hint names the table; who wrote there hears nothing of it."""
    place = cluster.new()

    async def work(store, made, table):
        other = await open_store(place)
        heard, own = asyncio.Event(), []
        names = []
        other.listen(lambda told: (names.extend(told), heard.set()))
        store.listen(own.extend)
        try:
            at = 0
            while not heard.is_set():
                await store.append(Append(table, at, (row(at + 1),)))
                at += 1
                await asyncio.sleep(0.05)
                assert at < 200
            assert set(names) == {table}
            assert own == []
        finally:
            await other.close()

    run(place, work)


def test_who_is_connected_to_other_servers(place):
    async def work(store, made, table):
        here = Attending(table, "anna", "here")
        await store.attend(b"one", [here], 100)
        await store.attend(b"two", [Attending(table, "bruno", "away")], 200)
        assert await store.attending(b"two", 50) == (here,)
        assert await store.attending(b"two", 101) == ()
        await store.attend(b"one", [], 300)
        assert await store.attending(b"two", 50) == ()
        await store.attend(b"one", [here], 10_000_000)  # the other one is long gone
        assert await store.attending(b"three", 0) == (here,)

    run(place, work)


def whole_table(store, made, table):
    """A table with something of everything."""

    async def filled():
        seat = Key(hashed(new_token()), table, "seat", "anna")
        sit = Append(table, 0, (row(1),), keys=(seat,), uses=hashed(made.invitations[0][1]))
        await store.append(sit)
        old = Key(hashed(new_token()), table, "seat", "bruno")
        await store.append(Append(table, 1, keys=(old,)))
        await store.append(Append(table, 1, lock="bruno", note=("anna", "my plan")))
        turns = (("anna", 4), ("bruno", 5))
        await store.append(Append(table, 1, (row(2, b"c" * 16),), turns=turns, deadline=90))
        await store.noticed(Notice(table, "anna", 4))
        await store.saw([Look(table, "anna", 2)])
        await store.add_alert(Alert(table, "anna", "mail", "anna@example.org", "en"))
        return seat, old

    return filled()


def test_a_table_is_exported_and_imported_whole(place, tmp_path):
    """What is in the file is there again, in a store of either kind; links still open it."""

    async def work(store, made, table):
        seat, old = await whole_table(store, made, table)
        dump = await store.dump(table)
        assert dump.head == made.head
        assert len(dump.rows) == 2
        assert old not in dump.keys
        write_dump(tmp_path / "one.table", dump)
        with pytest.raises(Conflict):
            await store.restore(dump)
        with pytest.raises(NoTable):
            await store.dump("none")
        return dump, seat, await store.tables()

    dump, seat, listed = run(place, work)
    assert read_dump(tmp_path / "one.table") == dump

    async def again():
        store = await open_store(str(tmp_path / "other.db"))
        await store.restore(read_dump(tmp_path / "one.table"))
        table = dump.head.table
        assert await store.dump(table) == dump
        assert await store.key(seat.hash) == seat
        assert await store.note(table, "anna") == "my plan"
        assert [one.target for one in await store.alerts(table, "anna")] == ["anna@example.org"]
        assert await store.seen(table, "anna") == 2
        assert await store.notices(9) == (Notice(table, "bruno", 5),)
        assert await store.due(90, 9) == (table,)
        assert await store.find(table, b"c" * 16) == 2
        assert await store.tables() == listed
        await store.append(Append(table, 2, (row(3),)))
        await store.close()

    asyncio.run(again())


@pytest.mark.parametrize(
    "data", [b"", b"words", FORM, FORM + b"\xff", FORM + b"\x99", FORM + bytes(99)]
)
def test_what_is_no_table_is_not_imported(tmp_path, data):
    (tmp_path / "bad").write_bytes(data)
    with pytest.raises(LoadError):
        read_dump(tmp_path / "bad")


def test_packs_are_kept_with_their_table(place):
    async def work(store, made, table):
        pack = TablePack("zeal", b"words")
        other = new_table(lanterns().setup("lantern", 3), Terms(), 1, packs=[pack])
        await store.create(other.head, other.keys, other.rows)
        assert (await store.read(other.head.table, 0)).head.packs == (pack,)

    run(place, work)
