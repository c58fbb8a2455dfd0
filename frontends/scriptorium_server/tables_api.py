"""What is asked by HTTP: a new table, the file of a match that is over, how the server is."""

from __future__ import annotations

import asyncio
import base64
import binascii
import logging
from collections.abc import Awaitable, Callable
from importlib.metadata import version
from typing import Annotated, Any, Protocol

import msgspec
from msgspec import Meta, Struct
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from scriptorium import Library, LoadError, SetupError
from scriptorium.net import (
    PROTOCOL,
    SEAT,
    Alert,
    Bank,
    Hub,
    Key,
    NewTable,
    NoClock,
    NoTable,
    PerMove,
    Store,
    TableLibraries,
    TablePack,
    Terms,
    Unkept,
    hashed,
    new_table,
)
from scriptorium_web.serving import home_address

from .limiting import Limits, address_of
from .notifying import MOST_ALERTS, Notifier
from .settings import Settings

log = logging.getLogger("scriptorium.server")

HEALTH_SECONDS = 5.0
UNKEPT = {"Cache-Control": "no-store"}
MOST_BODY = 1024 * 1024
BODY_SECONDS = 10.0
TOKEN_CHARACTERS = 22

Name = Annotated[str, Meta(max_length=64)]
Value = bool | int | Annotated[str, Meta(max_length=64)]


Act = Callable[[Request], Awaitable[Response]]


class Running(Protocol):
    """What a server has that these answers need."""

    @property
    def hub(self) -> Hub:
        """Its tables."""

    @property
    def store(self) -> Store:
        """Where they are kept."""

    @property
    def library(self) -> Library:
        """What is played."""

    @property
    def notifier(self) -> Notifier:
        """What tells players that it is their turn."""

    @property
    def limits(self) -> Limits:
        """What one address may ask for."""

    @property
    def settings(self) -> Settings:
        """How it is run."""

    @property
    def name(self) -> str:
        """What it is called, as long as it runs."""

    def now(self) -> int:
        """The time in milliseconds."""


class Pack(Struct, frozen=True, forbid_unknown_fields=True):
    """House rules that the host brings."""

    name: Annotated[str, Meta(pattern="^[a-z][a-z0-9_-]{0,39}$")]
    text: Annotated[str, Meta(max_length=64 * 1024)]
    folder: bool = False


class TableWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A table as a host wants it; the fields of `Terms` by their names, and one of two clocks."""

    game: Name
    seats: Annotated[int, Meta(ge=1, le=16)] | Annotated[list[Name], Meta(max_length=16)]
    first: Name = ""
    options: Annotated[dict[Name, Value], Meta(max_length=256)] = {}
    mods: Annotated[list[Name], Meta(max_length=64)] = []
    without: Annotated[list[Name], Meta(max_length=64)] = []
    computers: Annotated[dict[Name, Name], Meta(max_length=16)] = {}
    packs: Annotated[list[Pack], Meta(max_length=10)] = []
    open: Annotated[int, Meta(ge=0, le=16)] = 0
    bank: tuple[int, int] | None = None
    per_move: int | None = None
    strict: bool = False
    ask_back: bool = True
    patience: int = 300
    watchers: bool = True
    lending: str = "never"
    free_text: bool = False

    def terms(self) -> Terms:
        """What is agreed; raises `SetupError`."""
        clock: Any = NoClock()
        if self.bank is not None:
            clock = Bank(*self.bank)
        elif self.per_move is not None:
            clock = PerMove(self.per_move)
        found: Any = Terms(
            *(clock, self.strict, self.ask_back, self.patience),
            *(self.watchers, self.lending, self.free_text),  # type: ignore[arg-type]
        )
        try:
            return msgspec.msgpack.decode(msgspec.msgpack.encode(found), type=Terms)
        except msgspec.ValidationError as error:
            raise SetupError(f"nobody can play on these terms: {error}") from None


class AlertWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a player wants to be told that it is their turn, or no more."""

    target: str
    means: str = ""
    language: Annotated[str, Meta(max_length=8)] = "en"


_wishes = msgspec.json.Decoder(TableWish)
_alerts = msgspec.json.Decoder(AlertWish)


def token_text(token: bytes) -> str:
    """A token as it stands in a link."""
    return base64.urlsafe_b64encode(token).decode("ascii").rstrip("=")


