"""Players are told that it is their turn: once, where they asked for it, not while they look."""

from __future__ import annotations

import asyncio
import base64
import json
import socketserver
import threading
from contextlib import nullcontext
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from random import Random
from typing import Any

import http_ece
import net_desk
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from requests import TooManyRedirects
from server_hands import (
    Device,
    Inside,
    all_agree,
    ask,
    made_table,
    pumped,
    seated,
    something_done,
    wait_for,
)

from scriptorium import SetupError
from scriptorium.net import Alert
from scriptorium_server import notifying
from scriptorium_server.notifying import Gone, is_on_the_internet, service
from scriptorium_server.settings import Settings

MAIL = "somebody@example.org"
SEATS = ("anna", "bruno", "cara")


class Served:
    """A server whose alerts are written down, at whose table somebody's turn can come."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(notifying, "GLANCE", 0.05)
        monkeypatch.setattr(notifying, "AGAIN", (0.05, 0.05))
        self.told: list[tuple[Alert, str]] = []
        self.problem: list[Exception] = []
        library = net_desk.lanterns()
        self.server = Inside(folder / "tables.db", library, Settings(0, mail="mailto://localhost"))
        self.server.server.notifier._post = self.post
        self.port = self.server.port
        self.made = made_table(self.port, game="lantern", seats=3)
        links = self.made["invitations"].values()
        self.devices = [Device(self.port, one, library) for one in links]
        seated(self.devices)
        self.chance = Random(1)

    def post(self, alert: Alert, sentence: str) -> None:
        self.told.append((alert, sentence))
        if self.problem:
            raise self.problem.pop(0)

    def bearer(self, at: int) -> str:
        token = self.devices[at].client.token
        return f"Bearer {base64.urlsafe_b64encode(token).decode().rstrip('=')}"

    def asks(self, at: int, method: str = "POST", **wish: str) -> int:
        body = wish or None
        return ask(self.port, method, "/api/notify", body, Authorization=self.bearer(at))[0]

    @property
    def to_choose(self) -> int:
        return next(at for at, one in enumerate(self.devices) if one.client.may_choose)

    def next_turn(self) -> int:
        """Play until somebody else is to choose; who that is."""
        before = self.to_choose
        while self.to_choose == before:
            something_done(self.devices, self.chance)
        return self.to_choose

    def unsent(self) -> int:
        store = self.server.server.store
        asked = asyncio.run_coroutine_threadsafe(store.notices(99), self.server.loop)
        return len(asked.result(10))


@pytest.fixture
def served(tmp_path, monkeypatch):
    found = Served(tmp_path, monkeypatch)
    yield found
    found.server.close()


def turn_of_one_who_is_away(served, language="en"):
    """Somebody's turn comes while no device of theirs is connected; which seat that is."""
    at = served.to_choose
    assert served.asks(at, means="mail", target=MAIL, language=language) == 204
    served.next_turn()
    away = served.devices[at]
    away.leave()
    others = [one for one in served.devices if one is not away]
    while any(one.client.may_choose for one in others):
        something_done(others, served.chance)
    return at


def test_who_is_away_is_told_once_and_who_looks_is_not(served):
    for at in range(3):
        assert served.asks(at, means="mail", target=f"seat{at}@example.org") == 204
    for _ in range(3):
        served.next_turn()
    wait_for(lambda: served.unsent() == 0)
    assert served.told == []
    at = turn_of_one_who_is_away(served, "nl")
    wait_for(lambda: len(served.told) == 2)
    assert served.unsent() == 0
    assert {(one.target, one.seat) for one, _ in served.told} == {
        (MAIL, SEATS[at]),
        (f"seat{at}@example.org", SEATS[at]),
    }
    assert {one.language: sentence for one, sentence in served.told} == {
        "en": "It\N{RIGHT SINGLE QUOTATION MARK}s your turn.",
        "nl": "Je bent aan de beurt.",
    }


