"""How the plugins of a library were gathered, so that another process can gather the same."""

from __future__ import annotations

from pathlib import Path
from weakref import WeakKeyDictionary

from msgspec import Struct

from scriptorium.errors import SetupError
from scriptorium.library import Library, standard_library
from scriptorium_mods.home import Home, player_library
from scriptorium_mods.loose import add_loose, read_loose


class Recipe(Struct, frozen=True):
    """The folder of mods if it is not the usual one, files given besides, and what is left out.

    Without `programs` no stranger's code is among them, but card packs are.
    """

    mods: str = ""
    with_files: tuple[str, ...] = ()
    left_out: tuple[str, ...] = ()
    no_mods: bool = False
    programs: bool = True


SHIPPED = Recipe(no_mods=True)
_gathered: WeakKeyDictionary[Library, Recipe] = WeakKeyDictionary()


def gather(recipe: Recipe) -> Library:
    """All plugins that a recipe names."""
    home = Home(mods=Path(recipe.mods) if recipe.mods else None, left_out=recipe.left_out)
    library = player_library(home, strangers=not recipe.no_mods, programs=recipe.programs)
    for path in map(Path, recipe.with_files):
        mod = read_loose(path)
        if mod.name in home.left_out or (mod.is_code and not recipe.programs):
            continue
        plugin = add_loose(library, mod, f"given as {path.name}")
        if plugin.broken:
            raise SetupError(f"{path}: {plugin.broken}")
    _gathered[library] = recipe
    return library


def recipe_of(library: Library) -> Recipe | None:
    """How a library was gathered; None where it was put together by hand."""
    return SHIPPED if library is standard_library() else _gathered.get(library)
