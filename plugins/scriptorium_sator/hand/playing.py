"""The cards: what lies where, what can be chosen of them, and playing one (S6, S9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import Annotated, Any, Self

from msgspec import Meta
from msgspec.structs import replace

import scriptorium as sc
import scriptorium.cards as sv
from scriptorium.cards import GoingOn
from scriptorium.engine import BACK

from .. import game, say
from ..board.board_state import lf_deck_piece
from ..box.cards import IM, LF, cards_of_the_box
from ..box.contents import load
from .card_play import Playing

Pieces = tuple[str, ...]

NOT_HELD = say.reason("S9.1", "sator-not-held", id="card_not_held")
NOT_IN_DECK = say.reason("S8.2 R20", "sator-not-in-deck", id="card_not_in_deck")

DECKS = (IM, LF)
MOST_LETTERS = 8


class Decks(sc.Target[str]):
    """The common deck `im`, and the own prayers `lf`; whether one gives a card is for rules."""

    noun = "a deck"

    def every(self, at: sc.Moment) -> Iterable[str]:
        return DECKS

    def missing(self, at: sc.Moment, value: str) -> None:
        return None

    def read(self, position: Any, text: str) -> str:
        return text

    def pieces(self, at: sc.Moment, value: str) -> Pieces:
        return (IM_DECK.piece if value == IM else lf_deck_piece(at.me),)


# Where cards lie: of a kind, before a player, or on the table for all (S6).


def is_common(card: sc.Card) -> bool:
    """Incertus Movet."""
    return card.back == IM


def is_prayer(card: sc.Card) -> bool:
    """Liber Fidei."""
    return card.back == LF


IM_DECK = game.zone("im_deck", faces="none", rest=True, holds=is_common)
IM_DISCARD = game.zone("im_discard", holds=is_common)
PLAYED = game.zone("played")
HAND = game.zone("hand", faces="owner", each=True, fact="hands")
LF_DECK = game.zone("lf_deck", faces="none", each=True, rest=True, fact="lf_decks", holds=is_prayer)
LF_OUT = game.zone("lf_out", each=True, holds=is_prayer)
SEARCH = game.zone("search", faces="owner", each=True)
game.without_words(SEARCH.name)
game.opens(sv.CardRules)  # also where no plugin that is on writes of cards
game.cards(lambda book: cards_of_the_box(), backs=(IM, LF))


def left_of(hand: Iterable[sc.CardId], given: Iterable[sc.CardId]) -> list[sc.CardId]:
    """A hand without the cards that are given."""
    left = list(hand)
    for card in given:
        if card in left:
            left.remove(card)
    return left


class Giving(sc.Decision, frozen=True):
    """Which cards of the hand are given, one after the other."""

    cards: Annotated[tuple[sc.CardId, ...], Meta(max_length=99)] = ()

    def seen_by(self, seat: sc.Seat, rules: sc.Ruleset) -> Self:
        """The cards are in the hand still: nobody else sees which ones."""
        return self if seat == self.seat else replace(self, cards=("?",) * len(self.cards))


class AnyCard(sc.Cards):
    """Cards of a zone where any word is read as one; rules and the zone say which there is."""

    def read(self, position: Any, text: str) -> sc.CardId:
        return text


class Gifts(AnyCard):
    """The cards of the own hand that are not given yet; whether one is held is for rules."""

    def every(self, at: sc.Moment) -> Iterable[sc.CardId]:
        hand = HAND(at)
        return dict.fromkeys(left_of(hand, getattr(at.decision, "cards", ())))

    def missing(self, at: sc.Moment, value: sc.CardId) -> None:
        return None


HELD: dict[str, Any] = {"zone": HAND.name, "each": True, "piece": HAND.piece_of}
OPEN: dict[str, Any] = {"zone": SEARCH.name, "each": True, "piece": SEARCH.piece_of}
HandCard = Annotated[sc.CardId, AnyCard(**HELD, outside=NOT_HELD)]
# Where a line begins with a card: any other word begins none.
PlayedCard = Annotated[sc.CardId, sc.Cards(**HELD, outside=NOT_HELD)]
Gift = Annotated[sc.CardId, Gifts(**HELD, outside=NOT_HELD)]
OpenCard = Annotated[sc.CardId, AnyCard(**OPEN, outside=NOT_IN_DECK)]
Deck = Annotated[str, Meta(max_length=MOST_LETTERS), Decks()]


GIVES_CARD = say("sator-gives-card")  # which one is seen at the end
DRAWN = say("sator-draws-unseen")
UNSEEN = {SEARCH.name: say("sator-keeps-one"), LF_DECK.name: say("sator-draws-prayer")}
DISCARDS, DECK_ZONES = (IM_DISCARD.name, LF_OUT.name), (IM_DECK.name, LF_DECK.name)
game.tell(sc.Shuffled)(sc.Shuffled.tells.of)


@game.tell(sc.CardsMoved)
def said_of_cards(moved: sc.CardsMoved) -> sc.Text | None:
    """Who draws, gives up or looks through which cards, as far as this log may know them.

    A played card is told by its own event, and what is laid aside with it goes without saying.
    """
    source, _, giver = moved.source.partition(".")
    target, _, taker = moved.target.partition(".")
    seen = ", ".join(card for card in moved.cards if not sc.is_hidden(card))
    if PLAYED.name in (source, target) or (source == SEARCH.name and target in DECK_ZONES):
        return None
    if source == HAND.name and target in DISCARDS:
        return say.text("sator-gives-up", seat=giver, cards=seen)
    if target == SEARCH.name:
        return say.text("sator-looks-through", seat=taker, n=len(moved.cards))
    if target == HAND.name and seen:
        return say.text("sator-draws", seat=taker, cards=seen)
    if target == HAND.name and len(moved.cards) == 1:
        return UNSEEN.get(source, DRAWN)(seat=taker)
    return moved.said()


# Cards belong to every match of SATOR.
CARDS = game.plugin("cards", after=("sator.board",))
HIDDEN_LF = BACK + LF
HALF_PLAYED = sv.CardRun, GoingOn
# How many Liber Fidei a hand may hold (S28.3): a number that rules ask for.
MOST_LF = sc.Number("sator.most_liber_fidei")

AP = 0
MP = 1

NO_AP = say.reason("S9.3", "sator-no-ap")
DECK_EMPTY = say.reason("S28.6 R51", "sator-deck-empty")
BAD_LEVEL = say.reason("S9.2", "sator-bad-level")
NO_EFFECT = say.reason("S9.7", "sator-no-effect")
NOTHING_TO_DO = say.reason("S9.7 S13.4", "sator-nothing-to-do", id="no_change")
NOTHING_OPEN = say.reason("S7.6 S9.4", "sator-nothing-open", id="wrong_step")


@CARDS.event(say("sator-card-played"))
class CardPlayed(sc.Event, tag="sator.card_played", frozen=True):
    """A card was laid on the table."""

    seat: sc.Seat
    card: sc.CardId


def too_dear(position: sc.Position, cost: int, *also: str) -> sc.Refused | None:
    """Why a price cannot be paid (S9.3)."""
    left = position.clock.left[AP]
    return NO_AP(cost=cost, left=left, also=also) if cost > left else None


PLAYING = Playing(
    lambda card: Play(card),
    hand=HAND,
    onto=PLAYED,
    points="ap",
    too_dear=too_dear,
    no_effect=NO_EFFECT,
    nothing_to_do=NOTHING_TO_DO,
)


@CARDS.choice(
    *PLAYING.rules,
    ends=PLAYING.ends,
    during=("swap", "play"),
    enters="play",
    form="{card}",
    quick=PLAYING.quick,
    cites=PLAYING.cites,
    refusal=NOTHING_OPEN,
)
class Play(sc.Action, tag="sator.play", frozen=True):
    """Play a card from the hand, in steps 1 and 2 (S6, S9)."""

    card: PlayedCard

    def do(self, now: sc.Change) -> None:
        """Lay it on the table, count its movement point, begin its effect (S9.4-S9.6)."""
        card, data, seat = now.rules.cards[self.card], load().deck.numbers, now.me
        sc.move(now, (card.id,), HAND, PLAYED)
        points = data.movement_points.get(card.back, 0)  # type: ignore[call-overload]
        if points:
            now.gain("mp", points)
        now.tell(CardPlayed(seat, card.id))
        PLAYING.begin(now, card)


CARDS.notation(PLAYING.read)


@CARDS.invariant
def points_can_be_had(position: sc.Position) -> str | None:
    """No turn has more points than it began with, or than all cards together give (S9.1, S9.5)."""
    rules, (ap, mp) = position.rules, position.clock.left[:2]
    most = rules.fixed_number("sator.action_points")
    if most is not None and not rules.third_party and ap > most:
        return f"{ap} action points are left, of {most}"
    given = load().deck.numbers.movement_points
    cards = rules.cards.values()
    most = sum(card.copies * given.get(card.back, 0) for card in cards)  # type: ignore[call-overload]
    return f"{mp} movement points are left, of {most}" if mp > most else None


@CARDS.invariant
def played_once(position: sc.Position) -> str | None:
    """No card is half played more often than it lies on the table."""
    begun = [one.card for one in position.pending if isinstance(one, HALF_PLAYED)]
    if len(begun) < 2:
        return None
    for card, times in Counter(begun).items():
        if card in position.rules.cards and times > max(1, PLAYED(position).count(card)):
            return f"{card} is half played {times} times"
    return None


def back_of(rules: sc.Ruleset, card: str) -> str:
    """Which of the two kinds a card is, seen from its face or its back."""
    if sc.is_hidden(card):
        return card[1:]
    return rules.cards[card].back


@lru_cache(8)
def _prayers(rules: sc.Ruleset) -> frozenset[str]:
    """The Liber Fidei of a match, and their back."""
    return frozenset({HIDDEN_LF, *[id for id, card in rules.cards.items() if card.back == LF]})


def prayers_among(rules: sc.Ruleset, held: tuple[str, ...]) -> int:
    """How many of some cards are Liber Fidei."""
    return sum(map(_prayers(rules).__contains__, held))


def throw_away(now: sc.Change, seat: sc.Seat, thrown: tuple[str, ...]) -> None:
    """Discard cards of a hand: IM on the pile, LF face up before their owner (S8.5, S14.2)."""
    for card in thrown:
        prayer = now.rules.cards[card].back == LF
        sc.move(now, (card,), HAND.of(seat), LF_OUT.of(seat) if prayer else IM_DISCARD)


# The decks that cards are drawn from: the common one, and the own prayers (S28).

# Rules about how the two kinds of decks run out.
RUN_OUT = {IM: ("S28.4", "R52"), LF: ("S28.5",)}


def deck_zone(seat: sc.Seat, deck: str) -> str:
    """Where a deck lies."""
    return IM_DECK.name if deck == IM else LF_DECK.of(seat)


def gives_cards(position: sc.Position, seat: sc.Seat, deck: str) -> bool:
    """Whether a deck has a card to give, the common one with its pile shuffled if need be."""
    if deck == IM:
        return bool(IM_DECK(position) or IM_DISCARD(position))
    return bool(LF_DECK(position, seat))


def may_draw(position: sc.Position, seat: sc.Seat, deck: str) -> bool:
    """Whether a seat gets a card from a deck: not too many prayers are held (S6.4, S28.3)."""
    held = prayers_among(position.rules, HAND(position, seat)) if deck == LF else 0
    return (deck != LF or held < MOST_LF(position, seat)) and gives_cards(position, seat, deck)


def draw_from(now: sc.Change, seat: sc.Seat, deck: str) -> None:
    """One card; an empty common deck is made anew from its pile (S28.4)."""
    if deck == IM:
        sc.draw(now, IM_DECK.name, HAND.of(seat), refill=IM_DISCARD)
    else:
        sc.draw(now, LF_DECK.of(seat), HAND.of(seat))


def see_prayers(position: sc.Position) -> dict[sc.Seat, int]:
    """How many cards of each hand are Liber Fidei, as their backs tell."""
    rules = position.rules
    return {seat: prayers_among(rules, HAND(position, seat)) for seat in position.seats}
