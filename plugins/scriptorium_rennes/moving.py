"""Moving: playing cards for points, stepping, turning portals, passing others (RN5).

Whoever stands on an occupied space only does what still leads to a free one (RN5.13).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal, TypeVar

from msgspec import Meta

import scriptorium as sc
import scriptorium.scene as sp
from scriptorium import CardId

from . import ACT, game, say
from .board import (
    COLOUR,
    SPACE,
    Figure,
    Pool,
    Portals,
    Word,
    add_points,
    on_another,
    others,
    pay,
    shown,
    turn_portals,
    where,
)
from .cards import HAND, HELD, NOT_HELD, colour_of, discard, dots_of
from .situation import (
    Backwards,
    Closed,
    Ground,
    MayCross,
    Situation,
    ask,
    gets_through,
    ground,
    situation,
    stepped,
    turned,
    wanted,
    with_points,
)
from .village import CLOCKWISE, COUNTER_CLOCKWISE, NOWHERE, QUARTER, Step, village

A = TypeVar("A", bound=sc.Action)
FINISH_FIRST = say.reason("RN5.4 RN7.1", "rn-finish-first")
NOT_BEGUN = say.reason("RN5.4 RN7.1", "rn-not-begun")
NOT_WANTED = say.reason("RN5.3 R9", "rn-not-wanted")
SAME_COLOUR = say.reason("RN5.4 R13 R42", "rn-same-colour")
NO_NEIGHBOUR = say.reason("RN5.5 RN5.7", "rn-no-neighbour")
WRONG_COLOUR = say.reason("RN5.5 RN5.6 RN5.7", "rn-wrong-colour")
TOO_FEW_POINTS = say.reason("RN5.5 RN5.10", "rn-too-few-points")
NO_ROOM_BEYOND = say.reason("RN5.12 RN5.13 R10", "rn-no-room-beyond")


class Passing(sc.Decision, tag="rennes.passing", frozen=True):
    """The figure stands on an occupied space; only moving on is left (RN5.13)."""


# What several ways of moving share.


def stays(now: sc.Change) -> None:
    """Something has been done to move: on an occupied space the figure has to go on."""
    if on_another(now, now.me):
        now.wait_for(Passing(now.me))


def movement(
    plugin: sc.Plugin, *rules: sc.Rule, ends: sc.Rule, **more: Any
) -> Callable[[type[A]], type[A]]:
    """The choice of a way to move; whoever stands on another figure has to go on (RN5.13)."""

    def move(now: sc.Change, action: Any) -> None:
        action.do(now)
        stays(now)

    return plugin.choice(
        *rules,
        do=move,
        ends=(ends,),
        at=(sc.Turn, Passing),
        during=(ACT,),
        opens=Passing,
        stuck=NO_ROOM_BEYOND,
        refusal=FINISH_FIRST,
        **more,
    )


def at_rest(plugin: sc.Plugin, *rules: sc.Rule, **more: Any) -> Callable[[type[A]], type[A]]:
    """The choice of something else than moving, which is done at rest (RN4.3, RN5.13)."""
    return plugin.choice(
        AT_REST,
        *rules,
        at=(sc.Turn, Passing),
        during=(ACT,),
        refusal=FINISH_FIRST,
        **more,
    )


def leads_on(after: Callable[[Ground, Situation, Any], Situation]) -> sc.Rule:
    """Whoever passes somebody only does what still leads to a free space (RN5.13)."""

    def holds(at: sc.Moment, do: Any) -> bool:
        if not on_another(at, at.me):
            return True
        on, here = ground(at, at.me), situation(at, at.me)
        return gets_through(on, after(on, here, do))

    return say.rule_for(NO_ROOM_BEYOND, predicate=holds)


def wanted_bits(at: sc.Moment) -> int:
    """The wanted colours and cards of these, bit by bit in the order of the colours (RN5.3)."""
    colours = village(at).colours
    return sum(1 << colours.index(one) for one in wanted(at, at.me) if one in colours)


AT_REST = say.rule("RN5.13", "rn-passing", predicate=lambda at: type(at.decision) is not Passing)
CARD_HELD = say.rule_for(NOT_HELD, predicate=lambda at, do: do.card in HAND(at))
WANTED = say.rule_for(NOT_WANTED, mask=wanted_bits)


def is_wanted(at: sc.Moment, colour: str) -> bool:
    """Whether a card may be played for that colour here (RN5.3)."""
    place = COLOUR.place(at, colour)
    return place >= 0 and bool(sc.let_through((WANTED,), at) >> place & 1)


# Playing a card for its own colour (RN5.2, RN5.3).


@game.event(say("rn-played"))
class CardPlayed(sc.Event, tag="rennes.card_played", frozen=True):
    """A card was played to move, as its own colour or as another."""

    seat: sc.Seat
    card: CardId
    colour: Word


def played(now: sc.Change, card: CardId, colour: str) -> None:
    """The card goes away and its dots into the pool (RN5.1)."""
    discard(now, now.me, (card,))
    add_points(now, colour, dots_of(card))
    now.tell(CardPlayed(now.me, card, colour))


def after_card(on: Ground, here: Situation, do: Play) -> Situation:
    """What a card leads to, for who passes somebody."""
    return with_points(here, colour_of(do.card), dots_of(do.card), (do.card,))


def playable(at: sc.Moment) -> list[Play]:
    """The cards of a wanted colour that lead on, each kind once."""
    wanting = sc.let_through((WANTED,), at)
    if not wanting:
        return []
    cards = dict.fromkeys(HAND(at))
    found = [Play(card) for card in cards if (p := HELD.place(at, card)) >= 0 and wanting >> p & 1]
    if found and on_another(at, at.me):
        on, here = ground(at, at.me), situation(at, at.me)
        return [do for do in found if gets_through(on, after_card(on, here, do))]
    return found


@movement(game, CARD_HELD, WANTED, ends=leads_on(after_card), quick=sc.Quick(playable))
class Play(sc.Action, tag="rennes.play", frozen=True):
    """Play a card of a wanted colour: its dots are points of that colour."""

    card: Annotated[CardId, HELD]

    def do(self, now: sc.Change) -> None:
        played(now, self.card, colour_of(self.card))


# Stepping to a neighbouring space for points of its colour (RN5.5 to RN5.13).


@game.event(say("rn-stepped"), shows=("figure-{seat}",))
class Stepped(sc.Event, tag="rennes.stepped", frozen=True):
    """A figure went to a neighbouring space; what entering brings follows."""

    seat: sc.Seat
    source: Word
    space: Word


def steps(at: sc.Position, seat: sc.Seat) -> tuple[Step, ...]:
    """The steps from where a seat stands."""
    space = where(at, seat)
    return village(at).steps[space] if space != NOWHERE else ()


def possible(at: sc.Moment) -> int:
    """All but locations and the quarters of one's own portal (RN5.8)."""
    there, space = village(at), where(at, at.me)
    barred = there.locations
    if space != NOWHERE and there.kinds[space] == QUARTER:
        portal, _ = there.side_of(space)
        barred |= sum(1 << there.quarter(portal, side) for side in range(len(there.sides)))
    return there.all & ~barred


