"""A server of one file that speaks through its pipes, to be killed at any moment.

Each message is a length, the number of a connection, and a frame; an empty frame is one that left.
"""

from __future__ import annotations

import asyncio
import sys
import time
from struct import Struct

import lantern

import scriptorium as sc
from scriptorium.net.hub import Hub
from scriptorium_server.sqlite_store import SqliteStore

HEAD = Struct("<II")


def now() -> int:
    return int(time.time() * 1000)


async def serve(path: str) -> None:
    library = sc.Library()
    library.add(lantern)
    out = sys.stdout.buffer

    def send(number: int, frame: bytes) -> None:
        out.write(HEAD.pack(len(frame), number) + frame)
        out.flush()

    store = SqliteStore(path)
    hub = Hub(store, library, send)
    await hub.begin(now())
    send(0, b"ready")
    loop = asyncio.get_running_loop()
    source = sys.stdin.buffer
    while head := await loop.run_in_executor(None, source.read, HEAD.size):
        length, number = HEAD.unpack(head)
        frame = await loop.run_in_executor(None, source.read, length) if length else b""
        if frame:
            await hub.hear(number, frame, now())
        else:
            hub.leave(number, now())
    await store.close()


if __name__ == "__main__":
    asyncio.run(serve(sys.argv[1]))
