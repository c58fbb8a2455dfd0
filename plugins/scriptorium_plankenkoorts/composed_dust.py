"""Dust cards of packs that are composed of verbs: playing one, and what all of them can use.

Such a card is played like a dust card of the box (PK6.1): it is spent, its parts are done one after
the other, and the turn is over. Verbs about one dust card of the box stand with that card.
"""

from __future__ import annotations

from typing import Annotated

import scriptorium as sc
import scriptorium.cards as sv

from .pieces import seat_piece
from .piles import DISCARD, DRAW, discard, draw_cards, hand, spend
from .reasons import ONE_CARD
from .rounds import finish_turn
from .state import Ledger, Shelves
from .targets import Dust, Held
from .verbs.playing import dust
from .wording import reason, text

BOOK = "book"  # all cards come from one deck
NOTHING_TO_DO = reason("nothing_to_do", "PK6.1", "pk-nothing-to-do")


class Compose(sc.Action, tag="plankenkoorts.compose", frozen=True):
    """Play a dust card of a pack."""

    card: Annotated[sc.CardId, Dust(sv.EFFECT)]


class Toss(sc.Action, tag="plankenkoorts.toss", frozen=True):
    """Discard a card of the hand, as a card of verbs asks."""

    card: Annotated[sc.CardId, Held()]


class TurnOver(sc.Task, tag="plankenkoorts.turn_over", frozen=True):
    """All parts of the card have been done."""


def has_use(at: sc.Moment, action: Compose) -> bool:
    """Whether its first part can be done, with the card gone from the hand."""
    now = sc.Change(at.table)
    spend(now, at.me, action.card)
    return sv.able(sc.Moment.of(now, sv.CardRun(at.me, action.card)))


def carry_out(now: sc.Change, turn: sc.Turn, action: Compose) -> None:
    """Its parts, and behind them the end of the turn."""
    now.wait_for(TurnOver(turn.seat))
    sv.begin(now, turn.seat, action.card)


COMPOSE = dust(
    Compose,
    carry_out,
    ends=(sc.Rule(NOTHING_TO_DO, predicate=has_use),),
    opens=sv.CardRun,
    beside=lambda at: (seat_piece(at.me),),
)


def throw_away(now: sc.Change, seat: sc.Seat, thrown: tuple[str, ...]) -> None:
    """Cards of a hand go face up onto the discard pile."""
    for card in thrown:
        discard(now, seat, card)


HAND_VERBS = sv.HandVerbs(
    (BOOK,),
    held=hand,
    back_of=lambda rules, card: BOOK,
    may_draw=lambda position, seat, deck: bool(
        sc.cards_in(position, DRAW) or sc.cards_in(position, DISCARD)
    ),
    draw_from=lambda now, seat, deck: draw_cards(now, seat, 1),
    throw_away=throw_away,
    toss=Toss,
    stream="plankenkoorts.verbs.discard",
    deck_empty=reason("deck_empty", "PK4.3", "pk-deck-empty"),
    no_card=reason("no_card", "", "pk-verbs-no-card"),
    wrong_back=reason("wrong_card", "", "pk-verbs-no-card"),
    nothing_discarded=ONE_CARD,
    said_drawn=lambda words: text("pk-verbs-draw", count=words.draw, who=words.who),
    said_discarded=lambda words: text("pk-verbs-discard", count=words.discard, who=words.who),
)


def books(at: sc.Moment) -> int:
    """How many books stand on the player's shelves."""
    return sum(map(len, at[Shelves].rows[at.seats.index(at.me)]))


def register(book: sc.RuleBook) -> None:
    """The effect of such cards, drawing and discarding, and what `if` may ask about."""
    sv.effect(book, sv.EFFECT, lambda now, card: None)
    book.task(TurnOver, lambda now, task: finish_turn(now))
    HAND_VERBS.register(book)
    book.choice(COMPOSE)
    sv.condition(book, "hand", lambda at: len(hand(at, at.me)))
    sv.condition(book, "books", books)
    sv.condition(
        book,
        "stands",
        lambda at: at[Ledger].standards[at.seats.index(at.me)],
    )
