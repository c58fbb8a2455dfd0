"""It is your turn: told once by Web Push, mail or webhook, to those who do not see the table.

What is sent says nothing of the match. A webhook is called only where it leads to the internet,
so nobody can have a server ask for what its own network hides.
"""

from __future__ import annotations

import asyncio
import ipaddress
import json
import logging
import re
import socket
from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any
from urllib.parse import quote, urlsplit

import msgspec
from msgspec import Struct

from scriptorium import SetupError
from scriptorium.net import Alert, Hub, Notice, Store, Unkept

from .settings import Settings

log = logging.getLogger("scriptorium.server")

PUSH, MAIL, HOOK = "push", "mail", "webhook"
TITLE = "Scriptorium"
SENTENCES = {
    "en": "It\N{RIGHT SINGLE QUOTATION MARK}s your turn.",
    "nl": "Je bent aan de beurt.",
    "de": "Du bist am Zug.",
    "it": "Tocca a te.",
}
GLANCE = 5.0  # seconds between looks for turns that somebody is to be told of
MOST_AT_ONCE = 100
MOST_ALERTS = 5  # of one seat
PATIENCE = 15  # seconds for a service to answer
AGAIN = (10.0, 60.0, 600.0)  # seconds after which it is tried once more
LASTS = 3600 * 24  # seconds for which a push service keeps what it cannot deliver
MOST_TARGET = 2000
ADDRESS = re.compile(r"[^\s@<>,;:\"\\]+@[^\s@<>,;:\"\\]+\.[a-z]{2,}", re.IGNORECASE)
GONE = (404, 410)  # a push service has forgotten the browser
KEY = "vapid"  # under which servers share the key that push services know them by


