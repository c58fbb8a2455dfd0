"""Whatever arrives: a table answers or closes the connection, and never fails or grows."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from random import Random

import pytest
from net_desk import Around, Desk, boards, lanterns, written

import scriptorium as sc
from night import often
from scriptorium.engine.errors import LoadError
from scriptorium.net import messages
from scriptorium.net.client import NetClient
from scriptorium.net.entries import decode
from scriptorium.net.hub import Hub
from scriptorium.net.keys import hashed, new_token
from scriptorium.net.making import new_table
from scriptorium.net.net_table import NEAR_IDS
from scriptorium.net.steps import MOST_CARDS, packed, reader_of, unpacked
from scriptorium.net.terms import Terms
from scriptorium_server.sqlite_store import SqliteStore

FRAMES = often(3_000, 1_000_000)
DAMAGED = often(1_500, 200_000)
CONNECTIONS = 6


def damaged(frame: bytes, chance: Random) -> bytes:
    """The frame with something wrong in it, or nothing of it."""
    how, data = chance.randrange(7), bytearray(frame)
    at = chance.randrange(len(data))
    if how == 0:
        data[at] = chance.randrange(256)
    elif how == 1:
        del data[at:]
    elif how == 2:
        data[at:at] = chance.randbytes(chance.randrange(1, 9))
    elif how == 3:
        del data[at : at + chance.randrange(1, 9)]
    elif how == 4:
        data = bytearray(chance.randbytes(chance.randrange(40)))
    elif how == 5:
        data = bytearray(b"\x91" * chance.randrange(1, 2000) + data)
    return bytes(data)


def wishes(table, chance: Random) -> list[messages.Message]:
    """Messages of every kind, such as devices send."""
    token, id = chance.randbytes(16), chance.randbytes(16)
    seat = chance.choice(table.setup.seats)
    actions = [bytes(written(action)) for action in sc.legal(table.match.table)[:3]]
    return [
        messages.Hello(token, chance.randrange(-2, 50)),
        messages.Again(),
        messages.Visible(chance.random() < 0.5),
        messages.Saw(chance.randrange(100)),
        messages.Ping(chance.randrange(100)),
        messages.Claim(id, token, "Eve", token, seat),
        messages.Do(id, table.stand, (chance.choice(actions),) if actions else (b"",)),
        messages.Do(id, chance.randrange(50), tuple(actions) or (b"\xc0",)),
        messages.Back(id, table.stand, chance.randrange(20)),
        messages.Propose(id, "back", chance.randrange(20)),
        messages.Propose(id, "sit_in", 0, seat, "novice"),
        messages.Propose(id, "hand_over", 0, seat, "", token),
        messages.Answer(id, chance.random() < 0.5),
        messages.Resume(id),
        messages.Say(id, "hello"),
        messages.Say(id, "", "words"),
        messages.Lend(id, "later", 3),
        messages.Note(id, "note"),
        messages.Invite(id, token, "invite", seat, 2),
        messages.Seating(id, seat, "novice"),
    ]


def test_no_frame_breaks_a_table(tmp_path, caplog):
    """Seats, a host, a spectator and a guest send nonsense, most of it nearly right."""
    caplog.set_level(logging.CRITICAL)
    chance = Random(8)

    async def flood() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        library, out = lanterns(), []
        hub = Hub(store, library, lambda number, frame: out.append((number, frame)))
        await hub.begin(0)
        made = new_table(library.setup("lantern", 3), Terms(free_text=True, lending="now"), 0)
        await store.create(made.head, made.keys, made.rows)
        tokens = [made.host, made.watch]
        for number, (_, token) in enumerate(made.invitations, 10):
            client = NetClient(library, token)
            await hub.hear(number, client.connected(), 0)
            client.claim("Somebody")
            for frame in client.to_send():
                await hub.hear(number, frame, 0)
            tokens.append(messages.read_wish(frame).token)
        name, kept = made.head.table, 0
        for at in range(FRAMES):
            number = at % CONNECTIONS
            if number not in hub._where:
                token = chance.choice([*tokens, new_token()])
                await hub.hear(number, messages.write(messages.Hello(token)), at)
            table = hub._tables.get(name)
            if table is None:
                continue
            frame = messages.write(chance.choice(wishes(table, chance)))
            await hub.hear(number, damaged(frame, chance), at)
            assert len(hub._tables) <= 1
            assert len(table.lookers) <= CONNECTIONS + 3
            assert table.to_write() is None
            assert not table._queue
            assert len(table.ids) <= NEAR_IDS
            for _, told in out:
                assert len(told) <= messages.MOST_OUT
                messages.read_answer(told)
            kept += len(out)
            out.clear()
        rows = await store.rows(name, 0)
        for row in rows:
            decode(row.body)
        seqs = [row.seq for row in rows]
        assert seqs == list(range(1, len(rows) + 1))
        assert kept > FRAMES / 4
        await store.close()

    asyncio.run(flood())


def test_frames_are_bounded_before_they_are_decoded():
    huge = messages.write(messages.Note(bytes(16), "x" * 100)) + b"x" * messages.MOST_IN
    with pytest.raises(LoadError, match="at most"):
        messages.read_wish(huge)
    long = [
        messages.Note(bytes(16), "x" * 4001),
        messages.Do(bytes(16), 1, (b"x",) * 101),
        messages.Do(bytes(16), 1, ()),
        messages.Do(bytes(16), 1, (b"x" * 4097,)),
        messages.Do(bytes(15), 1, (b"x",)),
        messages.Say(bytes(16), "x" * 33),
        messages.Hello(bytes(17)),
        messages.Claim(bytes(16), bytes(16), "x" * 25, bytes(16)),
        messages.Lend(bytes(16), "sometimes", 1),
        messages.Back(bytes(16), 1, -1),
    ]
    for message in long:
        with pytest.raises(LoadError):
            messages.read_wish(messages.write(message))


def test_what_a_table_sends_is_not_what_a_device_sends():
    told = messages.write(messages.Pong(1, 2))
    with pytest.raises(LoadError):
        messages.read_wish(told)
    with pytest.raises(LoadError):
        messages.read_answer(messages.write(messages.Ping(1)))


@pytest.mark.parametrize("name", ["lantern", "plankenkoorts", "sator"])
def test_no_damaged_step_breaks_a_device(name):
    """It is read as a step of this game, or refused with a `LoadError`."""
    desk = Desk(*boards()[name])
    around = Around(desk)
    chance, frames = Random(name), []
    desk.look(90, "watch")
    for _ in range(20):
        client = around.chooser
        if client is None:
            break
        client.choose(chance.choice(sc.legal(client.table)))
        around.pump()
        frames += [frame for frame in desk.frames.pop(90, []) if b"step" in frame[:8]]
    client = NetClient(desk.library, new_token())
    client.connected()
    desk.look(91, "watch")
    for frame in desk.frames.pop(91):
        client.hear(frame)
    reader, refused = reader_of(desk.table.rules), 0
    for _ in range(DAMAGED):
        try:
            step = messages.read_answer(damaged(chance.choice(frames), chance))
            if isinstance(step, messages.Step):
                seen = reader.apply(client.seen, step.changes)
                assert desk.table.rules.codec is not None
                assert isinstance(seen, sc.View)
                reader.events(step.changes)
        except LoadError:
            refused += 1
    assert refused


def test_runs_of_cards_are_counted_and_come_back():
    chance = Random(1)
    for _ in range(2000):
        cards = tuple(chance.choice("??ab") for _ in range(chance.randrange(12)))
        assert unpacked(packed(cards)) == cards
    assert packed(("?",) * 98) == ["?", 97]
    for told in ([3], ["?", MOST_CARDS], ["?", 1500, "a", 1500]):
        with pytest.raises(ValueError, match="not there"):
            unpacked(told)


def test_a_wrong_token_opens_nothing(tmp_path: Path):
    async def knock() -> list[bytes]:
        store = SqliteStore(tmp_path / "tables.db")
        out: list[bytes] = []
        hub = Hub(store, lanterns(), lambda number, frame: out.append(frame))
        made = new_table(lanterns().setup("lantern", 3), Terms(), 0)
        await store.create(made.head, made.keys, made.rows)
        token = made.invitations[0][1]
        wrong = [new_token(), hashed(token), bytes(16), token[::-1]]
        for at, one in enumerate(wrong):
            assert not await hub.hello(at, messages.Hello(one), 0)
        await hub.hear(99, messages.write(messages.Ping(1)), 0)  # before it said who it is
        assert hub._where == {}
        assert await hub.hello(100, messages.Hello(token), 0)
        await store.close()
        return out

    said = [messages.read_answer(frame) for frame in asyncio.run(knock())]
    assert [one.why.id for one in said if isinstance(one, messages.Bye)] == ["closed"] * 5
    assert [type(one) for one in said[5:]] == [
        messages.Welcome,
        messages.Whole,
        *[messages.Present] * 3,
    ]