def neighbours(at: sc.Moment) -> int:
    """The spaces next to one's own (RN5.7)."""
    return sum(1 << step.to for step in steps(at, at.me))


def not_closed(at: sc.Moment) -> int:
    """The spaces that no plugin closes."""
    return ~ask(at, Closed(at.me))


def why_closed(at: sc.Moment, do: StepTo) -> sc.Refused | None:
    """What closes a space, in the words of who closes it."""
    return at.rules.questions[Closed].why(at, Closed(at.me), do.space)


def of_colour(at: sc.Moment) -> int:
    """The neighbours whose entry colour is that of the pool."""
    pool, there, laid, found = at[Pool], village(at), at[Portals], 0
    for to, portal, side, _ in steps(at, at.me) if pool.colour else ():
        if there.colour(laid.discs, laid.turns, (portal, side)) == pool.colour:
            found |= 1 << to
    return found


def within_points(at: sc.Moment) -> int:
    """The neighbours for which the points suffice."""
    points, found = at[Pool].points, 0
    for step in steps(at, at.me):
        if step.points <= points:
            found |= 1 << step.to
    return found


def with_a_way_on(at: sc.Moment) -> int:
    """All spaces but occupied neighbours from which no free one can be reached (RN5.13)."""
    seat, barred = at.me, 0
    occupied = others(at, seat)
    paid = occupied and occupied & of_colour(at) & within_points(at)
    if not paid:
        return -1
    on, here = ground(at, seat), situation(at, seat)
    crossable = ask(at, MayCross(seat))
    for step in steps(at, seat):
        if not paid >> step.to & 1:
            continue
        if not crossable >> step.to & 1 or not gets_through(on, stepped(here, step)):
            barred |= 1 << step.to
    return ~barred


def reached(at: sc.Moment) -> int:
    """The spaces that one step leads to: without points of a colour there are none."""
    if at[Pool].points <= 0:
        return 0
    found = of_colour(at) & within_points(at)
    if found:
        found &= possible(at) & not_closed(at)
    return found & with_a_way_on(at) if found else 0


