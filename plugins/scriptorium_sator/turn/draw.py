"""Closing what has been begun; steps 4 and 5: discarding, drawing up to six cards (S27, S28)."""

from __future__ import annotations

import scriptorium as sc

from .. import game, say
from ..board.board_state import END as END_PIECE
from ..box.cards import IM, LF
from ..box.contents import load
from ..hand.playing import (
    DECK_EMPTY,
    HAND,
    IM_DECK,
    IM_DISCARD,
    LF_DECK,
    LF_OUT,
    MOST_LF,
    PLAYED,
    RUN_OUT,
    Deck,
    draw_from,
    prayers_among,
)

# Turns end in every match: to be done or to end one is offered behind all else that can be done.
DRAWING_UP = game.plugin(
    "draw", after=("sator.cards", "sator.free_action", "sator.swap", "sator.victoria")
)

LF_LIMIT = say.reason("S28.3 S6.4", "sator-lf-limit")
NOT_OPEN = say.reason("S9.4", "sator-done-not-open", id="wrong_step")

HAND_SIZE = DRAWING_UP.number("sator.hand_size", load().deck.numbers.hand_size)
DRAWING_UP.number(MOST_LF.name, load().deck.numbers.most_liber_fidei)
DRAWING_UP.closing(refusal=NOT_OPEN, said=say("sator-is-content"))


def go_on(now: sc.Change) -> None:
    """Draw on while a card is missing and a deck can give one, else pass the turn (S28)."""
    if not draws(now):
        now.end_turn()


def draws(at: sc.Moment | sc.Change) -> tuple[Draw, ...]:
    """The decks that may give the next card."""
    seat, rules = at.me, at.rules
    zones: sc.Zones = at.parts[rules.zones_at]  # type: ignore[assignment]
    piles, place = zones.piles, rules.zone_index
    hand = piles[place[HAND.of(seat)]]
    if len(hand) >= HAND_SIZE(at, seat):
        return ()
    im = bool(piles[place[IM_DECK.name]] or piles[place[IM_DISCARD.name]])
    prayers = piles[place[LF_DECK.of(seat)]]
    lf = bool(prayers) and prayers_among(rules, hand) < MOST_LF(at, seat)
    return DRAWS[im, lf]


def why_not_drawn(at: sc.Moment, action: Draw) -> sc.Refused | None:
    """Not too many Liber Fidei in one hand (S28.3); a deck with cards for a hand with room."""
    if action in draws(at):
        return None
    seat, rules = at.me, at.rules
    most = MOST_LF(at, seat)
    if action.source == LF and prayers_among(rules, HAND(at, seat)) >= most:
        return LF_LIMIT(most=most)
    return DECK_EMPTY(also=RUN_OUT.get(action.source, ()))


@DRAWING_UP.choice(
    during=("swap", "play", "walk"),
    enters="draw",
    said=say("sator-ends"),
    beside=(END_PIECE,),
)
class End(sc.Action, tag="sator.end", frozen=True):
    """End the turn: what was played is discarded, then cards are drawn (S27)."""

    def do(self, now: sc.Change) -> None:
        """Discard, and draw what is missing."""
        rules, played = now.rules, PLAYED(now)
        if played:
            prayers = [card for card in played if rules.cards[card].back == LF]
            others = [card for card in played if card not in prayers] if prayers else played
            sc.move(now, others, PLAYED, IM_DISCARD)
            sc.move(now, prayers, PLAYED, LF_OUT)
        go_on(now)


@DRAWING_UP.choice(
    sc.Rule(explain=why_not_drawn),
    quick=sc.Quick(lists=draws, accepts=lambda at, action: action in draws(at)),
    during=("draw",),
    asks=say.awaits("S28.1 S28.2", "sator-touch-draw"),
)
class Draw(sc.Action, tag="sator.draw", frozen=True):
    """Draw the next card from a deck (S28)."""

    source: Deck

    def do(self, now: sc.Change) -> None:
        draw_from(now, now.me, self.source)
        go_on(now)


DRAWS = {
    (False, False): (),
    (True, False): (Draw(IM),),
    (False, True): (Draw(LF),),
    (True, True): (Draw(IM), Draw(LF)),
}
