"""How a server is run: where it listens, under which names, and where tables are kept."""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import ip_address
from pathlib import Path
from urllib.parse import urlsplit

from scriptorium import SetupError

PORT = 8317
HERE = ("localhost", "127.0.0.1", "::1")


@dataclass(frozen=True)
class Settings:
    """The settings of one server.

    `public` is the address under which people reach it, where that is not this machine's own.
    `behind_proxy` believes what the proxy says of addresses. `site` is the built page; without one
    only programs can join. `table` is a game for which a table is made at once, with so many
    `seats`. `mail` is the server by which players are mailed, as apprise writes it. With
    `until_closed` it ends with the program that began it.
    """

    port: int = PORT
    lan: bool = False
    public: str = ""
    behind_proxy: bool = False
    site: Path | None = None
    table: str = ""
    seats: int = 2
    mail: str = ""
    until_closed: bool = False

    @property
    def place(self) -> str:
        """The address to listen at."""
        return "0.0.0.0" if self.lan else "127.0.0.1"

    @property
    def is_safe(self) -> bool:
        """Whether browsers reach it by https."""
        return self.public.startswith("https://")

    def serves(self, host: str) -> bool:
        """Whether a request for this host is meant for this server.

        A page of somebody else can make a name of its own point here, but not an address. So
        in the home network any address will do, and no name.
        """
        name = name_of(host)
        if name in HERE:
            return not self.public or not self.behind_proxy
        if self.public and name == name_of(urlsplit(self.public).netloc):
            return True
        return self.lan and is_address(name)


def name_of(host: str) -> str:
    """The name in a `Host` header, without its port."""
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.partition(":")[0].lower().rstrip(".")


def is_address(name: str) -> bool:
    """Whether this is the address of a machine, and no name."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def public_address(told: str) -> str:
    """An address to be reached under, as browsers write it; raises `SetupError`."""
    parts = urlsplit(told)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment:
        raise SetupError(f"{told!r} is no address such as https://games.example.org")
    if parts.path not in ("", "/"):
        raise SetupError(f"{told!r}: the page is served at the top of an address, not in a folder")
    return f"{parts.scheme}://{parts.netloc.lower()}"
