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
    painter: Painter,
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
    named, enabled = painter.palette, act is not None
    painter.panel(rect, f"button{_state(painter, key, enabled)}")
    if gold and enabled and named.name == HIGH_CONTRAST:  # an edge of gold is lost on white
        painter.framed(rect, named["gold"], painter.dp(4), named["ink"], painter.dp(2))
    elif gold and enabled:
        painter.ring(rect, named["gold"], painter.dp(3))
    if painter.focus == key:
        focus_ring(painter, rect)
    colour = named["ink"] if enabled or named.name == HIGH_CONTRAST else named["faded"]
    inner = rect.inset(min(painter.dp(8), max(painter.dp(3), rect.w * 0.03)), painter.dp(2))
    if icon and atlas.knows(icon):
        inner = _iconed(painter, inner, icon, label, size, above)
    align = "center" if above or not icon else "left"
    painter.text(label, inner, size, face="bold", colour=colour, align=align, valign="center")
    painter.touchable(Touchable(key, rect, act, says or label, enabled, shows=label))


def shares(
    painter: Painter, room: Rect, labels: Sequence[str], size: float, gap: float
) -> list[Rect]:
    """Places for buttons in a row: alike where all words fit so, else as long as the words are."""
    alike, pad = room.columns(len(labels), gap), painter.dp(10)
    wanted = [max(painter.finger, painter.width_of(one, size, "bold") + pad) for one in labels]
    spare = sum(cell.w for cell in alike) - painter.finger * len(labels)
    over = sum(wanted) - painter.finger * len(labels)
    if spare < 0 or over <= 0 or max(wanted) <= alike[0].w:
        return alike
    cells, left = [], room.x
    for one in wanted:
        wide = painter.finger + (one - painter.finger) * spare / over
        cells.append(Rect(left, room.y, wide, room.h))
        left += wide + gap
    return cells


def _state(painter: Painter, key: str, enabled: bool) -> str:
    """What is seen of a button beside its label: the ending of its picture."""
    if not enabled:
        return "-disabled"
    if painter.pressed == key:
        return "-pressed"
    return "-hover" if key in (painter.hover, painter.focus if painter.form.mouse else "") else ""


def _iconed(painter: Painter, inner: Rect, icon: str, label: str, size: float, above: bool) -> Rect:
    """The icon of a button; gives the room that is left for its label."""
    if not label:
        side = min(inner.w, inner.h, painter.dp(30))
        painter.picture(icon, inner.centred(side, side))
        return inner
    if above:
        least = painter.lettering.width_of(label, "bold", painter.least)
        if " " in label and least > inner.w:
            return inner  # words that need two lines go before a picture
        inner = inner.top(inner.h - painter.dp(2))  # the lower edge of a button is the heavier one
        letters = min(inner.h * 0.52, painter.sp(size) * 1.25)
        side = min(inner.h - letters, painter.dp(26))
        painter.picture(icon, inner.top(inner.h - letters).centred(side, side))
        return inner.below(inner.h - letters)
    side, gap = min(inner.h, painter.dp(26)), painter.dp(6)
    long = min(inner.w - side - gap, painter.width_of(label, size, "bold") + 2)
    start = inner.x + max(0.0, (inner.w - long - side - gap) / 2)
    painter.picture(icon, Rect(start, inner.y + (inner.h - side) / 2, side, side))
    left = start + side + gap
    return Rect(left, inner.y, inner.right - left, inner.h)


def focus_ring(painter: Painter, rect: Rect) -> None:
    """Where the keyboard is: a dark line with a light one round it, seen on any ground."""
    named = painter.palette
    painter.ring(rect.inset(-painter.dp(3)), named["rim"], painter.dp(2))
    painter.ring(rect.inset(-painter.dp(1)), named["outline"], painter.dp(2))


