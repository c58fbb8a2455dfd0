"""Lantern: a toy card game for two to four that uses every part of the core once.

On your turn you may spend three measures of oil: draw for one, play cards from the hand. Once a
turn you may wish (draw without oil). Who plays the fifth lamp wins; an empty deck is made anew.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

import scriptorium as sc
import scriptorium.cards as sv
from scriptorium.engine.choices import Choice
from scriptorium.engine.errors import NOT_OFFERED

SEATS = ("anna", "bruno", "cara", "dirk")
KINDS = {"lamp": 12, "fog": 4, "again": 3, "turnabout": 3, "gift": 6}
LAMPS_TO_WIN = 5

NO_OIL = sc.Reason("no_oil", "L2", "That costs {cost} oil and you have {left} left.")
NOT_HELD = sc.Reason("not_held", "L3", "You do not hold that card.")
NO_WISH = sc.Reason("no_wish", "L4", "You have wished already in this turn.")
NOTHING_LEFT = sc.Reason("nothing_left", "L5", "There is no card left to draw.")
TOO_LATE = sc.Reason("too_late", "L6", "You are resting; nothing more is lit.")


class Lamps(sc.Part, tag="lantern.lamps", frozen=True):
    """How many lamps each seat has lit."""

    lit: Annotated[tuple[Annotated[int, Meta(ge=0, le=99)], ...], Meta(max_length=4)] = ()


class Played(sc.Part, tag="lantern.played", frozen=True):
    """How many cards were played in this turn."""

    cards: Annotated[int, Meta(ge=0, le=99)] = 0


class Play(sc.Action, tag="lantern.play", frozen=True):
    """Play a card of your hand for one oil."""

    card: Annotated[sc.CardId, sc.Cards("hand", each=True, outside=NOT_HELD)]


class Buy(sc.Action, tag="lantern.buy", frozen=True):
    """Draw a card for one oil."""


class Wish(sc.Action, tag="lantern.wish", frozen=True):
    """Draw a card for nothing, once a turn."""


class Rest(sc.Action, tag="lantern.rest", frozen=True):
    """Stop lighting lamps; only wishing is left."""


class End(sc.Action, tag="lantern.end", frozen=True):
    """End your turn."""


class Owed(sc.Decision, tag="lantern.owed", frozen=True):
    """A card is owed to the neighbour."""


class Give(sc.Action, tag="lantern.give", frozen=True):
    """Hand one card to the neighbour."""

    card: Annotated[sc.CardId, sc.Cards("hand", each=True, outside=NOT_OFFERED)]


class LampLit(sc.Event, tag="lantern.lit", frozen=True):
    """A lamp was lit."""

    seat: sc.Seat

    def said(self) -> sc.Text:
        """Who lit a lamp."""
        return sc.text("lamp-lit", "{seat} lights a lamp.", seat=self.seat)


def hand(position: sc.Position, seat: str) -> tuple[str, ...]:
    return sc.cards_in(position, sc.key("hand", seat))


def oil(position: Any) -> int:
    return int(position.clock.left[0])


def pass_card(now: sc.Change, seat: str, card: str) -> None:
    seats = now.rules.setup.seats
    neighbour = seats[(seats.index(seat) + 1) % len(seats)]
    sc.move(now, (card,), sc.key("hand", seat), sc.key("hand", neighbour))


def too_dear(at: sc.Moment, action: Play) -> sc.Refused | None:
    price = at.rules.number("lantern.price", at, at.me)
    return NO_OIL(cost=price, left=oil(at)) if price > oil(at) else None


def can_give(at: sc.Moment, action: Play) -> bool:
    return action.card != "gift" or len(hand(at, at.me)) > 1


def do_play(now: sc.Change, turn: sc.Turn, action: Play) -> None:
    now.spend("oil", now.rules.number("lantern.price", now, turn.seat))
    now.put(Played(now[Played].cards + 1))
    sc.move(now, (action.card,), sc.key("hand", turn.seat), "discard")
    effect = now.rules.cards[action.card].effect
    sv.card_rules(now.rules).effects[effect].play(now, turn.seat)


def can_draw(at: sc.Moment, action: sc.Action) -> bool:
    return bool(sc.cards_in(at, "deck") or sc.cards_in(at, "discard"))


def no_oil(at: sc.Moment, action: Buy) -> sc.Refused | None:
    return None if oil(at) else NO_OIL(cost=1, left=0)


def do_buy(now: sc.Change, turn: sc.Turn, action: Buy) -> None:
    now.spend("oil", 1)
    sc.draw(now, "deck", sc.key("hand", turn.seat), refill="discard")


def do_wish(now: sc.Change, turn: sc.Turn, action: Wish) -> None:
    now.use("wish")
    sc.draw(now, "deck", sc.key("hand", turn.seat), refill="discard")


def light(now: sc.Change, seat: str) -> None:
    at = now.rules.setup.seats.index(seat)
    lit = list(now[Lamps].lit)
    lit[at] += 1
    now.put(Lamps(tuple(lit)))
    now.tell(LampLit(seat))
    if lit[at] == LAMPS_TO_WIN:
        now.end([seat], zip(now.rules.setup.seats, lit, strict=True))


def fog(now: sc.Change, seat: str) -> None:
    seats = now.rules.setup.seats
    now.skip_next(seats[(seats.index(seat) + now.clock.direction) % len(seats)])


def set_up(now: sc.Change) -> None:
    seats = now.rules.setup.seats
    now.put(Lamps((0,) * len(seats)))
    sc.lay_out(now, "deck", [card for card, n in KINDS.items() for _ in range(n)])
    sc.shuffle(now, "deck")
    for seat in seats:
        sc.draw(now, "deck", sc.key("hand", seat), 3)
    now.enter_phase("play", now.rules.setup.first or now.pick("first", seats))


SOMETHING_LEFT = sc.Rule(NOTHING_LEFT, predicate=can_draw)
WISHES = sc.Rule(NO_WISH, predicate=lambda at, action: at.clock.uses[0] > 0)
CHOICES = (
    Choice(
        Play,
        do=do_play,
        during=("light",),
        rules=(sc.Rule(NO_OIL, explain=too_dear), sc.Rule(NOT_HELD, predicate=can_give)),
        opens=Owed,
    ),
    Choice(
        Buy, do=do_buy, during=("light",), rules=(sc.Rule(NO_OIL, explain=no_oil), SOMETHING_LEFT)
    ),
    Choice(Wish, do=do_wish, rules=(WISHES, SOMETHING_LEFT)),
    Choice(Rest, do=lambda now, turn, action: None, during=("light",), enters="rest"),
    Choice(End, do=lambda now, turn, action: now.end_turn()),
    Choice(Give, do=lambda now, owed, action: pass_card(now, owed.seat, action.card), at=Owed),
)


@sc.hookimpl
def scriptorium_about() -> sc.About:
    return sc.About("lantern", "lantern", title="Lantern", seats=SEATS, fewest=2)


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    book.game(
        sc.Schedule(
            (sc.Phase("play", ("light", "rest"), rotate=True, wrong_step=TOO_LATE),),
            budgets=(sc.Budget("oil", "lantern.oil"),),
            once=(sc.Once("wish"),),
        )
    )
    book.number("lantern.oil", 3)
    book.number("lantern.price", 1)
    book.part(Lamps())
    book.part(Played(), reset="turn")
    book.zone("deck", faces="none")
    book.zone("discard", faces="all")
    book.zone("hand", faces="owner", each=True)
    for name, effect in {
        "lantern.light": light,
        "lantern.fog": fog,
        "lantern.again": lambda now, seat: now.extra_turn(seat),
        "lantern.turnabout": lambda now, seat: now.reverse(),
        "lantern.gift": lambda now, seat: now.wait_for(Owed(seat)),
    }.items():
        sv.effect(book, name, effect)
    for card, copies in KINDS.items():
        name = "light" if card == "lamp" else card
        book.card(sc.Card(card, f"lantern.{name}", copies, back="night"))
    book.reason(TOO_LATE)
    book.event(LampLit)
    book.set_up(set_up)
    for choice in CHOICES:
        book.choice(choice)
    book.invariant(all_cards_are_somewhere)


def all_cards_are_somewhere(position: sc.Position) -> str | None:
    count = sum(len(pile) for pile in position[sc.Zones].piles)
    return None if count == sum(KINDS.values()) else f"there are {count} cards"
