"""Where plugins come from, so that another process finds the same."""

from __future__ import annotations

from pathlib import Path
from weakref import WeakKeyDictionary

from msgspec import Struct

from scriptorium.engine.errors import SetupError
from scriptorium.engine.library import Library, standard_library
from scriptorium.isolation.watched_process import have_loaded

from .home import Home, player_library
from .loose import add_loose, read_loose


class Sources(Struct, frozen=True):
    """The folder of mods if it is not the usual one, files given besides, and what is left out.

    Without `programs` no third-party code is among them, but card packs are.
    """

    with_files: tuple[str, ...] = ()
    mods_dir: str = ""
    no_mods: bool = False
    left_out: tuple[str, ...] = ()
    programs: bool = True

    @property
    def home(self) -> Home:
        """The player's folder, with the mods folder that was asked for."""
        return Home(mods=Path(self.mods_dir) if self.mods_dir else None, left_out=self.left_out)

    def library(self, home: Home | None = None) -> Library:
        """All plugins, those of files included; `home` is the player's folder, where it is open."""
        home = self.home if home is None else home
        library = player_library(home, third_party=not self.no_mods, programs=self.programs)
        for path in map(Path, self.with_files):
            mod = read_loose(path)
            if mod.name in self.left_out or (mod.is_code and not self.programs):
                continue
            plugin = add_loose(library, mod, f"given as {path.name}")
            if plugin.broken:
                raise SetupError(f"{path}: {plugin.broken}")
        _found[library] = self
        have_loaded()
        return library


SHIPPED = Sources(no_mods=True)
_found: WeakKeyDictionary[Library, Sources] = WeakKeyDictionary()


def sources_known(library: Library) -> Sources | None:
    """Where the plugins of a library came from; None where it was put together by hand."""
    return SHIPPED if library is standard_library() else _found.get(library)
