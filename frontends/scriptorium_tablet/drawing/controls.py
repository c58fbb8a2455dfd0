"""Controls that a screen paints: buttons, choices, switches, sliders, fields to write in."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from scriptorium_stage import atlas
from scriptorium_stage.colours import faint
from scriptorium_stage.shapes import Rect

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
    above: bool = False,
) -> None:
    """A button that says what happens; gold where touching it goes on with the match.

    With `above` its icon stands over the label, which leaves the label the whole width.
    """
    look = brush.look
    state = "-disabled" if not enabled else "-pressed" if look.pressed == key else ""
    brush.panel(rect, f"button{state}")
    if gold and enabled:
        brush.ring(rect, look.palette["gold"], brush.dp(3))
    if look.focus == key:
        focus_ring(brush, rect)
    colour = look.palette["ink"] if enabled else look.palette["faded"]
    inner = rect.inset(brush.dp(8), brush.dp(2))
    if icon and atlas.knows(icon):
        inner = _iconed(brush, inner, icon, label, size, above)
    align = "center" if above or not icon else "left"
    brush.text(label, inner, size, face="bold", colour=colour, align=align, valign="center")
    brush.touchable(Touchable(key, rect, act if enabled else None, says or label, enabled))


def _iconed(brush: Brush, inner: Rect, icon: str, label: str, size: float, above: bool) -> Rect:
    """The icon of a button; gives the room that is left for its label."""
    if not label:
        side = min(inner.w, inner.h, brush.dp(30))
        brush.picture(icon, inner.centred(side, side))
        return inner
    if above:
        letters = min(inner.h * 0.52, brush.sp(size) * 1.3)
        side = min(inner.h - letters, brush.dp(26))
        brush.picture(icon, inner.top(inner.h - letters).centred(side, side))
        return inner.below(inner.h - letters)
    side, gap = min(inner.h, brush.dp(26)), brush.dp(6)
    long = min(inner.w - side - gap, brush.width_of(label, size, "bold") + 2)
    start = inner.x + max(0.0, (inner.w - long - side - gap) / 2)
    brush.picture(icon, Rect(start, inner.y + (inner.h - side) / 2, side, side))
    left = start + side + gap
    return Rect(left, inner.y, inner.right - left, inner.h)


def focus_ring(brush: Brush, rect: Rect) -> None:
    """Where the keyboard is: a dark line with a light one round it, seen on any ground."""
    named = brush.look.palette
    brush.ring(rect.inset(-brush.dp(3)), named["rim"], brush.dp(2))
    brush.ring(rect.inset(-brush.dp(1)), named["outline"], brush.dp(2))


def chooser(
    brush: Brush,
    key: str,
    rect: Rect,
    values: Sequence[str],
    at: int,
    choose: Callable[[int], None],
    *,
    says: str = "",
    size: float = 17,
) -> None:
    """One of several: touch the left end for the one before, the rest for the next."""
    count = max(1, len(values))

    def step(by: int) -> None:
        choose((at + by) % count)

    brush.panel(rect, "button-pressed" if brush.look.pressed.startswith(key) else "button")
    if brush.look.focus == key:
        focus_ring(brush, rect)
    arrow = min(brush.finger, rect.w / 4) if count > 1 else brush.dp(8)
    middle = Rect(rect.x + arrow, rect.y, rect.w - 2 * arrow, rect.h).inset(0, brush.dp(2))
    shown = values[at] if values else ""
    brush.text(shown, middle, size, align="center", valign="center")
    act = (lambda: step(1)) if count > 1 else None
    adjust = step if count > 1 else None
    brush.touchable(Touchable(key, rect, act, says, adjust=adjust))
    if count < 2:
        return
    for sign, mark, x in ((-1, LEFT, rect.x), (1, RIGHT, rect.right - arrow)):
        box = Rect(x, rect.y, arrow, rect.h)
        brush.text(mark, box, 24, face="bold", align="center", valign="center", one_line=True)
        act = lambda by=sign: step(by)  # noqa: E731
        brush.touchable(Touchable(f"{key}{sign:+d}", box, act, says, focusable=False))


def switch(
    brush: Brush,
    key: str,
    rect: Rect,
    on: bool,
    turn: Callable[[bool], None],
    words: tuple[str, str],
    *,
    says: str = "",
) -> None:
    """On or off, said in words."""
    chooser(brush, key, rect, words, int(on), lambda at: turn(bool(at)), says=says)


def slider(
    brush: Brush,
    key: str,
    rect: Rect,
    value: int,
    low: int,
    high: int,
    step: int,
    change: Callable[[int], None],
    *,
    says: str = "",
) -> None:
    """A number between two others, to be dragged or changed with the arrow keys."""
    named = brush.look.palette
    if brush.look.focus == key:
        focus_ring(brush, rect)
    wide = brush.width_of(str(high), 17) + brush.dp(10)
    number = Rect(rect.right - wide, rect.y, wide, rect.h)
    track = Rect(rect.x, rect.y, rect.w - wide - brush.dp(8), rect.h)
    line = track.inset(brush.dp(14), 0).centred(track.w, brush.dp(8))
    brush.rounded(line, named["shade"], brush.dp(4))
    part = (value - low) / (high - low)
    brush.rounded(line._replace(w=max(brush.dp(8), line.w * part)), named["faded"], brush.dp(4))
    side = min(brush.dp(28), rect.h)
    middle = line.x + line.w * part
    knob = Rect(middle - side / 2, rect.y + (rect.h - side) / 2, side, side)
    brush.framed(knob, named["ink"], side / 2, named["parchment"], brush.dp(2))
    brush.text(str(value), number, 17, align="right", valign="center", one_line=True)

    def slide(share: float) -> None:
        inner = (share * track.w - (line.x - track.x)) / max(1.0, line.w)
        change(min(high, max(low, low + round((high - low) * inner / step) * step)))

    def adjust(by: int) -> None:
        change(min(high, max(low, value + by * step)))

    brush.touchable(Touchable(key, track, None, says, adjust=adjust, slide=slide))


def field(
    brush: Brush,
    key: str,
    rect: Rect,
    content: str,
    change: Callable[[str], None],
    *,
    says: str = "",
    empty: str = "",
) -> None:
    """A line to write in; touching it brings the keyboard of the device."""
    named = brush.look.palette
    writing = brush.look.focus == key
    edge = named["ink"] if writing else named["faded"]
    brush.framed(rect, named["rim"], brush.dp(6), edge, brush.dp(2))
    if writing:
        focus_ring(brush, rect)
    shown = content + ("|" if writing else "")
    colour = named["ink"] if shown else named["faded"]
    inner = rect.inset(brush.dp(10), brush.dp(3))
    brush.text(shown or empty, inner, 17, colour=colour, valign="center", one_line=True)
    brush.touchable(Touchable(key, rect, None, says, write=change))


def scroll_mark(brush: Brush, name: str) -> None:
    """How far a part that scrolls is scrolled: a thin bar at its edge."""
    scroll = brush.scrolls[name]
    if scroll.most <= 0:
        return
    named, thick = brush.look.palette, brush.dp(5)
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
