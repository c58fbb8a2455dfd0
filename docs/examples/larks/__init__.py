"""Larks: lay cards that rise; the first to lay four wins. A card game made of declarations."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import scriptorium as sc

NR = {f"lark_{nr}": nr for nr in range(1, 21)}
NAMES = sc.Names({id: f"Lark {nr}" for id, nr in NR.items()}, "card", "Lark 7")

game = sc.Game(
    "larks",
    __file__,
    names=NAMES,
    schedule=sc.Schedule((sc.Phase("play", ("lay",)),)),
    title="Larks",
    summary="Lay cards that rise; four win.",
    author="a monk",
    seats=("ann", "bob", "cee"),
    fewest=2,
)
say = game.say
HAND_SIZE = game.number_option("hand", 3, among=range(1, 6))
TO_WIN = game.number("to_win", 4)

DECK = game.zone("deck", faces="none", rest=True, shown=sc.AsPile(0, "empty", "larks-deck", "back"))
PILE = game.zone("pile", shown=sc.AsPile(1, "empty", "larks-pile"))
HAND = game.zone(
    "hand",
    faces="owner",
    each=True,
    fact="hands",
    shown=sc.AsHand("back", "larks-hand", "larks-hand-back"),
)
game.told(DECK, HAND, "larks-drew")
game.neutral(phase="play", step="lay")


@game.cards
def cards(book: sc.RuleBook) -> Iterator[sc.Card]:
    """Twenty larks, each with a number."""
    return (sc.Card(id, title=NAMES[id], params={"nr": nr}) for id, nr in NR.items())


@game.part()
class Flock(sc.SeatPart, tag="larks.flock", frozen=True):
    """How many larks a seat has laid."""

    laid: Annotated[sc.Count, sc.Fact()] = 0


def highest(at: sc.Position) -> int:
    """The number that the next lark must be above."""
    return NR[PILE(at)[-1]] if PILE(at) else 0


HELD = HAND.card(names=NAMES, outside=say.reason("L2", "larks-not-held"))
HIGHER = say.rule("L3", "larks-not-higher", predicate=lambda at, do: NR[do.card] > highest(at))


@game.event(say("larks-laid"), shows=("hand-{card}", "pile"))
class Laid(sc.Event, tag="larks.laid", frozen=True):
    """A lark went up."""

    seat: sc.Seat
    card: sc.CardId


@game.choice(HIGHER, beside=(PILE.piece,))
class Lay(sc.Action, tag="larks.lay", frozen=True):
    """Lay a lark above the last one (L3); the fourth wins (L5)."""

    card: Annotated[sc.CardId, HELD]

    def do(self, now: sc.Change) -> None:
        sc.move(now, (self.card,), HAND, PILE, message="")
        laid = now[Flock, now.me].laid + 1
        now[Flock, now.me] = Flock(laid)
        now.tell_at_once(Laid(now.me, self.card))  # before the turn passes on
        if laid >= TO_WIN(now):
            now.end((now.me,))
        else:
            now.end_turn()


@game.choice(button=say("larks-rest"), said=say("larks-rested"))
class Rest(sc.Action, tag="larks.rest", frozen=True):
    """Draw a card instead; the pile begins anew (L4)."""

    def do(self, now: sc.Change) -> None:
        sc.move(now, PILE(now), PILE, DECK, message="")
        sc.draw(now, DECK, HAND)
        now.end_turn()


@game.set_up
def deal(now: sc.Change) -> None:
    """Shuffle, and deal a hand to each (L1)."""
    game.gather(now, DECK)
    for seat in now.seats:
        sc.deal(now, DECK, HAND.of(seat), HAND_SIZE(now, seat))


@game.panel("larks-player")
def panel(view: sc.View, seat: sc.Seat) -> sc.Panel:
    """What stands beside a name."""
    return sc.Panel({"laid": view[Flock, seat].laid})


# A rule that can be switched off: `without=["larks.wind"]`.
WIND = game.plugin("wind")


@WIND.react(Laid)
def blow(now: sc.Change, laid: Laid) -> None:
    """After a number of five the next player misses a turn (L6)."""
    if now.outcome is None and NR[laid.card] % 5 == 0:
        seats = now.seats
        now.skip_next(seats[(seats.index(laid.seat) + 1) % len(seats)])
