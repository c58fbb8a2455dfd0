"""Speaking to a server in a browser: its own WebSocket, which calls when something comes."""

from __future__ import annotations

from collections import deque
from typing import Any

from scriptorium.matches import Progress
from scriptorium.net import PROTOCOL
from scriptorium_play.net.asking import Reply, about, unreachable
from scriptorium_play.net.line import LATE, SOON
from scriptorium_play.net.local_server import Place

OPEN = 1


class WebLine:
    """Connects, and again where the connection is lost; nothing here ever waits."""

    def __init__(self, address: str) -> None:
        import js
        from pyodide.ffi import create_proxy

        self._js, self._proxy = js, create_proxy
        self._address = address
        self._frames: deque[bytes] = deque()
        self._closed = False
        self._pause = SOON
        self._socket: Any = None
        self._proxies: list[Any] = []
        self.up = False
        self._connect()

    def send(self, frame: bytes) -> None:
        """Send a frame, if anything is connected."""
        if self._socket is not None and self._socket.readyState == OPEN:
            self._socket.send(self._js.Uint8Array.new(frame))

    def came(self, wait: float = 0.0) -> bytes | None:
        """What came next; nothing is waited for."""
        if not self._frames:
            return None
        frame = self._frames.popleft()
        if frame == b"":
            self.up = self._socket is not None and self._socket.readyState == OPEN
        return frame

    def again(self) -> None:
        """Connect anew."""
        if self._socket is not None:
            self._socket.close()

    def close(self) -> None:
        """End it."""
        self._closed = True
        self.again()

    def _connect(self, *_: object) -> None:
        if self._closed:
            return
        for proxy in self._proxies:
            proxy.destroy()
        self._socket = socket = self._js.WebSocket.new(self._address, PROTOCOL)
        socket.binaryType = "arraybuffer"
        self._proxies = [self._proxy(act) for act in (self._opened, self._heard, self._lost)]
        socket.onopen, socket.onmessage, socket.onclose = self._proxies

    def _opened(self, event: Any) -> None:
        self._pause = SOON
        self._frames.append(b"")

    def _heard(self, event: Any) -> None:
        self._frames.append(bytes(event.data.to_bytes()))

    def _lost(self, event: Any) -> None:
        self.up = False
        if not self._closed:
            self._js.setTimeout(self._proxy(self._connect), int(self._pause * 1000))
            self._pause = min(LATE, 2 * self._pause)


def ask_by_browser(method: str, url: str, body: bytes | None = None, token: str = "") -> Reply:
    """One request, waited for: a worker may do that. Raises `SetupError`."""
    import js
    from pyodide.ffi import JsException

    asked = js.XMLHttpRequest.new()
    asked.open(method, url, False)
    asked.responseType = "arraybuffer"
    if body is not None:
        asked.setRequestHeader("Content-Type", "application/json")
    if token:
        asked.setRequestHeader("Authorization", f"Bearer {token}")
    try:
        asked.send(None if body is None else js.Uint8Array.new(body))
    except JsException as error:
        raise unreachable(url, error) from None
    return Reply(int(asked.status), bytes(asked.response.to_bytes()))


class WebTables:
    """The server that a page came from: it makes tables for those who look at the page."""

    is_here = False

    def __init__(self, address: str) -> None:
        self._address = address

    def begin(self, progress: Progress) -> Place:
        """It runs already; raises `SetupError` where it does no more."""
        said = about(ask_by_browser, self._address)
        return Place(self._address, said.address or self._address, said.page)

    def close(self) -> None:
        """It runs on."""