def chooser_height(painter: Painter, choice: Select, width: float) -> float:
    """How high one of several must be, so that what is chosen can be read in that width."""
    room = max(painter.finger, width - 2 * painter.finger)
    return max(painter.row(), painter.measure(choice.shown, 17, room) + painter.dp(8))


def chooser(painter: Painter, rect: Rect, choice: Select) -> None:
    """One of several: touch the left end for the one before, the rest for the next."""
    key, says = choice.key, choice.says
    state = "-hover" if painter.hover.startswith(key) else ""
    painter.panel(rect, f"button{'-pressed' if painter.pressed.startswith(key) else state}")
    if painter.focus == key:
        focus_ring(painter, rect)
    arrow = min(painter.finger, rect.w / 4) if choice.is_open else painter.dp(8)
    middle = Rect(rect.x + arrow, rect.y, rect.w - 2 * arrow, rect.h).inset(0, painter.dp(2))
    painter.text(choice.shown, middle, 17, align="center", valign="center")
    act = partial(choice.step, 1) if choice.is_open else None
    painter.touchable(Touchable(key, rect, act, says, adjust=choice.step if act else None))
    if act is None:
        return
    # A narrow one draws its ends narrower than what answers a finger there.
    end = min(painter.finger, rect.w / 2)
    for sign, mark, x, left in (
        (-1, LEFT, rect.x, rect.x),
        (1, RIGHT, rect.right - arrow, rect.right - end),
    ):
        box, act = Rect(x, rect.y, arrow, rect.h), partial(choice.step, sign)
        painter.text(mark, box, 24, face="bold", align="center", valign="center", one_line=True)
        hit = Rect(left, rect.y, end, rect.h)
        painter.touchable(Touchable(f"{key}{sign:+d}", hit, act, says, focusable=False))


def slider(painter: Painter, rect: Rect, amount: Amount) -> None:
    """A number between two others, to be dragged or changed with the arrow keys."""
    named = painter.palette
    if painter.focus == amount.key:
        focus_ring(painter, rect)
    wide = painter.width_of(str(amount.high), 17) + painter.dp(10)
    number = Rect(rect.right - wide, rect.y, wide, rect.h)
    track = Rect(rect.x, rect.y, rect.w - wide - painter.dp(8), rect.h)
    line = track.inset(painter.dp(14), 0).centred(track.w, painter.dp(8))
    painter.framed(line, named["shade"], painter.dp(4), named["faded"], painter.dp(1))
    done = line._replace(w=max(painter.dp(8), line.w * amount.part))
    painter.rounded(done, named["faded"], painter.dp(4))
    side = min(painter.dp(28), rect.h)
    middle = line.x + line.w * amount.part
    knob = Rect(middle - side / 2, rect.y + (rect.h - side) / 2, side, side)
    painter.framed(knob, named["ink"], side / 2, named["parchment"], painter.dp(2))
    value = str(amount.value)
    painter.text(value, number, 17, align="right", valign="center", one_line=True)

    # A finger may be anywhere on the track; the line in it is a little shorter.
    def slide(share: float) -> None:
        amount.slide((share * track.w - (line.x - track.x)) / max(1.0, line.w))

    painter.touchable(
        Touchable(amount.key, track, None, amount.says, adjust=amount.step, slide=slide)
    )


def field(painter: Painter, rect: Rect, line: Field) -> None:
    """A line to write in; touching it brings the keyboard of the device."""
    named = painter.palette
    writing = painter.focus == line.key
    edge = named["ink"] if writing else named["faded"]
    painter.framed(rect, named["rim"], painter.dp(6), edge, painter.dp(2))
    if writing:
        focus_ring(painter, rect)
    shown = line.content + ("|" if writing else "")
    colour = named["ink"] if shown else named["faded"]
    inner = rect.inset(painter.dp(10), painter.dp(3))
    while writing and painter.width_of(shown, 17) > inner.w:
        shown = shown[1:]  # of what is longer than the line its end is seen, where one writes
    long = bool(shown)
    shown = shown or line.empty
    painter.text(shown, inner, 17, colour=colour, valign="center", one_line=True, may_clip=long)
    painter.touchable(Touchable(line.key, rect, None, line.says, write=line.write))


