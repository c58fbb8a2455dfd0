"""The verbs `draw` and `discard` of card packs (S6.4, S8.5, S14.2, S28.4)."""

from __future__ import annotations

from typing import Literal

import scriptorium as sc
import scriptorium_verbs as sv
from scriptorium_verbs import CardRun, Times, VerbWords

from ..hand.decks import draw_from, may_draw
from ..hand.hand_targets import HandCard
from ..hand.playing import DECK_EMPTY, back_of, hand_of, throw_away
from ..wording import reason, text

# Without this rule no card of verbs draws or discards.
scriptorium_about = sc.part_of_game(
    "sator.verb_cards", needs=("sator.verbs",), after=("sator.cards",)
)

STREAM = "sator.verbs.discard"  # and the seat that loses a card

NOTHING_DISCARDED = reason("not_now", "", "sator-verbs-nothing-discarded")
WRONG_BACK = reason("wrong_card", "", "sator-verbs-wrong-back")
NO_CARD = reason("hand_too_small", "", "sator-verbs-no-card")


class DrawWords(VerbWords, frozen=True, kw_only=True, rename={"deck": "from"}):
    """Draw so many cards, or as many as there are."""

    draw: Times
    deck: Literal["im", "lf"] = "im"
    who: Literal["you", "next", "others", "all"] = "you"


class DiscardWords(VerbWords, frozen=True, kw_only=True):
    """Discard so many cards of the hand: your own by choice, those of others by chance."""

    discard: Times
    back: Literal["any", "im", "lf"] = "any"
    who: Literal["you", "next", "others"] = "you"
    may: bool = False

    def __post_init__(self) -> None:
        if self.may and self.who != "you":
            raise sc.ParamsError('may is for your own cards, with who = "you"', "may")

    def rounds(self) -> int:
        """Own cards are chosen one after the other."""
        return self.discard if self.who == "you" else 1

    def asks(self) -> bool:
        """Own cards are chosen."""
        return self.who == "you"

    def may_be_left_out(self) -> bool:
        """Only where that is written."""
        return self.may


class Toss(sc.Action, tag="sator.toss", frozen=True):
    """Discard a card of the own hand, as a card of verbs asks."""

    card: HandCard


def seats_of(position: sc.Position, seat: sc.Seat, who: str) -> tuple[sc.Seat, ...]:
    """Whom a part is about, the next seats first."""
    seats = position.rules.setup.seats
    at = seats.index(seat)
    others = (*seats[at + 1 :], *seats[:at])
    if who == "you":
        return (seat,)
    if who == "next":
        return others[:1]
    return others if who == "others" else (seat, *others)


# Drawing.


def can_draw(position: sc.Position, run: CardRun, words: DrawWords) -> bool:
    """Whether somebody gets a card."""
    seats = seats_of(position, run.seat, words.who)
    return any(may_draw(position, seat, words.deck) for seat in seats)


def draw(now: sc.Change, run: CardRun, words: DrawWords) -> None:
    """As many cards as there are."""
    for seat in seats_of(now, run.seat, words.who):
        for _ in range(words.draw):
            if may_draw(now, seat, words.deck):
                draw_from(now, seat, words.deck)


# Discarding.


def tosses(position: sc.Position, seat: sc.Seat, words: DiscardWords) -> list[str]:
    """The cards of a hand that may be discarded."""
    held, rules = hand_of(position, seat), position.rules
    return [card for card in held if words.back in ("any", back_of(rules, card))]


def can_discard(position: sc.Position, run: CardRun, words: DiscardWords) -> bool:
    """Whether somebody has such a card."""
    seats = seats_of(position, run.seat, words.who)
    return any(tosses(position, seat, words) for seat in seats)


def take_from_others(now: sc.Change, run: CardRun, words: DiscardWords) -> None:
    """Others lose cards by chance, each as many as are asked for or as they have."""
    for seat in seats_of(now, run.seat, words.who):
        for _ in range(words.discard):
            held = sorted(tosses(now, seat, words))
            if held:
                throw_away(now, seat, (now.pick(f"{STREAM}.{seat}", held),))


def is_asked_for(position: sc.Position, top: CardRun, action: Toss) -> bool:
    """Whether a card is of the kind that is asked for."""
    words: DiscardWords = sv.words(position, top)
    return words.back in ("any", back_of(position.rules, action.card))


def toss(now: sc.Change, top: CardRun, action: Toss) -> None:
    """Discard a card of the own hand."""
    throw_away(now, top.seat, (action.card,))


TOSS = sc.Choice(
    Toss,
    do=toss,
    rules=(sc.Rule(WRONG_BACK, holds=is_asked_for),),
    refusal=NOTHING_DISCARDED,
)


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    book.reason(NO_CARD, DECK_EMPTY)
    sv.verb(
        book,
        "draw",
        DrawWords,
        can=can_draw,
        why=lambda position, run, words: None if can_draw(position, run, words) else DECK_EMPTY(),
        do=draw,
        said=lambda words: text("sator-verbs-draw", count=words.draw, who=words.who),
    )
    sv.verb(
        book,
        "discard",
        DiscardWords,
        TOSS,
        can=can_discard,
        why=lambda position, run, words: None if can_discard(position, run, words) else NO_CARD(),
        do=take_from_others,
        said=lambda words: text("sator-verbs-discard", count=words.discard, who=words.who),
    )
