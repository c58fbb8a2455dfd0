"""Previews: the picture after an action that has not been done, and what it costs.

A preview never tells what the player does not know yet: it ends where chance begins or something
hidden would come to light, and it is always what the player's own view would hold.
"""

from __future__ import annotations

from dataclasses import dataclass

from scriptorium import Action, After, Event, Refused, Seat, Table, Text, seen_events, text, view
from scriptorium.scene import Scene, caution, movements
from scriptorium_play.picture.scenes import SceneChange, difference, picture

from .tried import tried

Price = tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Preview:
    """What an action would lead to; `scene` is None where chance or a secret ends the preview.

    `price` is how each budget of the turn changes, spent points below zero.
    """

    action: Action
    scene: Scene | None
    changes: tuple[SceneChange, ...] = ()
    price: Price = ()
    events: tuple[Event, ...] = ()
    ends_turn: bool = False

    @property
    def stops(self) -> bool:
        """Whether it is not known beforehand what will come of it."""
        return self.scene is None


def preview(table: Table, action: Action, seat: Seat | None = None) -> Preview | None:
    """What the action leads to for the seat that chooses; None where it is not allowed.

    To any other seat nothing is shown: what a player considers is nobody else's business.
    """
    if table.chooser is None or (seat is not None and seat != table.chooser):
        return None
    known = tried(table)
    if action not in known.previews:
        try:
            after = known.after(action)
        except Refused:
            return None
        known.previews[action] = _shown(table, action, after, table.chooser)
    return known.previews[action]


def _shown(table: Table, action: Action, after: After, seat: Seat) -> Preview:
    if seat in after.learned:
        return Preview(action, None)
    events = seen_events(after, seat)
    shown = picture(after.table, seat)
    return Preview(
        action,
        shown,
        difference(picture(table, seat), shown, movements(table.rules, events)),
        price(table, after.table),
        events,
        after.table.clock.turn != table.clock.turn or after.table.outcome is not None,
    )


def caution_at(table: Table, action: Action) -> Text | None:
    """What would be lost by an action, for the one who chooses."""
    return caution(view(table, table.chooser), action) if table.chooser is not None else None


def price(before: Table, after: Table) -> Price:
    """How the budgets of a turn differ between two of its moments; another turn has others."""
    if before.clock.turn != after.clock.turn or before.clock.phase != after.clock.phase:
        return ()
    names = [budget.name for budget in before.rules.schedule.budgets]
    pairs = zip(names, before.clock.left, after.clock.left, strict=True)
    return tuple((name, now - was) for name, was, now in pairs if now != was)


def price_said(price: Price) -> tuple[Text, ...]:
    """The price in words, one sentence for each budget."""
    return tuple(
        text("stage-costs", "costs {points} {budget}", points=-points, budget=name.upper())
        if points < 0
        else text("stage-gains", "gains {points} {budget}", points=points, budget=name.upper())
        for name, points in price
    )


def price_of(table: Table, action: Action) -> Price:
    """What an action costs as far as that is known beforehand."""
    after = tried(table).known(action)
    return price(table, after.table) if after is not None else ()
