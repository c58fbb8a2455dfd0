"""Mistakes that authors of plugins make: each is said, none is passed over in silence."""

from __future__ import annotations

import itertools
import types
from pathlib import Path

import lantern
import pytest
from wall_house import FAULTS, house

import scriptorium as sc
from scriptorium import PluginError


def added(module):
    """The library of lantern with one more plugin, and that plugin."""
    library = sc.Library()
    library.add(lantern)
    return library, library.add(module)


def module_with(**hooks):
    module = types.ModuleType("house_odd")
    for name, hook in hooks.items():
        setattr(module, name, hook)
    return module


@sc.hookimpl
def scriptorium_about():
    return sc.About("house.odd", "lantern")


def unmarked(book):
    """Rules without the mark."""


ABOUT = {"scriptorium_about": scriptorium_about}
MISTAKES = {
    "a hook without its mark": (
        module_with(**ABOUT, scriptorium_rules=unmarked),
        r"scriptorium_rules is not marked; write @sc\.hookimpl above it",
    ),
    "a misspelt hook": (
        module_with(**ABOUT, scriptorium_rule=sc.hookimpl(lambda book: None)),
        "there is no hook scriptorium_rule; there are scriptorium_about, scriptorium_plugins, ",
    ),
    "a class in the place of an object": (type("House", (), ABOUT), "House is a class"),
    "no name": (types.ModuleType("house_odd"), "scriptorium_about is missing"),
    "nothing at all": (5, "scriptorium_about is missing"),
}


@pytest.mark.parametrize("kind", MISTAKES)
def test_a_plugin_that_would_do_nothing_is_broken_and_says_why(kind):
    module, why = MISTAKES[kind]
    library, plugin = added(module)
    with pytest.raises(sc.SetupError, match=why):
        sc.new_table("lantern", mods=[plugin.name], library=library)
    assert [about.name for about in library.games()] == ["lantern"]


ABOUTS = {
    "a name with a space": (dict(name="house odd"), "name is a text without spaces"),
    "no name": (dict(name=""), "name is a text without spaces"),
    "a long name": (dict(name="h" * 65), "name is a text without spaces"),
    "a number for a name": (dict(name=5), "name is a text without spaces, not 5"),
    "a number for a version": (dict(version=1.0), "version is a text without spaces, not 1.0"),
    "a title of parts": (dict(title=("Odd",)), "title is a text"),
    "one name after": (dict(after="lantern"), "after is a tuple of names"),
    "one name before": (dict(before="lantern"), "before is a tuple of names"),
    "one name required": (dict(requires="lantern"), "requires is a tuple of names"),
    "numbers required": (dict(requires=(5,)), "requires is a tuple of names"),
    "seats in one text": (dict(seats="xo"), "seats is a tuple of names"),
    "the same seat twice": (dict(seats=("x", "x")), "two seats have the same name"),
    "a seat without a name": (dict(seats=("x", "")), "at most 16 seats, each with a short name"),
    "too many seats": (dict(seats=tuple(map(str, range(17)))), "at most 16 seats"),
    "colours that are no pairs": (
        dict(seats=("x",), colours=("x",)),
        "colours is a tuple of pairs",
    ),
    "a mod's colour": (
        dict(seats=("x",), colours=(("y", "red"),)),
        "seats of the game",
    ),
    "one colour for two": (
        dict(seats=("x", "y"), colours=(("x", "red"), ("y", "red"))),
        "no two the same",
    ),
    "two colours for one": (
        dict(seats=("x", "y"), colours=(("x", "red"), ("x", "blue"))),
        "no two the same",
    ),
    "nobody to play": (dict(seats=("x",), fewest=0), "fewest is how many must play"),
    "more than there are": (dict(seats=("x",), fewest=2), "fewest is how many must play"),
    "texts as a text": (dict(texts="locale"), "texts is a path"),
    "a path that is none": (dict(art=Path("a\0b")), "art is a path"),
}


@pytest.mark.parametrize("kind", ABOUTS)
def test_what_a_plugin_says_of_itself_is_checked(kind):
    said, why = ABOUTS[kind]
    about = sc.About(**{"name": "house.odd", "game": "lantern", **said})
    _, plugin = added(module_with(scriptorium_about=sc.hookimpl(lambda: about)))
    assert why in plugin.broken


@pytest.mark.parametrize("kind", FAULTS)
@pytest.mark.parametrize("hook", ["scriptorium_about", "scriptorium_plugins", "scriptorium_rules"])
def test_a_hook_that_fails_breaks_its_plugin_alone(kind, hook):
    if hook == "scriptorium_rules":
        failing = sc.hookimpl(lambda book: FAULTS[kind](), specname=hook)
    else:
        failing = sc.hookimpl(lambda: FAULTS[kind](), specname=hook)
    library, plugin = added(module_with(**{**ABOUT, hook: failing}))
    assert bool(plugin.broken) is (hook != "scriptorium_rules")
    with pytest.raises((sc.SetupError, PluginError), match=plugin.name):
        sc.new_table("lantern", mods=[plugin.name], library=library)
    assert sc.legal(sc.new_table("lantern", library=library))


def test_a_plugin_that_names_plugins_for_ever_is_stopped():
    @sc.hookimpl
    def scriptorium_plugins():
        yield from (house(f"house.n{number}", lambda book: None) for number in itertools.count())

    library, plugin = added(module_with(**ABOUT, scriptorium_plugins=scriptorium_plugins))
    assert plugin.broken
    assert [about.name for about in library.games()] == ["lantern"]


def test_a_plugin_is_added_once_and_never_takes_the_place_of_another():
    library, first = added(house("house.odd", lambda book: None))
    assert library.add(first.module) is first
    second = library.add(house("house.odd", lambda book: None))
    assert "there is a plugin house.odd already" in second.broken
    broken = library.add_broken("lantern", "mods folder, lantern.py", SyntaxError("no"))
    assert broken.name != "lantern"
    assert not library.plugins["lantern"].broken
    assert not library.plugins["house.odd"].broken
    assert sc.legal(sc.new_table("lantern", mods=["house.odd"], library=library))


def test_a_failed_plugin_can_be_added_again():
    """After a mistake has been mended the same object may be given once more."""
    module = types.ModuleType("house_odd")
    library, plugin = added(module)
    assert plugin.broken
    module.scriptorium_about = scriptorium_about
    assert not library.add(module).broken
