"""The hooks of Scriptorium: how the engine takes in a plugin object.

Authors write no hooks: `sc.Plugin` and `sc.Game` have them, and pass on what is declared on them.
The engine takes in any other object with these functions as well, each marked with
`@sc.hookimpl`: card packs and effects made of tables are such objects. Hooks are called while a
match is being set up, never while it is played.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import pluggy

from .errors import PluginError

if TYPE_CHECKING:
    from pluggy import HookimplOpts

    from .about import About

hookspec = pluggy.HookspecMarker("scriptorium")
hookimpl = pluggy.HookimplMarker("scriptorium")


@hookspec(firstresult=True)
def scriptorium_about() -> About:
    """Say who you are: name, version, the game you belong to, what you need.

    Example:
        @sc.hookimpl
        def scriptorium_about(self):
            return sc.About("house.vigil", game="noughts", version="1.2")

    """
    raise AssertionError("a hook specification is never called")


@hookspec
def scriptorium_plugins() -> Iterable[object]:
    """Name further plugin objects that come with this one, as those of `plugin.plugin(name)` do.

    Example:
        @sc.hookimpl
        def scriptorium_plugins(self):
            return tuple(self.further)

    """
    raise AssertionError("a hook specification is never called")


@hookspec
def scriptorium_rules(book: Any) -> None:
    """Write what is declared on the object into the `sc.RuleBook` of a match.

    Example:
        @sc.hookimpl
        def scriptorium_rules(self, book):
            for one in self.declarations:
                one.write(book)

    """
    raise AssertionError("a hook specification is never called")


HOOKS = ("scriptorium_about", "scriptorium_plugins", "scriptorium_rules")


class HookManager(pluggy.PluginManager):
    """pluggy, asked only about what is marked: it would look at each of a plugin's attributes."""

    def register(self, plugin: object, name: str | None = None) -> str | None:
        """Register a plugin with the functions in it that are marked as hooks."""
        self._marked = {name for name, marks in _functions(plugin) if marks is not None}
        return super().register(plugin, name)

    def parse_hookimpl_opts(self, plugin: object, name: str) -> HookimplOpts | None:
        """How a function is marked; None for all else."""
        return super().parse_hookimpl_opts(plugin, name) if name in self._marked else None


def check_hooks(plugin: object, hooks: tuple[str, ...]) -> None:
    """See that a plugin's hooks are marked and spelt as they are known; none is passed over."""
    if isinstance(plugin, type):
        raise PluginError(f"{plugin.__name__} is a class; give an object of it")
    for name, marks in _functions(plugin):
        if marks is None and name in hooks:
            raise PluginError(f"{name} is not marked; write @sc.hookimpl above it")
        if marks is not None and (marks.get("specname") or name) not in hooks:
            raise PluginError(f"there is no hook {name}; there are {', '.join(hooks)}")


def _functions(plugin: object) -> Iterator[tuple[str, Any]]:
    """A plugin's functions by name, with their marks; no property of it is run."""
    kind: Any = type(plugin)
    own = getattr(plugin, "__dict__", {})
    yield from ((name, marks) for name, marks in _methods(kind) if name not in own)
    for name, value in own.items():
        if inspect.isroutine(value):
            yield name, getattr(value, "scriptorium_impl", None)


@lru_cache(64)
def _methods(kind: type) -> tuple[tuple[str, Any], ...]:
    """The functions of a class by name, with their marks: a game makes many plugins of one."""
    kinds = kind.__mro__[-2::-1]  # without `object`, what overrides last
    there = {name: value for kind in kinds for name, value in vars(kind).items()}
    return tuple(
        (name, getattr(value, "scriptorium_impl", None))
        for name, value in there.items()
        if inspect.isroutine(value)
    )
