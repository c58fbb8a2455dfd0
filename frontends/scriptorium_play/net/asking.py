"""Asking a server by HTTP: what it offers, a new table, the file of a match that is over."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Annotated, Any, NamedTuple

import msgspec
from msgspec import Meta, Struct

from scriptorium import SetupError

Letters = Annotated[str, Meta(max_length=64)]


class Reply(NamedTuple):
    """What a server answers."""

    status: int
    body: bytes


Ask = Callable[[str, str, bytes | None, str], Reply]


class Means(Struct, frozen=True):
    """By which means a server can tell players of their turns; `push` is its key for browsers."""

    push: Annotated[str, Meta(max_length=256)] = ""
    mail: bool = False
    webhook: bool = False


class Alert(Struct, frozen=True):
    """Where a player is told that it is their turn."""

    means: Letters
    target: Annotated[str, Meta(max_length=2000)]
    language: Letters = ""


class _Alerts(Struct, frozen=True):
    alerts: Annotated[list[Alert], Meta(max_length=100)]


class About(Struct, frozen=True):
    """What a server says of itself: how others reach it, and whether browsers get a page."""

    protocol: str
    address: Annotated[str, Meta(max_length=512)] = ""
    page: bool = False
    name: Letters = ""
    notify: Means = Means()


class NewLinks(Struct, frozen=True):
    """The letters of the links to a new table."""

    table: str
    host: Letters
    watch: Letters
    invitations: Annotated[dict[Letters, Letters], Meta(max_length=16)]
    open: Letters = ""


def unreachable(url: str, error: object) -> SetupError:
    """The sentence for a server that does not answer."""
    told = getattr(error, "reason", error)
    return SetupError(f"the server at {url.split('/api')[0]} does not answer: {told}")


def about(ask: Ask, address: str) -> About:
    """What a server says of itself; raises `SetupError` where none of ours is there."""
    reply = ask("GET", f"{address}/api/about", None, "")
    found: About | None = _read(reply, About) if reply.status == 200 else None
    if found is None or not found.protocol.startswith("scriptorium."):
        raise SetupError(f"there are no tables at {address}")
    return found


def make_table(ask: Ask, address: str, wish: dict[str, Any]) -> NewLinks:
    """Have a table made; raises `SetupError` with what is wrong with the wish."""
    reply = ask("POST", f"{address}/api/tables", json.dumps(wish).encode(), "")
    found: NewLinks | None = _read(reply, NewLinks) if reply.status == 201 else None
    if found is None:
        raise SetupError(_why(reply))
    return found


def match_file(ask: Ask, address: str, table: str, token: str) -> bytes:
    """The file of a match that is over; raises `SetupError` where it is not to be had."""
    reply = ask("GET", f"{address}/api/tables/{table}/match", None, token)
    if reply.status != 200:
        raise SetupError(_why(reply))
    return reply.body


def alerts_of(ask: Ask, address: str, token: str) -> list[Alert]:
    """Where the player is told whose seat a token opens; raises `SetupError`."""
    reply = ask("GET", f"{address}/api/notify", None, token)
    found: _Alerts | None = _read(reply, _Alerts) if reply.status == 200 else None
    if found is None:
        raise SetupError(_why(reply))
    return found.alerts


def add_alert(ask: Ask, address: str, token: str, alert: Alert) -> None:
    """Have a player told there too; raises `SetupError`."""
    _changed(ask("POST", f"{address}/api/notify", msgspec.json.encode(alert), token))


def drop_alert(ask: Ask, address: str, token: str, target: str) -> None:
    """Have a player told there no more; raises `SetupError`."""
    body = json.dumps({"target": target}).encode()
    _changed(ask("DELETE", f"{address}/api/notify", body, token))


def _changed(reply: Reply) -> None:
    if reply.status != 204:
        raise SetupError(_why(reply))


def _read(reply: Reply, kind: Any) -> Any:
    try:
        return msgspec.json.decode(reply.body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


def _why(reply: Reply) -> str:
    try:
        return str(json.loads(reply.body)["error"])
    except (ValueError, KeyError, TypeError, RecursionError):
        return f"the server answers with {reply.status}"
