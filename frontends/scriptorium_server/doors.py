"""What stands before everything else: whose requests are let in, and what answers may do.

Pages of others must not speak to a server in somebody's home. So the host that is asked has to be
one of ours, which a name that was made to point here is not, and a page that asks has to come from
that very host.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

from scriptorium_web.serving import ALONE, LOOPBACK, POLICY, SAFETY

from .settings import Settings

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

STRICT = ("Strict-Transport-Security", "max-age=31536000")
WEB = {"http": "http", "ws": "http", "https": "https", "wss": "https"}


def header(scope: Scope, name: bytes) -> str:
    """A header of a request; empty where it is not there, or there twice."""
    found = [value for key, value in scope["headers"] if key == name]
    return found[0].decode("latin-1") if len(found) == 1 else ""


class Doors:
    """Lets in what is meant for this server, and says on every answer what it may be used for."""

    def __init__(self, app: App, settings: Settings) -> None:
        self._app, self._settings = app, settings
        safety = [("Content-Security-Policy", POLICY), *SAFETY]
        if settings.is_safe:
            safety.append(STRICT)
        self._safety = [(key.lower().encode(), value.encode()) for key, value in safety]
        self._alone = (ALONE[0].lower().encode(), ALONE[1].encode())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request or one connection."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        host = header(scope, b"host")
        if not (host and self._settings.serves(host)):
            await refuse(scope, send, 421)
        elif not self._is_ours(scope, host):
            await refuse(scope, send, 403)
        else:
            await self._app(scope, receive, self._with_headers(send, host))

    def _is_ours(self, scope: Scope, host: str) -> bool:
        """Whether a page of this server asks, or a program, which names no page."""
        if not any(key == b"origin" for key, _ in scope["headers"]):
            return True
        origin = header(scope, b"origin").lower()
        parts = urlsplit(self._settings.public)
        if parts.netloc and host.lower() == parts.netloc:
            return origin == self._settings.public
        return origin == f"{WEB[scope['scheme']]}://{host.lower()}"

    def _with_headers(self, send: Send, host: str) -> Send:
        async def with_headers(message: MutableMapping[str, Any]) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                more = [*self._safety, self._alone] if LOOPBACK.fullmatch(host) else self._safety
                message = {**message, "headers": [*message.get("headers", ()), *more]}
            await send(message)

        return with_headers


async def refuse(scope: Scope, send: Send, status: int) -> None:
    """Answer a request or a handshake with nothing but a status."""
    kind = "http.response" if scope["type"] == "http" else "websocket.http.response"
    headers = [(b"content-length", b"0"), (b"connection", b"close")]
    await send({"type": f"{kind}.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.body", "body": b""})
