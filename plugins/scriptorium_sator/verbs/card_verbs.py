"""The verbs `draw` and `discard` of card packs (S6.4, S8.5, S14.2, S28.4)."""

from __future__ import annotations

import scriptorium as sc
import scriptorium_verbs as sv
from scriptorium_verbs import CardRun

from ..box.printed_cards import LF
from ..hand.hand_targets import HandCard
from ..hand.playing import (
    DECK_EMPTY,
    IM_DECK,
    IM_DISCARD,
    MOST_LF,
    back_of,
    hand_of,
    prayers_among,
    throw_away,
)
from ..sentences import reason, text
from .verb_words import DiscardWords, DrawWords

# Without this rule no card of verbs draws or discards.
scriptorium_about = sc.part_of_game(
    "sator.verb_cards", needs=("sator.verbs",), after=("sator.cards",)
)

STREAM = "sator.verbs.discard"  # and the seat that loses a card

NOTHING_DISCARDED = reason("not_now", "", "sator-verbs-nothing-discarded")
WRONG_BACK = reason("wrong_card", "", "sator-verbs-wrong-back")
NO_CARD = reason("hand_too_small", "", "sator-verbs-no-card")


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


def can_be_drawn(position: sc.Position, seat: sc.Seat, words: DrawWords) -> bool:
    """Whether a seat gets a card: there is one, and not too many prayers are held (S6.4)."""
    if words.deck != LF:
        return bool(sc.cards(position, IM_DECK) or sc.cards(position, IM_DISCARD))
    most = position.rules.number(MOST_LF, position, seat)
    held = prayers_among(position.rules, hand_of(position, seat))
    return bool(sc.cards(position, sc.key("lf_deck", seat))) and held < most


def can_draw(position: sc.Position, run: CardRun, words: DrawWords) -> bool:
    """Whether somebody gets a card."""
    seats = seats_of(position, run.seat, words.who)
    return any(can_be_drawn(position, seat, words) for seat in seats)


def why_no_draw(position: sc.Position, run: CardRun, words: DrawWords) -> sc.Refused | None:
    """The deck must have a card to give."""
    return None if can_draw(position, run, words) else DECK_EMPTY()


def draw(now: sc.Change, run: CardRun, words: DrawWords) -> None:
    """As many cards as there are; a common deck that is empty is made anew (S28.4)."""
    for seat in seats_of(now, run.seat, words.who):
        for _ in range(words.draw):
            if not can_be_drawn(now, seat, words):
                break
            hand = sc.key("hand", seat)
            if words.deck == LF:
                sc.draw(now, sc.key("lf_deck", seat), hand)
            else:
                sc.draw(now, IM_DECK, hand, refill=IM_DISCARD)


def said_draw(words: DrawWords) -> sc.Text:
    """How many cards come from which deck."""
    return text("sator-verbs-draw", count=words.draw, who=words.who)


# Discarding.


def tosses(position: sc.Position, seat: sc.Seat, words: DiscardWords) -> list[str]:
    """The cards of a hand that may be discarded, each kind once."""
    held = dict.fromkeys(hand_of(position, seat))
    return [card for card in held if words.back in ("any", back_of(position.rules, card))]


def can_discard(position: sc.Position, run: CardRun, words: DiscardWords) -> bool:
    """Whether somebody has such a card."""
    seats = seats_of(position, run.seat, words.who)
    return any(tosses(position, seat, words) for seat in seats)


def why_no_discard(position: sc.Position, run: CardRun, words: DiscardWords) -> sc.Refused | None:
    """Somebody must have such a card."""
    return None if can_discard(position, run, words) else NO_CARD()


def take_from_others(now: sc.Change, run: CardRun, words: DiscardWords) -> None:
    """Others lose cards by chance, each as many as are asked for or as they have."""
    for seat in seats_of(now, run.seat, words.who):
        for _ in range(words.discard):
            held = [
                card
                for card in sorted(hand_of(now, seat))
                if words.back in ("any", back_of(now.rules, card))
            ]
            if not held:
                break
            throw_away(now, seat, (now.pick(f"{STREAM}.{seat}", held),))


def is_asked_for(position: sc.Position, top: CardRun, action: Toss) -> bool:
    """Whether a card is of the kind that is asked for."""
    words: DiscardWords = sv.words(position, top)
    return words.back in ("any", back_of(position.rules, action.card))


def toss(now: sc.Change, top: CardRun, action: Toss) -> None:
    """Discard a card of the own hand."""
    throw_away(now, top.seat, (action.card,))


def said_discard(words: DiscardWords) -> sc.Text:
    """How many cards are discarded, and by whom."""
    return text("sator-verbs-discard", count=words.discard, who=words.who)


TOSS = sc.Choice(
    Toss,
    do=toss,
    rules=(sc.Rule(WRONG_BACK, holds=is_asked_for),),
    refusal=NOTHING_DISCARDED,
)


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """Two verbs, and the choice of a card."""
    book.reason(NO_CARD, DECK_EMPTY)
    sv.verb(book, "draw", DrawWords, can=can_draw, why=why_no_draw, do=draw, said=said_draw)
    sv.verb(
        book,
        "discard",
        DiscardWords,
        TOSS,
        can=can_discard,
        why=why_no_discard,
        do=take_from_others,
        said=said_discard,
    )
