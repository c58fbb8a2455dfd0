"""Lantern: a toy card game for two to four that uses every part of the core once.

On your turn you may spend three measures of oil: draw for one, play cards from the hand. Once a
turn you may wish (draw without oil). Who plays the fifth lamp wins; an empty deck is made anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from msgspec import Meta

import scriptorium as sc
import scriptorium.cards as sv
from scriptorium.engine.errors import NOT_OFFERED

KINDS = {"lamp": 12, "fog": 4, "again": 3, "turnabout": 3, "gift": 6}
SEATS = ("anna", "bruno", "cara", "dirk")
LAMPS_TO_WIN = 5

NO_OIL = sc.Reason("no_oil", "L2", "That costs {cost} oil and you have {left} left.")
NOT_HELD = sc.Reason("not_held", "L3", "You do not hold that card.")
NO_WISH = sc.Reason("no_wish", "L4", "You have wished already in this turn.")
NOTHING_LEFT = sc.Reason("nothing_left", "L5", "There is no card left to draw.")
TOO_LATE = sc.Reason("too_late", "L6", "You are resting; nothing more is lit.")

game = sc.Game(
    "lantern",
    __file__,
    title="Lantern",
    seats=SEATS,
    fewest=2,
    schedule=sc.Schedule(
        (sc.Phase("play", ("light", "rest"), rotate=True, wrong_step=TOO_LATE),),
        budgets=(sc.Budget("oil", "lantern.oil"),),
        once=(sc.Once("wish"),),
    ),
    clock_words=("oil",),
)
OIL = game.number("oil", 3)
PRICE = game.number("price", 1)
DECK = game.zone("deck", faces="none")
DISCARD = game.zone("discard")
HAND = game.zone("hand", faces="owner", each=True, fact="hands")
game.told(DECK, HAND, "lantern-drew")


@game.cards
def cards(book: sc.RuleBook) -> Iterator[sc.Card]:
    """Cards of five kinds."""
    for card, copies in KINDS.items():
        name = "light" if card == "lamp" else card
        yield sc.Card(card, f"lantern.{name}", copies, back="night")


@game.part()
class Lamps(sc.SeatPart, tag="lantern.lamps", frozen=True):
    """How many lamps a seat has lit."""

    lit: Annotated[int, Meta(ge=0, le=99), sc.Fact()] = 0


@game.part(reset="turn")
class Played(sc.Part, tag="lantern.played", frozen=True):
    """How many cards were played in this turn."""

    cards: Annotated[int, Meta(ge=0, le=99)] = 0


def oil(position: Any) -> int:
    return int(position.clock.left[0])


def too_dear(at: sc.Moment, action: Play) -> sc.Refused | None:
    return NO_OIL(cost=PRICE(at), left=oil(at)) if PRICE(at) > oil(at) else None


def can_give(at: sc.Moment, action: Play) -> bool:
    return action.card != "gift" or len(HAND(at)) > 1


def no_oil(at: sc.Moment, action: Buy) -> sc.Refused | None:
    return None if oil(at) else NO_OIL(cost=1, left=0)


def can_draw(at: sc.Moment, action: sc.Action) -> bool:
    return bool(DECK(at) or DISCARD(at))


SOMETHING_LEFT = sc.Rule(NOTHING_LEFT, predicate=can_draw)
WISHES = sc.Rule(NO_WISH, predicate=lambda at, action: at.clock.uses[0] > 0)


class Owed(sc.Decision, tag="lantern.owed", frozen=True):
    """A card is owed to the neighbour."""


@game.choice(
    sc.Rule(NO_OIL, explain=too_dear),
    sc.Rule(NOT_HELD, predicate=can_give),
    during=("light",),
    opens=Owed,
)
class Play(sc.Action, tag="lantern.play", frozen=True):
    """Play a card of your hand for one oil."""

    card: Annotated[sc.CardId, sc.Cards("hand", each=True, outside=NOT_HELD)]

    def do(self, now: sc.Change) -> None:
        now.spend("oil", PRICE(now))
        now.put(Played(now[Played].cards + 1))
        sc.move(now, (self.card,), HAND, DISCARD)
        effect = now.rules.cards[self.card].effect
        sv.card_rules(now.rules).effects[effect].play(now, now.me)


@game.choice(sc.Rule(NO_OIL, explain=no_oil), SOMETHING_LEFT, during=("light",))
class Buy(sc.Action, tag="lantern.buy", frozen=True):
    """Draw a card for one oil."""

    def do(self, now: sc.Change) -> None:
        now.spend("oil", 1)
        sc.draw(now, DECK, HAND, refill=DISCARD)


@game.choice(WISHES, SOMETHING_LEFT)
class Wish(sc.Action, tag="lantern.wish", frozen=True):
    """Draw a card for nothing, once a turn."""

    def do(self, now: sc.Change) -> None:
        now.use("wish")
        sc.draw(now, DECK, HAND, refill=DISCARD)


@game.choice(during=("light",), enters="rest")
class Rest(sc.Action, tag="lantern.rest", frozen=True):
    """Stop lighting lamps; only wishing is left."""

    def do(self, now: sc.Change) -> None:
        pass


@game.choice()
class End(sc.Action, tag="lantern.end", frozen=True):
    """End your turn."""

    def do(self, now: sc.Change) -> None:
        now.end_turn()


@game.choice(at=Owed)
class Give(sc.Action, tag="lantern.give", frozen=True):
    """Hand one card to the neighbour."""

    card: Annotated[sc.CardId, sc.Cards("hand", each=True, outside=NOT_OFFERED)]

    def do(self, now: sc.Change, owed: Owed) -> None:
        neighbour = now.seats[(now.seats.index(owed.seat) + 1) % len(now.seats)]
        sc.move(now, (self.card,), HAND.of(owed.seat), HAND.of(neighbour))


@game.event(game.say("lantern-lit"))
class LampLit(sc.Event, tag="lantern.lit", frozen=True):
    """A lamp was lit."""

    seat: sc.Seat


def light(now: sc.Change, seat: str) -> None:
    lit = now[Lamps, seat].lit + 1
    now[Lamps, seat] = Lamps(lit)
    now.tell(LampLit(seat))
    if lit == LAMPS_TO_WIN:
        now.end([seat], Lamps.all(now, "lit").items())


def fog(now: sc.Change, seat: str) -> None:
    seats = now.seats
    now.skip_next(seats[(seats.index(seat) + now.clock.direction) % len(seats)])


game.effect("lantern.light", light)
game.effect("lantern.fog", fog)
game.effect("lantern.again", lambda now, seat: now.extra_turn(seat))
game.effect("lantern.turnabout", lambda now, seat: now.reverse())
game.effect("lantern.gift", lambda now, seat: now.wait_for(Owed(seat)))


@game.set_up
def deal(now: sc.Change) -> None:
    game.gather(now, DECK)
    for seat in now.seats:
        sc.draw(now, DECK, HAND.of(seat), 3)
    now.enter_phase("play", now.rules.setup.first or now.pick("first", now.seats))


@game.invariant
def all_cards_are_somewhere(position: sc.Position) -> str | None:
    count = sum(game.counted(position).values())
    return None if count == sum(KINDS.values()) else f"there are {count} cards"


def another(version: str = "1.0", *further: sc.Declaration) -> sc.Game:
    """Lantern in another version, with what else is declared there."""
    made = game.variant({}, version=version)
    for one in further:
        made.declare(one)
    return made
