"""Controls that a view paints: buttons, choices, switches, sliders, fields to write in."""

from __future__ import annotations

from functools import partial

from PIL import Image, ImageDraw

from scriptorium_stage.colours import Colour
from scriptorium_stage.forms import Amount, Choice, Field, Row, SeatRow
from scriptorium_stage.shapes import Rect

from . import pictures
from .brush import Act, Brush, Touchable

LEFT, RIGHT = "\u2039", "\u203a"


def button(
    brush: Brush,
    key: str,
    rect: Rect,
    label: str,
    act: Act | None,
    *,
    says: str = "",
    enabled: bool = True,
    icon: str = "",
    size: float = 17,
    gold: bool = False,
    align: str = "center",
) -> None:
    """A button that says what happens; gold where touching it goes on with the match."""
    look = brush.look
    state = "disabled" if not enabled else ""
    if enabled and look.pressed == key:
        state = "pressed"
    elif enabled and (look.hover == key or look.focus == key):
        state = "hover"
    art = "button" if not state else f"button-{state}"
    brush.panel(rect, art)
    if look.focus == key:
        focus_ring(brush, rect)
    elif gold and enabled:
        ring(brush, rect, look.palette["gold"], brush.px(3))
    colour = look.palette["ink"] if enabled else look.palette["faded"]
    inner = rect.inset(brush.px(10), brush.px(3))
    side = min(inner.h, brush.pt(26))
    cramped = (
        bool(label) and brush.width_of(label, size, "bold") * 0.8 + side + brush.px(6) > inner.w
    )
    if icon and pictures.knows(icon) and not cramped:
        side = min(inner.h, inner.w if not label else brush.pt(26))
        if label:
            long = min(inner.w - side - brush.px(6), brush.width_of(label, size, "bold"))
            start = inner.x + max(0, (inner.w - long - side - brush.px(6)) / 2)
            if align == "left":
                start = inner.x
            brush.picture(icon, Rect(start, inner.y + (inner.h - side) / 2, side, side))
            inner = Rect(
                start + side + brush.px(6),
                inner.y,
                inner.right - start - side - brush.px(6),
                inner.h,
            )
            align = "left"
        else:
            brush.picture(icon, inner.centred(side, side))
    brush.text(label, inner, size, face="bold", colour=colour, align=align, valign="center")
    brush.touchable(Touchable(key, rect, act if enabled else None, says or label, enabled))


def ring(brush: Brush, rect: Rect, colour: Colour, thick: float) -> None:
    """A line round a rectangle."""

    def make(width: int, height: int) -> Image.Image:
        fine = 2
        made = Image.new("RGBA", (width * fine, height * fine), (*colour[:3], 0))
        ImageDraw.Draw(made).rounded_rectangle(
            (0, 0, width * fine - 1, height * fine - 1),
            8 * fine,
            outline=colour,
            width=max(fine, round(thick * brush.look.ratio * fine)),
        )
        return made.resize((width, height), Image.Resampling.LANCZOS)

    brush.image(("ring", colour, round(thick)), make, rect)


def focus_ring(brush: Brush, rect: Rect) -> None:
    """Where the keyboard is: a dark line with a light one round it, seen on any ground."""
    named = brush.look.palette
    ring(brush, rect.inset(-brush.px(4)), named["rim"], brush.px(2))
    ring(brush, rect.inset(-brush.px(2)), named["outline"], brush.px(2))


def chooser(brush: Brush, rect: Rect, choice: Choice, size: float = 16) -> None:
    """One of several: arrows on both sides, the chosen one between them."""
    key, says = choice.key, choice.says
    brush.panel(rect, "button-hover" if brush.look.hover.startswith(key) else "button")
    if brush.look.focus == key:
        focus_ring(brush, rect)
    arrow = min(rect.h, rect.w / 5)
    middle = Rect(rect.x + arrow, rect.y, rect.w - 2 * arrow, rect.h).inset(0, brush.px(3))
    brush.text(choice.shown, middle, size, align="center", valign="center")
    brush.touchable(Touchable(key, rect, partial(choice.step, 1), says, adjust=choice.step))
    if not choice.is_open:
        return
    for sign, side, x in ((-1, LEFT, rect.x), (1, RIGHT, rect.right - arrow)):
        box, act = Rect(x, rect.y, arrow, rect.h), partial(choice.step, sign)
        brush.text(side, box, 22, face="bold", align="center", valign="center", one_line=True)
        brush.touchable(Touchable(f"{key}{sign:+d}", box, act, says, focusable=False))