def token_of(told: str) -> bytes | None:
    """The token of a link, or None."""
    if len(told) != TOKEN_CHARACTERS:
        return None
    try:
        return base64.b64decode(f"{told}==", altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        return None


def made_so(library: Library, libraries: TableLibraries, body: bytes, now: int) -> NewTable:
    """The table that a host wants; raises `SetupError` with what is wrong."""
    try:
        wish = _wishes.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise SetupError(f"this is no wish for a table: {error}") from None
    packs = [TablePack(one.name, one.text.encode(), one.folder) for one in wish.packs]
    brought = libraries.of(packs) if packs else library
    setup = brought.setup(
        wish.game,
        wish.seats,
        first=wish.first or None,
        options=wish.options,
        mods=[*wish.mods, *(one.named_in(brought) for one in packs)],
        without=wish.without,
    )
    made = new_table(setup, wish.terms(), now, wish.computers, packs, wish.open)
    brought.rules(setup)  # which raises what is wrong with them together
    return made


async def body_of(request: Request) -> bytes | None:
    """What was sent, or None where it is too much or does not come."""
    found = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for part in request.stream():
                found += part
                if len(found) > MOST_BODY:
                    return None
    except (TimeoutError, ClientDisconnect):
        return None
    return bytes(found)


def refused(status: int, why: str) -> JSONResponse:
    """An answer that says in a sentence what is wrong."""
    return JSONResponse({"error": why}, status_code=status, headers=UNKEPT)


class TablesApi:
    """The answers of one server."""

    def __init__(self, server: Running) -> None:
        self._server = server
        self._libraries = TableLibraries(server.library)

    async def about(self, request: Request) -> Response:
        """What is played here."""
        library = self._server.library
        games = [
            {"name": about.name, "seats": list(about.seats), "fewest": about.fewest}
            for about in library.games()
        ]
        settings = self._server.settings
        told = {
            "version": version("scriptorium"),
            "protocol": PROTOCOL,
            "games": games,
            "notify": self._server.notifier.means.told,
            "address": settings.public or self._at_home(request),
            "page": settings.site is not None,
            "name": self._server.name,
        }
        return JSONResponse(told, headers=UNKEPT)

    def _at_home(self, request: Request) -> str:
        """Where other devices in the home network find this server; empty where they cannot."""
        name = home_address() if self._server.settings.lan else ""
        return f"http://{name}:{request.scope['server'][1]}" if name else ""

    async def make(self, request: Request) -> Response:
        """A new table."""
        server = self._server
        if request.headers.get("content-type", "").partition(";")[0] != "application/json":
            return refused(415, "a table is asked for in JSON")
        if not await server.limits.may_make(address_of(request.client)):
            return refused(429, "you have made many tables; wait an hour")
        body = await body_of(request)
        if body is None:
            return refused(413, "that is more than a table needs")
        try:
            made = made_so(server.library, self._libraries, body, server.now())
            await server.store.create(made.head, made.keys, made.rows)
        except SetupError as error:
            return refused(422, str(error))
        except Unkept as error:
            log.error("a table cannot be kept: %s", error)
            return refused(503, "the server cannot keep a table at the moment")
        log.info("table %s was made", made.head.table)
        told = {
            "table": made.head.table,
            "host": token_text(made.host),
            "watch": token_text(made.watch) if made.watch else "",
            "open": token_text(made.open) if made.open else "",
            "invitations": {seat: token_text(token) for seat, token in made.invitations},
        }
        return JSONResponse(told, status_code=201, headers=UNKEPT)

    async def match(self, request: Request) -> Response:
        """The file of a match, for those at its table, once it is over."""
        server, address = self._server, address_of(request.client)
        token = await self._token(request)
        if token is None:
            return refused(403, "this needs a link to the table")
        try:
            file = await server.hub.file_of(request.path_params["table"], token, server.now())
        except (NoTable, SetupError, LoadError, Unkept):
            file = None
        if file is None:
            await server.limits.tried_in_vain(address)
            return refused(404, "there is no such match, or it is not over")
        return Response(file, media_type="application/octet-stream", headers=UNKEPT)

    async def notify(self, request: Request) -> Response:
        """Where a player is told that it is their turn: what is kept, one more, or one fewer."""
        server, address = self._server, address_of(request.client)
        key = await self._seat(request)
        if key is None:
            await server.limits.tried_in_vain(address)
            return refused(403, "this needs the link of a player")
        kept = await server.store.alerts(key.table, key.seat)
        if request.method == "GET":
            told = [{"means": one.means, "target": one.target} for one in kept]
            return JSONResponse({"alerts": told}, headers=UNKEPT)
        body = await body_of(request)
        try:
            wish = _alerts.decode(body or b"")
            if request.method == "DELETE":
                for one in kept:
                    if one.target == wish.target:
                        await server.store.drop_alert(one)
                return Response(status_code=204, headers=UNKEPT)
            target = server.notifier.checked(wish.means, wish.target)
            if len(kept) >= MOST_ALERTS and all(one.target != target for one in kept):
                raise SetupError(f"you are told at {MOST_ALERTS} places already")
            await server.store.add_alert(
                Alert(key.table, key.seat, wish.means, target, wish.language)
            )
        except (msgspec.DecodeError, UnicodeDecodeError, SetupError) as error:
            return refused(422, str(error))
        return Response(status_code=204, headers=UNKEPT)

    async def _seat(self, request: Request) -> Key | None:
        """Whose link a request has with it; None for no player's."""
        token = await self._token(request)
        key = None if token is None else await self._server.store.key(hashed(token))
        return key if key is not None and key.kind == SEAT else None

    async def _token(self, request: Request) -> bytes | None:
        """The token that a request shows, where its address may try one more."""
        kind, _, told = request.headers.get("authorization", "").partition(" ")
        token = token_of(told)
        if kind != "Bearer" or token is None:
            return None
        may = await self._server.limits.may_connect(address_of(request.client))
        return token if may else None

    async def health(self, request: Request) -> Response:
        """Whether tables can be kept, and how much is going on."""
        tables, connections = self._server.hub.busy
        told = {"tables": tables, "connections": connections}
        try:
            async with asyncio.timeout(HEALTH_SECONDS):
                await self._server.store.beat(self._server.now())
        except (Unkept, TimeoutError):
            return JSONResponse({**told, "store": "away"}, status_code=503, headers=UNKEPT)
        return JSONResponse({**told, "store": "well"}, headers=UNKEPT)

    def routes(self) -> list[Route]:
        """Where these answers are given."""
        asked = (
            ("/api/about", self.about, "GET"),
            ("/api/tables", self.make, "POST"),
            ("/api/tables/{table}/match", self.match, "GET"),
            ("/api/notify", self.notify, "GET POST DELETE"),
            ("/health", self.health, "GET"),
        )
        return [Route(path, self._limited(act), methods=how.split()) for path, act, how in asked]

    def _limited(self, act: Act) -> Act:
        async def limited(request: Request) -> Response:
            if not await self._server.limits.may_ask(address_of(request.client)):
                return refused(429, "too many requests")
            return await act(request)

        return limited
