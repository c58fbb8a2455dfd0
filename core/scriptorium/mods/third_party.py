"""Third-party programs: which would run, and which have brought the plugins of a library."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from scriptorium.engine.errors import PluginError
from scriptorium.engine.library import Library

from .home import Home
from .loose import read_loose
from .summaries import third_party_points


def third_party_on(home: Home | None, given: Iterable[Path] = ()) -> tuple[str, ...]:
    """The programs that would be started, by the names they are switched by; none is started.

    `given` are mods that are asked for on the command line.
    """
    found = [path.stem for path in given if _is_code(path)]
    if home is not None:
        off = home.choices().all_off
        found += [one.name for one in third_party_points() if one.name not in off]
        for listed in home.listed():
            if listed.state == "on" and listed.mod is not None and listed.mod.is_code:
                found.append(listed.name)
    return tuple(sorted(found))


def _is_code(path: Path) -> bool:
    try:
        return read_loose(path).is_code
    except PluginError:
        return False


def third_party_in(library: Library) -> tuple[str, ...]:
    """The third-party programs that plugins of a library are from, by what switches them."""
    programs = (
        plugin.guest
        for plugin in library.plugins.values()
        if plugin.third_party and (plugin.broken or not plugin.about.written)
    )
    return tuple(sorted(set(programs)))
