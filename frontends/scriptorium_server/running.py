"""Running a server: it listens, says where, and ends in order."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import sys
import threading
from contextlib import suppress

import segno
import uvicorn

from scriptorium import Library, SetupError
from scriptorium.net import MOST_IN, Store, TableLibraries
from scriptorium_web.serving import home_address

from .app import Server, milliseconds
from .protocols import Requests, Sockets
from .settings import Settings
from .stores import note_port, open_store
from .tables_api import made_so, token_text

# Addresses of proxies that are believed: those of a machine's own, and of private networks.
PROXIES = ["127.0.0.0/8", "::1", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"]
MOST_HEAD = 16 * 1024
MARK = "t="  # before the letters of a link
LAST_SECONDS = 5  # for connections to end


def configured(server: Server) -> uvicorn.Config:
    """How uvicorn serves it. What is asked is not logged: links would stand there."""
    settings = server.settings
    return uvicorn.Config(
        server.app(),
        http=Requests,
        ws=Sockets,
        ws_max_size=MOST_IN,
        ws_per_message_deflate=False,
        h11_max_incomplete_event_size=MOST_HEAD,
        lifespan="on",
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=settings.behind_proxy,
        forwarded_allow_ips=PROXIES,
        timeout_graceful_shutdown=LAST_SECONDS,
    )


def listening(settings: Settings) -> socket.socket:
    """The place where it listens; raises `SetupError` where that is taken."""
    try:
        return socket.create_server((settings.place, settings.port), backlog=512)
    except OSError as error:
        told = f"port {settings.port} cannot be used: {error.strerror}; --port names another"
        raise SetupError(told) from None


def serve(where: str, library: Library, settings: Settings) -> int:
    """Serve until somebody ends the program; says where it is."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    handler.setLevel(logging.WARNING)
    loggers = [logging.getLogger(name) for name in ("scriptorium", "uvicorn.error")]
    for logger in loggers:
        logger.addHandler(handler)
    try:
        with listening(settings) as place:
            asyncio.run(_served(where, library, settings, place))
    except KeyboardInterrupt:
        pass
    finally:
        for logger in loggers:
            logger.removeHandler(handler)
    return 0


async def _served(where: str, library: Library, settings: Settings, place: socket.socket) -> None:
    store = await open_store(where)
    try:
        port = place.getsockname()[1]
        address = say_where(settings, port)
        if settings.table:
            await first_table(store, library, settings, address)
        print("It serves until you press Ctrl+C.", flush=True)
        server = Server(store, library, settings)
        running = uvicorn.Server(configured(server))
        if settings.until_closed:
            threading.Thread(target=_end_when_closed, args=(running,), daemon=True).start()
        note_port(where, port, server.name)
        await running.serve([place])
    finally:
        await store.close()


def _end_when_closed(running: uvicorn.Server) -> None:
    """End once nobody holds the other end of standard input."""
    with suppress(OSError, ValueError):
        while sys.stdin.buffer.read(1):
            pass
    running.should_exit = True


async def first_table(store: Store, library: Library, settings: Settings, address: str) -> None:
    """Make the table that was asked for, and tell the link to each seat."""
    wish = json.dumps({"game": settings.table, "seats": settings.seats}).encode()
    made = made_so(library, TableLibraries(library), wish, milliseconds())
    await store.create(made.head, made.keys, made.rows)
    for seat, token in made.invitations:
        link = f"{address}#{MARK}{token_text(token)}"
        print(f"\n{seat}: {link}", flush=True)
        segno.make(link, micro=False).terminal(compact=True)
    print(f"to watch: {address}#{MARK}{token_text(made.watch)}", flush=True)


def say_where(settings: Settings, port: int) -> str:
    """Tell the addresses, with a code that a phone can read; gives the one for others."""
    here = f"http://127.0.0.1:{port}/"
    print(f"Scriptorium serves tables at {settings.public or here}", flush=True)
    if settings.lan:
        name = home_address()
        if name:
            here = f"http://{name}:{port}/"
            print(f"For other devices in the home network: {here}", flush=True)
            if not settings.table:
                segno.make(here, micro=False).terminal(compact=True)
        else:
            print("This machine has no address in a home network now.", flush=True)
    if settings.site is None:
        print("The page for browsers is not built, so only programs can join.", flush=True)
    return f"{settings.public}/" if settings.public else here
