"""The first page: what one may do, over a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scriptorium_play.app.menu import entries, motto, notes
from scriptorium_play.common.colours import HIGH_CONTRAST, faint
from scriptorium_ui.art import atlas
from scriptorium_ui.table.motion.ambient import STEP, Breath, paint_air
from scriptorium_ui.toolkit.controls import button, scroll_mark
from scriptorium_ui.toolkit.display import BACK
from scriptorium_ui.toolkit.page import Page
from scriptorium_ui.toolkit.painter import Painter
from scriptorium_ui.toolkit.rect import Rect

if TYPE_CHECKING:
    from .app import GuiApp

# The parts of the page: the picture, what drifts over it, what one may do.
SKY, AIR, MENU = "sky", "air", "menu"
TITLE = "title"
# How far down the picture its figure begins.
FIGURE = 0.64


class TitlePage(Page):
    """Continue, new match, matches, rules, mods, settings.

    It is there before the games are: they are read while it is looked at.
    """

    knows_games = False

    def __init__(self, desk: GuiApp) -> None:
        super().__init__(desk)
        self.breath = Breath()

    def pace(self) -> float | None:
        """Fog drifts where there is time for it; the games are read at once."""
        if not self.desk.knows_games:
            return 0.0
        return STEP if self.breathing else None

    def update(self, seconds: float) -> None:
        """Time passes."""
        if not self.desk.knows_games:
            self.desk.reload()
            self.refresh()
        if self.breathing and self.breath.passes(seconds):
            self.refresh(AIR)

    def paint(self, brush: Painter) -> None:
        """The picture, and before it the menu."""
        for name in (SKY, AIR, MENU):
            brush.begin(name)
            self.paint_part(brush, name)

    def paint_part(self, brush: Painter, name: str) -> None:
        """One of them."""
        if name == MENU:
            self._menu(brush)
            return
        brush.layer = BACK
        found = atlas.find(TITLE, brush.palette.name)
        if name == SKY:
            self._picture(brush, found)
        elif found is not None:
            paint_air(brush, found, _place(brush, found), self.breath.seconds)

    def _menu(self, brush: Painter) -> None:
        """The name, and a column of buttons that scrolls where it must."""
        named, look = brush.palette, brush.form
        left, menu = _menu_width(brush)
        wide = look.width - 2 * left
        title = Rect(left, brush.dp(24), wide, min(brush.sp(76), look.height * 0.16))
        brush.text("SCRIPTORIUM", title, 58, face="display", colour=named["rim"], one_line=True)
        told = motto(self.desk)
        under = Rect(left, title.bottom, wide, brush.measure(told, 20, wide, "italic"))
        if look.height - under.bottom > 3 * brush.row(20):
            brush.text(told, under, 20, face="italic", colour=named["parchment"])
        else:
            under = under.top(0)  # on low glass the buttons need the room
        room = Rect(left, under.bottom + brush.dp(18), menu, 0)
        room = room._replace(h=look.height - room.y - brush.dp(16))
        if noted := notes(self.desk):
            tall = brush.measure(noted, 15, room.w - brush.dp(28)) + brush.dp(24)
            tall = min(tall, room.h / 2)
            sheet = Rect(room.x, room.bottom - tall, room.w, tall)
            brush.panel(sheet)
            brush.text(noted, sheet.inset(brush.dp(14), brush.dp(12)), 15, may_clip=True)
            room = room._replace(h=room.h - tall - brush.dp(10))
        self._buttons(brush, room)

    def _buttons(self, brush: Painter, room: Rect) -> None:
        found = entries(self.desk, self.desk.routes, self.desk.quit)
        gap, tall = brush.dp(10), brush.row(20)
        columns = self._columns(brush, room, [label for _, label, _, _ in found], tall + gap)
        full = -(-len(found) // columns) * (tall + gap)
        at = brush.scroll("entries", self.scroll_of("entries", room, full))
        for nr, (key, label, act, says) in enumerate(found):
            line, column = divmod(nr, columns)
            whole = Rect(room.x, room.y + line * (tall + gap) - at, room.w - brush.dp(8), tall)
            box = whole.columns(columns, gap)[column]
            button(brush, key, box, label, act, says=says, size=20)
        scroll_mark(brush, self, "entries")
        brush.end_scroll()

    def _columns(self, brush: Painter, room: Rect, labels: list[str], step: float) -> int:
        """Two where one would cover what the picture is about, and the words have room in both."""
        found = atlas.find(TITLE, brush.palette.name)
        if found is None or brush.form.width > brush.form.height:
            return 1
        place = _place(brush, found)
        top = place.y + place.h * FIGURE
        half = (room.w - brush.dp(18)) / 2 - brush.dp(24)
        fits = max(brush.width_of(label, 20, "bold") for label in labels) <= half
        return 2 if fits and room.y + len(labels) * step > top else 1

    def _picture(self, brush: Painter, found: atlas.Picture | None) -> None:
        brush.fill(brush.whole, brush.palette["abyss"])
        if found is not None:
            brush.picture(TITLE, _place(brush, found))
        if brush.palette.name == HIGH_CONTRAST:
            brush.fill(brush.whole, faint(brush.palette["abyss"], 170))


def _menu_width(brush: Painter) -> tuple[float, float]:
    """Where the menu begins, and how wide it is."""
    left = min(brush.dp(56), brush.form.width * 0.06)
    return left, min(brush.sp(360), brush.form.width - 2 * left)


def _place(brush: Painter, found: atlas.Picture) -> Rect:
    """The picture covers the glass whatever its proportions; its focus is beside the menu.

    Where the glass is upright the focus stands in the middle, below the menu.
    """
    look = brush.form
    factor = max(look.width / found.width, look.height / found.height)
    width, height = found.width * factor, found.height * factor
    left, _, across, _ = found.area("focus") or (0.0, 0.0, found.width, found.height)
    middle = look.width / 2
    if look.width > look.height:
        start, wide = _menu_width(brush)
        middle = (start + wide + look.width) / 2
    x = middle - (left + across / 2) * factor
    return Rect(min(0.0, max(look.width - width, x)), look.height - height, width, height)
