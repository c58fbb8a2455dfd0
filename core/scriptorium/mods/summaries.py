"""The story of each mod: who made it, whether it is on, what it changes, needs, or has broken.

A mod that nobody has agreed to is never run for this; of such a program only what stands in its
text is told.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from importlib.metadata import EntryPoint, entry_points

from scriptorium.engine.errors import ScriptoriumError
from scriptorium.engine.library import Library
from scriptorium.engine.values import text
from scriptorium.plugins.about import ANY_GAME, About, PluginEntry
from scriptorium.plugins.file_names import shown
from scriptorium.plugins.installed import GROUP, GROUPS, is_third_party, origin_of

from .changes import Plain, Speaker, changes
from .home import CHANGED, FAILED, UNASKED, Home, Listed, ModChoices, origin, player_library
from .inventory import games_of, needed
from .loose import Loose, add_loose
from .static_metadata import claims

PACK, PLUGIN, GAME = "pack", "plugin", "game"
ON, OFF, BROKEN = "on", "off", "broken"
STATES = (ON, OFF, BROKEN, FAILED, UNASKED, CHANGED)


@dataclass(frozen=True)
class ModStory:
    """Everything known about a mod; `key` is what it is switched by, empty if it cannot be.

    `state` is on, off, broken, failed (switched off after faults), unasked (Python that nobody has
    agreed to) or changed (Python that is other than it was when it was agreed to). `asks` says that
    to switch it on is to trust a program, as it is now, that nobody has agreed to.
    """

    name: str
    title: str = ""
    author: str = ""
    version: str = ""
    kind: str = PLUGIN
    state: str = ON
    changes: tuple[str, ...] = ()
    error: str = ""
    needs: tuple[str, ...] = ()
    summary: str = ""
    game: str = ""
    origin: str = ""
    key: str = ""
    hash: str = ""
    is_code: bool = False
    is_loose: bool = False
    asks: bool = False


def stories(
    home: Home | None, by: Speaker | None = None, *, library: Library | None = None
) -> tuple[ModStory, ...]:
    """The stories of all mods of a player, by name: loose ones, installed ones, and games.

    Without a home only what is in the library is told of. `by` speaks the player's language and
    knows the texts of the mods of this library.
    """
    by = by if by is not None else Plain()
    library = library if library is not None else player_library(home)
    choices = home.choices() if home is not None else ModChoices()
    there = home.listed() if home is not None else ()
    found = [_loose_story(listed, library, by, choices.code) for listed in there]
    loose = {story.origin for story in found}
    for plugin in library.plugins.values():
        if plugin.origin not in loose and _stands_alone(plugin, library):
            found.append(_installed_story(plugin, library, by))
    for point in third_party_points():
        if point.name in choices.all_off:
            state = OFF if point.name in choices.off else FAILED
            told = ModStory(point.name, state=state, is_code=True, key=point.name)
            found.append(replace(told, origin=origin_of(point)))
    return tuple(sorted(found, key=lambda story: story.name))


def set_on(home: Home, story: ModStory, on: bool) -> None:
    """Switch a mod on or off; a program is agreed to as it was when its story was told."""
    if story.is_loose:
        home.switch(story.key, on, seen=story.hash)
    elif story.key:
        home.switch_installed(story.key, on)


def third_party_points(groups: Iterable[str] = GROUPS) -> Iterator[EntryPoint]:
    """The entry points that are not ours, each name once: of plugins first, then what else.

    What a third party brings beside plugins is switched by its name as plugins are.
    """
    names: set[str] = set()
    installed = entry_points()  # all groups at once: each call reads every distribution's files
    for group in groups:
        for point in sorted(installed.select(group=group), key=lambda point: point.name):
            if is_third_party(point) and point.name not in names:
                names.add(point.name)
                yield point


def _stands_alone(plugin: PluginEntry, library: Library) -> bool:
    """Whether it is a mod or a game of its own rather than a part of one."""
    if plugin.about.is_game or plugin.broken:
        return True
    return not any(plugin.is_own(about.name) for about in library.games())


def _loose_story(listed: Listed, library: Library, by: Speaker, agreed: dict[str, str]) -> ModStory:
    told = ModStory(
        listed.name,
        kind=PACK if listed.mod is not None and not listed.mod.is_code else PLUGIN,
        state=listed.cause if listed.cause in STATES else listed.state,
        error=listed.why if listed.state == BROKEN else "",
        origin=origin(listed.path),
        key=shown(listed.path.name),
        is_loose=True,
    )
    mod = listed.mod
    if mod is None:
        return told
    told = replace(told, hash=mod.hash, is_code=mod.is_code)
    if mod.is_code:
        told = replace(_claimed(told, mod, by), asks=agreed.get(mod.name) != mod.hash)
    if listed.state == OFF and mod.is_code:
        return told
    if listed.state == OFF:
        library = library.copy()
        plugin = add_loose(library, mod, told.origin)
    else:
        there = [p for p in library.plugins.values() if p.origin == told.origin]
        if not there:
            return told
        plugin = next((p for p in there if p.broken), there[0])
    return _with_plugin(told, plugin, library, by)


def _claimed(told: ModStory, mod: Loose, by: Speaker) -> ModStory:
    """What a program says of itself in its text, while it may not run."""
    return _with_about(told, About(**({"name": told.name} | claims(mod))), by)


def _installed_story(plugin: PluginEntry, library: Library, by: Speaker) -> ModStory:
    points = {point.name for point in third_party_points((GROUP,))}
    told = ModStory(
        plugin.name,
        origin=plugin.origin,
        key=plugin.name if plugin.name in points else "",
        is_code=True,
    )
    return _with_plugin(told, plugin, library, by)


def _with_plugin(told: ModStory, plugin: PluginEntry, library: Library, by: Speaker) -> ModStory:
    if plugin.broken:
        return replace(told, state=BROKEN if told.state == ON else told.state, error=plugin.broken)
    told = _with_about(replace(told, name=plugin.name), plugin.about, by)
    if plugin.about.is_game:
        return told
    try:
        return replace(told, changes=tuple(_changes(plugin, library, by)))
    except ScriptoriumError as error:
        return replace(told, state=BROKEN if told.state == ON else told.state, error=str(error))


def _with_about(told: ModStory, about: About, by: Speaker) -> ModStory:
    return replace(
        told,
        title=about.titled(by.language),
        author=about.author,
        version=about.version,
        kind=GAME if about.is_game else told.kind,
        needs=tuple(_needs(about, by)),
        summary=about.summed_up(by.language),
        game="" if about.game == ANY_GAME else about.game,
    )


def _changes(plugin: PluginEntry, library: Library, by: Speaker) -> Iterator[str]:
    """What it changes in the first game that it is for, together with what it needs."""
    for game in games_of(library, plugin)[:1]:
        company = needed(library, plugin)
        before = library.setup(game, mods=company)
        after = library.setup(game, mods=(*company, plugin.name))
        yield from changes(library, before, after, by)


def _needs(about: About, by: Speaker) -> Iterator[str]:
    """What it wants of other mods, one sentence for each."""
    own = f"{about.name}."  # the parts of a game are no others
    for what in (name for name in about.requires if not name.startswith(own)):
        yield by.say(text("mod-needs", "Needs {what}.", what=what))
    for what in about.supports:
        yield by.say(text("mod-goes-with", "Goes together with {what}.", what=what))
    for what in about.conflicts:
        yield by.say(text("mod-not-with", "Does not go together with {what}.", what=what))
    for what in about.before:
        yield by.say(text("mod-before", "Speaks before {what}.", what=what))
    for what in about.after:
        if what not in about.requires:
            yield by.say(text("mod-after", "Speaks after {what}.", what=what))
