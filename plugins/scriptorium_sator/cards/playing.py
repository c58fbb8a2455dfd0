"""The cards: what lies where, playing one from the hand, and how effects take part.

An effect says in the service `sator.cards` how it takes part (`Effect`); a card that names an
effect no plugin brings cannot be played. Playing lays the card on the table; the effect then
awaits its own decisions, takes its price, and does what it does.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import scriptorium as sc
from scriptorium.questions import leave_out
from scriptorium.verbs import EFFECT
from scriptorium.wall import Fault
from scriptorium.zones import BACK

from ..box.contents import load
from ..box.printed_cards import IM, LF, cards_of_the_box
from ..words.sayings import said_of_cards
from .card_targets import PlayedCard

SERVICE = "sator.cards"
IM_DECK = "im_deck"
IM_DISCARD = "im_discard"
PLAYED = "played"
# How many Liber Fidei a hand may hold (S28.3): a number that rules ask for.
MOST_LF = "sator.most_liber_fidei"

AP = 0
MP = 1

NO_AP = sc.Reason(
    "no_ap", "S9.3", "This costs {cost} action points; you have {left} left.", message="sator-no-ap"
)
DECK_EMPTY = sc.Reason(
    "deck_empty",
    "S28.6 R51",
    "There is no card to be had from that deck.",
    message="sator-deck-empty",
)
BAD_LEVEL = sc.Reason(
    "bad_level", "S9.2", "This card has no such level.", message="sator-bad-level"
)
NO_EFFECT = sc.Reason(
    "no_effect", "S9.7", "Nothing in this match gives {card} an effect.", message="sator-no-effect"
)
NOTHING_TO_DO = sc.Reason(
    "no_change",
    "S9.7 S13.4",
    "Nothing on the board can be changed with {card} now.",
    message="sator-nothing-to-do",
)
NOTHING_OPEN = sc.Reason(
    "wrong_step", "S7.6 S9.4", "First finish what has been begun.", message="sator-nothing-open"
)


class Effect(NamedTuple):
    """How an effect takes part when a card with it is played.

    `can` says whether it can be carried out and completed; `why` gives a reason of its own not
    to begin it; `begin` starts it, `read` reads what is written behind the card. `ready`, where
    there is one, looks at a table once and then answers like `can` for one card after the other.
    """

    can: Callable[[sc.Table, str, Any], bool]
    why: Callable[[sc.Table, str, Any], sc.Refused | None]
    begin: Callable[[sc.Change, str, Any], None]
    read: Callable[[sc.Table, str, str], tuple[sc.Action, ...]]
    ready: Callable[[sc.Table], Callable[[str], bool]] | None = None


class Finisher(NamedTuple):
    """How a decision of several parts may be closed with `done`."""

    can: Callable[[sc.Table, Any], bool]
    why: Callable[[sc.Table, Any], sc.Refused | None]
    finish: Callable[[sc.Change, Any], None]


class Play(sc.Action, tag="sator.play", frozen=True):
    """Play a card from the hand."""

    card: PlayedCard


class CardPlayed(sc.Event, tag="sator.card_played", frozen=True):
    """A card was laid on the table."""

    seat: sc.Seat
    card: sc.CardId

    def said(self) -> sc.Text:
        """Who played what."""
        return sc.text("sator-card-played", "{seat} plays {card}.", seat=self.seat, card=self.card)


class Cards:
    """What the effects share; lent as `sator.cards`."""

    def __init__(self, movement_points: dict[str, int]) -> None:
        self.effects: dict[str, Effect] = {}
        self.finishers: dict[type[sc.Pending], Finisher] = {}
        self.movement_points = movement_points
        self._known: dict[str, tuple[Effect | None, Any]] = {}
        self.prayers: frozenset[str] = frozenset()

    def effect_of(self, rules: sc.Ruleset, card: str) -> tuple[Effect | None, Any]:
        """The effect of a card and the numbers on the card."""
        known = self._known.get(card)
        if known is None:
            known = self._known[card] = self._find(rules, card)
        return known

    def _find(self, rules: sc.Ruleset, card: str) -> tuple[Effect | None, Any]:
        kind = rules.cards.get(card)
        if kind is None:
            return None, None
        spec = rules.effects.get(kind.effect)
        effect = self.effects.get(EFFECT if card in rules.programs else kind.effect)
        if effect is None and spec is not None and spec.play is not None:
            effect = _stranger(kind, spec)
        return effect, kind.params

    def find_prayers(self, rules: sc.Ruleset) -> frozenset[str]:
        """All Liber Fidei cards, and the back that they share."""
        found = {card.id for card in rules.cards.values() if card.back == LF}
        self.prayers = frozenset({*found, BACK + LF})
        return self.prayers


def cards_of(rules: sc.Ruleset) -> Cards:
    """What the effects of a match share."""
    found: Cards = rules.services[SERVICE]
    return found


def playable(table: sc.Table, turn: sc.Turn) -> list[Play]:
    """Every card of the hand that can be played and completed (S9.7)."""
    rules, cards = table.rules, cards_of(table.rules)
    found = []
    looked = None
    for card in dict.fromkeys(hand_of(table, turn.seat)):
        effect, params = cards.effect_of(rules, card)
        if effect is None:
            continue
        ready = effect.ready
        try:
            if ready is None:
                able = effect.can(table, card, params)
            else:
                if ready is not looked:
                    looked, can = ready, ready(table)
                able = can(card)
        except Fault as fault:  # a stranger's card, which is left out
            leave_out(table, fault, effect, card)
            continue
        if able:
            found.append(Play(card))
    return found


def why_no_effect(table: sc.Table, turn: sc.Turn, action: Play) -> sc.Refused | None:
    """Only cards whose effect may begin (S9.7)."""
    effect, params = cards_of(table.rules).effect_of(table.rules, action.card)
    if effect is None:
        return NO_EFFECT(card=action.card)
    return effect.why(table, action.card, params)


def can_be_completed(table: sc.Table, turn: sc.Turn, action: Play) -> bool:
    """Only cards whose effect can be completed (S9.7)."""
    effect, params = cards_of(table.rules).effect_of(table.rules, action.card)
    return effect is None or effect.can(table, action.card, params)


def lay_down(now: sc.Change, turn: sc.Turn, action: Play) -> None:
    """Lay the card on the table, count its movement point, begin its effect (S9.4-S9.6)."""
    card, cards = action.card, cards_of(now.rules)
    effect, params = cards.effect_of(now.rules, card)
    if effect is None:
        raise NO_EFFECT(card=card)
    sc.move(now, (card,), sc.key("hand", turn.seat), PLAYED)
    points = cards.movement_points.get(now.rules.cards[card].back, 0)
    if points:
        now.gain("mp", points)
    now.tell(CardPlayed(turn.seat, card))
    effect.begin(now, card, params)


def read(table: sc.Table, text: str) -> tuple[sc.Action, ...] | None:
    """A whole card, as in `moves-wood 2 a: e e`."""
    card, _, rest = text.partition(" ")
    if card not in table.rules.cards:
        return None
    effect, _ = cards_of(table.rules).effect_of(table.rules, card)
    rest = rest.strip()
    if effect is None or not rest:
        return (Play(card),)
    return (Play(card), *effect.read(table, card, rest))


PLAY = sc.Choice(
    Play,
    do=lay_down,
    rules=(sc.Rule(NO_EFFECT, why=why_no_effect),),
    ends=(sc.Rule(NOTHING_TO_DO, holds=can_be_completed),),
    fast=playable,
    during=("swap", "play"),
    enters="play",
    form="{card}",
    refusal=NOTHING_OPEN,
)


def played(now: sc.Change, card: sc.Card) -> None:
    """Begin one of our effects for a card that another plugin plays."""
    effect, params = cards_of(now.rules).effect_of(now.rules, card.id)
    if effect is not None:
        effect.begin(now, card.id, params)


def _stranger(kind: sc.Card, spec: Any) -> Effect:
    """An effect that another plugin brings with `book.effect` alone."""

    def why(table: sc.Table, card: str, params: Any) -> sc.Refused | None:
        answer: sc.Refused | None = spec.check(table, kind) if spec.check is not None else None
        return answer

    def read(table: sc.Table, card: str, rest: str) -> tuple[sc.Action, ...]:
        raise sc.Unreadable(f"write {card} alone, not {card} {rest}")

    return Effect(
        lambda table, card, params: why(table, card, params) is None,
        why,
        lambda now, card, params: spec.play(now, kind),
        read,
    )


def hand_of(position: sc.Position, seat: sc.Seat) -> tuple[str, ...]:
    """The cards in a hand."""
    return sc.cards(position, "hand." + seat)


def back_of(rules: sc.Ruleset, card: str) -> str:
    """Which of the two kinds a card is, seen from its face or its back."""
    if sc.is_hidden(card):
        return card[1:]
    return rules.cards[card].back


def prayers_among(rules: sc.Ruleset, held: tuple[str, ...]) -> int:
    """How many of some cards are Liber Fidei."""
    cards = cards_of(rules)
    prayers = cards.prayers or cards.find_prayers(rules)
    if prayers.isdisjoint(held):
        return 0
    return sum([card in prayers for card in held])


def too_dear(position: sc.Position, cost: int, *also: str) -> sc.Refused | None:
    """Why a price cannot be paid (S9.3)."""
    left = position.clock.left[AP]
    return NO_AP(cost=cost, left=left, also=also) if cost > left else None


def throw_away(now: sc.Change, seat: sc.Seat, thrown: tuple[str, ...]) -> None:
    """Discard cards of a hand: IM on the pile, LF face up before their owner (S8.5, S14.2)."""
    for card in thrown:
        prayer = now.rules.cards[card].back == LF
        target = sc.key("lf_out", seat) if prayer else IM_DISCARD
        sc.move(now, (card,), sc.key("hand", seat), target)


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """Cards belong to every match of SATOR."""
    return sc.About(SERVICE, "sator", after=("sator.board",))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """The zones, the cards of the box, and playing them in steps 1 and 2 (S6, S9)."""
    turn = load().deck.turn
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
    cards = Cards(
        {
            IM: turn.movement_points_per_incertus_movet,
            LF: turn.movement_points_per_liber_fidei,
        }
    )
    book.offer_service(SERVICE, cards)
    book.event(CardPlayed)
    book.reason(NO_AP, BAD_LEVEL)
    book.notation(read)
    book.choice(PLAY)
