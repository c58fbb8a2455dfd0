"""Controls that a screen paints: buttons, choices, switches, sliders, fields to write in."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from scriptorium_play.common.colours import HIGH_CONTRAST, Look, faint
from scriptorium_play.common.forms import Amount, Field, Row, SeatRow, Select
from scriptorium_ui.art import atlas

from .hit_areas import Act, Touchable
from .painter import Painter, Scroll
from .rect import Rect

if TYPE_CHECKING:
    from .page import Page

LEFT, RIGHT = "\u2039", "\u203a"
# How many steps of its bar a part that scrolls has in sight.
STEPS = 8


def button(
    brush: Painter,
    key: str,
    rect: Rect,
    label: str,
    act: Act | None,
    *,
    says: str = "",
    icon: str = "",
    size: float = 17,
    gold: bool = False,
    above: bool = False,
) -> None:
    """A button that says what happens; gold where touching it goes on with the match.

    Without `act` it is greyed out. With `above` its icon stands over the label, which leaves the
    label the whole width.
    """
    named, enabled = brush.palette, act is not None
    brush.panel(rect, f"button{_state(brush, key, enabled)}")
    if gold and enabled:
        brush.ring(rect, named["gold"], brush.dp(3))
    if brush.focus == key:
        focus_ring(brush, rect)
    colour = named["ink"] if enabled or named.name == HIGH_CONTRAST else named["faded"]
    inner = rect.inset(min(brush.dp(8), max(brush.dp(3), rect.w * 0.03)), brush.dp(2))
    if icon and atlas.knows(icon):
        inner = _iconed(brush, inner, icon, label, size, above)
    align = "center" if above or not icon else "left"
    brush.text(label, inner, size, face="bold", colour=colour, align=align, valign="center")
    brush.touchable(Touchable(key, rect, act, says or label, enabled))


def shares(
    brush: Painter, room: Rect, labels: Sequence[str], size: float, gap: float
) -> list[Rect]:
    """Places for buttons in a row: alike where all words fit so, else as long as the words are."""
    alike, pad = room.columns(len(labels), gap), brush.dp(10)
    wanted = [max(brush.finger, brush.width_of(one, size, "bold") + pad) for one in labels]
    spare = sum(cell.w for cell in alike) - brush.finger * len(labels)
    over = sum(wanted) - brush.finger * len(labels)
    if spare < 0 or over <= 0 or max(wanted) <= alike[0].w:
        return alike
    cells, left = [], room.x
    for one in wanted:
        wide = brush.finger + (one - brush.finger) * spare / over
        cells.append(Rect(left, room.y, wide, room.h))
        left += wide + gap
    return cells


def _state(brush: Painter, key: str, enabled: bool) -> str:
    """What is seen of a button beside its label: the ending of its picture."""
    if not enabled:
        return "-disabled"
    if brush.pressed == key:
        return "-pressed"
    return "-hover" if key in (brush.hover, brush.focus if brush.form.mouse else "") else ""


def _iconed(brush: Painter, inner: Rect, icon: str, label: str, size: float, above: bool) -> Rect:
    """The icon of a button; gives the room that is left for its label."""
    if not label:
        side = min(inner.w, inner.h, brush.dp(30))
        brush.picture(icon, inner.centred(side, side))
        return inner
    if above:
        least = brush.lettering.width_of(label, "bold", brush.least)
        if " " in label and least > inner.w:
            return inner  # words that need two lines go before a picture
        inner = inner.top(inner.h - brush.dp(2))  # the lower edge of a button is the heavier one
        letters = min(inner.h * 0.52, brush.sp(size) * 1.25)
        side = min(inner.h - letters, brush.dp(26))
        brush.picture(icon, inner.top(inner.h - letters).centred(side, side))
        return inner.below(inner.h - letters)
    side, gap = min(inner.h, brush.dp(26)), brush.dp(6)
    long = min(inner.w - side - gap, brush.width_of(label, size, "bold") + 2)
    start = inner.x + max(0.0, (inner.w - long - side - gap) / 2)
    brush.picture(icon, Rect(start, inner.y + (inner.h - side) / 2, side, side))
    left = start + side + gap
    return Rect(left, inner.y, inner.right - left, inner.h)


def focus_ring(brush: Painter, rect: Rect) -> None:
    """Where the keyboard is: a dark line with a light one round it, seen on any ground."""
    named = brush.palette
    brush.ring(rect.inset(-brush.dp(3)), named["rim"], brush.dp(2))
    brush.ring(rect.inset(-brush.dp(1)), named["outline"], brush.dp(2))


def chooser_height(brush: Painter, choice: Select, width: float) -> float:
    """How high one of several must be, so that what is chosen can be read in that width."""
    room = max(brush.finger, width - 2 * brush.finger)
    return max(brush.row(), brush.measure(choice.shown, 17, room) + brush.dp(8))


def chooser(brush: Painter, rect: Rect, choice: Select) -> None:
    """One of several: touch the left end for the one before, the rest for the next."""
    key, says = choice.key, choice.says
    state = "-hover" if brush.hover.startswith(key) else ""
    brush.panel(rect, f"button{'-pressed' if brush.pressed.startswith(key) else state}")
    if brush.focus == key:
        focus_ring(brush, rect)
    arrow = min(brush.finger, rect.w / 4) if choice.is_open else brush.dp(8)
    middle = Rect(rect.x + arrow, rect.y, rect.w - 2 * arrow, rect.h).inset(0, brush.dp(2))
    brush.text(choice.shown, middle, 17, align="center", valign="center")
    act = partial(choice.step, 1) if choice.is_open else None
    brush.touchable(Touchable(key, rect, act, says, adjust=choice.step if act else None))
    if act is None:
        return
    # A narrow one draws its ends narrower than what answers a finger there.
    end = min(brush.finger, rect.w / 2)
    for sign, mark, x, left in (
        (-1, LEFT, rect.x, rect.x),
        (1, RIGHT, rect.right - arrow, rect.right - end),
    ):
        box, act = Rect(x, rect.y, arrow, rect.h), partial(choice.step, sign)
        brush.text(mark, box, 24, face="bold", align="center", valign="center", one_line=True)
        hit = Rect(left, rect.y, end, rect.h)
        brush.touchable(Touchable(f"{key}{sign:+d}", hit, act, says, focusable=False))


def slider(brush: Painter, rect: Rect, amount: Amount) -> None:
    """A number between two others, to be dragged or changed with the arrow keys."""
    named = brush.palette
    if brush.focus == amount.key:
        focus_ring(brush, rect)
    wide = brush.width_of(str(amount.high), 17) + brush.dp(10)
    number = Rect(rect.right - wide, rect.y, wide, rect.h)
    track = Rect(rect.x, rect.y, rect.w - wide - brush.dp(8), rect.h)
    line = track.inset(brush.dp(14), 0).centred(track.w, brush.dp(8))
    brush.rounded(line, named["shade"], brush.dp(4))
    done = line._replace(w=max(brush.dp(8), line.w * amount.part))
    brush.rounded(done, named["faded"], brush.dp(4))
    side = min(brush.dp(28), rect.h)
    middle = line.x + line.w * amount.part
    knob = Rect(middle - side / 2, rect.y + (rect.h - side) / 2, side, side)
    brush.framed(knob, named["ink"], side / 2, named["parchment"], brush.dp(2))
    value = str(amount.value)
    brush.text(value, number, 17, align="right", valign="center", one_line=True)

    # A finger may be anywhere on the track; the line in it is a little shorter.
    def slide(share: float) -> None:
        amount.slide((share * track.w - (line.x - track.x)) / max(1.0, line.w))

    brush.touchable(
        Touchable(amount.key, track, None, amount.says, adjust=amount.step, slide=slide)
    )


def field(brush: Painter, rect: Rect, line: Field) -> None:
    """A line to write in; touching it brings the keyboard of the device."""
    named = brush.palette
    writing = brush.focus == line.key
    edge = named["ink"] if writing else named["faded"]
    brush.framed(rect, named["rim"], brush.dp(6), edge, brush.dp(2))
    if writing:
        focus_ring(brush, rect)
    shown = line.content + ("|" if writing else "")
    colour = named["ink"] if shown else named["faded"]
    inner = rect.inset(brush.dp(10), brush.dp(3))
    while writing and brush.width_of(shown, 17) > inner.w:
        shown = shown[1:]  # of what is longer than the line its end is seen, where one writes
    long = bool(shown)
    shown = shown or line.empty
    brush.text(shown, inner, 17, colour=colour, valign="center", one_line=True, may_clip=long)
    brush.touchable(Touchable(line.key, rect, None, line.says, write=line.write))


def seat_row(brush: Painter, rect: Rect, row: SeatRow, stacked: bool) -> None:
    """A player to be agreed on: the emblem, then the name, the seat and who sits there."""
    side, gap = brush.row(), brush.dp(6)
    disc = Rect(rect.x, rect.y + (rect.h - side) / 2, side, side).inset(brush.dp(4))
    seat_emblem(brush, row.look, disc)
    rest = Rect(rect.x + side + gap, rect.y, rect.w - side - gap, rect.h)
    name, seats, who = rest.rows(3, gap) if stacked else rest.columns(3, gap)
    field(brush, name, row.name)
    chooser(brush, seats, row.seats)
    chooser(brush, who, row.who)


def control(brush: Painter, rect: Rect, row: Row) -> None:
    """Whatever a row of a form is to be changed with."""
    if isinstance(row, Select):
        chooser(brush, rect, row)
    elif isinstance(row, Amount):
        slider(brush, rect, row)
    elif isinstance(row, Field):
        field(brush, rect, row)
    else:
        seat_row(brush, rect, row, stacked=rect.h > brush.row() * 1.5)


def seat_emblem(brush: Painter, look: Look, rect: Rect, key: str = "", alpha: int = 255) -> None:
    """The emblem of a seat, or a disc in its colour with its number where all emblems are taken."""
    if not look.number and atlas.knows(look.art):
        brush.picture(look.art, rect, key=key, alpha=alpha)
        return
    swatch, mark = brush.palette.player(look)
    edge = brush.dp(2)
    brush.rounded(
        rect, faint(brush.palette["rim"], alpha), rect.w / 2, f"{key} edge" if key else ""
    )
    brush.rounded(rect.inset(edge), faint(swatch, alpha), max(1.0, rect.w / 2 - edge), key)
    brush.piece_text(
        str(look.number or ""),
        rect,
        rect.h * 0.42 / max(0.1, brush.sp(100) / 100),
        face="bold",
        colour=faint(mark, alpha),
        key=f"{key} number" if key else "",
        one_line=True,
        smallest=8,
    )


def scroll_mark(brush: Painter, page: Page, name: str) -> None:
    """How far a part that scrolls is scrolled: a thin bar at its edge, to be drawn by a mouse."""
    scroll = brush.now.scrolls[name]
    if scroll.most <= 0:
        return
    named, thick = brush.palette, brush.dp(5)
    view = scroll.view
    room = view.w if scroll.across else view.h
    long = max(brush.dp(24), room * room / scroll.full)
    start = (room - long) * scroll.at / scroll.most
    bar = (
        Rect(view.x + start, view.bottom - thick, long, thick)
        if scroll.across
        else Rect(view.right - thick, view.y + start, thick, long)
    )
    brush.rounded(bar, faint(named["faded"], 200), thick / 2)
    if brush.form.mouse:
        _pulled(brush, page, name, scroll)


def _pulled(brush: Painter, page: Page, name: str, scroll: Scroll) -> None:
    """The bar as it answers the mouse, and keys where there is nothing else to go through."""
    view, wide, key = scroll.view, brush.dp(12), f"bar {name}"
    track = (
        Rect(view.x, view.bottom - wide, view.w, wide)
        if scroll.across
        else Rect(view.right - wide, view.y, wide, view.h)
    )
    if brush.focus == key:
        focus_ring(brush, track.inset(brush.dp(4)))
    step = (view.w if scroll.across else view.h) / STEPS
    touchable = Touchable(
        key,
        track,
        None,
        page.desk.bar_said(),
        adjust=lambda by: page.scroll_to(name, scroll.at + by * step),
        slide=lambda part: page.scroll_to(name, part * scroll.most),
        upright=not scroll.across,
    )
    brush.touchable(touchable)
