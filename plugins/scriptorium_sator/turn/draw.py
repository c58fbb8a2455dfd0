"""Closing what has been begun; steps 4 and 5: discarding, drawing up to six cards (S27, S28)."""

from __future__ import annotations

import scriptorium as sc
from scriptorium_verbs import closing

from ..board.piece_names import END as END_PIECE
from ..box.contents import load
from ..box.printed_cards import IM, LF
from ..hand.hand_targets import Deck
from ..hand.playing import (
    DECK_EMPTY,
    IM_DECK,
    IM_DISCARD,
    MOST_LF,
    PLAYED,
    hand_of,
    prayers_among,
)

LF_LIMIT = sc.Reason(
    "lf_limit", "S28.3 S6.4", "You may hold {most} Liber Fidei cards at most.",
    message="sator-lf-limit",
)  # fmt: skip
NOT_OPEN = sc.Reason(
    "wrong_step", "S9.4", "There is nothing to be closed.", message="sator-done-not-open"
)
ASKS = sc.Reason(
    "awaited", "S28.1 S28.2", "You fill your hand now: touch the deck from which you draw.",
    message="sator-touch-draw",
)  # fmt: skip

HAND = "sator.hand_size"
# How the two kinds of decks run out.
RUN_OUT = {IM: ("S28.4", "R52"), LF: ("S28.5",)}


class End(sc.Action, tag="sator.end", frozen=True):
    """End the turn: what was played is discarded, then cards are drawn."""


class Draw(sc.Action, tag="sator.draw", frozen=True):
    """Draw the next card from a deck."""

    source: Deck


DRAW_IM = Draw(IM)
DRAW_LF = Draw(LF)
DRAWS = {
    (False, False): (),
    (True, False): (DRAW_IM,),
    (False, True): (DRAW_LF,),
    (True, True): (DRAW_IM, DRAW_LF),
}


def end(now: sc.Change, turn: sc.Turn, action: End) -> None:
    """Discard, and draw what is missing (S27)."""
    rules, played = now.rules, sc.cards(now, PLAYED)
    if played:
        prayers = [card for card in played if rules.cards[card].back == LF]
        others = [card for card in played if rules.cards[card].back != LF]
        sc.move(now, others, PLAYED, IM_DISCARD)
        sc.move(now, prayers, PLAYED, sc.key("lf_out", turn.seat))
    go_on(now, turn)


def go_on(now: sc.Change, turn: sc.Turn) -> None:
    """Draw on while a card is missing and a deck can give one, else pass the turn (S28)."""
    if not draws(now, turn):
        now.end_turn()


def draws(position: sc.Position, turn: sc.Turn) -> tuple[Draw, ...]:
    """The decks that may give the next card."""
    seat, rules = turn.seat, position.rules
    piles, at = position.parts[rules.part_index[sc.Zones]].piles, rules.zone_index
    hand = piles[at["hand." + seat]]
    if len(hand) >= rules.number(HAND, position, seat):
        return ()
    im = bool(piles[at[IM_DECK]] or piles[at[IM_DISCARD]])
    lf = bool(piles[at["lf_deck." + seat]]) and (
        prayers_among(rules, hand) < rules.number(MOST_LF, position, seat)
    )
    return DRAWS[im, lf]


def why_not_drawn(position: sc.Position, turn: sc.Turn, action: Draw) -> sc.Refused | None:
    """Not too many Liber Fidei in one hand (S28.3); a deck with cards for a hand with room."""
    if action in draws(position, turn):
        return None
    seat, rules = turn.seat, position.rules
    most = rules.number(MOST_LF, position, seat)
    if action.source == LF and prayers_among(rules, hand_of(position, seat)) >= most:
        return LF_LIMIT(most=most)
    return DECK_EMPTY(also=RUN_OUT.get(action.source, ()))


def draw(now: sc.Change, turn: sc.Turn, action: Draw) -> None:
    """One card; an empty Incertus Movet deck is made anew from its pile (S28.4)."""
    hand = "hand." + turn.seat
    if action.source == IM:
        sc.draw(now, IM_DECK, hand, refill=IM_DISCARD)
    else:
        sc.draw(now, "lf_deck." + turn.seat, hand)
    go_on(now, turn)


ENDING = sc.Choice(
    End,
    do=end,
    during=("swap", "play", "walk"),
    enters="draw",
    said=sc.Sentence("sator-ends", "{seat} ends the turn."),
    beside=(END_PIECE,),
)
DRAWING = sc.Choice(
    Draw,
    do=draw,
    rules=(sc.Rule(why=why_not_drawn),),
    fast=draws,
    during=("draw",),
    asks=ASKS,
)
DONE = closing(refusal=NOT_OPEN, said=sc.Sentence("sator-is-content", "{seat} leaves it at that."))


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """Turns end in every match of SATOR."""
    # To be done or to end the turn is offered behind all else that can be done.
    after = ("sator.cards", "sator.free_action", "sator.swap", "sator.victoria")
    return sc.About("sator.draw", "sator", after=after)


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """`done`; ending the turn in steps 1 to 3, drawing in step 5 (S7.1, R15)."""
    hand = load().deck.hand
    book.number(HAND, hand.size)
    book.number(MOST_LF, hand.most_liber_fidei)
    book.reason(LF_LIMIT)
    for choice in (DONE, ENDING, DRAWING):
        book.choice(choice)
