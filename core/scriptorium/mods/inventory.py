"""What each plugin brings to the games: counted in their compiled rules, not in its promises."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping

from scriptorium.engine.book import Book
from scriptorium.engine.errors import ScriptoriumError
from scriptorium.engine.library import Library
from scriptorium.engine.values import MatchSetup
from scriptorium.plugins.about import ANY_GAME, Plugin
from scriptorium.plugins.version_specs import requirement

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


class Inventory:
    """What each plugin of a library registers; plugins that are in the same match are read once."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._counted: dict[MatchSetup, Mapping[str, Counter[str]]] = {}

    def of(self, plugin: Plugin) -> tuple[dict[str, int], str]:
        """What a plugin registers in the games it is for, or why that is not known."""
        counts: Counter[str] = Counter()
        for game in games_of(self._library, plugin):
            try:
                counts += self._in(self._setup(game, plugin))[plugin.name]
            except ScriptoriumError as error:
                return {}, str(error)
        return {kind: counts[kind] for kind in (*KINDS, *MORE_KINDS) if counts[kind]}, ""

    def _setup(self, game: str, plugin: Plugin) -> MatchSetup:
        """A match of a game in which a plugin is."""
        mods = () if plugin.is_own(game) and not plugin.about.optional else (plugin.name,)
        return self._library.setup(game, mods=(*needed(self._library, plugin), *mods))

    def _in(self, setup: MatchSetup) -> Mapping[str, Counter[str]]:
        """By plugin, how much of each kind there is in a match."""
        if setup not in self._counted:
            self._library.rules(setup)
            counts: defaultdict[str, Counter[str]] = defaultdict(Counter)
            for kind, name in _registered(self._library.book(setup)):
                counts[name][kind] += 1
            self._counted[setup] = counts
        return self._counted[setup]


def games_of(library: Library, plugin: Plugin) -> list[str]:
    """The games that a plugin is for; one that is for all is looked at in the first."""
    games = [about.name for about in library.games()]
    if plugin.about.game == ANY_GAME:
        return games[:1]  # what it registers is the same whatever the game
    return [game for game in games if game == plugin.about.game]


def needed(library: Library, plugin: Plugin) -> list[str]:
    """The plugins that have to be on with it, theirs included."""
    found: list[str] = []
    rest = [requirement(text).name for text in plugin.about.requires]
    while rest:
        name = rest.pop()
        if name not in found and name != plugin.name and name in library.plugins:
            found.append(name)
            rest.extend(requirement(text).name for text in library.plugins[name].about.requires)
    return found


def _registered(book: Book) -> Iterator[tuple[str, str]]:
    """Everything in a book, as its kind and the plugin that brought it."""
    yield from (("parts", spec.plugin) for spec in book.parts.values())
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
