"""Asking a server by HTTP, from a program: brought in when it is needed."""

from __future__ import annotations

import urllib.error
import urllib.request
from typing import Any

from .asking import Reply, unreachable

SECONDS = 20.0
MOST_BYTES = 8 * 1024 * 1024


def ask_over_http(method: str, url: str, body: bytes | None = None, token: str = "") -> Reply:
    """One request; `token` is what a link opens the table with. Raises `SetupError`."""
    headers = {"Content-Type": "application/json"} if body is not None else {}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    request = urllib.request.Request(url, body, headers, method=method)
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}), _StayHere)
    try:
        with opener.open(request, timeout=SECONDS) as answer:
            return Reply(answer.status, answer.read(MOST_BYTES + 1)[:MOST_BYTES])
    except urllib.error.HTTPError as error:
        with error:
            return Reply(error.code, error.read(MOST_BYTES))
    except (OSError, ValueError) as error:
        raise unreachable(url, error) from None


class _StayHere(urllib.request.HTTPRedirectHandler):
    """A server that sends us elsewhere is not followed: a token goes to nobody else."""

    def redirect_request(self, *_: Any) -> None:
        """Nowhere."""
