"""No test of windows begins a server beside it: pages that offer tables begin one ahead of need."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def no_server_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Making a table says why not; tests/server tries it with servers."""
    from scriptorium import SetupError
    from scriptorium_play.net.local_server import LocalServer

    def begin(self: LocalServer, progress: object = None) -> None:
        raise SetupError("no server is begun here")

    monkeypatch.setattr(LocalServer, "begin", begin)
