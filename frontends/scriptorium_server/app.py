"""The server as one application: the page, what is asked by HTTP, and the tables."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from secrets import token_hex

from starlette.applications import Starlette
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from scriptorium import Library, ScriptoriumError
from scriptorium.net import PROTOCOL, Hub, Store, Unkept

from .computers import Computers
from .connections import LEFT, SLOW, Connection, Connections
from .doors import App, Doors
from .limiting import Limits, address_of
from .notifying import Notifier
from .protocols import CUT
from .settings import Settings
from .site import Site
from .stores import serve_backups
from .tables_api import TablesApi

log = logging.getLogger("scriptorium.server")

TICK = 1.0  # seconds
HELLO_SECONDS = 10.0  # for a connection to say which link it has
TRY_LATER = 1013


def milliseconds() -> int:
    """The time."""
    return int(time.time() * 1000)


class Server:
    """Everything of one server that runs: its tables, its connections, its computers."""

    def __init__(
        self,
        store: Store,
        library: Library,
        settings: Settings,
        now: Callable[[], int] = milliseconds,
    ) -> None:
        self.store, self.library, self.settings, self.now = store, library, settings, now
        self.limits = Limits(store, now)
        self.name = token_hex(8)  # by which programs of this machine know it again
        self.connections = Connections()
        self.hub = Hub(store, library, self.connections.send)
        self._following: set[str] = set()
        self._follows: asyncio.Task[None] | None = None
        self._computers = Computers(self.hub, library, now)
        self.notifier = Notifier(store, self.hub, settings, now)

    def app(self) -> App:
        """What answers requests."""
        routes: list[BaseRoute] = [WebSocketRoute("/api/play", self.play)]
        routes += TablesApi(self).routes()
        if self.settings.site is not None:
            routes.append(Route("/{path:path}", Site(self.settings.site).answer, methods=["GET"]))
        return Doors(Starlette(routes=routes, lifespan=self._living), self.settings)

    @asynccontextmanager
    async def _living(self, app: Starlette) -> AsyncIterator[None]:
        await self.hub.begin(self.now())
        await self.notifier.begin()
        self.store.listen(self._heard)
        works = (self._tick(), self._computers.run(), self.notifier.run())
        tasks = [asyncio.create_task(work) for work in works]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            with suppress(Unkept):
                await self.hub.keep_looks()
            await self.store.close()

    async def _tick(self) -> None:
        """Once a second see what other servers did, and whose time is up."""
        while True:
            await asyncio.sleep(TICK)
            try:
                await self.hub.tick(self.now())
                await serve_backups(self.store)
            except Unkept as error:
                log.error("the store fails: %s", error)
            except Exception:
                log.exception("a tick failed")
            self._end_who_was_dismissed()

    def _heard(self, names: tuple[str, ...]) -> None:
        """Another server says that it wrote something."""
        self._following.update(names)
        if self._follows is None or self._follows.done():
            self._follows = asyncio.create_task(self._follow())

    async def _follow(self) -> None:
        while self._following:
            names = tuple(self._following)
            self._following.clear()
            try:
                await self.hub.follow(names, self.now())
            except Unkept:
                return  # the next tick asks again

    def _end_who_was_dismissed(self) -> None:
        """Close connections that no table has any more: their links were locked."""
        for connection in self.connections:
            answered = connection.is_greeted and not connection.is_heard
            if answered and not self.hub.knows(connection.number):
                self.connections.end(connection)

    async def play(self, socket: WebSocket) -> None:
        """One device, from its first message to its last."""
        address = address_of(socket.client and (socket.client.host, socket.client.port))
        if PROTOCOL not in socket.scope["subprotocols"]:
            await socket.send_denial_response(Response(status_code=400))
            return
        if not await self.limits.may_connect(address):
            await socket.send_denial_response(Response(status_code=429))
            return
        self.limits.connected(address)
        try:
            await socket.accept(subprotocol=PROTOCOL)
            await self._talk(socket, address)
        except LEFT:
            pass
        finally:
            self.limits.gone(address)

    async def _talk(self, socket: WebSocket, address: str) -> None:
        connection = self.connections.add(socket, socket.scope["extensions"][CUT])
        writer = asyncio.create_task(connection.write())
        try:
            await self._listen(socket, connection, address)
        except TimeoutError:
            pass  # who says nothing is not here for a table
        except ScriptoriumError as error:
            log.error("a connection cannot be served: %s", error)
        finally:
            self.hub.leave(connection.number, self.now())
            self.connections.end(connection)
            with suppress(TimeoutError, *LEFT):
                await asyncio.wait_for(writer, SLOW)
            self.connections.remove(connection)

    async def _listen(self, socket: WebSocket, connection: Connection, address: str) -> None:
        """Hear what a device says, until it leaves or its link opens nothing."""
        while not connection.is_cut:
            async with asyncio.timeout(None if connection.is_greeted else HELLO_SECONDS):
                message = await socket.receive()
            frame = message.get("bytes")
            if message["type"] != "websocket.receive" or frame is None:
                return
            await connection.allowance.wait()
            connection.is_heard = True  # who sits down is at no table for a moment
            await self.hub.hear(connection.number, frame, self.now())
            connection.is_heard = False
            if not self.hub.knows(connection.number):
                if not connection.is_greeted:
                    await self.limits.tried_in_vain(address)
                return
            connection.is_greeted = True