def slider(brush: Brush, rect: Rect, amount: Amount) -> None:
    """A number between two others, to be dragged or changed with the arrow keys."""
    named = brush.look.palette
    if brush.look.focus == amount.key:
        focus_ring(brush, rect)
    number = Rect(rect.right - brush.pt(52), rect.y, brush.pt(52), rect.h)
    track = Rect(rect.x, rect.y, rect.w - number.w - brush.px(8), rect.h)
    line = track.centred(track.w, brush.px(8))
    brush.rounded(line, named["shade"], brush.px(4), named["faded"], brush.px(1))
    done = line._replace(w=max(brush.px(8), line.w * amount.part))
    brush.rounded(done, named["faded"], brush.px(4))
    side = min(brush.px(24), rect.h)
    left = line.x + (line.w - side) * amount.part
    knob = Rect(left, rect.y + (rect.h - side) / 2, side, side)
    brush.rounded(knob, named["ink"], side / 2, named["parchment"], brush.px(3))
    value = str(amount.value)
    brush.text(value, number, 16, align="right", valign="center", one_line=True)
    brush.touchable(
        Touchable(amount.key, track, None, amount.says, adjust=amount.step, slide=amount.slide)
    )


def field(brush: Brush, rect: Rect, line: Field) -> None:
    """A line to write in."""
    named = brush.look.palette
    writing = brush.look.focus == line.key
    edge = named["ink"] if writing else named["faded"]
    brush.rounded(rect, named["rim"], brush.px(6), edge, brush.px(2))
    if writing:
        focus_ring(brush, rect)
    shown = line.content + ("|" if writing else "")
    colour = named["ink"] if shown else named["faded"]
    inner = rect.inset(brush.px(10), brush.px(3))
    brush.text(shown or line.empty, inner, 16, colour=colour, valign="center", one_line=True)
    brush.touchable(Touchable(line.key, rect, None, line.says, write=line.write))


def seat_row(brush: Brush, rect: Rect, row: SeatRow) -> None:
    """A player to be agreed on: the emblem, then the seat and who sits there."""
    disc = rect._replace(w=rect.h).inset(rect.h * 0.08)
    seat_emblem(brush, row.seat, row.place, disc)
    left = rect.x + rect.h + brush.px(8)
    seats, who = Rect(left, rect.y, rect.right - left, rect.h).columns(2, brush.px(10))
    chooser(brush, seats, row.seats)
    chooser(brush, who, row.who)


def control(brush: Brush, rect: Rect, row: Row) -> None:
    """Whatever a row of a form is to be changed with."""
    if isinstance(row, Choice):
        chooser(brush, rect, row)
    elif isinstance(row, Amount):
        slider(brush, rect, row)
    elif isinstance(row, Field):
        field(brush, rect, row)
    else:
        seat_row(brush, rect, row)


def seat_emblem(brush: Brush, seat: str, at: int, rect: Rect) -> None:
    """The emblem of a seat: its own picture, or a disc in its colour with its letters."""
    if pictures.knows(f"emblem-{seat}"):
        brush.picture(f"emblem-{seat}", rect)
        return
    swatch, mark, _ = brush.look.palette.player(seat, at)
    brush.rounded(rect, swatch, rect.w / 2, brush.look.palette["rim"], brush.px(2))
    size = rect.h * 0.45 / brush.scale
    brush.text(
        seat[:2].upper(),
        rect.inset(rect.w * 0.12),
        size,
        face="bold",
        colour=mark,
        align="center",
        valign="center",
        one_line=True,
    )
