"""House rules that come with a table: for this table alone, the same for everybody at it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import scriptorium as sc
from scriptorium.net import messages
from scriptorium.net.client import NetClient
from scriptorium.net.hub import Hub
from scriptorium.net.making import new_table
from scriptorium.net.table_packs import MOST_PACKS, TableLibraries, TablePack
from scriptorium.net.terms import Terms
from scriptorium_server.sqlite_store import SqliteStore

FURTHER = Path(__file__).parents[1] / "mods" / "further"


def pack(name: str) -> TablePack:
    return TablePack(name, (FURTHER / f"{name}.toml").read_bytes())


def plain() -> sc.Library:
    return sc.standard_library().copy()


def test_devices_are_brought_the_packs_of_the_table(tmp_path):
    """Who has never heard of a house rule plays by it; the program's own library stays as it is."""
    zeal = pack("zeal")

    async def work() -> None:
        library = plain()
        agreed = TableLibraries(library).of([zeal]).setup("sator", 2, mods=["zeal"])
        made = new_table(agreed, Terms(), 0, packs=[zeal])
        store, out = SqliteStore(tmp_path / "tables.db"), {}
        hub = Hub(store, library, lambda number, frame: out.setdefault(number, []).append(frame))
        await hub.begin(0)
        await store.create(made.head, made.keys, made.rows)
        assert (await store.read(made.head.table, 0)).head == made.head
        clients = [NetClient(plain(), token) for _, token in made.invitations]

        async def carry() -> int:
            brought, busy = 0, True
            while busy:
                busy = False
                for number, client in enumerate(clients):
                    for frame in client.to_send():
                        busy = True
                        await hub.hear(number, frame, 0)
                    for frame in out.pop(number, []):
                        busy = True
                        brought += isinstance(messages.read_answer(frame), messages.Brought)
                        client.hear(frame)
            return brought

        brought = 0
        for number, client in enumerate(clients):
            await hub.hear(number, client.connected(), 0)
            client.claim("Somebody")
            brought += await carry()
        assert brought == len(clients)
        table = hub._tables[made.head.table].match.table
        for client in clients:
            assert client.unfit == ""
            assert sc.digest(client.seen) == sc.digest(sc.view(table, client.seat))
            assert "zeal:psalm" in client.rules.cards
        assert "zeal" not in library.plugins
        late = NetClient(plain(), clients[0].token, packs=clients[0].packs)
        clients.append(late)
        await hub.hear(len(clients) - 1, late.connected(), 0)
        assert await carry() == 0
        assert sc.digest(late.seen) == sc.digest(clients[0].seen)
        await store.close()

    asyncio.run(work())


def test_a_pack_is_known_by_its_content():
    one, other = pack("zeal"), pack("skew")
    changed = TablePack("zeal", one.data + b"\n# nothing\n")
    folder = TablePack("zeal", one.data, is_folder=True)
    assert len({one.hash, other.hash, changed.hash, folder.hash}) == 4
    libraries = TableLibraries(plain())
    library = libraries.of([one])
    assert libraries.of([one]) is library
    assert libraries.of([changed]) is not library
    assert libraries.of([]) is libraries.library
    setup = library.setup("sator", 2, mods=["zeal"])
    assert {ref.name: ref.hash for ref in setup.plugins}["zeal"] == one.hash


@pytest.mark.parametrize(
    ("packs", "told"),
    [
        ([TablePack("bad", b"[pack]\nname = 3")], "the pack bad cannot be used"),
        ([TablePack("bad", b"\xff\xfe")], "the pack bad cannot be used"),
        ([TablePack("bad", b"\n[pack]\nname = 3")], r"cannot be used: .*bad\.toml:3"),
        ([TablePack("bad", b"\n[pack]\nname = 3", True)], r"cannot be used: .*bad/pack\.toml:3"),
        ([TablePack("sator", b"")], "a plugin that is there already"),
        ([TablePack(f"p{nr}", b"") for nr in range(MOST_PACKS + 1)], "at most 10 packs"),
    ],
)
def test_what_is_wrong_with_a_pack_is_said(packs, told):
    library = plain()
    with pytest.raises(sc.SetupError, match=told):
        TableLibraries(library).of(packs)
    assert library.plugins.keys() == plain().plugins.keys()
