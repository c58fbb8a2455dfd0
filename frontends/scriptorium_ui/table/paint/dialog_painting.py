"""What is asked or told in front of the table: questions, the curtain, hints for newcomers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scriptorium_play.common.colours import Look
from scriptorium_ui.art.card_face import beside
from scriptorium_ui.table.dialogs import DialogQuestion
from scriptorium_ui.table.tips import Advice
from scriptorium_ui.toolkit.controls import button, scroll_mark, seat_emblem
from scriptorium_ui.toolkit.display import OVER, PANELS
from scriptorium_ui.toolkit.hit_areas import Touchable
from scriptorium_ui.toolkit.painter import Painter, Scroll
from scriptorium_ui.toolkit.rect import Rect

from .end_sheet import record_block

if TYPE_CHECKING:
    from scriptorium_ui.table.page import TablePage


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
        about = [_about(painter, table, found.about)]
        about += [spots[id].rect for id in found.beside if id in spots]
        touching = table.controller.session.touching
        wanted = [spots[id].free for id in (touching.next if touching else ()) if id in spots]
        slip = beside(about, width, height, window, painter.dp(12), wanted)
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
