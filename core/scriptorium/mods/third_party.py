"""Third-party programs: which would run, and which plugin belongs to which of them."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from scriptorium.engine.errors import PluginError
from scriptorium.engine.library import Library
from scriptorium.plugins.installed import GROUP, origin_of

from .home import Home, origin
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


def third_party_in(library: Library, home: Home | None) -> dict[str, str]:
    """The plugins of a library that are third-party programs, and the name each is switched by."""
    names = {origin_of(one): one.name for one in third_party_points((GROUP,))}
    if home is not None:
        names |= {origin(one.path): one.name for one in home.listed()}
    found = {}
    for plugin in library.plugins.values():
        if plugin.third_party and (plugin.broken or not plugin.about.written):
            found[plugin.name] = names.get(plugin.origin, plugin.origin.rpartition(" ")[2])
    return found
