"""The tables that this device knows: made here or joined, the latest first, to be reopened."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from scriptorium.matches import Disk

log = logging.getLogger("scriptorium.play")

FILE = "tables-over-a-net.json"
MOST_BYTES = 256 * 1024
MOST = 50  # tables; the oldest are forgotten

Link = Annotated[str, Meta(max_length=600)]
Letters = Annotated[str, Meta(max_length=64)]


class ListedTable(Struct, frozen=True):
    """A table: the link that leads there, and for its host the links for others.

    `is_here` is for one that the server on this machine keeps. `host` opens it for its host, `open`
    leads to any free seat, `watch` to where all may look on. `commitment` and `salt` are what the
    luck of the match is checked by at its end, as they were when one sat down.
    """

    link: Link
    game: Annotated[str, Meta(max_length=64)] = ""
    is_here: bool = False
    host: Link = ""
    open: Link = ""
    watch: Link = ""
    is_over: bool = False
    commitment: Letters = ""
    salt: Letters = ""


class TableList:
    """The file with them; only this user reads it."""

    def __init__(self, folder: Path, disk: Disk | None = None) -> None:
        self._path, self._disk = folder / FILE, disk or Disk()

    def all(self) -> list[ListedTable]:
        """All that are known, the latest first."""
        try:
            data = self._disk.read(self._path, MOST_BYTES)
            return msgspec.json.decode(data, type=list[ListedTable])
        except FileNotFoundError:
            return []
        except (OSError, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            log.warning("the tables that are known cannot be read", exc_info=error)
            return []

    def find(self, link: str) -> ListedTable | None:
        """The table that a link leads to."""
        return next((one for one in self.all() if one.link == link), None)

    def keep(self, table: ListedTable) -> None:
        """A table was made or joined: it comes first."""
        self._write([table, *(one for one in self.all() if one.link != table.link)])

    def note(
        self,
        link: str,
        *,
        game: str = "",
        is_over: bool = False,
        commitment: bytes = b"",
        salt: bytes = b"",
    ) -> ListedTable:
        """Note what is known of a table by now; what it was bound to at first stays."""
        known = self.find(link) or ListedTable(link)
        now = replace(
            known,
            game=game or known.game,
            is_over=is_over or known.is_over,
            commitment=known.commitment or commitment.hex(),
            salt=known.salt or salt.hex(),
        )
        if now != known or self.find(link) is None:
            self.keep(now)
        return now

    def forget(self, link: str) -> None:
        """Take a table off the list; on its server it stays."""
        self._write(one for one in self.all() if one.link != link)

    def _write(self, found: Iterable[ListedTable]) -> None:
        try:
            self._disk.make_folder(self._path.parent)
            self._disk.keep(self._path, msgspec.json.encode(list(found)[:MOST]))
        except OSError as error:
            log.warning("the tables that are known cannot be kept", exc_info=error)
            return
        with suppress(OSError):
            self._path.chmod(0o600)
