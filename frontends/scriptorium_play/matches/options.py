"""What players may choose of a game beside its seats: options and mods, and what a mod sets."""

from __future__ import annotations

from collections.abc import Sequence

from scriptorium import About, Library, Seat
from scriptorium.engine import Among, Setting
from scriptorium.plugins import ANY_GAME, Plugin
from scriptorium_play.app.app import App
from scriptorium_play.texts.translator import Translator


def fitting_mods(library: Library, game: str) -> list[Plugin]:
    """The plugins that a match of this game can be played with or without, by their titles."""
    found = []
    for plugin in library.plugins.values():
        about = plugin.about
        a_choice = about.optional or not plugin.is_own(game)
        if about.game in (ANY_GAME, game) and a_choice and not about.is_game and not plugin.broken:
            found.append(plugin)
    return sorted(found, key=lambda plugin: (plugin.about.title or plugin.name).casefold())


def offered(
    library: Library, game: str, seats: Sequence[Seat], mods: Sequence[str]
) -> dict[str, tuple[Setting, Among]]:
    """The options that players may choose: what each is unless they do, and among what.

    An option without a list or a range of values is one for authors, and is not offered. A number
    that a mod sets is offered like an option: players may choose another one for their match.
    """
    setup = library.setup(game, seats, mods=mods)
    rules = library.rules(setup)
    choices, found = rules.option_choices, dict[str, tuple[Setting, Among]]()
    found |= {n: (value, choices[n]) for n, value in rules.options.items() if choices[n]}
    if any(library.plugins[name].about.numbers for name in mods):
        book = library.book(setup)
        for name, (least, most) in book.presets.bounds.items():
            found[name] = book.numbers[name], range(least, most + 1)
    return found


def option_called(words: Translator, game: str, option: str) -> str:
    """What players call an option: by the game's own name for it, where it has one."""
    full = f"{game}.{option}"
    return words.called(full if words.name(full) != full else option)


def value_said(app: App, words: Translator, value: Setting) -> str:
    """The value of an option in words."""
    if value is True:
        return app.text("stage-yes", "yes")
    if value is False:
        return app.text("stage-no", "no")
    return words.called(str(value))


def set_by(app: App, words: Translator, game: str, about: About) -> list[str]:
    """The numbers and options of a game that a mod sets, each in a few words."""
    pairs = [(name, str(value)) for name, value in about.numbers]
    pairs += [(name, value_said(app, words, value)) for name, value in about.options]
    return [f"{option_called(words, game, name)}: {value}." for name, value in pairs]
