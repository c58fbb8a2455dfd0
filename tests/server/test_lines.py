"""A line to a server: what is said on a new connection comes in order, whenever it was wished."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest
from server_hands import wait_for
from websockets.exceptions import ConnectionClosed
from websockets.sync.server import ServerConnection, serve

import scriptorium as sc
from scriptorium.net import PROTOCOL, NetClient, messages
from scriptorium_play.net.line import SocketLine
from scriptorium_play.net.session import Connection


class Listener:
    """A server that only listens, and writes down what comes on each connection."""

    def __init__(self) -> None:
        self.heard: list[list[object]] = []
        self.sockets: list[ServerConnection] = []
        self._server = serve(self._listen, "127.0.0.1", 0, subprotocols=[PROTOCOL])
        self.port = self._server.socket.getsockname()[1]
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def _listen(self, socket: ServerConnection) -> None:
        heard: list[object] = []
        self.heard.append(heard)
        self.sockets.append(socket)
        try:
            while True:
                heard.append(messages.read_wish(socket.recv()))
        except ConnectionClosed:
            return

    def close(self) -> None:
        self._server.shutdown()


@pytest.fixture
def listener() -> Iterator[Listener]:
    made = Listener()
    yield made
    made.close()


def test_nothing_is_said_before_the_first_message_of_a_connection(listener: Listener) -> None:
    """What was wished while nothing was connected waits until the server knows who is there."""
    client = NetClient(sc.Library(), b"t" * 16)
    line = SocketLine(f"ws://127.0.0.1:{listener.port}")
    connection = Connection(client, line)
    for nr in range(1, 3):
        client.visible(True)
        wait_for(lambda nr=nr: len(listener.heard) == nr)
        wait_for(lambda: not line._frames.empty())
        assert not line.up
        connection.send()
        wait_for(lambda: connection.carry(0.01) or line.up)
        client.visible(True)
        wait_for(lambda: connection.carry(0.01) or len(listener.heard[-1]) >= 2)
        assert [type(one) for one in listener.heard[-1]] == [messages.Hello, messages.Visible]
        listener.sockets[-1].close()
        wait_for(lambda: not line.up)
    line.close()
