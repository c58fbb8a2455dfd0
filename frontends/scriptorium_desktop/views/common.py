"""What several views paint alike: the ground, a sheet with a heading, the way back."""

from __future__ import annotations

from scriptorium_stage.colours import faint
from scriptorium_stage.shapes import Rect

from ..drawing.brush import Brush
from ..drawing.canvas import BACK, PANELS
from ..drawing.controls import button
from ..screen import Screen


def ground(brush: Brush) -> None:
    """The monastery's floor, darker towards the edges."""
    brush.layer = BACK
    brush.fill(brush.whole, brush.look.palette["floor"])
    brush.tiles("floor", brush.whole, brush.px(160))
    brush.layer = PANELS


def page(brush: Brush, screen: Screen, title: str) -> Rect:
    """A sheet of parchment with a heading and a way back; gives the room that is left on it."""
    ground(brush)
    margin = brush.px(28)
    sheet = brush.whole.inset(max(margin, (brush.look.width - brush.px(1120)) / 2), margin)
    brush.panel(sheet)
    inner = sheet.inset(brush.px(36), brush.px(26))
    head = inner.top(max(brush.px(48), brush.pt(44)))
    label = screen.text("desk-back", "Back")
    wide = min(brush.width_of(label, 17, "bold") + brush.pt(26) + brush.px(44), head.w * 0.4)
    back = Rect(head.x, head.y, wide, head.h)
    says = screen.text("desk-back-says", "Back to where you came from (Escape)")
    button(brush, "back", back, label, screen.back, icon="icon-close", says=says)
    room = Rect(back.right + brush.px(12), head.y, head.right - 2 * (back.w + brush.px(12)), head.h)
    room = room._replace(w=head.right - room.x)
    brush.text(title, room, 32, face="display", align="center", valign="center", smallest=16)
    line = Rect(inner.x, head.bottom + brush.px(10), inner.w, brush.px(2))
    brush.fill(line, faint(brush.look.palette["faded"], 160))
    return inner.below(head.h + brush.px(24))


def seat_name(screen: Screen, seat: str) -> str:
    """A seat as players call it: by its colour, or as its game has named it."""
    colours = {
        "red": screen.text("desk-red", "Red"),
        "blue": screen.text("desk-blue", "Blue"),
        "green": screen.text("desk-green", "Green"),
        "yellow": screen.text("desk-yellow", "Yellow"),
    }
    if seat in colours:
        return colours[seat]
    name = screen.desk.words.name(seat)
    return name[:1].upper() + name[1:]
