"""Controls that a view paints: buttons, choices, switches, sliders, fields to write in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PIL import Image, ImageDraw

from scriptorium_stage.colours import Colour
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


def chooser(
    brush: Brush,
    key: str,
    rect: Rect,
    values: Sequence[str],
    at: int,
    choose: Callable[[int], None],
    *,
    says: str = "",
    enabled: bool = True,
    size: float = 16,
) -> None:
    """One of several: arrows on both sides, the chosen one between them."""
    count = max(1, len(values))

    def step(by: int) -> None:
        choose((at + by) % count)

    brush.panel(rect, "button-hover" if brush.look.hover.startswith(key) else "button")
    if brush.look.focus == key:
        focus_ring(brush, rect)
    arrow = min(rect.h, rect.w / 5)
    colour = brush.look.palette["ink" if enabled else "faded"]
    middle = Rect(rect.x + arrow, rect.y, rect.w - 2 * arrow, rect.h).inset(0, brush.px(3))
    brush.text(
        values[at] if values else "", middle, size, colour=colour, align="center", valign="center"
    )
    brush.touchable(
        Touchable(
            key,
            rect,
            (lambda: step(1)) if enabled else None,
            says,
            enabled,
            adjust=step if enabled else None,
        )
    )
    if not enabled or count < 2:
        return
    for sign, side, x in ((-1, LEFT, rect.x), (1, RIGHT, rect.right - arrow)):
        box = Rect(x, rect.y, arrow, rect.h)
        brush.text(side, box, 22, face="bold", align="center", valign="center", one_line=True)
        brush.touchable(
            Touchable(f"{key}{sign:+d}", box, partial(step, sign), says, focusable=False)
        )


def switch(
    brush: Brush,
    key: str,
    rect: Rect,
    on: bool,
    turn: Callable[[bool], None],
    words: tuple[str, str],
    *,
    says: str = "",
    enabled: bool = True,
) -> None:
    """On or off, said in words."""
    chooser(brush, key, rect, words, int(on), lambda at: turn(bool(at)), says=says, enabled=enabled)


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
    number = Rect(rect.right - brush.pt(52), rect.y, brush.pt(52), rect.h)
    track = Rect(rect.x, rect.y, rect.w - number.w - brush.px(8), rect.h)
    line = track.centred(track.w, brush.px(8))
    brush.rounded(line, named["shade"], brush.px(4), named["faded"], brush.px(1))
    part = (value - low) / (high - low)
    done = Rect(line.x, line.y, max(brush.px(8), line.w * part), line.h)
    brush.rounded(done, named["faded"], brush.px(4))
    side = min(brush.px(24), rect.h)
    knob = Rect(line.x + (line.w - side) * part, rect.y + (rect.h - side) / 2, side, side)
    brush.rounded(knob, named["ink"], side / 2, named["parchment"], brush.px(3))
    brush.text(str(value), number, 16, align="right", valign="center", one_line=True)

    def slide(share: float) -> None:
        change(min(high, max(low, low + round((high - low) * share / step) * step)))

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
    """A line to write in."""
    named = brush.look.palette
    writing = brush.look.focus == key
    edge = named["ink"] if writing else named["faded"]
    brush.rounded(rect, named["rim"], brush.px(6), edge, brush.px(2))
    if writing:
        focus_ring(brush, rect)
    shown = content + ("|" if writing else "")
    brush.text(
        shown or empty,
        rect.inset(brush.px(10), brush.px(3)),
        16,
        colour=named["ink"] if shown else named["faded"],
        valign="center",
        one_line=True,
    )
    brush.touchable(Touchable(key, rect, None, says, write=change))
