"""Which plugins there are, where they come from, in what order they speak, what is wrong with one.

The order never depends on what was installed first: a game's own plugins come before others,
each is placed by its `before` and `after`, and names decide the rest.
"""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from graphlib import CycleError, TopologicalSorter
from importlib.metadata import EntryPoint, entry_points
from itertools import islice
from types import ModuleType
from typing import Any, Self, TypeVar

from scriptorium.isolation.marker import RaisedStop, marked

from . import hookspecs
from .about import ANY_GAME, About, PluginEntry
from .compatibility import apart_from_engine, check_compatibility, engine_problem
from .discovery import objects_in
from .errors import PluginError, SetupError
from .guard import write_down
from .hookspecs import HOOKS, HookManager, check_hooks
from .installed import GROUP, LEFT_OUT, is_third_party, of_third_party, origin_of
from .match_setup import MatchSetup, Seat, Setting
from .overrides import presets_of
from .source_location import meant
from .tracebacks import placed

log = logging.getLogger("scriptorium.plugins")

R = TypeVar("R", bound="PluginRegistry")

MOST_FURTHER = 1000


class PluginRegistry(ABC):
    """All plugins at hand: filled, looked through, and agreed on for a match."""

    def __init__(self) -> None:
        self.plugins: dict[str, PluginEntry] = {}
        self._manager = HookManager("scriptorium")
        self._manager.add_hookspecs(hookspecs)

    @abstractmethod
    def options_of(self, setup: MatchSetup) -> Collection[str]:
        """The options that the plugins of a match declare in their rules."""

    # filling

    def add(
        self,
        module: Any,
        *,
        origin: str = "given",
        third_party: bool = True,
        hash: str = "",
        name: str = "",
        guest: str = "",
    ) -> PluginEntry:
        """Register a plugin and those that it names; a failing one is kept, marked as broken.

        `name` is what it is called as long as it has not said its own, `guest` the name by which a
        third-party one is switched off, if that is not its own.
        """
        found = [
            self.add(one, origin=origin, third_party=third_party, hash=hash, guest=guest)
            for one in objects_in(module)
        ]
        if found:
            return found[0]
        known = next((p for p in self.plugins.values() if p.module is module), None)
        if known is not None:
            return known
        given, name = name, name or type(module).__name__
        try:
            name = given or str(getattr(module, "__name__", name))
            check_hooks(module, HOOKS)
            self._manager.register(module, _known_as(module))
            asked = (guest or name) if third_party else ""
            about = self._call(module, "scriptorium_about", guest=asked)
            if not isinstance(about, About):
                raise PluginError(f"{name} does not say who it is: scriptorium_about is missing")
            problem = about.problem()
            if problem:
                raise about.error(f"{name} does not say well who it is: {problem}")
            if problem := engine_problem(about.requires):
                raise about.error(problem, "requires")
            about = apart_from_engine(about)
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            if self._manager.is_registered(module):
                self._manager.unregister(module)
            return self.add_broken(name, origin, error)
        guest = (guest or about.name) if third_party else ""
        return self._keep(PluginEntry(about, module, origin, third_party, hash=hash, guest=guest))

    def _keep(self, plugin: PluginEntry) -> PluginEntry:
        other = self.plugins.get(plugin.name)
        if other is not None:
            self._manager.unregister(plugin.module)
            return self.add_broken(
                plugin.name,
                plugin.origin,
                PluginError(f"there is a plugin {plugin.name} already, from {other.origin}"),
            )
        self.plugins[plugin.name] = plugin
        try:
            third_party, hash, guest = plugin.third_party, plugin.hash, plugin.guest
            for module in self._call(plugin.module, "scriptorium_plugins", guest=guest):
                origin = plugin.origin
                self.add(module, origin=origin, third_party=third_party, hash=hash, guest=guest)
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            self._break(plugin, error)
        return plugin

    def add_broken(self, name: str, origin: str, error: BaseException) -> PluginEntry:
        """Keep a plugin that does not load, so that it can be listed with its error.

        It takes nobody's name away: where there is a plugin of that name it is listed as `name#2`.
        """
        taken, number = name, 1
        while name in self.plugins:
            number += 1
            name = f"{taken}#{number}"
        plugin = PluginEntry(About(name), None, origin, False)
        self.plugins[name] = plugin
        self._break(plugin, error)
        return plugin

    def _break(self, plugin: PluginEntry, error: BaseException) -> None:
        plugin.broken = placed(error)
        plugin.ends_programs = issubclass(type(error), RaisedStop)
        write_down("plugin %s is broken", plugin.name, error)

    def _call(self, module: Any, hook: str, *args: Any, guest: str = "") -> Any:
        """What a plugin answers to a hook, as a list. Third-party code is marked as `guest`'s."""
        if module is not None and self._manager.get_plugin(_known_as(module)) is None:
            self._manager.register(module, _known_as(module))  # a copy looks at what is asked
        for impl in getattr(self._manager.hook, hook).get_hookimpls():
            if impl.plugin is module:
                if not guest:
                    return _answer(impl.function, *args)
                return marked(guest, _answer, impl.function, *args)
        return ()

    def copy(self, *, leaving: Collection[str] = ()) -> Self:
        """A library with the same plugins, without those of some origins; others can be added."""
        twin = type(self)()
        for plugin in self.plugins.values():
            if plugin.origin in leaving:
                continue
            twin.plugins[plugin.name] = plugin
        return twin

    # asking

    def games(self) -> list[About]:
        """The games at hand, by name."""
        found = [p.about for p in self.plugins.values() if p.about.is_game and not p.broken]
        return sorted(found, key=lambda about: about.name)

    def game(self, name: str) -> About:
        """What a game says of itself."""
        plugin = self.plugins.get(name)
        if plugin is not None and plugin.broken:
            raise SetupError(f"the game {name} is broken: {plugin.broken}")
        if plugin is None or not plugin.about.is_game:
            known = ", ".join(about.name for about in self.games()) or "none"
            raise SetupError(f"there is no game {name!r}; known are: {known}")
        return plugin.about

    def setup(
        self,
        game: str,
        seats: int | Sequence[Seat] | None = None,
        *,
        first: Seat | None = None,
        options: Mapping[str, Setting] | None = None,
        mods: Iterable[str] = (),
        without: Iterable[str] = (),
    ) -> MatchSetup:
        """Agree on a match; every wish that cannot be met is a clear error."""
        about = self.game(game)
        if seats is None:
            seats = about.fewest
        if type(seats) is int:
            seats = about.seats[:seats] if 0 <= seats <= len(about.seats) else ("?",) * 99
        if isinstance(seats, str) or not isinstance(seats, Sequence):
            raise SetupError(f"seats is a number or a list of seats, not {seats!r}")
        if not about.fewest <= len(seats) <= len(about.seats):
            raise SetupError(f"{game} takes {about.fewest} to {len(about.seats)} seats")
        for seat in seats:
            if seat not in about.seats:
                raise SetupError(f"{game} has no seat {seat!r}: {', '.join(about.seats)}")
        if len(set(seats)) != len(seats):
            raise SetupError("two seats have the same name")
        if first and first not in seats:
            raise SetupError(f"{first!r} cannot begin: the seats are {', '.join(seats)}")
        names = self._chosen(game, tuple(mods), tuple(without))
        given = dict(_settings({} if options is None else options))
        decided = presets_of((self.plugins[name].about for name in names), given)
        given = {name: preset.value for name, preset in decided.options.items()} | given
        return MatchSetup(
            game,
            tuple(seats),
            first or "",
            _settings(given),
            tuple(self.plugins[name].ref for name in names),
        )

    def _chosen(self, game: str, mods: tuple[str, ...], without: tuple[str, ...]) -> list[str]:
        own = {p.name for p in self.plugins.values() if p.is_own(game) and not p.about.optional}
        without += tuple(n for m in mods if (p := self.plugins.get(m)) for n in p.about.without)
        for name in (*mods, *without):
            if name not in self.plugins:
                near = meant(name, self.plugins)
                raise SetupError(f"there is no plugin {name!r}{near if near[-1] == '?' else ''}")
        if game in without:
            raise SetupError(f"{game} cannot be played without itself")
        chosen = (own | set(mods)) - set(without)
        for name, plugin in sorted((name, self.plugins[name]) for name in chosen):
            if plugin.broken:
                raise SetupError(f"the plugin {name} is broken: {plugin.broken}")
            if plugin.about.game not in (ANY_GAME, game) and name != game:
                raise SetupError(f"{name} is for {plugin.about.game}, not for {game}")
        check_compatibility(chosen, {name: plugin.about for name, plugin in self.plugins.items()})
        return self._ordered(game, chosen)

    def _ordered(self, game: str, names: set[str]) -> list[str]:
        def place(name: str) -> tuple[int, str]:
            return (0 if self.plugins[name].is_own(game) else 1, name)

        sorter: TopologicalSorter[str] = TopologicalSorter(dict.fromkeys(sorted(names), ()))
        for name in sorted(names):
            about = self.plugins[name].about
            for other in about.after:
                if other in names:
                    sorter.add(name, other)
            for other in about.before:
                if other in names:
                    sorter.add(other, name)
        try:
            sorter.prepare()
        except CycleError as error:
            names_in_turn: list[str] = error.args[1]
            circle = " before ".join(names_in_turn)
            wishes = "; ".join(
                wish for one in dict.fromkeys(names_in_turn) for wish in self._order_wishes(one)
            )
            raise SetupError(
                f"the plugins cannot be put in order: {circle} ({wishes}); switch one of them off"
            ) from None
        ordered: list[str] = []
        ready: list[str] = []
        while sorter.is_active():
            ready = sorted([*ready, *sorter.get_ready()], key=place)
            ordered.append(ready.pop(0))
            sorter.done(ordered[-1])
        return ordered

    def _order_wishes(self, name: str) -> Iterator[str]:
        """What a plugin says of its order, with its place where that is a pack."""
        about = self.plugins[name].about
        for what in ("before", "after"):
            others = getattr(about, what)
            if not others:
                continue
            if about.written is not None:
                yield about.written.quoted("pack", what)
            else:
                yield f"{name} says {what} {', '.join(others)}"


