"""Mods: what is installed, what is on, what is broken and why."""

from __future__ import annotations

from scriptorium import PluginError, SetupError
from scriptorium.home import Listed
from scriptorium_stage.shapes import Rect

from ..desk import Desk
from ..drawing.brush import Brush
from ..drawing.controls import button
from ..screen import Screen
from .common import page


class ModsView(Screen):
    """The loose mods with a switch each, and the games and plugins that came otherwise."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.first = 0
        self.asked = ""
        self.problem = ""

    def back(self) -> None:
        """To the first view."""
        from . import routes

        routes.title(self.desk)

    def on_mouse_scroll(self, x: int, y: int, scroll_x: float, scroll_y: float) -> None:
        """Go through a long list."""
        self.first = max(0, self.first + (-1 if scroll_y > 0 else 1))
        self.refresh()

    def paint(self, brush: Brush) -> None:
        """Where mods belong, and the list of them."""
        room = page(brush, self, self.text("desk-mods", "Mods"))
        where = self.text(
            "desk-mods-folder",
            "House rules and card packs lie in {folder}. The modding guide tells how to write one.",
            folder=str(self.desk.home.mods),
        )
        colour = brush.look.palette["faded"]
        room = room.below(brush.text(where, room.top(room.h / 3), 16, colour=colour) + brush.px(14))
        if self.problem:
            red = brush.look.palette["error"]
            used = brush.text(self.problem, room.top(room.h / 4), 16, colour=red)
            room = room.below(used + brush.px(10))
        lines = self._lines()
        height, gap = max(brush.px(58), brush.pt(52)), brush.px(6)
        count = max(1, int((room.h + gap) // (height + gap)))
        self.first = max(0, min(self.first, len(lines) - count))
        for at, (name, told, listed) in enumerate(lines[self.first : self.first + count]):
            box = Rect(room.x, room.y + at * (height + gap), room.w, height)
            self._line(brush, box, name, told, listed)

    def _lines(self) -> list[tuple[str, str, Listed | None]]:
        loose = self.desk.home.listed()
        found: list[tuple[str, str, Listed | None]] = []
        for one in loose:
            states = {
                "on": self.text("desk-mod-on", "on"),
                "off": self.text("desk-mod-off", "off"),
                "broken": self.text("desk-mod-broken", "broken"),
            }
            told = states.get(one.state, one.state) + (f": {one.why}" if one.why else "")
            found.append((one.name, told, one))
        for plugin in self.desk.library.plugins.values():
            if plugin.about.is_game or plugin.broken:
                told = plugin.broken or plugin.about.summary or plugin.origin
                title = plugin.about.title or plugin.name
                found.append((f"{title} {plugin.about.version}", told, None))
        return found

    def _line(self, brush: Brush, box: Rect, name: str, told: str, listed: Listed | None) -> None:
        wide = min(brush.pt(170), box.w * 0.28) if listed is not None else 0
        words = box._replace(w=box.w - wide - brush.px(12))
        brush.text(name, words.top(box.h / 2), 18, face="bold", valign="center")
        broken = listed is not None and listed.state == "broken"
        colour = brush.look.palette["error" if broken else "faded"]
        brush.text(told, words.below(box.h / 2), 14, colour=colour, smallest=8, may_clip=True)
        if listed is None or listed.state == "broken":
            return
        on = listed.state == "on"
        code = listed.mod is not None and listed.mod.is_code
        if on:
            label = self.text("desk-switch-off", "Switch off")
        elif code and self.asked == listed.name:
            label = self.text("desk-trust", "It is a program. Trust it?")
        else:
            label = self.text("desk-switch-on", "Switch on")
        says = self.text(
            "desk-code-says",
            "A Python mod is a program and can do whatever you can do on this computer. "
            "Switch on only what you trust.",
        )
        place = Rect(box.right - wide, box.y, wide, box.h).inset(0, brush.px(5))
        key = f"mod {listed.name}"
        act = lambda: self._switch(listed, not on, code)  # noqa: E731
        button(brush, key, place, label, act, says=says if code else "", size=16)

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
