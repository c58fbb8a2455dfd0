"""What is asked or told in front of the table: questions, the curtain, hints for newcomers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scriptorium_stage.asking import Entry, Question
from scriptorium_stage.cardface import beside
from scriptorium_stage.coach import Advice
from scriptorium_stage.shapes import Rect

from ..drawing.brush import Brush
from ..drawing.canvas import TOP
from ..drawing.controls import button, seat_emblem
from .layout import TableLayout

if TYPE_CHECKING:
    from .scenery import Scenery

PAGE = 9


def paint_question(brush: Brush, view: Scenery, asked: Question) -> None:
    """A sheet with a heading, a sentence and its answers."""
    title, told, entries = asked.title, asked.told, _page(view, asked.entries)
    brush.modal()
    width = min(brush.look.width * 0.8, brush.pt(520))
    pad, gap = brush.px(28), brush.px(8)
    inner = width - 2 * pad
    head = brush.measure(title, 26, inner, "display") + brush.px(6)
    text = brush.measure(told, 17, inner) + brush.px(10) if told else 0.0
    each = max(brush.px(46), brush.pt(42))
    room = brush.look.height * 0.94 - 2 * pad
    if head + text + len(entries) * (each + gap) > room:
        each = max(brush.px(24), (room - head - text) / max(1, len(entries)) - gap)
    height = min(room, head + text + len(entries) * (each + gap)) + 2 * pad
    sheet = brush.whole.centred(width, height)
    brush.panel(sheet)
    body = sheet.inset(pad)
    brush.text(title, body.top(head), 26, face="display", align="center")
    if told:
        brush.text(told, body.below(head).top(text), 17, align="center", smallest=9)
    y = body.y + head + text
    for one in entries:
        place = Rect(body.x, y, body.w, each)
        gold = one.key == asked.gold
        button(brush, one.key, place, one.label, one.act, says=one.says, size=17, gold=gold)
        y += each + gap


def _page(view: Scenery, entries: tuple[Entry, ...]) -> tuple[Entry, ...]:
    """A long list is shown page by page; the way back, which stands last, on each of them."""
    *answers, last = entries
    pages = -(-len(answers) // PAGE)
    if pages <= 1:
        return entries
    begin = view.page % pages * PAGE
    further = Entry("choice next", view.text("desk-further", "Further"), view.turn_page)
    return (*answers[begin : begin + PAGE], further, last)


def paint_curtain(brush: Brush, seat: str, at: int, asked: Question) -> None:
    """A curtain over everything, with the name of the one who may lift it."""
    brush.layer = TOP
    brush.fill(brush.whole, brush.look.palette["floor"])
    brush.tiles("curtain", brush.whole, brush.px(180))
    sheet = brush.whole.centred(
        min(brush.look.width * 0.8, brush.pt(460)), min(brush.look.height * 0.8, brush.pt(330))
    )
    brush.panel(sheet)
    body = sheet.inset(brush.px(30), brush.px(26))
    side = min(body.h * 0.34, brush.px(110))
    seat_emblem(brush, seat, at, Rect(body.x + (body.w - side) / 2, body.y, side, side))
    rest = body.below(side + brush.px(12))
    name = rest.top(rest.h * 0.3)
    brush.text(asked.title, name, 30, face="display", align="center", valign="center")
    row = rest.below(rest.h * 0.32)
    brush.text(asked.told, row.top(row.h * 0.36), 17, align="center", valign="center")
    tall = min(row.h * 0.5, max(brush.px(50), brush.pt(46)))
    place = Rect(body.x, body.bottom - tall, body.w, tall)
    lift = asked.entries[0]
    button(brush, lift.key, place, lift.label, lift.act, gold=True, size=19)


def paint_advice(brush: Brush, view: Scenery, layout: TableLayout, found: Advice) -> None:
    """A hint on a slip of parchment beside what it is about, with a button that dismisses it."""
    brush.layer = TOP
    pad = brush.px(14)
    width = min(brush.pt(300), brush.look.width * 0.4)
    tall = brush.measure(found.says, 15, width - 2 * pad)
    foot = max(brush.px(34), brush.pt(32))
    slip = beside(
        [_about(brush, view, layout, found.about)],
        width,
        tall + foot + 2.6 * pad,
        brush.whole.inset(brush.px(8)),
        brush.px(10),
    )
    brush.panel(slip)
    inner = slip.inset(pad)
    brush.text(found.says, inner.top(tall + 2), 15)
    wide = max(brush.pt(90), brush.width_of(found.done, 15, "bold") + brush.px(40))
    place = Rect(inner.right - wide, inner.bottom - foot, wide, foot)
    act = lambda: view.desk.settings.dismiss(found.name)  # noqa: E731
    button(brush, "advice", place, found.done, act, size=15)


def _about(brush: Brush, view: Scenery, layout: TableLayout, about: str) -> Rect:
    """Where the thing is that a hint is about."""
    spot = view.spots.get(about)
    if spot is not None:
        return spot.rect
    if about in ("log", "hand"):
        return layout.log if about == "log" else layout.hand
    found = next((one for one in brush.touchables if one.key == about), None)
    return found.rect if found is not None else layout.board
