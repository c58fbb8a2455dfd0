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

    def __init__(self, app: GuiApp) -> None:
        super().__init__(app)
        self.breath = Breath()

    def pace(self) -> float | None:
        """Fog drifts where there is time for it; the games are read at once."""
        if not self.app.knows_games:
            return 0.0
        return STEP if self.breathing else None

    def update(self, seconds: float) -> None:
        """Time passes."""
        if not self.app.knows_games:
            self.app.reload()
            self.refresh()
        if self.breathing and self.breath.passes(seconds):
            self.refresh(AIR)

    def paint(self, painter: Painter) -> None:
        """The picture, and before it the menu."""
        for name in (SKY, AIR, MENU):
            painter.begin(name)
            self.paint_part(painter, name)

    def paint_part(self, painter: Painter, name: str) -> None:
        """One of them."""
        if name == MENU:
            self._menu(painter)
            return
        painter.layer = BACK
        found = atlas.find(TITLE, painter.palette.name)
        if name == SKY:
            self._picture(painter, found)
        elif found is not None:
            paint_air(painter, found, _place(painter, found), self.breath.seconds)

    def _menu(self, painter: Painter) -> None:
        """The name, and a column of buttons that scrolls where it must."""
        named, look = painter.palette, painter.form
        left, menu = _menu_width(painter)
        wide = look.width - 2 * left
        title = Rect(left, painter.dp(24), wide, min(painter.sp(76), look.height * 0.16))
        painter.text("SCRIPTORIUM", title, 58, face="display", colour=named["rim"], one_line=True)
        told = motto(self.app)
        under = Rect(left, title.bottom, wide, painter.measure(told, 20, wide, "italic"))
        if look.height - under.bottom > 3 * painter.row(20):
            painter.text(told, under, 20, face="italic", colour=named["parchment"])
        else:
            under = under.top(0)  # on low screen the buttons need the room
        room = Rect(left, under.bottom + painter.dp(18), menu, 0)
        room = room._replace(h=look.height - room.y - painter.dp(16))
        if noted := notes(self.app):
            tall = painter.measure(noted, 15, room.w - painter.dp(28)) + painter.dp(24)
            tall = min(tall, room.h / 2)
            sheet = Rect(room.x, room.bottom - tall, room.w, tall)
            painter.panel(sheet)
            painter.text(noted, sheet.inset(painter.dp(14), painter.dp(12)), 15, may_clip=True)
            room = room._replace(h=room.h - tall - painter.dp(10))
        self._buttons(painter, room)

    def _buttons(self, painter: Painter, room: Rect) -> None:
        leave = None if self.app.stays else self.app.quit
        found = entries(self.app, self.app.routes, leave)
        gap, tall = painter.dp(10), painter.row(20)
        columns = self._columns(painter, room, [label for _, label, _, _ in found], tall + gap)
        full = -(-len(found) // columns) * (tall + gap)
        at = painter.scroll("entries", self.scroll_of("entries", room, full))
        wide = room.w - painter.dp(14 if full > room.h else 8)  # beside what scrolls them
        for nr, (key, label, act, says) in enumerate(found):
            line, column = divmod(nr, columns)
            whole = Rect(room.x, room.y + line * (tall + gap) - at, wide, tall)
            box = whole.columns(columns, gap)[column]
            button(painter, key, box, label, act, says=says, size=20)
        scroll_mark(painter, self, "entries")
        painter.end_scroll()

    def _columns(self, painter: Painter, room: Rect, labels: list[str], step: float) -> int:
        """Two where one would cover what the picture is about, and the words have room in both."""
        found = atlas.find(TITLE, painter.palette.name)
        if found is None or painter.form.width > painter.form.height:
            return 1
        place = _place(painter, found)
        top = place.y + place.h * FIGURE
        half = (room.w - painter.dp(18)) / 2 - painter.dp(24)
        fits = max(painter.width_of(label, 20, "bold") for label in labels) <= half
        return 2 if fits and room.y + len(labels) * step > top else 1

    def _picture(self, painter: Painter, found: atlas.Picture | None) -> None:
        painter.fill(painter.whole, painter.palette["abyss"])
        if found is not None:
            painter.picture(TITLE, _place(painter, found))
        if painter.palette.name == HIGH_CONTRAST:
            painter.fill(painter.whole, faint(painter.palette["abyss"], 170))


def _menu_width(painter: Painter) -> tuple[float, float]:
    """Where the menu begins, and how wide it is."""
    left = min(painter.dp(56), painter.form.width * 0.06)
    return left, min(painter.sp(360), painter.form.width - 2 * left)


def _place(painter: Painter, found: atlas.Picture) -> Rect:
    """The picture covers the screen whatever its proportions; its focus is beside the menu.

    Where the screen is upright the focus stands in the middle, below the menu.
    """
    look = painter.form
    factor = max(look.width / found.width, look.height / found.height)
    width, height = found.width * factor, found.height * factor
    left, _, across, _ = found.area("focus") or (0.0, 0.0, found.width, found.height)
    middle = look.width / 2
    if look.width > look.height:
        start, wide = _menu_width(painter)
        middle = (start + wide + look.width) / 2
    x = middle - (left + across / 2) * factor
    return Rect(min(0.0, max(look.width - width, x)), look.height - height, width, height)
