"""Links to tables: an address, and behind the `#` what opens a seat there."""

from __future__ import annotations

import base64
import binascii
from dataclasses import dataclass
from urllib.parse import urlsplit

from scriptorium import SetupError

TOKEN_BYTES = 16
TOKEN_LETTERS = 22
PATH = "/api/play"
MARK = "t="


@dataclass(frozen=True)
class Link:
    """Where a server is, and the token that opens something there."""

    address: str
    token: bytes

    @property
    def socket(self) -> str:
        """Where devices connect."""
        return "ws" + self.address.removeprefix("http") + PATH

    def __str__(self) -> str:
        return f"{self.address}/#{MARK}{letters_of(self.token)}"


def letters_of(token: bytes) -> str:
    """A token as it stands in a link."""
    return base64.urlsafe_b64encode(token).decode("ascii").rstrip("=")


def read_link(told: str) -> Link:
    """A link as it was sent to somebody; raises `SetupError` where it is none."""
    parts = urlsplit(told.strip())
    letters = parts.fragment.removeprefix(MARK)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise SetupError("a link to a table begins with http:// or https://")
    if not parts.fragment.startswith(MARK) or len(letters) != TOKEN_LETTERS:
        raise SetupError("this link opens no table: what stands behind the # is missing")
    try:
        token = base64.b64decode(f"{letters}==", altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        raise SetupError("this link opens no table: it is damaged behind the #") from None
    return Link(f"{parts.scheme}://{parts.netloc}", token)


def letters_link(address: str, letters: str) -> Link:
    """The link of an address and the letters that a server gave; raises `SetupError`."""
    return read_link(f"{address}/#{MARK}{letters}")
