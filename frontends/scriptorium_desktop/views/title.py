"""The first view: what one may do, over the monastery and its abyss."""

from __future__ import annotations

from collections.abc import Callable

from scriptorium_stage.colours import faint
from scriptorium_stage.shapes import Rect

from ..drawing.brush import Brush
from ..drawing.canvas import BACK, PANELS
from ..drawing.controls import button
from ..drawing.pictures import find
from ..screen import Screen


class TitleView(Screen):
    """Continue, new match, load, rules, mods, settings, quit."""

    def paint(self, brush: Brush) -> None:
        """The picture, the name, and a column of buttons."""
        self._picture(brush)
        column_width = min(brush.pt(330), brush.look.width * 0.42)
        left = brush.px(70)
        title = Rect(left, brush.px(54), brush.look.width - 2 * left, brush.px(92))
        named = brush.look.palette
        brush.text("SCRIPTORIUM", title, 64, face="title", colour=named["rim"], smallest=24)
        under = Rect(left, title.bottom, brush.look.width - 2 * left, brush.pt(34))
        motto = self.text("desk-motto", "Games of books, bridges and rules")
        brush.text(motto, under, 22, face="italic", colour=named["parchment"])
        entries = self._entries()
        room = Rect(left, under.bottom + brush.px(24), column_width, 0)
        room = room._replace(h=brush.look.height - room.y - brush.px(40))
        gap = brush.px(10)
        height = min(max(brush.px(54), brush.pt(50)), (room.h + gap) / len(entries) - gap)
        for at, (key, label, act, says) in enumerate(entries):
            box = Rect(room.x, room.y + at * (height + gap), room.w, height)
            button(brush, key, box, label, act, says=says, size=20)
        self._notes(brush)

    def _picture(self, brush: Brush) -> None:
        brush.layer = BACK
        brush.fill(brush.whole, brush.look.palette["abyss"])
        found = find("title", brush.look.palette.name)
        if found is not None:
            # The picture covers the window, whatever its proportions.
            factor = max(brush.look.width / found.width, brush.look.height / found.height)
            width, height = found.width * factor, found.height * factor
            x = (brush.look.width - width) / 2
            brush.picture("title", Rect(x, brush.look.height - height, width, height))
        brush.fill(brush.whole._replace(w=brush.look.width), faint(brush.look.palette["abyss"], 90))
        brush.layer = PANELS

    def _entries(self) -> list[tuple[str, str, Callable[[], None], str]]:
        from . import routes

        desk, found = self.desk, []
        running = desk.saves.running()
        if running:
            found.append(
                (
                    "continue",
                    self.text("desk-continue", "Continue"),
                    lambda: routes.open_match(desk, running[0].name),
                    self.text("desk-continue-says", "Go on with the match you played last"),
                )
            )
        new = self.text("desk-new-says", "Choose a game and who plays")
        found.append(
            ("new", self.text("desk-new", "New match"), lambda: routes.new_match(desk), new)
        )
        if desk.saves.listed():
            load = self.text("desk-load-says", "All matches that are kept on this machine")
            found.append(
                ("load", self.text("desk-load", "Matches"), lambda: routes.matches(desk), load)
            )
        found += [
            (
                "rules",
                self.text("desk-rules", "Rules"),
                lambda: routes.rules(desk),
                self.text("desk-rules-says", "Read the rules of the games"),
            ),
            (
                "mods",
                self.text("desk-mods", "Mods"),
                lambda: routes.mods(desk),
                self.text("desk-mods-says", "House rules and games that others have written"),
            ),
            (
                "settings",
                self.text("desk-settings", "Settings"),
                lambda: routes.settings(desk),
                self.text("desk-settings-says", "Language, text size, sound, colours"),
            ),
            (
                "quit",
                self.text("desk-quit", "Quit"),
                desk.quit,
                self.text("desk-quit-says", "Leave the program; matches are kept"),
            ),
        ]
        return found

    def _notes(self, brush: Brush) -> None:
        """What went wrong with the settings or a plugin, in one line each."""
        notes = [self.desk.words.say(note) for note in self.desk.settings.notes[:3]]
        broken = [one.name for one in self.desk.library.plugins.values() if one.broken]
        if broken:
            names = ", ".join(broken[:3])
            notes.append(self.text("desk-broken", "These mods do not work: {names}", names=names))
        if not notes:
            return
        width = brush.look.width * 0.4
        told = "\n".join(notes)
        height = brush.measure(told, 16, width - brush.px(32)) + brush.px(24)
        x, y = brush.look.width - width - brush.px(24), brush.look.height - height - brush.px(24)
        brush.panel(Rect(x, y, width, height))
        brush.text(told, Rect(x, y, width, height).inset(brush.px(16), brush.px(12)), 16)

    def back(self) -> None:
        """Nothing lies behind the first view."""
