"""What is asked or told in front of the table: questions, the curtain, hints for newcomers."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from scriptorium.scene import BOARD
from scriptorium_play.common.colours import Look
from scriptorium_ui.table.dialogs import DialogQuestion
from scriptorium_ui.table.layout.piece_places import PIECE
from scriptorium_ui.table.tips import Advice
from scriptorium_ui.toolkit.controls import button, scroll_mark, seat_emblem
from scriptorium_ui.toolkit.display import BOARD as GROUND
from scriptorium_ui.toolkit.display import OVER, PANELS
from scriptorium_ui.toolkit.hit_areas import Touchable
from scriptorium_ui.toolkit.painter import Painter, Scroll
from scriptorium_ui.toolkit.rect import Rect, overlap

from .end_sheet import record_block
from .piece_painting import layer_of

if TYPE_CHECKING:
    from scriptorium_ui.table.page import TablePage

STEPS = 12  # how finely a place for a slip is looked for
FEW = 64.0  # covering so many pixels does not count
FAR = 500.0  # how much further off a slip lies, in pixels, rather than cover other things
TARGET = 88  # how wide what a lesson wants touched answers at least, in dp


def paint_question(painter: Painter, table: TablePage, asked: DialogQuestion) -> None:
    """A sheet with a heading, a sentence and its answers, which scroll where they are many."""
    title, told, entries = asked.title, asked.told, asked.entries
    painter.modal()
    width = min(painter.form.width * 0.94, painter.sp(520))
    pad, gap, row = painter.dp(20), painter.dp(8), painter.row()
    inner = width - 2 * pad
    head = painter.measure(title, 24, inner, "display") + painter.dp(6)
    text = painter.measure(told, 16, inner) + painter.dp(10) if told else 0.0
    results = record_block(painter, table, asked.record, inner - painter.dp(12))
    record = results.height
    full = record + len(entries) * (row + gap) - gap
    most = painter.form.height * 0.96 - 2 * pad - head - text
    height = min(full, most)
    sheet = painter.whole.centred(width, height + head + text + 2 * pad)
    painter.panel(sheet)
    body = sheet.inset(pad)
    painter.text(title, body.top(head), 24, face="display", align="center")
    painter.text(told, body.below(head).top(text), 16, align="center")
    room = body.below(head + text)
    name = f"dialog {title}"
    at = painter.scroll(name, Scroll(room, full, table.scrolled.get(name, 0.0)))
    # Where not all is in sight at once, what is to be answered comes first.
    above = record if full <= most else 0.0
    under = 0.0 if above else len(entries) * (row + gap)
    # What scrolls leaves room for the bar that it is scrolled by.
    wide = room.w - (painter.dp(16) if full > height else 0.0)
    top = room.y + under - at
    results.paint(painter, Rect(room.x, top, room.w - painter.dp(12), record))
    for nr, one in enumerate(entries):
        box = Rect(room.x, room.y + above + nr * (row + gap) - at, wide, row)
        gold = one.key == asked.gold
        button(painter, one.key, box, one.label, one.act, says=one.says, size=17, gold=gold)
    scroll_mark(painter, table, name)
    painter.end_scroll()


def paint_curtain(painter: Painter, look: Look, asked: DialogQuestion) -> None:
    """A curtain over everything, with the name of the one who may lift it."""
    painter.alone()
    painter.fill(painter.whole, painter.palette["floor"])
    painter.tiles("curtain", painter.whole, painter.dp(160))
    width = min(painter.form.width * 0.9, painter.sp(440))
    pad, gap = painter.dp(24), painter.dp(14)
    inner = width - 2 * pad
    name, told, entries = asked.title, asked.told, asked.entries
    side = min(painter.dp(96), painter.form.height * 0.2)
    big = painter.measure(name, 28, inner, "display")
    small = painter.measure(told, 17, inner)
    wide = inner - painter.dp(20)
    tall = max(painter.measure(one.label, 18, wide, "bold") for one in entries)
    row = max(painter.row(), tall + painter.dp(16))
    height = side + big + small + len(entries) * (row + gap) + 2 * gap + 2 * pad
    sheet = painter.whole.centred(width, min(height, painter.form.height * 0.96))
    painter.panel(sheet)
    body = sheet.inset(pad)
    disc = Rect(body.x + (body.w - side) / 2, body.y, side, side)
    seat_emblem(painter, look, disc)
    rest = body.below(side + gap)
    painter.text(name, rest.top(big + 2), 28, face="display", align="center")
    painter.text(told, rest.below(big + gap).top(small + 2), 17, align="center")
    for at, one in enumerate(reversed(entries)):
        place = Rect(body.x, body.bottom - row - at * (row + gap), body.w, row)
        button(painter, one.key, place, one.label, one.act, gold=one.key == asked.gold, size=18)
    painter.layer = PANELS


def paint_advice(painter: Painter, table: TablePage, found: Advice) -> None:
    """A hint on a slip of parchment, with a button that dismisses it.

    What a lesson says lies beside what it is about; other hints have one place.
    """
    painter.layer, painter.clip = OVER, None
    pad = painter.dp(14)
    window = painter.whole.inset(painter.dp(8))
    width = min(painter.sp(330), painter.form.width * 0.7)
    if not found.heading:
        width = _coach_width(painter, table)
    head = painter.sp(14) * 1.4 if found.heading else 0.0
    tall = painter.measure(found.says, 16, width - 2 * pad) + 2
    foot = painter.row(16) + pad if found.done else 0.0
    height = min(head + tall + foot + 2 * pad, window.h)
    if found.heading:
        spots = table.controller.spots
        points_at = _about(painter, table, found.about)
        clear = [points_at, *(spots[id].free for id in found.beside if id in spots)]
        size = Rect(0, 0, min(width, window.w), min(height, window.h))
        slip = _clear_of(clear, _in_play(table), points_at, size, window, painter.dp(24))
        if found.target in spots:
            _paint_target(painter, table, found.target)
        _paint_tail(painter, slip, points_at)
    else:
        slip = _coach_place(painter, table, width, height)
    painter.panel(slip)
    says = found.says
    painter.touchable(Touchable("advice slip", slip, None, says, focusable=False, shows=says))
    inner = slip.inset(pad)
    if found.heading:
        colour = painter.palette["faded"]
        painter.text(found.heading, inner.top(head), 14, face="bold", colour=colour)
    painter.text(found.says, inner.below(head).top(inner.h - head - foot), 16)
    if found.done:
        row = painter.row(16)
        wide = max(painter.finger * 2, painter.width_of(found.done, 16, "bold") + painter.dp(40))
        place = Rect(inner.right - wide, inner.bottom - row, wide, row)
        gold = bool(found.heading)
        button(painter, "advice", place, found.done, found.act, size=16, gold=gold)


def _in_play(table: TablePage) -> list[Rect]:
    """Where something lies that one may want to see: pieces on the ground, cards, buttons."""
    layout, spots = table.layout, table.controller.spots
    assert layout is not None
    pieces = (one for one in table.controller.shown.pieces if one.id in spots)
    things = [one for one in pieces if one.group != BOARD or layer_of(one) != GROUND]
    return [layout.bar, layout.controls, *(spots[one.id].free for one in things)]


def _clear_of(
    clear: Sequence[Rect],
    rather: Sequence[Rect],
    about: Rect,
    size: Rect,
    window: Rect,
    edge: float,
) -> Rect:
    """A place near what it is about that covers least of what must stay visible."""
    w, h = size.w, size.h
    right, low = window.right - w, window.bottom - h
    columns = [window.x + (right - window.x) * nr / STEPS for nr in range(STEPS + 1)]
    rows = [window.y + (low - window.y) * nr / STEPS for nr in range(STEPS + 1)]
    columns += [about.x - edge - w, about.right + edge, about.middle[0] - w / 2]
    rows += [about.y - edge - h, about.bottom + edge, about.middle[1] - h / 2]
    places = [
        Rect(min(max(window.x, x), right), min(max(window.y, y), low), w, h)
        for x in columns
        for y in rows
    ]

    def worse(place: Rect) -> tuple[float, float]:
        far = math.dist(place.middle, about.middle)
        return round(_hidden(place, clear) / FEW), far + _hidden(place, rather) / (w * h) * FAR

    return min(places, key=worse)


def _hidden(place: Rect, rects: Sequence[Rect]) -> float:
    found = [overlap(place, one) for one in rects]
    return sum(max(0.0, one.w) * max(0.0, one.h) for one in found)


def _paint_target(painter: Painter, table: TablePage, id: str) -> None:
    """A wide gold ring round what a lesson wants touched; what is small answers all round it."""
    spot, piece = table.controller.spots[id], table.controller.shown.piece(id)
    seen = spot.rect if piece is not None and piece.group == BOARD else spot.free
    rect, thick = seen.inset(-painter.dp(4)), painter.dp(5)
    painter.ring(rect.inset(-painter.dp(2)), painter.palette["outline"], thick + painter.dp(4))
    painter.ring(rect, painter.palette["gold"], thick, "lesson target")
    if piece is None or piece.group == BOARD or spot.part:
        return
    side = painter.dp(TARGET)
    wide = rect.inset(min(0.0, (rect.w - side) / 2), min(0.0, (rect.h - side) / 2))
    act = partial(table.touch, id)
    painter.touchable(Touchable(f"{PIECE}{id}", wide, act, focusable=False))


def _paint_tail(painter: Painter, slip: Rect, to: Rect) -> None:
    """A row of gold dots from a slip to what it means, the last ones small."""
    (cx, cy), far = to.middle, painter.dp(11)
    x, y = min(max(cx, slip.x), slip.right), min(max(cy, slip.y), slip.bottom)
    end_x, end_y = min(max(x, to.x), to.right), min(max(y, to.y), to.bottom)
    count = int(math.dist((x, y), (end_x, end_y)) / far)
    for nr in range(1, count + 1):
        part = nr / (count + 1)
        at = x + (end_x - x) * part, y + (end_y - y) * part
        for colour, radius in (("outline", 7.0), ("gold", 5.0)):
            side = painter.dp(radius * (1.6 - 0.8 * part))
            dot = Rect(at[0] - side / 2, at[1] - side / 2, side, side)
            painter.rounded(dot, painter.palette[colour], side / 2, f"tail {nr} {colour}")


def _coach_width(painter: Painter, table: TablePage) -> float:
    layout = table.layout
    assert layout is not None
    if painter.form.width > painter.form.height:
        return layout.controls.w
    return min(painter.sp(520), layout.bar.w)


def _coach_place(painter: Painter, table: TablePage, width: float, height: float) -> Rect:
    """The one place of hints: above the buttons on a wide screen, else under the bar."""
    layout = table.layout
    assert layout is not None
    if painter.form.width > painter.form.height:
        top = layout.controls.y - painter.dp(6) - height
        return Rect(layout.controls.x, max(painter.dp(6), top), width, height)
    left = layout.bar.x + (layout.bar.w - width) / 2
    return Rect(left, layout.bar.bottom + painter.dp(6), width, height)


def _about(painter: Painter, table: TablePage, about: str) -> Rect:
    """Where the thing is that a hint is about."""
    spot = table.controller.spots.get(about)
    if spot is not None:
        return spot.rect
    touchables = (one for part in painter.parts for one in part.touchables)
    found = next((one for one in touchables if one.key == about), None)
    return found.rect if found is not None else painter.whole.centred(1, 1)
