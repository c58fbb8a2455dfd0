"""What uvicorn speaks, with an end to what takes too long or takes nothing.

Its own protocols wait for ever for a request that never comes whole, and for a reader that never
reads.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

CUT = "scriptorium.cut"  # what ends a connection at once
HEAD_SECONDS = 10.0  # for a request to come whole


class Requests(H11Protocol):
    """HTTP; the head of each request comes within some seconds, or not at all."""

    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is there."""
        super().connection_made(transport)
        self._expect()

    def data_received(self, data: bytes) -> None:
        """Something comes."""
        if self._late is None and self._waits():
            self._expect()
        super().data_received(data)
        if self._late is not None and not self._waits():
            self._late.cancel()
            self._late = None

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        if self._late is not None:
            self._late.cancel()
        super().connection_lost(exc)

    def _waits(self) -> bool:
        """Whether a request has still to come."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return False
        return self.cycle is None or self.cycle.response_complete

    def _expect(self) -> None:
        self._late = self.loop.call_later(HEAD_SECONDS, self._end)

    def _end(self) -> None:
        self._late = None
        if self._waits():
            self.transport.abort()


class Sockets(WebSocketsSansIOProtocol):
    """WebSockets; who reads nothing for long is cut off, with all that waits for them."""

    def handle_connect(self, event: Any) -> None:
        """A handshake: the application may end this connection at once."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[CUT] = self.transport.abort

    def keepalive_timeout(self) -> None:
        """Nobody answers: there is nobody to say goodbye to."""
        super().keepalive_timeout()
        self.transport.abort()
