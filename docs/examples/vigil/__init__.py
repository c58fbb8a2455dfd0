"""A ninth prayer with a state of its own: who keeps vigil has more to spend in the next turn."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import scriptorium as sc

VIGIL = sc.Plugin(
    "vigil",
    "sator",
    file=__file__,
    version="1.0",
    title="Keeping vigil",
    author="The Scriptorium founders",
    summary="A ninth prayer: pay now, have more to spend in your next turn.",
)
NO_POINTS = VIGIL.say.reason("V1", "vigil-no-points", id="no_ap")


class Numbers(sc.Params, frozen=True):
    """What the card costs, and what it gives in the next turn."""

    ap: int
    gain: int


@VIGIL.part()
class Watching(sc.Part, tag="vigil.watching", frozen=True):
    """Who has prayed in this turn, and who has watched since an earlier one."""

    begun: tuple[sc.Seat, ...] = ()
    watched: Annotated[tuple[sc.Seat, ...], sc.Fact("watching", set=False)] = ()


@VIGIL.event(VIGIL.say("vigil-kept"))
class Kept(sc.Event, tag="vigil.kept", frozen=True):
    """Somebody keeps watch until the next turn."""

    seat: sc.Seat


def too_dear(table: sc.Table, card: sc.Card) -> sc.Refused | None:
    """The price has to be there."""
    left = table.clock.left[table.rules.schedule.budget("ap")]
    return NO_POINTS(cost=card.params.ap) if left < card.params.ap else None


def pray(now: sc.Change, card: sc.Card) -> None:
    """Pay, and remember who watches."""
    seat, kept = now.clock.seat, now[Watching]
    now.spend("ap", card.params.ap)
    now.put(Watching(tuple(sorted({*kept.begun, seat})), kept.watched))
    now.tell(Kept(seat))


VIGIL.effect("vigil.pray", pray, check=too_dear, params=Numbers)
VIGIL.pack(Path(__file__).parent / "vigil.toml")


@VIGIL.react(sc.TurnEnded)
def turn_ended(now: sc.Change, event: sc.TurnEnded) -> None:
    """What was begun in this turn counts in the next one, and is over after that."""
    seat, kept = event.seat, now[Watching]
    watched = {*kept.watched} - {seat} | ({seat} & {*kept.begun})
    now.put(Watching(tuple(s for s in kept.begun if s != seat), tuple(sorted(watched))))


@VIGIL.adjust("sator.action_points")
def more(points: int, position: sc.Position, seat: sc.Seat) -> int:
    """Who has watched has more to spend."""
    gain: int = position.rules.cards["vigil:vigilia"].params.gain
    return points + gain if seat in position[Watching].watched else points