def test_who_connects_anew_behind_a_covered_page_is_told(served):
    """A lost connection does not bring the page into sight, whichever message was lost with it."""
    at = served.to_choose
    covered = served.devices[at]
    watcher = served.devices[(at + 1) % 3]
    seat = covered.client.seat
    covered.client.visible(False)
    covered.leave()  # before it was said
    assert served.asks(at, means="mail", target=MAIL) == 204
    covered.connect()
    pumped(served.devices, lambda: watcher.client.present.get(seat, ("",))[0] == "away")
    covered.leave()
    pumped([watcher], lambda: watcher.client.present[seat][0] == "gone")
    covered.connect()
    pumped(served.devices, lambda: watcher.client.present[seat][0] == "away")
    served.next_turn()
    while served.to_choose != at:
        served.next_turn()
    wait_for(lambda: bool(served.told))
    assert {alert.seat for alert, _ in served.told} == {seat}
    covered.client.visible(True)
    pumped(served.devices, lambda: watcher.client.present[seat][0] == "here")
    covered.connect()
    pumped(served.devices, lambda: all_agree(served.devices))
    assert watcher.client.present[seat][0] == "here"


def test_a_service_that_is_away_is_tried_again(served):
    served.problem = [ConnectionError("no"), TimeoutError()]
    turn_of_one_who_is_away(served)
    wait_for(lambda: len(served.told) == 3)
    assert {alert.target for alert, _ in served.told} == {MAIL}


def test_who_cannot_be_reached_any_more_is_forgotten(served):
    served.problem = [Gone()]
    at = turn_of_one_who_is_away(served)
    wait_for(lambda: bool(served.told))

    def kept() -> Any:
        told = ask(served.port, "GET", "/api/notify", None, Authorization=served.bearer(at))[2]
        return json.loads(told)["alerts"]

    wait_for(lambda: kept() == [])
    assert len(served.told) == 1


def test_a_player_sees_changes_and_ends_what_they_asked_for(served):
    assert served.asks(0, means="mail", target=MAIL) == 204
    assert served.asks(0, means="mail", target=MAIL) == 204
    status, headers, told = ask(
        served.port, "GET", "/api/notify", None, Authorization=served.bearer(0)
    )
    assert (status, json.loads(told)) == (200, {"alerts": [{"means": "mail", "target": MAIL}]})
    assert headers["cache-control"] == "no-store"
    for nr in range(4):
        assert served.asks(0, means="mail", target=f"{nr}@example.org") == 204
    assert served.asks(0, means="mail", target="one@more.org") == 422
    assert served.asks(0, "DELETE", target=MAIL) == 204
    assert served.asks(0, means="mail", target="one@more.org") == 204
    assert served.asks(1, "DELETE", target="one@more.org") == 204
    told = ask(served.port, "GET", "/api/notify", None, Authorization=served.bearer(0))[2]
    assert len(json.loads(told)["alerts"]) == 5, "nobody ends what another asked for"


@pytest.mark.parametrize(
    "wish",
    [
        {"means": "mail", "target": "nobody"},
        {"means": "mail", "target": "a@example.org,b@example.org"},
        {"means": "mail", "target": "a@example.org&to=b"},
        {"means": "webhook", "target": "http://example.org/hook"},
        {"means": "webhook", "target": "https://user:pass@example.org/"},
        {"means": "webhook", "target": "https://example.org:8443/"},
        {"means": "webhook", "target": "exec://rm"},
        {"means": "webhook", "target": f"https://example.org/{'a' * 2000}"},
        {"means": "push", "target": "{}"},
        {"means": "pigeon", "target": "home"},
        {"target": "home"},
        {"means": "mail", "target": MAIL, "table": "another"},
    ],
)
def test_what_leads_nowhere_or_elsewhere_is_refused(served, wish):
    status, _, told = ask(served.port, "POST", "/api/notify", wish, Authorization=served.bearer(0))
    assert status == 422
    assert json.loads(told)["error"]


def test_only_players_are_told(served):
    for token in (served.made["host"], served.made["watch"], "a" * 22):
        status = ask(
            *(served.port, "POST", "/api/notify", {"means": "mail", "target": MAIL}),
            Authorization=f"Bearer {token}",
        )[0]
        assert status == 403
    assert ask(served.port, "GET", "/api/notify")[0] == 403