def _answer(call: Callable[..., Any], *args: Any) -> Any:
    answer = call(*args)
    if not isinstance(answer, Iterator):
        return answer
    answers = list(islice(answer, MOST_FURTHER + 1))
    if len(answers) > MOST_FURTHER:
        raise PluginError(f"a plugin names at most {MOST_FURTHER} others")
    return answers


def _settings(options: Mapping[str, Setting]) -> tuple[tuple[str, Setting], ...]:
    if not isinstance(options, Mapping):
        raise SetupError(f"options is a table of names and values, not {options!r}")
    for name, value in options.items():
        if not isinstance(name, str) or type(value) not in (bool, int, str):
            raise SetupError(
                f"an option is true, false, a number or a text, not {name!r} = {value!r}"
            )
    return tuple(sorted(options.items()))


def from_entry_points(
    library: PluginRegistry,
    *,
    third_party: bool = True,
    off: Collection[str] = (),
    left_out: Collection[str] = (),
) -> dict[str, str]:
    """Add the installed plugins: ours, and those of other distributions unless told not to.

    Those whose entry points are named in `off` or `left_out` are not even imported; the latter are
    listed all the same. Gives the third-party plugins that were added, each with the name of the
    entry point by which it is switched off.
    """
    found = {}
    points = sorted(entry_points(group=GROUP), key=lambda point: point.name)
    for point in points:
        if not is_third_party(point):
            _add_point(library, point)
        elif third_party and point.name not in off:
            before = set(library.plugins)
            if point.name in left_out:
                library.add_broken(point.name, origin_of(point), PluginError(LEFT_OUT))
            else:
                _add_point(library, point)
            for name in library.plugins.keys() - before:
                found[name] = point.name
    return found


def _add_point(library: PluginRegistry, point: EntryPoint) -> None:
    origin, third = origin_of(point), is_third_party(point)
    try:
        module = marked(point.name, of_third_party, point) if third else point.load()
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        library.add_broken(point.name, origin, error)
        return
    name = point.name if third else ""
    library.add(module, origin=origin, third_party=third, name=name, guest=name)


def _known_as(module: Any) -> str:
    """By what a plugin is registered: two may have one name."""
    return f"plugin@{id(module)}"


def with_modules(library: R, modules: Iterable[str | ModuleType | Any]) -> tuple[R, list[str]]:
    """The library with plugins given as modules added, and the names of all that were given."""
    wider, names = library, list[str]()
    for module in modules:
        if isinstance(module, str):
            names.append(module)
            continue
        known = next((p for p in wider.plugins.values() if p.module is module), None)
        if known is None:
            if wider is library:
                wider = library.copy()
            known = wider.add(module)
        if known.broken:
            raise SetupError(f"the plugin {known.name} is broken: {known.broken}")
        names.append(known.name)
    return wider, names
