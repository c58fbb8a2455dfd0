"""Steps 4 and 5: discarding what was played, and drawing up to six cards (S27, S28)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

import scriptorium as sc

from ..board.piece_names import END as END_PIECE
from ..box.contents import load
from ..box.printed_cards import IM, LF
from ..cards.playing import IM_DECK, IM_DISCARD, PLAYED, hand_of, prayers_among
from ..words.sayings import ends
from ..words.touch_paths import Touching

LF_LIMIT = sc.Reason(
    "lf_limit",
    "S28.3 S6.4",
    "You may hold {most} Liber Fidei cards at most.",
    message="sator-lf-limit",
)
DECK_EMPTY = sc.Reason(
    "deck_empty",
    "S28.6 R51",
    "There is no card to be had from that deck.",
    message="sator-deck-empty",
)

HAND = "sator.hand_size"
MOST_LF = "sator.most_liber_fidei"


class End(sc.Action, tag="sator.end", frozen=True):
    """End the turn: what was played is discarded, then cards are drawn."""


class Draw(sc.Action, tag="sator.draw", frozen=True):
    """Draw the next card from a deck."""

    source: Annotated[str, Meta(max_length=8)]


END = (End(),)
DRAW_IM = Draw(IM)
DRAW_LF = Draw(LF)
DRAWS = {
    (False, False): (),
    (True, False): (DRAW_IM,),
    (False, True): (DRAW_LF,),
    (True, True): (DRAW_IM, DRAW_LF),
}


class Drawing:
    """The last two steps of a turn."""

    def offers(self, table: sc.Table, turn: sc.Turn) -> tuple[End, ...]:
        """Always (R15)."""
        return END

    def why_not(self, table: sc.Table, turn: sc.Turn, action: End) -> sc.Refused | None:
        """Nothing forbids it."""
        return None

    def end(self, now: sc.Change, turn: sc.Turn, action: End) -> None:
        """Discard, and draw what is missing (S27)."""
        rules = now.rules
        played = sc.cards(now, PLAYED)
        prayers = tuple([card for card in played if rules.cards[card].back == LF])
        others = tuple([card for card in played if rules.cards[card].back != LF])
        sc.move(now, others, PLAYED, IM_DISCARD)
        sc.move(now, prayers, PLAYED, sc.key("lf_out", turn.seat))
        self._go_on(now, turn)

    def _go_on(self, now: sc.Change, turn: sc.Turn) -> None:
        """Draw on while a card is missing and a deck can give one, else pass the turn (S28)."""
        if not self.draws(now, turn):
            now.end_turn()

    def draws(self, position: sc.Position, turn: sc.Turn) -> tuple[Draw, ...]:
        """The decks that may give the next card."""
        seat, rules = turn.seat, position.rules
        piles, at = position[sc.Zones].piles, rules.zone_index
        hand = piles[at["hand." + seat]]
        if len(hand) >= rules.number(HAND, position, seat):
            return ()
        im = bool(piles[at[IM_DECK]] or piles[at[IM_DISCARD]])
        lf = bool(piles[at["lf_deck." + seat]]) and (
            prayers_among(rules, hand) < rules.number(MOST_LF, position, seat)
        )
        return DRAWS[im, lf]

    def why_no_draw(self, table: sc.Table, turn: sc.Turn, action: Draw) -> sc.Refused | None:
        """A deck with cards, and not too many Liber Fidei (S28.3, S28.6)."""
        if action in self.draws(table, turn):
            return None
        seat, rules = turn.seat, table.rules
        most = rules.number(MOST_LF, table, seat)
        if action.source == LF and prayers_among(rules, hand_of(table, seat)) >= most:
            return LF_LIMIT(most=most)
        return DECK_EMPTY()

    def draw(self, now: sc.Change, turn: sc.Turn, action: Draw) -> None:
        """One card; an empty Incertus Movet deck is made anew from its pile (S28.4)."""
        hand = "hand." + turn.seat
        if action.source == IM:
            sc.draw(now, IM_DECK, hand, refill=IM_DISCARD)
        else:
            sc.draw(now, "lf_deck." + turn.seat, hand)
        self._go_on(now, turn)


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """Turns end in every match of SATOR."""
    return sc.About("sator.draw", "sator", after=("sator.cards", "sator.done"))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """Ending the turn in steps 1 to 3, drawing in step 5 (S7.1, R15)."""
    drawing = Drawing()
    touching = Touching(book.service("sator.board"))
    hand = load().deck.hand
    book.number(HAND, hand.size)
    book.number(MOST_LF, hand.most_liber_fidei)
    book.reason(LF_LIMIT, DECK_EMPTY)
    book.action(
        End,
        said=ends,
        touches=lambda position, action: (END_PIECE,),
        offer=drawing.offers,
        check=drawing.why_not,
        apply=drawing.end,
        during=("swap", "play", "walk"),
        enters="draw",
        exact=True,
    )
    book.action(
        Draw,
        touches=lambda position, action: touching.deck(position, action.source),
        offer=drawing.draws,
        check=drawing.why_no_draw,
        apply=drawing.draw,
        during=("draw",),
        exact=True,
    )
