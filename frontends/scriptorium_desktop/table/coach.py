"""Hints for newcomers: one at a time, each dismissed for ever when it has been read."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from scriptorium_stage.shapes import Rect

from ..drawing.brush import Brush
from ..drawing.canvas import TOP
from ..drawing.controls import button
from .layout import TableLayout

if TYPE_CHECKING:
    from .view import TableView

FEW_LINES = 4


class Advice(NamedTuple):
    """A hint: its name, and what it says."""

    name: str
    says: str


def advice(view: TableView) -> Advice | None:
    """The first hint that fits this moment and has not been dismissed."""
    session = view.session
    dismissed = view.desk.settings.values.dismissed
    if not session.awaits_person or view.busy or view.dialog or view.looking is not None:
        return None
    found = [
        Advice(
            "coach-gold",
            view.text(
                "desk-coach-gold",
                "What glows gold may be touched: click it, or drag one thing to the next. With "
                "the keyboard: arrows, then Enter.",
            ),
        ),
        Advice(
            "coach-why",
            view.text(
                "desk-coach-why",
                "Rest on anything to be told what it is. Touch what may not be touched, and you "
                "are told why not.",
            ),
        ),
    ]
    if session.why_not_undo() is None:
        says = view.text(
            "desk-coach-undo",
            "You can take back what you did in this turn, until something hidden comes to light.",
        )
        found.append(Advice("coach-undo", says))
    if len(session.match.done) >= FEW_LINES:
        says = view.text("desk-coach-log", "Touch a line of the log to see that moment again.")
        found.append(Advice("coach-log", says))
    return next((one for one in found if one.name not in dismissed), None)


def paint_advice(brush: Brush, view: TableView, layout: TableLayout) -> None:
    """The hint on a slip of parchment, with a button that dismisses it for ever."""
    found = advice(view)
    if found is None:
        return
    brush.layer = TOP
    pad = brush.px(14)
    room = layout.log
    width = room.w
    tall = brush.measure(found.says, 15, width - 2 * pad)
    foot = max(brush.px(34), brush.pt(32))
    height = tall + foot + 2.6 * pad
    # It lies on the log, which a newcomer misses least, right above the buttons.
    slip = Rect(room.x, max(brush.px(8), room.bottom - height), width, height)
    brush.panel(slip)
    inner = slip.inset(pad)
    brush.text(found.says, inner.top(tall + 2), 15)
    label = view.text("desk-coach-done", "I see")
    wide = max(brush.pt(90), brush.width_of(label, 15, "bold") + brush.px(40))
    place = Rect(inner.right - wide, inner.bottom - foot, wide, foot)
    act = lambda: view.desk.settings.dismiss(found.name)  # noqa: E731
    button(brush, "advice", place, label, act, size=15)
