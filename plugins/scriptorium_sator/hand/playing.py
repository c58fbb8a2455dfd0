"""The cards: what lies where, what can be chosen of them, and playing one (S6, S9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import Annotated, Any

from msgspec import Meta

import scriptorium as sc
import scriptorium.cards as sv
from scriptorium.cards import GoingOn
from scriptorium.engine import BACK

from .. import game, say
from ..board.piece_names import IM_DECK as IM_DECK_PIECE
from ..board.piece_names import hand_piece, lf_deck_piece, search_piece
from ..box.contents import load
from ..box.printed_cards import IM, LF, cards_of_the_box
from ..targets import AnyCard, Gifts
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
        return (IM_DECK_PIECE if value == IM else lf_deck_piece(at.me),)


HELD: dict[str, Any] = {"zone": "hand", "each": True, "piece": hand_piece, "outside": NOT_HELD}
OPEN: dict[str, Any] = {"zone": "search", "each": True, "piece": search_piece}
HandCard = Annotated[sc.CardId, AnyCard(**HELD)]
# Where a line begins with a card: any other word begins none.
PlayedCard = Annotated[sc.CardId, sc.Cards(**HELD)]
Gift = Annotated[sc.CardId, Gifts(**HELD)]
OpenCard = Annotated[sc.CardId, AnyCard(**OPEN, outside=NOT_IN_DECK)]
Deck = Annotated[str, Meta(max_length=MOST_LETTERS), Decks()]


# The zones by their names, without the seat.
DISCARDS = ("im_discard", "lf_out")
DECK_ZONES = ("im_deck", "lf_deck")
GIVES_CARD = say("sator-gives-card")  # which one is seen at the end
DRAWN = say("sator-draws-unseen")
UNSEEN = {"search": say("sator-keeps-one"), "lf_deck": say("sator-draws-prayer")}


def said_of_cards(moved: sc.CardsMoved) -> sc.Text | None:
    """Who draws, gives up or looks through which cards, as far as this log may know them.

    A played card is told by its own event, and what is laid aside with it goes without saying.
    """
    source, _, giver = moved.source.partition(".")
    target, _, taker = moved.target.partition(".")
    seen = ", ".join(card for card in moved.cards if not sc.is_hidden(card))
    if target == "played" or source == "played" or (source == "search" and target in DECK_ZONES):
        return None
    if source == "hand" and target in DISCARDS:
        return say.text("sator-gives-up", seat=giver, cards=seen)
    if target == "search":
        return say.text("sator-looks-through", seat=taker, n=len(moved.cards))
    if target == "hand" and seen:
        return say.text("sator-draws", seat=taker, cards=seen)
    if target == "hand" and len(moved.cards) == 1:
        return UNSEEN.get(source, DRAWN)(seat=taker)
    return moved.said()


SERVICE = "sator.cards"
# Cards belong to every match of SATOR.
CARDS = game.plugin("cards", after=("sator.board",))
IM_DECK = "im_deck"
IM_DISCARD = "im_discard"
PLAYED = "played"
HIDDEN_LF = BACK + LF
HALF_PLAYED = sv.CardRun, GoingOn
# How many Liber Fidei a hand may hold (S28.3): a number that rules ask for.
MOST_LF = "sator.most_liber_fidei"

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
    hand="hand",
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
        sc.move(now, (card.id,), "hand." + seat, PLAYED)
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
        if card in position.rules.cards and times > max(
            1, sc.cards_in(position, PLAYED).count(card)
        ):
            return f"{card} is half played {times} times"
    return None


hand_of = PLAYING.held


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
        target = sc.key("lf_out", seat) if prayer else IM_DISCARD
        sc.move(now, (card,), sc.key("hand", seat), target)


# The decks that cards are drawn from: the common one, and the own prayers (S28).

# Rules about how the two kinds of decks run out.
RUN_OUT = {IM: ("S28.4", "R52"), LF: ("S28.5",)}


def deck_zone(seat: sc.Seat, deck: str) -> str:
    """Where a deck lies."""
    return IM_DECK if deck == IM else "lf_deck." + seat


def gives_cards(position: sc.Position, seat: sc.Seat, deck: str) -> bool:
    """Whether a deck has a card to give, the common one with its pile shuffled if need be."""
    rules = position.rules
    piles, at = position.parts[rules.part_index[sc.Zones]].piles, rules.zone_index
    if deck == IM:
        return bool(piles[at[IM_DECK]] or piles[at[IM_DISCARD]])
    return bool(piles[at["lf_deck." + seat]])


def may_draw(position: sc.Position, seat: sc.Seat, deck: str) -> bool:
    """Whether a seat gets a card from a deck: not too many prayers are held (S6.4, S28.3)."""
    if deck == LF:
        most = position.rules.number(MOST_LF, position, seat)
        if prayers_among(position.rules, hand_of(position, seat)) >= most:
            return False
    return gives_cards(position, seat, deck)


def draw_from(now: sc.Change, seat: sc.Seat, deck: str) -> None:
    """One card; an empty common deck is made anew from its pile (S28.4)."""
    if deck == IM:
        sc.draw(now, IM_DECK, "hand." + seat, refill=IM_DISCARD)
    else:
        sc.draw(now, "lf_deck." + seat, "hand." + seat)


@CARDS.write
def lay_out_cards(book: sc.RuleBook) -> None:
    """The zones, and the cards of the box (S6)."""
    book.extension(sv.CardRules)  # also where no plugin that is on writes of cards
    book.backs(IM, LF)
    book.say(sc.CardsMoved, said_of_cards)
    book.zone(IM_DECK, faces="none")
    book.zone(IM_DISCARD)
    book.zone(PLAYED)
    book.zone("hand", faces="owner", each=True)
    book.zone("lf_deck", faces="none", each=True)
    book.zone("lf_out", each=True)
    book.zone("search", faces="owner", each=True)
    for card in cards_of_the_box():
        book.card(card)