@pytest.mark.parametrize("host", ["127.0.0.1", "::1", "10.1.2.3", "169.254.169.254", "localhost"])
def test_a_webhook_never_leads_into_the_servers_own_network(host):
    assert not is_on_the_internet(host)
    with pytest.raises(SetupError, match="https://"):
        notifying.host_of(f"http://{host}/")


def test_known_services_are_called_as_they_want_it():
    assert type(service("https://ntfy.sh/a-topic")).__name__ == "NotifyNtfy"
    found = service("https://example.org/hook?room=7")
    assert type(found).__name__ == "NotifyJSON"
    assert found.redirects is False


class Mailbox(socketserver.StreamRequestHandler):
    """A mail server that takes everything."""

    got: list[bytes]

    def handle(self) -> None:
        self.wfile.write(b"220 here\r\n")
        for line in self.rfile:
            word = line[:4].upper()
            if word == b"DATA":
                self.wfile.write(b"354 go on\r\n")
                self.got.append(b"".join(iter(self.rfile.readline, b".\r\n")))
            elif word == b"RCPT":
                self.got.append(line)
            self.wfile.write(b"221 bye\r\n" if word == b"QUIT" else b"250 well\r\n")
            if word == b"QUIT":
                return


def served_by(handler: Any, kind: Any = socketserver.TCPServer) -> Any:
    server = kind(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server


def notifier_of(**settings: Any) -> notifying.Notifier:
    nothing: Any = None
    return notifying.Notifier(nothing, nothing, Settings(**settings), lambda: 0)


def test_a_mail_says_whose_turn_it_is_and_nothing_of_the_match():
    Mailbox.got = []
    box = served_by(Mailbox)
    place = f"mailto://127.0.0.1:{box.server_address[1]}?mode=insecure&from=games@example.org"
    notifier = notifier_of(mail=place, public="https://games.example.org")
    notifier._sent(Alert("T", "anna", "mail", MAIL, "en"), "It is your turn.")
    box.shutdown()
    recipient, letter = Mailbox.got
    assert MAIL.encode() in recipient
    assert b"It is your turn." in letter or base64.b64encode(b"It is your turn.")[:16] in letter
    assert b"anna" not in letter


class PushService(BaseHTTPRequestHandler):
    """What a browser's maker runs; it answers as it is set."""

    got: list[tuple[dict[str, str], bytes]]
    status = 201

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.got.append(({name.lower(): value for name, value in self.headers.items()}, body))
        self.send_response(self.status)
        self.send_header("Location", "http://127.0.0.1:1/")
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


@pytest.mark.parametrize(("status", "problem"), [(201, None), (410, Gone), (302, TooManyRedirects)])
def test_a_browser_is_told_in_a_letter_only_it_can_read(monkeypatch, status, problem):
    import py_vapid

    PushService.got, PushService.status = [], status
    there = served_by(PushService, HTTPServer)
    monkeypatch.setattr(notifying, "host_of", lambda address: "example.org")
    monkeypatch.setattr(notifying, "is_on_the_internet", lambda host: True)
    own = ec.generate_private_key(ec.SECP256R1())
    point = own.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    secret = b"s" * 16

    def letters(data: bytes) -> str:
        return base64.urlsafe_b64encode(data).decode().rstrip("=")

    subscription = json.dumps(
        {
            "endpoint": f"http://127.0.0.1:{there.server_address[1]}/box",
            "keys": {"p256dh": letters(point), "auth": letters(secret)},
        }
    )
    key = py_vapid.Vapid02()
    key.generate_keys()
    pem = key.private_pem()
    with pytest.raises(problem) if problem is not None else nullcontext():
        notifying.push(subscription, "It is your turn.", pem, "https://games.example.org")
    there.shutdown()
    ((headers, body),) = PushService.got
    read = http_ece.decrypt(body, private_key=own, auth_secret=secret)
    assert json.loads(read) == {"title": "Scriptorium", "body": "It is your turn."}
    assert notifying.public_key(py_vapid.Vapid02.from_pem(pem)) in headers["authorization"]
    assert b"turn" not in body
