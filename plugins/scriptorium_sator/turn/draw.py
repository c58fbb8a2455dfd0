"""Closing what has been begun; steps 4 and 5: discarding, drawing up to six cards (S27, S28)."""

from __future__ import annotations

import scriptorium as sc
from scriptorium.cards import closing

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
    RUN_OUT,
    draw_from,
    hand_of,
    prayers_among,
)
from ..wording import reason, sentence

# Turns end in every match: to be done or to end one is offered behind all else that can be done.
scriptorium_about = sc.part_of_game(
    "sator.draw", after=("sator.cards", "sator.free_action", "sator.swap", "sator.victoria")
)

LF_LIMIT = reason("lf_limit", "S28.3 S6.4", "sator-lf-limit")
NOT_OPEN = reason("wrong_step", "S9.4", "sator-done-not-open")

HAND = "sator.hand_size"


class End(sc.Action, tag="sator.end", frozen=True):
    """End the turn: what was played is discarded, then cards are drawn."""


class Draw(sc.Action, tag="sator.draw", frozen=True):
    """Draw the next card from a deck."""

    source: Deck


DRAWS = {
    (False, False): (),
    (True, False): (Draw(IM),),
    (False, True): (Draw(LF),),
    (True, True): (Draw(IM), Draw(LF)),
}


def end(now: sc.Change, turn: sc.Turn, action: End) -> None:
    """Discard, and draw what is missing (S27)."""
    rules, played = now.rules, sc.cards_in(now, PLAYED)
    if played:
        prayers = [card for card in played if rules.cards[card].back == LF]
        others = [card for card in played if rules.cards[card].back != LF]
        sc.move(now, others, PLAYED, IM_DISCARD)
        sc.move(now, prayers, PLAYED, sc.key("lf_out", turn.seat))
    go_on(now, turn)


def go_on(now: sc.Change, turn: sc.Turn) -> None:
    """Draw on while a card is missing and a deck can give one, else pass the turn (S28)."""
    if not draws(sc.Moment.of(now, turn)):
        now.end_turn()


def draws(at: sc.Moment) -> tuple[Draw, ...]:
    """The decks that may give the next card."""
    seat, rules = at.me, at.rules
    piles, index = at.parts[rules.part_index[sc.Zones]].piles, rules.zone_index
    hand = piles[index["hand." + seat]]
    if len(hand) >= rules.number(HAND, at, seat):
        return ()
    im = bool(piles[index[IM_DECK]] or piles[index[IM_DISCARD]])
    lf = bool(piles[index["lf_deck." + seat]]) and (
        prayers_among(rules, hand) < rules.number(MOST_LF, at, seat)
    )
    return DRAWS[im, lf]


def why_not_drawn(at: sc.Moment, action: Draw) -> sc.Refused | None:
    """Not too many Liber Fidei in one hand (S28.3); a deck with cards for a hand with room."""
    if action in draws(at):
        return None
    seat, rules = at.me, at.rules
    most = rules.number(MOST_LF, at, seat)
    if action.source == LF and prayers_among(rules, hand_of(at, seat)) >= most:
        return LF_LIMIT(most=most)
    return DECK_EMPTY(also=RUN_OUT.get(action.source, ()))


def draw(now: sc.Change, turn: sc.Turn, action: Draw) -> None:
    """One card, and on."""
    draw_from(now, turn.seat, action.source)
    go_on(now, turn)


ENDING = sc.Choice(
    End,
    do=end,
    during=("swap", "play", "walk"),
    enters="draw",
    said=sentence("sator-ends"),
    beside=(END_PIECE,),
)
DRAWING = sc.Choice(
    Draw,
    do=draw,
    rules=(sc.Rule(explain=why_not_drawn),),
    quick=sc.Quick(lists=draws, accepts=lambda at, action: action in draws(at)),
    during=("draw",),
    asks=reason("awaited", "S28.1 S28.2", "sator-touch-draw"),
)
DONE = closing(refusal=NOT_OPEN, said=sentence("sator-is-content"))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """`done`; ending the turn in steps 1 to 3, drawing in step 5 (S7.1, R15)."""
    numbers = load().deck.numbers
    book.number(HAND, numbers.hand_size)
    book.number(MOST_LF, numbers.most_liber_fidei)
    for choice in (DONE, ENDING, DRAWING):
        book.choice(choice)
