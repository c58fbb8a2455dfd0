"""The hooks of Scriptorium: all that a plugin can be asked. Read this page first.

A plugin is a module (or any object) with some of these functions, each marked with
`@sc.hookimpl`. Hooks are called while a match is being set up, never while it is played.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import pluggy

from .errors import PluginError

if TYPE_CHECKING:
    from .about import About

hookspec = pluggy.HookspecMarker("scriptorium")
hookimpl = pluggy.HookimplMarker("scriptorium")


@hookspec(firstresult=True)
def scriptorium_about() -> About:
    """Say who you are: name, version, the game you belong to, what you need.

    Example:
        @sc.hookimpl
        def scriptorium_about():
            return sc.About("house.vigil", game="noughts", version="1.2")

    """
    raise AssertionError("a hook specification is never called")


@hookspec
def scriptorium_plugins() -> Iterable[object]:
    """Name further plugins of the same package, one for each rule or card effect.

    Example:
        @sc.hookimpl
        def scriptorium_plugins():
            return [vigil, silence, lent]

    """
    raise AssertionError("a hook specification is never called")


@hookspec
def scriptorium_rules(book: Any) -> None:
    """Write your state, choices, rules, effects, reactions and words into the `sc.RuleBook`.

    Example:
        @sc.hookimpl
        def scriptorium_rules(book):
            book.part(Marks())
            book.choice(sc.Choice(Mark, do=mark, rules=(EMPTY,)))

    """
    raise AssertionError("a hook specification is never called")


HOOKS = ("scriptorium_about", "scriptorium_plugins", "scriptorium_rules")


def check_hooks(plugin: object, hooks: tuple[str, ...]) -> None:
    """See that a plugin's hooks are marked and spelt as they are known; none is passed over."""
    if isinstance(plugin, type):
        raise PluginError(f"{plugin.__name__} is a class; give an object of it")
    for name in dir(plugin):
        function = inspect.getattr_static(plugin, name, None)
        if not inspect.isroutine(function):
            continue
        marks = getattr(function, "scriptorium_impl", None)
        if marks is None and name in hooks:
            raise PluginError(f"{name} is not marked; write @sc.hookimpl above it")
        if marks is not None and (marks.get("specname") or name) not in hooks:
            raise PluginError(f"there is no hook {name}; there are {', '.join(hooks)}")
