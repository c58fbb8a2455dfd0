"""What each plugin brings to the games: counted in their compiled rules, not in its promises."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from scriptorium.engine.errors import ScriptoriumError
from scriptorium.engine.library import Library
from scriptorium.engine.rule_book import RuleBook
from scriptorium.plugins.about import ANY_GAME, PluginEntry
from scriptorium.plugins.version_specs import wanted

KINDS = ("parts", "actions", "decisions", "events", "effects", "cards", "prohibitions")
MORE_KINDS = (
    "tasks",
    "answers",
    "reactions",
    "words",
    "numbers adjusted",
    "setups",
    "facts",
    "invariants",
    "pictures",
)


def contributions(library: Library, plugin: PluginEntry) -> tuple[dict[str, int], str]:
    """What a plugin registers in the games it is for, and why it cannot be told if it cannot."""
    counts: Counter[str] = Counter()
    for game in games_of(library, plugin):
        try:
            mods = () if plugin.is_own(game) and not plugin.about.optional else (plugin.name,)
            setup = library.setup(game, mods=(*needed(library, plugin), *mods))
            library.rules(setup)
            book = library.book(setup)
        except ScriptoriumError as error:
            return {}, str(error)
        for kind, name in _registered(book):
            if name == plugin.name:
                counts[kind] += 1
    return {kind: counts[kind] for kind in (*KINDS, *MORE_KINDS) if counts[kind]}, ""


def games_of(library: Library, plugin: PluginEntry) -> list[str]:
    """The games that a plugin is for; one that is for all is looked at in the first."""
    games = [about.name for about in library.games()]
    if plugin.about.game == ANY_GAME:
        return games[:1]  # what it registers is the same whatever the game
    return [game for game in games if game == plugin.about.game]


def needed(library: Library, plugin: PluginEntry) -> list[str]:
    """The plugins that have to be on with it, theirs included."""
    found: list[str] = []
    rest = [wanted(text).name for text in plugin.about.requires]
    while rest:
        name = rest.pop()
        if name not in found and name != plugin.name and name in library.plugins:
            found.append(name)
            rest.extend(wanted(text).name for text in library.plugins[name].about.requires)
    return found


def _registered(book: RuleBook) -> Iterator[tuple[str, str]]:
    """Everything in a book, as its kind and the plugin that brought it."""
    kinds = {type(spec.start): spec.plugin for spec in book.parts.values()}
    yield from (("parts", plugin) for plugin in kinds.values())
    yield from (("actions", spec.plugin) for spec in book.actions.values())
    yield from (("tasks", one.plugin) for one in book.tasks.values())
    yield from (
        ("decisions", name) for kind, name in book.pendings.items() if kind not in book.tasks
    )
    yield from (("events", name) for name in book.events.values())
    yield from (("cards", card.plugin) for card in book.cards.values())
    yield from (("prohibitions", one.plugin) for found in book.added.values() for one in found)
    yield from (
        ("answers", one.plugin) for asked in book.questions.values() for one in asked.answers
    )
    for extension in book.extensions.values():
        yield from extension.written()
    for kind, lists in (
        ("reactions", book.reactions.values()),
        ("words", (book.sayings.values(),)),
        ("numbers adjusted", book.adjusters.values()),
        ("setups", (book.setups,)),
        ("invariants", (book.invariants,)),
    ):
        yield from ((kind, found.plugin) for found_list in lists for found in found_list)
