"""Mods: what is installed, what is on, what is broken and why."""

from __future__ import annotations

from scriptorium import PluginError, SetupError
from scriptorium.home import Listed
from scriptorium_stage.shapes import Rect

from ..desk import Desk
from ..drawing.brush import Brush
from ..drawing.controls import button
from . import routes
from .common import Row, page, paint_rows
from .screen import Screen


class ModsScreen(Screen):
    """The loose mods with a switch each, and the games and plugins that came otherwise."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.asked = ""
        self.problem = ""

    def back(self) -> bool:
        """To the first screen."""
        routes.title(self.desk)
        return True

    def paint(self, brush: Brush) -> None:
        """Where mods belong, and the list of them."""
        room = page(brush, self, self.text("tab-mods", "Mods"))
        where = self.text(
            "tab-mods-folder",
            "House rules and card packs lie in {folder}.",
            folder=str(self.desk.home.mods),
        )
        code = self.text(
            "tab-code-says",
            "A Python mod is a program and can do whatever you can do on this device. "
            "Switch on only what you trust.",
        )
        rows = [self._words(brush, room, one) for one in (where, code)]
        if self.problem:
            rows.insert(0, self._words(brush, room, self.problem, "error"))
        for name, told, listed in self._lines():
            tall = brush.sp(18) * 1.3 + brush.measure(told, 15, room.w * 0.66) + brush.dp(10)
            height = max(brush.row(), tall)
            control = lambda b, r, n=name, t=told, one=listed: self._line(b, r, n, t, one)  # noqa: E731
            rows.append(Row("", control, height))
        paint_rows(brush, self, room, rows, "mods")

    def _words(self, brush: Brush, room: Rect, told: str, colour: str = "faded") -> Row:
        height = brush.measure(told, 15, room.w - brush.dp(16)) + brush.dp(6)

        def control(brush: Brush, rect: Rect) -> None:
            brush.text(told, rect, 15, colour=brush.look.palette[colour], may_clip=True)

        return Row("", control, height)

    def _lines(self) -> list[tuple[str, str, Listed | None]]:
        states = {
            "on": self.text("tab-on", "on"),
            "off": self.text("tab-off", "off"),
            "broken": self.text("tab-mod-broken", "broken"),
        }
        found: list[tuple[str, str, Listed | None]] = []
        for one in self.desk.home.listed():
            told = states.get(one.state, one.state) + (f": {one.why}" if one.why else "")
            found.append((one.name, told, one))
        for plugin in self.desk.library.plugins.values():
            if plugin.about.is_game or plugin.broken:
                told = str(plugin.broken or plugin.about.summary or plugin.origin)
                title = plugin.about.title or plugin.name
                found.append((f"{title} {plugin.about.version}", told, None))
        return found

    def _line(self, brush: Brush, box: Rect, name: str, told: str, listed: Listed | None) -> None:
        wide = min(brush.sp(180), box.w * 0.32)
        words = box._replace(w=box.w * 0.67)
        top = brush.sp(18) * 1.3
        brush.text(name, words.top(top), 18, face="bold", valign="center", may_clip=True)
        broken = listed is not None and listed.state == "broken"
        colour = brush.look.palette["error" if broken else "faded"]
        brush.text(told, words.below(top), 15, colour=colour, may_clip=True)
        if listed is None or broken:
            return
        on = listed.state == "on"
        code = listed.mod is not None and listed.mod.is_code
        if on:
            label = self.text("tab-switch-off", "Switch off")
        elif code and self.asked == listed.name:
            label = self.text("tab-trust", "Trust this program?")
        else:
            label = self.text("tab-switch-on", "Switch on")
        row = min(box.h, brush.row())
        place = Rect(box.right - wide, box.y + (box.h - row) / 2, wide, row)
        act = lambda: self._switch(listed, not on, code)  # noqa: E731
        button(brush, f"mod {listed.name}", place, label, act, size=16)

    def _switch(self, listed: Listed, on: bool, code: bool) -> None:
        if on and code and self.asked != listed.name:
            self.asked = listed.name
            return
        self.asked = ""
        try:
            self.desk.home.switch(listed.name, on)
            self.problem = ""
        except (SetupError, PluginError, OSError) as error:
            self.problem = str(error)
        self.desk.reload()