def seat_row(painter: Painter, rect: Rect, row: SeatRow, stacked: bool) -> None:
    """A player to be agreed on: the emblem, then the name, the seat and who sits there."""
    side, gap = painter.row(), painter.dp(6)
    disc = Rect(rect.x, rect.y + (rect.h - side) / 2, side, side).inset(painter.dp(4))
    seat_emblem(painter, row.look, disc)
    rest = Rect(rect.x + side + gap, rect.y, rect.w - side - gap, rect.h)
    name, seats, who = rest.rows(3, gap) if stacked else rest.columns(3, gap)
    field(painter, name, row.name)
    chooser(painter, seats, row.seats)
    chooser(painter, who, row.who)


def control(painter: Painter, rect: Rect, row: Row) -> None:
    """Whatever a row of a form is to be changed with."""
    if isinstance(row, Select):
        chooser(painter, rect, row)
    elif isinstance(row, Amount):
        slider(painter, rect, row)
    elif isinstance(row, Field):
        field(painter, rect, row)
    else:
        seat_row(painter, rect, row, stacked=rect.h > painter.row() * 1.5)


def seat_emblem(painter: Painter, look: Look, rect: Rect, key: str = "", alpha: int = 255) -> None:
    """The emblem of a seat, or a disc in its colour with its number where all emblems are taken."""
    if not look.number and atlas.knows(look.art):
        painter.picture(look.art, rect, key=key, alpha=alpha)
        return
    swatch, mark = painter.palette.player(look)
    edge = painter.dp(2)
    painter.rounded(
        rect, faint(painter.palette["rim"], alpha), rect.w / 2, f"{key} edge" if key else ""
    )
    painter.rounded(rect.inset(edge), faint(swatch, alpha), max(1.0, rect.w / 2 - edge), key)
    painter.piece_text(
        str(look.number or ""),
        rect,
        rect.h * 0.42 / max(0.1, painter.sp(100) / 100),
        face="bold",
        colour=faint(mark, alpha),
        key=f"{key} number" if key else "",
        one_line=True,
        smallest=8,
    )


def scroll_mark(painter: Painter, page: Page, name: str) -> None:
    """How far a part that scrolls is scrolled: a thin bar at its edge, to be drawn by a mouse."""
    scroll = painter.now.scrolls[name]
    if scroll.most <= 0:
        return
    named, thick = painter.palette, painter.dp(5)
    view = scroll.view
    room = view.w if scroll.across else view.h
    long = max(painter.dp(24), room * room / scroll.full)
    start = (room - long) * scroll.at / scroll.most
    bar = (
        Rect(view.x + start, view.bottom - thick, long, thick)
        if scroll.across
        else Rect(view.right - thick, view.y + start, thick, long)
    )
    painter.rounded(bar, faint(named["faded"], 200), thick / 2)
    if painter.form.mouse:
        _pulled(painter, page, name, scroll)


def _pulled(painter: Painter, page: Page, name: str, scroll: Scroll) -> None:
    """The bar as it answers the mouse, and keys where there is nothing else to go through."""
    view, wide, key = scroll.view, painter.dp(12), f"bar {name}"
    track = (
        Rect(view.x, view.bottom - wide, view.w, wide)
        if scroll.across
        else Rect(view.right - wide, view.y, wide, view.h)
    )
    if painter.focus == key:
        focus_ring(painter, track.inset(painter.dp(4)))
    step = (view.w if scroll.across else view.h) / STEPS
    touchable = Touchable(
        key,
        track,
        None,
        page.app.bar_said(),
        adjust=lambda by: page.scroll_to(name, scroll.at + by * step),
        slide=lambda part: page.scroll_to(name, part * scroll.most),
        upright=not scroll.across,
    )
    painter.touchable(touchable)