class Keys(Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser wants pushes to be encrypted with."""

    p256dh: str
    auth: str


class Subscription(Struct, frozen=True):
    """Where a browser is reached, in its own words."""

    endpoint: str
    keys: Keys


class Gone(Exception):
    """Nobody can be reached there any more."""


@dataclass(frozen=True)
class Means:
    """How this server can tell people."""

    push: str = ""  # the public key for browsers
    mail: bool = False
    webhook: bool = False

    @property
    def told(self) -> dict[str, Any]:
        """What a device is told of it."""
        return {PUSH: self.push, MAIL: self.mail, HOOK: self.webhook}


class Notifier:
    """Tells the players of one store that it is their turn."""

    def __init__(
        self,
        store: Store,
        hub: Hub,
        settings: Settings,
        now: Callable[[], int],
        post: Callable[[Alert, str], None] | None = None,
    ) -> None:
        self._store, self._hub, self._settings, self._now = store, hub, settings, now
        self._post = self._sent if post is None else post
        self._key = b""
        self._tasks: set[asyncio.Task[None]] = set()
        self.means = Means()

    async def begin(self) -> None:
        """See by which means people can be told here."""
        hook = find_spec("apprise") is not None  # brought in when somebody is told
        mail = bool(self._settings.mail)
        if mail and not hook:
            raise lacking("apprise")
        public = ""
        if self._settings.is_safe:
            try:
                import py_vapid
                import pywebpush  # noqa: F401  (whether it is there)
            except ImportError:
                log.warning("browsers are told of turns with pip install 'scriptorium[notify]'")
            else:
                fresh = py_vapid.Vapid02()
                fresh.generate_keys()
                self._key = await self._store.shared(KEY, fresh.private_pem())
                public = public_key(py_vapid.Vapid02.from_pem(self._key))
        self.means = Means(public, mail, hook)

    def checked(self, means: str, target: str) -> str:
        """A target as it is kept; raises `SetupError` with what is wrong."""
        if len(target) > MOST_TARGET:
            raise SetupError("this is too long")
        if not self.means.told.get(means):
            raise SetupError(f"this server cannot tell you by {means}")
        if means == PUSH:
            try:
                kept = msgspec.json.decode(target, type=Subscription)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                raise SetupError(f"no browser can be reached so: {error}") from None
            host_of(kept.endpoint)
            return msgspec.json.encode(kept).decode()
        if means == MAIL:
            if not ADDRESS.fullmatch(target):
                raise SetupError(f"{target!r} is no mail address")
            return target
        host_of(target)
        if service(target) is None:
            raise SetupError(f"{target!r} is no webhook")
        return target

    async def run(self) -> None:
        """Tell those whose turn has come, as long as the server runs."""
        try:
            while True:
                await self.look()
                await asyncio.sleep(GLANCE)
        finally:
            for task in self._tasks:
                task.cancel()

    async def look(self) -> None:
        """Take on the turns that nobody was told of."""
        try:
            for notice in await self._store.notices(MOST_AT_ONCE):
                await self._take_on(notice)
        except Unkept as error:
            log.error("nobody can be told of turns: %s", error)

    async def _take_on(self, notice: Notice) -> None:
        alerts = await self._store.alerts(notice.table, notice.seat)
        wanted = bool(alerts) and await self._hub.is_missed(notice, self._now())
        if await self._store.noticed(notice) and wanted:
            for alert in alerts:
                task = asyncio.create_task(self._tell(alert))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _tell(self, alert: Alert) -> None:
        """Tell one player at one place, though a service may be away for a while."""
        sentence = SENTENCES.get(alert.language, SENTENCES["en"])
        for wait in (*AGAIN, None):
            try:
                await asyncio.to_thread(self._post, alert, sentence)
            except Gone:
                await self._store.drop_alert(alert)
            except Exception as error:
                log.warning("nobody was told by %s: %s", alert.means, type(error).__name__)
                if wait is not None:
                    await asyncio.sleep(wait)
                    continue
            return

    def _sent(self, alert: Alert, sentence: str) -> None:
        if alert.means == PUSH:
            push(alert.target, sentence, self._key, self._settings.public)
            return
        target, body = alert.target, sentence
        if self._settings.public:
            body = f"{sentence}\n{self._settings.public}/"
        if alert.means == MAIL:
            mark = "&" if "?" in self._settings.mail else "?"
            target = f"{self._settings.mail}{mark}to={quote(alert.target)}"
        elif not is_on_the_internet(host_of(target)):
            raise Gone
        found = service(target)
        if found is None or not found.notify(title=TITLE, body=body):
            raise ConnectionError("the service did not take it")


def lacking(package: str) -> SetupError:
    """The sentence for a package that is not installed."""
    return SetupError(f"telling people needs {package}: pip install 'scriptorium[notify]'")


def host_of(address: str) -> str:
    """The host of an https address; raises `SetupError`."""
    try:
        parts = urlsplit(address)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        host, port, parts = "", None, urlsplit("")
    if parts.scheme != "https" or not host or parts.username or port not in (None, 443):
        raise SetupError(f"{address!r} is no address that begins with https://")
    return host


def is_on_the_internet(host: str) -> bool:
    """Whether all addresses of a host are public ones."""
    try:
        found = {info[4][0] for info in socket.getaddrinfo(host, 443, type=socket.SOCK_STREAM)}
    except (OSError, UnicodeError) as error:
        raise ConnectionError(f"nobody knows {host}") from error
    return all(ipaddress.ip_address(str(one).partition("%")[0]).is_global for one in found)


def service(address: str) -> Any:
    """What speaks to a mail server, or to the service behind a webhook; None for neither."""
    from apprise import Apprise, AppriseAsset

    asset = AppriseAsset(http_redirects=False, app_id=TITLE)
    if not address.startswith("https://"):
        return Apprise.instantiate(address, asset=asset)
    plain = f"jsons://{address.removeprefix('https://')}"
    known = Apprise.instantiate(address, asset=asset)
    return known or Apprise.instantiate(plain, asset=asset)


def public_key(key: Any) -> str:
    """The half of a key that browsers are told, as they want it."""
    from base64 import urlsafe_b64encode

    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    point = key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return urlsafe_b64encode(point).decode("ascii").rstrip("=")


def push(subscription: str, sentence: str, key: bytes, public: str) -> None:
    """Tell a browser; raises `Gone` where its owner does not want that any more."""
    import py_vapid
    import pywebpush
    import requests

    session = requests.Session()
    session.max_redirects = 0
    found = json.loads(subscription)
    if not is_on_the_internet(host_of(found["endpoint"])):
        raise Gone
    try:
        pywebpush.webpush(
            found,
            json.dumps({"title": TITLE, "body": sentence}),
            vapid_private_key=py_vapid.Vapid02.from_pem(key),
            vapid_claims={"sub": public},
            requests_session=session,
            timeout=PATIENCE,
            ttl=LASTS,
        )
    except pywebpush.WebPushException as error:
        if error.response is not None and error.response.status_code in GONE:
            raise Gone from None
        raise
