"""Why a turn is good: in the game's own words where it lends some, else in what any game shows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from types import MappingProxyType

from scriptorium.engine.table import Table, View, view
from scriptorium.engine.values import Seat, Text, text
from scriptorium.engine.zones import Zones
from scriptorium.hidden import heuristics_of
from scriptorium.scene import aim

MOST = 3
NOTHING: Mapping[str, float] = MappingProxyType({})
Gains = Callable[[View, View], Mapping[str, float]]


def reasons(
    outlook: tuple[Table, Table], seat: Seat, gains: Gains | None = None
) -> tuple[Text, ...]:
    """The weightiest of what a plan changes for a seat, as it would see it.

    `gains` is what a player says each thing that the game counts has brought, in points.
    """
    before, after = outlook
    was, now = view(before, seat), view(after, seat)
    return what_changed(was, now, seat, {} if gains is None else gains(was, now))


def what_changed(
    was: View, now: View, seat: Seat, worth: Mapping[str, float] = NOTHING
) -> tuple[Text, ...]:
    """The weightiest of what has changed for a seat, told to whoever sees it."""
    lent = heuristics_of(was.rules).reasons
    told = lent(was, now, seat) if lent is not None else ()
    return told or _measured(was, now, seat, worth) or tuple(_of_any_game(was, now, seat))[:MOST]


def _measured(was: View, now: View, seat: Seat, worth: Mapping[str, float]) -> tuple[Text, ...]:
    """What counts in the game and has become better, what weighs most first.

    Where a player knows what it is worth, that is what it weighs, and it is told.
    """
    measures = heuristics_of(was.rules).measures
    if measures is None or now.outcome is not None:
        return ()
    before = {one.told.id: one.value for one in measures(was, seat)}
    better = []
    for one in measures(now, seat):
        gain = one.weight * (one.value - before.get(one.told.id, one.value))
        if gain > 0:
            what = text(one.told.id, one.told.english, now=one.value, was=before[one.told.id])
            better.append((worth.get(one.told.id, 0.0), gain, what))
    told = tuple(_with_worth(sorted(better, key=lambda one: (-one[0], -one[1]))[:MOST]))
    if told and was.seat != seat:
        return text("mind-did-for", "For {seat}:", seat=seat), *told
    return told


def _with_worth(better: Iterable[tuple[float, float, Text]]) -> Iterator[Text]:
    """Each thing, and how many points it is worth, where it is worth one at least."""
    for worth, _, what in better:
        yield what
        points = round(worth)
        if points > 0:
            yield text("mind-worth", "That is worth about {points} points.", points=points)


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
            yield text("mind-did-nearer", "It brings {seat} closer to the goal.", seat=seat)
        if more > 0:
            held = _held(now, seat)
            yield text(
                "mind-did-cards", "{seat} now has {count} cards in hand.", seat=seat, count=held
            )
    elif nearer:
        yield text("mind-why-nearer", "It brings you closer to your goal.")
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
        yield text("mind-why-cards", "You then have {count} cards in hand.", count=_held(now, seat))
    if now.clock.turn == was.clock.turn and now.clock.seat == seat:
        for budget, left_over in zip(now.rules.schedule.budgets, now.clock.left, strict=True):
            if left_over:
                yield text(
                    "mind-why-keeps",
                    "You keep {points} of your {budget}.",
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
