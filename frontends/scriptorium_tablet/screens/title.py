"""The first screen: what one may do, over the monastery and its abyss."""

from __future__ import annotations

from collections.abc import Callable

from kivy.app import App

from scriptorium_stage import atlas
from scriptorium_stage.colours import faint
from scriptorium_stage.shapes import Rect

from ..drawing.brush import Brush
from ..drawing.canvas import BACK, PANELS
from ..drawing.controls import button, scroll_mark
from . import routes
from .screen import Screen

Entry = tuple[str, str, Callable[[], object], str]


class TitleScreen(Screen):
    """Continue, new match, matches, rules, mods, settings."""

    def paint(self, brush: Brush) -> None:
        """The picture, the name, and a column of buttons that scrolls where it must."""
        self._picture(brush)
        named, look = brush.look.palette, brush.look
        left = min(brush.dp(56), look.width * 0.06)
        wide = look.width - 2 * left
        title = Rect(left, brush.dp(24), wide, min(brush.sp(76), look.height * 0.16))
        brush.text("SCRIPTORIUM", title, 58, face="display", colour=named["rim"], one_line=True)
        motto = self.text("tab-motto", "Games of books, bridges and rules")
        under = Rect(left, title.bottom, wide, brush.measure(motto, 20, wide, "italic"))
        brush.text(motto, under, 20, face="italic", colour=named["parchment"])
        room = Rect(left, under.bottom + brush.dp(18), min(brush.sp(360), wide), 0)
        room = room._replace(h=look.height - room.y - brush.dp(16))
        notes = self._notes()
        if notes:
            tall = brush.measure(notes, 15, room.w - brush.dp(28)) + brush.dp(24)
            sheet = Rect(room.x, room.bottom - tall, room.w, tall)
            brush.panel(sheet)
            brush.text(notes, sheet.inset(brush.dp(14), brush.dp(12)), 15)
            room = room._replace(h=room.h - tall - brush.dp(10))
        self._buttons(brush, room)

    def _buttons(self, brush: Brush, room: Rect) -> None:
        entries = self._entries()
        gap, tall = brush.dp(10), brush.row(20)
        full = len(entries) * (tall + gap)
        at = brush.scroll("entries", self.scroll_of("entries", room, full))
        for nr, (key, label, act, says) in enumerate(entries):
            box = Rect(room.x, room.y + nr * (tall + gap) - at, room.w - brush.dp(8), tall)
            button(brush, key, box, label, act, says=says, size=20)
        scroll_mark(brush, "entries")
        brush.end_scroll()

    def _picture(self, brush: Brush) -> None:
        look = brush.look
        brush.layer = BACK
        brush.fill(brush.whole, look.palette["abyss"])
        found = atlas.find("title", look.palette.name)
        if found is not None:
            # The picture covers the window, whatever its proportions.
            factor = max(look.width / found.width, look.height / found.height)
            width, height = found.width * factor, found.height * factor
            x = (look.width - width) / 2
            brush.picture("title", Rect(x, look.height - height, width, height))
        brush.fill(brush.whole, faint(look.palette["abyss"], 90))
        brush.layer = PANELS

    def _entries(self) -> list[Entry]:
        desk = self.desk
        found: list[Entry] = []
        running = desk.saves.running()
        if running:
            said = self.text("tab-continue-says", "Go on with the match you played last")
            go_on = lambda: routes.open_match(desk, running[0].name)  # noqa: E731
            found.append(("continue", self.text("tab-continue", "Continue"), go_on, said))
        new = self.text("tab-new-says", "Choose a game and who plays")
        label = self.text("tab-new", "New match")
        found.append(("new", label, lambda: routes.new_match(desk), new))
        if desk.saves.listed():
            said = self.text("tab-matches-says", "All matches that are kept on this device")
            label = self.text("tab-matches", "Matches")
            found.append(("matches", label, lambda: routes.matches(desk), said))
        says = self.text("tab-rules-says", "Read the rules of the games")
        label = self.text("tab-rules", "Rules")
        found.append(("rules", label, lambda: routes.rules(desk), says))
        says = self.text("tab-mods-says", "House rules and games that others have written")
        found.append(("mods", self.text("tab-mods", "Mods"), lambda: routes.mods(desk), says))
        says = self.text("tab-settings-says", "Language, text size, sound, colours")
        label = self.text("tab-settings", "Settings")
        found.append(("settings", label, lambda: routes.settings(desk), says))
        says = self.text("tab-quit-says", "Leave the program; matches are kept")
        found.append(("quit", self.text("tab-quit", "Quit"), self._quit, says))
        return found

    def _quit(self) -> None:
        app = App.get_running_app()
        if app is not None:
            app.stop()

    def _notes(self) -> str:
        """What went wrong with the settings or a plugin, in one line each."""
        notes = [self.desk.words.say(note) for note in self.desk.settings.notes[:3]]
        broken = [one.name for one in self.desk.library.plugins.values() if one.broken]
        if broken:
            names = ", ".join(broken[:3])
            notes.append(self.text("tab-broken", "These mods do not work: {names}", names=names))
        return "\n".join(notes)
