"""A ninth prayer with a state of its own: who keeps vigil has more to spend in the next turn."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

import scriptorium as sc
import scriptorium.cards as sv
import scriptorium.scenarios as check
from scriptorium.cards import add_pack, read_pack

NO_POINTS = sc.Reason(
    "no_ap", "V1", "Keeping vigil costs action points: {cost}.", message="vigil-no-points"
)


class Watching(sc.Part, tag="vigil.watching", frozen=True):
    """Who has prayed in this turn, and who has watched since an earlier one."""

    begun: tuple[sc.Seat, ...] = ()
    watched: tuple[sc.Seat, ...] = ()


class VigilKept(sc.Event, tag="vigil.kept", frozen=True):
    """Somebody keeps watch until the next turn."""

    seat: sc.Seat

    tells = sc.Sentence("vigil-kept", "{seat} keeps vigil.")


class VigilNumbers(Struct, frozen=True, forbid_unknown_fields=True):
    """What the card costs, and what it gives in the next turn."""

    ap: int
    gain: int


def why_not(table: sc.Table, card: sc.Card) -> sc.Refused | None:
    """The price has to be there."""
    left = table.clock.left[table.rules.schedule.budget("ap")]
    return NO_POINTS(cost=card.params.ap) if left < card.params.ap else None


def pray(now: sc.Change, card: sc.Card) -> None:
    """Pay, and remember who watches."""
    seat = now.clock.seat
    now.spend("ap", card.params.ap)
    kept = now[Watching]
    now.put(Watching(tuple(sorted({*kept.begun, seat})), kept.watched))
    now.tell(VigilKept(seat))


def turn_ended(now: sc.Change, event: sc.Event) -> None:
    """What was begun in this turn counts in the next one, and is over after that."""
    seat = event.seat
    kept = now[Watching]
    watched = {*kept.watched} - {seat} | ({seat} & {*kept.begun})
    now.put(Watching(tuple(s for s in kept.begun if s != seat), tuple(sorted(watched))))


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """A house rule for SATOR."""
    return sc.About(
        "vigil",
        "sator",
        version="1.0",
        title="Keeping vigil",
        author="The Scriptorium founders",
        summary="A ninth prayer: pay now, have more to spend in your next turn.",
        texts=Path(__file__).parent / "locale",
    )


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """The prayer, its memory, and the points it gives."""
    book.part(Watching())
    book.event(VigilKept)
    book.reason(NO_POINTS)
    sv.effect(book, "vigil.pray", pray, check=why_not, params=VigilNumbers)
    add_pack(book, read_pack(Path(__file__).parent / "vigil.toml"))
    book.react(sc.TurnEnded, turn_ended)

    def more(points: int, position: sc.Position, seat: sc.Seat) -> int:
        """Who has watched has more to spend."""
        gain: int = position.rules.cards["vigil:vigilia"].params.gain
        return points + gain if seat in position[Watching].watched else points

    book.adjust("sator.action_points", more)
    check.fact(book, "watching", see=lambda position: list(position[Watching].watched))
