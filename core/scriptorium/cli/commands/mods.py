"""`scriptorium mods …`: which plugins there are, which are on, and switching loose ones."""

from __future__ import annotations

import argparse
from dataclasses import asdict
from typing import Any

from scriptorium.engine.errors import SetupError
from scriptorium.engine.library import Library
from scriptorium.mods.home import Home, ModChoices, failed_often, origin
from scriptorium.mods.inventory import Inventory
from scriptorium.mods.loose import add_loose
from scriptorium.mods.start_options import home_of, library_of
from scriptorium.mods.summaries import ModStory, stories, third_party_points
from scriptorium.plugins.file_names import shown
from scriptorium.plugins.installed import origin_of
from scriptorium.plugins.source_location import meant
from scriptorium.testing.reference import lines_of, of_a_game, of_the_engine, of_the_windows

from .common import Commands, add_installed, add_json, add_with, checked_library, print_json
from .modcheck import add as add_check
from .moddev import add as add_dev
from .modnew import add as add_new
from .modpack import add as add_packing

GROUP = "scriptorium.commands.mods"
STATES = {
    "on": "on",
    "off": "off",
    "broken": "broken",
    "failed": "switched off after it failed in several sessions",
    "unasked": "off: a program that nobody has agreed to yet",
    "changed": "off: a program that has changed since it was agreed to",
}
CODE = (
    "{name} is a Python program: it can do whatever you can do on this computer. "
    "It is on from now, just as its files are at this moment; after any change it is off again."
)


def add(commands: Commands) -> None:
    """Put the command and its own sub-commands on the parser."""
    parser = commands.add_parser(
        "mods",
        help="plugins, house rules and card packs",
        description="List plugins and card packs, and switch loose ones on or off.",
    )
    inner = parser.add_subparsers(title="what to do", metavar="WHAT", required=True)
    listing = inner.add_parser("list", help="list every plugin", description="List every plugin.")
    listing.add_argument("name", metavar="NAME", nargs="?", default="", help="only this one, whole")
    listing.add_argument("--long", action="store_true", help="tell what each mod changes")
    told = "list the parts of games as well; with --long all that can be named of the game NAME"
    listing.add_argument("--parts", action="store_true", help=told)
    add_with(listing)
    add_json(listing)
    listing.set_defaults(run=list_all, repeats=True)
    for word, on in (("enable", True), ("disable", False)):
        told = f"Switch a mod {'on' if on else 'off'}, by the name `mods list` gives it."
        switch = inner.add_parser(word, help=told, description=told)
        switch.add_argument("name", metavar="NAME")
        switch.set_defaults(run=_switch, on=on, tries="name")
    add_new(inner)
    add_check(inner)
    add_dev(inner)
    add_packing(inner)
    add_installed(inner, GROUP)


def list_all(options: argparse.Namespace) -> int:
    """One line for each plugin: its name, version, state, origin and what it brings."""
    read = library_of if options.json else checked_library
    library, home = read(options), None if options.no_mods else home_of(options)
    if options.parts and options.long:
        return _reference(options, library)
    if options.name or options.long:
        return _tell(options, stories(home, library=library), library)
    rows = listed(library, home)
    if options.json:
        print_json(rows)
        return 0
    games = [about.name for about in library.games()]
    count = len(rows)
    if not options.parts:
        rows = [row for row in rows if row["state"] != "on" or not _is_part(row["name"], games)]
    width = max((len(row["name"]) for row in rows), default=0)
    for row in rows:
        version = row["version"] or "-"
        brings = ", ".join(_counted(kind, count) for kind, count in row["contributes"].items())
        told = f": {row['why']}" if row["why"] else f": {brings}" if brings else ""
        print(f"{row['name']:<{width}}  {version:<6} {row['state']:<6} ({row['origin']}){told}")
    if count > len(rows):
        print(f"And {count - len(rows)} parts of games, which --parts lists.")
    if home is not None:
        print(f"The mods folder is {home.mods}.")
    return 0


def _reference(options: argparse.Namespace, library: Library) -> int:
    """What the engine lends, or what one game has that plugins and packs can name."""
    name = options.name
    sections = of_a_game(library, name) if name else (*of_the_engine(), *of_the_windows())
    if options.json:
        print_json([asdict(section) for section in sections])
        return 0
    for line in lines_of(sections):
        print(line)
    return 0


def _is_part(name: str, games: list[str]) -> bool:
    return any(name.startswith(f"{game}.") for game in games)


