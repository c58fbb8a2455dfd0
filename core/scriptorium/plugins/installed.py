"""What installed distributions bring beside plugins: commands, players, frontends, pictures.

Each is an entry point of a group of ours. One of another distribution is a third-party program: it
is imported only when it is used, and marked while it runs. If it fails, it is left out and a
listener is called.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from importlib.metadata import EntryPoint
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from scriptorium.isolation.marker import RaisedStop, lies_in, marked
from scriptorium.isolation.our_files import is_ours

from .errors import PluginError
from .guard import in_words, write_down

OWN_DISTRIBUTION = "scriptorium"
GROUP = "scriptorium"
LEFT_OUT = "it is left out this time"
# All groups of entry points that something of ours asks for.
_KINDS = "commands", "commands.mods", "frontends", "bots", "art", "pictures", "reference"
GROUPS = (GROUP, *(f"{GROUP}.{kind}" for kind in _KINDS))


class _LeftOut:
    """Which third-party entry points are not imported: by name, or all of them."""

    names: frozenset[str] = frozenset()
    everything = False


_left_out = _LeftOut()
_failed: dict[EntryPoint, PluginError] = {}
_listeners: list[Callable[[str, str], None]] = []


def leave_out(names: Collection[str], *, everything: bool = False) -> None:
    """Stop importing third-party entry points: these names, or all of them."""
    _left_out.names, _left_out.everything = frozenset(names), everything


def is_left_out(point: EntryPoint) -> bool:
    """Whether a third-party entry point must not be imported."""
    return is_third_party(point) and (_left_out.everything or point.name in _left_out.names)


def tell_of_failures(tell: Callable[[str, str], None]) -> None:
    """Call a function for each entry point that fails, with its name and why."""
    if tell not in _listeners:
        _listeners.append(tell)


def is_third_party(point: EntryPoint) -> bool:
    """Whether another distribution than ours brings it. One made by hand belongs to none."""
    return point.dist is not None and point.dist.name != OWN_DISTRIBUTION


def origin_of(point: EntryPoint) -> str:
    """How players read where an entry point comes from."""
    if point.dist is None or not is_third_party(point):
        return "shipped"
    return f"installed with {point.dist.name}"


def in_order(points: Iterable[EntryPoint]) -> dict[str, EntryPoint]:
    """Entry points of a group by name, without those left out. Ours win over others."""
    found = sorted(points, key=lambda point: (not is_third_party(point), point.name))
    return dict(sorted((one.name, one) for one in found if not is_left_out(one)))


def loaded(point: EntryPoint, *args: Any) -> Any:
    """What an entry point names, called with `args` where there are any.

    Third-party code is marked. A failure is reported once and raises `PluginError`, then and each
    time it is asked for again.
    """
    if not is_third_party(point):
        found = point.load()
        return found(*args) if args else found
    if point in _failed:
        raise _failed[point]
    try:
        return marked(point.name, _called, point, args)
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        why = str(error) if issubclass(type(error), RaisedStop) else in_words(error)
        write_down("plugin %s is broken", point.name, error)
        failed = _failed[point] = PluginError(why)
        for tell in _listeners:
            tell(point.name, why)
        raise failed from error


def all_loaded(points: Iterable[EntryPoint]) -> Iterator[tuple[str, Any]]:
    """What the entry points of a group name, by name. Third-party ones that fail are skipped."""
    for name, point in in_order(points).items():
        try:
            yield name, loaded(point)
        except PluginError:
            if not is_third_party(point):
                raise


def _called(point: EntryPoint, args: tuple[Any, ...]) -> Any:
    found = of_third_party(point)
    return found(*args) if args else found


def of_third_party(point: EntryPoint) -> Any:
    """Load a third-party entry point. All of its package is known as its own."""
    package = point.module.partition(".")[0]
    spec = find_spec(package)
    if spec is not None and spec.origin is not None and not is_ours(spec.origin):
        place = Path(spec.origin)
        is_package = spec.submodule_search_locations is not None
        lies_in(str(place.parent if is_package else place), point.name)
    return point.load()
