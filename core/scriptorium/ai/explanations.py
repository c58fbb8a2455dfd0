"""Why a turn is good: in the game's own words where it lends some, else in what any game shows."""

from __future__ import annotations

from collections.abc import Iterator

from scriptorium.engine.table import Table, View, view
from scriptorium.engine.values import Seat, Text, text
from scriptorium.engine.zones import Zones
from scriptorium.hidden import heuristics_of
from scriptorium.scene import aim

MOST = 3


def reasons(outlook: tuple[Table, Table], seat: Seat) -> tuple[Text, ...]:
    """The weightiest of what a plan changes for a seat, as it would see it."""
    before, after = outlook
    return what_changed(view(before, seat), view(after, seat), seat)


def what_changed(was: View, now: View, seat: Seat) -> tuple[Text, ...]:
    """The weightiest of what has changed for a seat, told to whoever sees it."""
    lent = heuristics_of(was.rules).reasons
    told = lent(was, now, seat) if lent is not None else ()
    return told or _measured(was, now, seat) or tuple(_of_any_game(was, now, seat))[:MOST]


def _measured(was: View, now: View, seat: Seat) -> tuple[Text, ...]:
    """What counts in the game and has become better, what weighs most first."""
    measures = heuristics_of(was.rules).measures
    if measures is None or now.outcome is not None:
        return ()
    before = {one.told.id: one.value for one in measures(was, seat)}
    better = [
        (gain, text(one.told.id, one.told.english, now=one.value, was=before[one.told.id]))
        for one in measures(now, seat)
        if one.told.id in before and (gain := one.weight * (one.value - before[one.told.id])) > 0
    ]
    told = tuple(one for _, one in sorted(better, key=lambda one: -one[0]))[:MOST]
    if told and was.seat != seat:
        return text("mind-did-for", "For {seat}:", seat=seat), *told
    return told


def _of_any_game(was: View, now: View, seat: Seat) -> Iterator[Text]:
    if now.outcome is not None:
        if seat in now.outcome.winners:
            yield text("mind-why-wins", "That wins the match.")
        return
    mine, then = aim(was, seat), aim(now, seat)
    # What is dealt once a phase is over is nobody's doing.
    more = _held(now, seat) - _held(was, seat) if was.clock.phase == now.clock.phase else 0
    nearer = (then.done, then.height) > (mine.done, mine.height) and then.after is not None
    if was.seat != seat:
        if nearer:
            yield text("mind-did-nearer", "It brings {seat} nearer to the goal.", seat=seat)
        if more > 0:
            held = _held(now, seat)
            yield text("mind-did-cards", "{seat} holds more cards: {count}.", seat=seat, count=held)
    elif nearer:
        yield text("mind-why-nearer", "It brings you nearer to what you are after.")
        if then.after is not None:
            yield then.after
    for other in was.seats:
        if other == seat:
            continue
        theirs, left = aim(was, other), aim(now, other)
        if (left.done, left.height) < (theirs.done, theirs.height):
            yield text("mind-why-sets-back", "It sets {seat} back.", seat=other)
    if was.seat != seat:
        return
    if more > 0:
        yield text("mind-why-cards", "You then hold more cards: {count}.", count=_held(now, seat))
    if now.clock.turn == was.clock.turn and now.clock.seat == seat:
        for budget, left_over in zip(now.rules.schedule.budgets, now.clock.left, strict=True):
            if left_over:
                yield text(
                    "mind-why-keeps",
                    "Of {budget} {points} are left.",
                    budget=budget.name.upper(),
                    points=left_over,
                )


def _held(seen: View, seat: Seat) -> int:
    """How many cards a seat holds."""
    if Zones not in seen.rules.part_index:
        return 0
    piles = seen[Zones].piles
    held = (one for one in seen.rules.zones if one.seat == seat and one.name == "hand")
    return sum(len(piles[seen.rules.zone_index[one.key]]) for one in held)