def declared_by(library: Library, name: str) -> list[dict[str, str]]:
    """What a plugin declares, and those that are parts of it: each with its file and line."""
    return [
        {
            "plugin": plugin.name,
            "what": one.what,
            "name": one.name,
            "where": one.where,
            "details": one.details,
        }
        for plugin in library.plugins.values()
        if plugin.name == name or plugin.is_own(name)
        for one in getattr(plugin.module, "declarations", ())
    ]


def _tell(options: argparse.Namespace, told: tuple[ModStory, ...], library: Library) -> int:
    """The whole story of one mod, with its declarations, or of each."""
    if options.name:
        names = [story.name for story in told]
        told = tuple(one for one in told if options.name in (one.name, one.key))
        if not told:
            raise SetupError(f"there is no mod {options.name!r}{meant(options.name, names)}")
    if options.json:
        rows = [asdict(story) for story in told]
        if options.name:
            rows[0]["declarations"] = declared_by(library, told[0].name)
        print_json(rows)
        return 0
    for story in told:
        made = f" by {story.author}" if story.author else ""
        title = f": {story.title}{made}" if story.title or made else ""
        version = f" {story.version}" if story.version else ""
        print(f"{story.name}{version}{title}")
        print(f"  {story.kind}, {STATES[story.state]} ({story.origin})")
        for line in (story.error, story.summary, *story.changes, *story.needs):
            if line:
                print(f"  {line}")
    if options.name:
        _print_declarations(declared_by(library, told[0].name))
    return 0


def _print_declarations(rows: list[dict[str, str]]) -> None:
    """A line for each declaration, below the plugin that makes it."""
    width = max((len(row["where"]) for row in rows), default=0)
    for plugin in dict.fromkeys(row["plugin"] for row in rows):
        print(f"  declared on {plugin}:")
        for row in rows:
            if row["plugin"] == plugin:
                told = f": {row['details']}" if row["details"] else ""
                print(f"    {row['where']:<{width}}  {row['what']} {row['name']}{told}".rstrip())


def _counted(kind: str, count: int) -> str:
    first, *rest = kind.split()
    return " ".join((str(count), first.removesuffix("s") if count == 1 else first, *rest))


def listed(library: Library, home: Home | None) -> list[dict[str, Any]]:
    """Every plugin as data: those of the library, and those that are off."""
    rows, inventory = [], Inventory(library)
    for plugin in library.plugins.values():
        brings, why = ({}, plugin.broken) if plugin.broken else inventory.of(plugin)
        state = "broken" if plugin.broken or why else "on"
        rows.append(_row(plugin.name, plugin.about.version, state, why, plugin.origin, brings))
        if plugin.broken and plugin.module is None:
            rows[-1]["version"] = ""
        rows[-1].update(game=plugin.about.game, title=plugin.about.title, hash=plugin.hash)
    for mod in home.listed() if home is not None else ():
        if mod.state == "off":
            rows.append(_row(mod.name, "", "off", mod.why, origin(mod.path), {}))
    choices = home.choices() if home is not None else ModChoices()
    for point in third_party_points():
        if point.name in choices.all_off:
            why = "switched off" if point.name in choices.off else failed_often(point.name)
            rows.append(_row(point.name, "", "off", why, origin_of(point), {}))
    return sorted(rows, key=lambda row: str(row["name"]))


def _row(
    name: str, version: str, state: str, why: str, origin: str, brings: dict[str, int]
) -> dict[str, Any]:
    return {
        "name": name,
        "version": version,
        "state": state,
        "why": why,
        "origin": origin,
        "contributes": brings,
    }


def _switch(options: argparse.Namespace) -> int:
    home = home_of(options)
    if any(point.name == options.name for point in third_party_points()):
        home.switch_installed(options.name, options.on)
        print(f"{options.name} is {'on' if options.on else 'off'} from now.")
        return 0
    mod = home.switch(_name_in_folder(home, options.name), options.on).mod
    if mod is None or not options.on:
        print(f"{options.name} is off from now.")
        return 0
    print(CODE.format(name=mod.name) if mod.is_code else f"{mod.name} is on from now.")
    plugin = add_loose(Library(), mod, str(mod.path))
    if plugin.broken:
        raise SetupError(f"{mod.name} is on, but does not work: {plugin.broken}")
    if plugin.name != mod.name:
        print(f"In a match it is called {plugin.name}.")
    return 0


def _name_in_folder(home: Home, name: str) -> str:
    """The name under which a mod lies in the folder, if it was named as a plugin instead."""
    there = home.listed()
    if any(name in (mod.name, shown(mod.path.name), mod.path.name) for mod in there):
        return name
    for mod in there:
        if mod.mod is not None and mod.state == "on":
            plugin = add_loose(Library(), mod.mod, "")
            if plugin.name == name:
                return mod.name
    return name
