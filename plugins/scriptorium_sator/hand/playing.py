"""The cards: what lies where, and playing one from the hand (S6, S9)."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

import scriptorium as sc
import scriptorium.cards as sv
from scriptorium.cards import GoingOn
from scriptorium.engine import BACK

from .. import game, say
from ..box.contents import load
from ..box.printed_cards import IM, LF, cards_of_the_box
from .card_log import said_of_cards
from .card_play import Playing
from .hand_targets import PlayedCard

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
        card, data = now.rules.cards[self.card], load().deck.numbers
        sc.move(now, (card.id,), "hand." + now.me, PLAYED)
        points = data.movement_points.get(card.back, 0)  # type: ignore[call-overload]
        if points:
            now.gain("mp", points)
        now.tell(CardPlayed(now.me, card.id))
        PLAYING.begin(now, card)


CARDS.notation(PLAYING.read)


@CARDS.invariant
def points_can_be_had(position: sc.Position) -> str | None:
    """No turn has more points than it began with, or than all cards together give (S9.1, S9.5)."""
    rules, (ap, mp) = position.rules, position.clock.left[:2]
    most = rules.fixed_number("sator.action_points")
    if most is not None and not rules.strangers and ap > most:
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