@movement(
    game,
    say.rule("RN5.8 R4 R7", "rn-no-such-step", mask=possible),
    say.rule_for(NO_NEIGHBOUR, mask=neighbours),
    say.rule_for(NO_NEIGHBOUR, mask=not_closed, explain=why_closed),
    say.rule_for(WRONG_COLOUR, mask=of_colour),
    say.rule_for(TOO_FEW_POINTS, mask=within_points),
    ends=say.rule_for(NO_ROOM_BEYOND, mask=with_a_way_on),
    quick=sc.Quick(
        reached,
        opening=lambda at, do: on_another(at, at.me) or bool(others(at, at.me) >> do.space & 1),
    ),
)
class StepTo(sc.Action, tag="rennes.step", frozen=True):
    """Move to a neighbouring space."""

    space: Annotated[int, Meta(ge=0, le=9999), SPACE]

    def do(self, now: sc.Change) -> None:
        """The figure goes, the points are paid (RN5.5)."""
        seat, names = now.me, village(now).names
        before = where(now, seat)
        pay(now, next(step.points for step in steps(now, seat) if step.to == self.space))
        now[Figure, seat] = Figure(self.space)
        now.tell(Stepped(seat, names[before], names[self.space]))


# Turning the portal on which one stands, with everyone on it (RN5.6).

QUARTERS = {"cw": CLOCKWISE, "ccw": COUNTER_CLOCKWISE}


@game.event(say("rn-turned"))
class PortalsTurned(sc.Event, tag="rennes.portals_turned", frozen=True):
    """Portals were turned with all who stood on them."""

    seat: sc.Seat
    portals: Annotated[tuple[Word, ...], Meta(max_length=99)]
    quarters: int  # clockwise above zero

    @property
    def named(self) -> str:
        """Which portals."""
        return ", ".join(self.portals)

    @property
    def far(self) -> int:
        """How far, whichever way."""
        return abs(self.quarters)

    @property
    def direction(self) -> str:
        """Which way."""
        return "ccw" if self.quarters < 0 else "cw"

    def pieces(self) -> tuple[str, ...]:
        """The discs."""
        return tuple(f"portal-{portal}" for portal in self.portals)

    def way(self) -> tuple[sp.Spin, ...]:
        """Each in its mount, all of them together (RN2.3)."""
        return (sp.Spin(self.quarters),)


def turn(now: sc.Change, seat: sc.Seat, portals: tuple[str, ...], quarters: int) -> None:
    """Turn portals at once, occupied or not (RN2.3, RN8.3, R38)."""
    turn_portals(now, frozenset(map(village(now).portals.index, portals)), quarters)
    now.tell(PortalsTurned(seat, portals, quarters))


def on_portal(at: sc.Moment) -> bool:
    """Whether the figure stands on a quarter."""
    space = where(at, at.me)
    return space != NOWHERE and village(at).kinds[space] == QUARTER


def of_its_colour(at: sc.Moment) -> bool:
    """Whether the pool has the colour of the quarter (R6)."""
    return at[Pool].colour == shown(at, village(at).side_of(where(at, at.me)))


class Way(sc.Words):
    """Clockwise or counter-clockwise."""

    asks = sc.Target.asks

    def place(self, at: sc.Moment, value: str) -> int:
        return ("cw", "ccw").index(value)

    def read(self, position: Any, text: str) -> str:
        if text not in self.all:
            raise sc.Unreadable(f"write rotate, rotate cw or rotate ccw, not {text!r}")
        return text


@movement(
    game,
    say.rule("RN5.6", "rn-not-on-portal", predicate=on_portal),
    say.rule(
        "RN5.6 RN9.5",
        "rn-clockwise-only",
        mask=lambda at: 3 if ask(at, Backwards(at.me)) > 0 else 1,
    ),
    say.rule_for(WRONG_COLOUR, predicate=of_its_colour),
    say.rule_for(TOO_FEW_POINTS, predicate=lambda at: at[Pool].points >= 1),
    ends=leads_on(lambda on, here, do: turned(on, here, QUARTERS[do.way])),
)
class Rotate(sc.Action, tag="rennes.rotate", frozen=True):
    """Turn the portal on which you stand by a quarter; it costs one point."""

    way: Annotated[Literal["cw", "ccw"], Way("cw", "ccw", piece="turn-")]

    def do(self, now: sc.Change) -> None:
        there = village(now)
        portal, _ = there.side_of(where(now, now.me))
        pay(now, 1)
        turn(now, now.me, (there.portals[portal],), QUARTERS[self.way])


@game.notation
def read_bare(table: sc.Table, text: str) -> tuple[sc.Action, ...] | None:
    """`rotate` alone is clockwise."""
    return (Rotate("cw"),) if text.split() == ["rotate"] else None


game.strides(StepTo, Rotate, left="pool")  # a figure that is dragged; the pool tells what is left


# Passing: occupied spaces may be crossed, where the way to a free one is sure (RN5.12, R10).

GOING_PAST = game.plugin("passing")


@GOING_PAST.answer(MayCross)
def everywhere(at: sc.Position, asked: MayCross) -> int:
    """All spaces may be crossed: figures never block the way."""
    return village(at).all
