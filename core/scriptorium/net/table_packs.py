"""House rules that come with a table: card packs of its host, for this table alone.

A pack is TOML and no code. It is known by its content; everybody at the table gets the same.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct

from scriptorium.engine.errors import SetupError
from scriptorium.engine.library import Library
from scriptorium.mods.loose import PACK, Loose, add_loose

MOST_PACKS = 10
MOST_PACK_BYTES = 64 * 1024
MOST_LIBRARIES = 16
ORIGIN = "table"

PackName = Annotated[str, Meta(pattern="^[a-z][a-z0-9_-]{0,39}$")]
PackHash = Annotated[str, Meta(max_length=64)]


class TablePack(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A card pack that a host brings: the name of its file without `.toml`, and what it says.

    One that is a folder brings its `pack.toml`; pictures stay with those who have the folder.
    """

    name: PackName
    data: Annotated[bytes, Meta(max_length=MOST_PACK_BYTES)]
    is_folder: bool = False

    @property
    def hash(self) -> str:
        """What the content is known by, as a match remembers it."""
        return self._loose().hash

    def _loose(self) -> Loose:
        file = f"{self.name}/{PACK}" if self.is_folder else f"{self.name}.toml"
        return Loose(self.name, Path(file), {file: self.data}, is_code=False)

    def named_in(self, library: Library) -> str:
        """What the pack is called as a plugin of a library; empty where it is not there."""
        hash = self.hash
        return next((one.name for one in library.plugins.values() if one.hash == hash), "")

    def add_to(self, library: Library) -> None:
        """Put it into a library; raises `SetupError` with what is wrong with it."""
        if self.named_in(library):
            return  # it lies in the player's own folder as well
        if self.name in library.plugins:
            raise SetupError(f"{self.name} is the name of a plugin that is there already")
        plugin = add_loose(library, self._loose(), ORIGIN)
        if plugin.broken:
            raise SetupError(f"the pack {self.name} cannot be used: {plugin.broken}")


class TableLibraries:
    """A library with the packs of each table; those of the last few tables are kept."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self._made: OrderedDict[tuple[str, ...], Library] = OrderedDict()

    def of(self, packs: Iterable[TablePack]) -> Library:
        """The library for a table that brings these packs; raises `SetupError`."""
        packs = tuple(packs)
        if not packs:
            return self.library
        if len(packs) > MOST_PACKS:
            raise SetupError(f"a table brings at most {MOST_PACKS} packs")
        key = tuple(pack.hash for pack in packs)
        found = self._made.get(key)
        if found is None:
            found = self.library.copy()
            for pack in packs:
                pack.add_to(found)
            self._made[key] = found
            while len(self._made) > MOST_LIBRARIES:
                self._made.popitem(last=False)
        self._made.move_to_end(key)
        return found
