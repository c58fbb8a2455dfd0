"""The first view as data: what one may do, and what is worth a note."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from .app import App

MOST_NOTES = 3


class MenuEntry(NamedTuple):
    """A button of the first view."""

    key: str
    label: str
    act: Callable[[], object]
    says: str


class Navigation(Protocol):
    """The ways from one view to another that a frontend has."""

    def open_match(self, app: Any, name: str) -> object:
        """Go on with a match that was kept."""

    def new_match(self, app: Any) -> None:
        """Agree on a match."""

    def together(self, app: Any) -> None:
        """Play with others over a net."""

    def lessons(self, app: Any) -> None:
        """The guided matches."""

    def matches(self, app: Any) -> None:
        """The matches that are kept."""

    def rules(self, app: Any) -> None:
        """The rules of the games."""

    def mods(self, app: Any) -> None:
        """The plugins and mods."""

    def settings(self, app: Any) -> None:
        """The settings."""


def entries(app: App, ways: Navigation, leave: Callable[[], object] | None) -> list[MenuEntry]:
    """Continue, new match, with others, matches, rules, mods, settings, quit."""
    text, found = app.text, []
    running = app.saves.running()
    if running:
        said = text("stage-continue-says", "Continue your last match")
        go_on = lambda: ways.open_match(app, running[0].name)  # noqa: E731
        found.append(MenuEntry("continue", text("stage-continue", "Continue"), go_on, said))
    if not app.knows_games or app.has_lessons():
        said = text("stage-lessons-says", "Learn a game in a few short steps")
        label = text("stage-lessons", "First match")
        found.append(MenuEntry("lessons", label, lambda: ways.lessons(app), said))
    said = text("stage-new-says", "Choose a game and who plays")
    label = text("stage-new", "New match")
    found.append(MenuEntry("new", label, lambda: ways.new_match(app), said))
    if app.tables is not None:
        said = text("stage-together-says", "Set up a table for others, or join one with a link")
        label = text("stage-together", "Play with others")
        found.append(MenuEntry("together", label, lambda: ways.together(app), said))
    if app.saves.listed():
        said = text("stage-matches-says", "All matches saved on this device")
        label = text("stage-matches", "Matches")
        found.append(MenuEntry("matches", label, lambda: ways.matches(app), said))
    if app.pick is not None:
        said = text("stage-pick-says", "A match, card pack or mod that someone gave you")
        found.append(MenuEntry("pick", text("stage-pick", "Open a file"), app.pick, said))
    said = text("stage-rules-says", "Read the rules of the games")
    label = text("stage-rules", "Rules")
    found.append(MenuEntry("rules", label, lambda: ways.rules(app), said))
    said = text("stage-mods-says", "House rules and games made by others")
    found.append(MenuEntry("mods", text("stage-mods", "Mods"), lambda: ways.mods(app), said))
    said = text("stage-settings-says", "Language, text size, sound, colours")
    label = text("stage-settings", "Settings")
    found.append(MenuEntry("settings", label, lambda: ways.settings(app), said))
    if leave is not None:
        said = text("stage-quit-says", "Close the program; your matches are saved")
        found.append(MenuEntry("quit", text("stage-quit", "Quit"), leave, said))
    return found


def motto(app: App) -> str:
    """What stands under the name of the program."""
    return app.text("stage-motto", "Board games, card games and rules of your own")


def notes(app: App) -> str:
    """What went wrong with the settings or a plugin, in one line each."""
    told = [app.words.say(note) for note in app.settings.notes[:MOST_NOTES]]
    if not app.knows_games:
        return "\n".join(told)
    broken = [one.name for one in app.library.plugins.values() if one.broken]
    if broken:
        names = ", ".join(broken[:MOST_NOTES])
        told.append(app.text("stage-broken", "These mods don't work: {names}", names=names))
    if app.unusable:
        names = "; ".join(app.unusable[:MOST_NOTES])
        told.append(
            app.text("stage-pictures", "Left out these pictures and sounds: {names}", names=names)
        )
    return "\n".join(told)
