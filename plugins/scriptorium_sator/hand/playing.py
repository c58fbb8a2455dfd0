"""The cards: what lies where, and playing one from the hand.

A card is a program of verbs, or what another plugin does as its effect; a card whose effect no
plugin brings cannot be played.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

import scriptorium as sc
from scriptorium.notation import read_clause
from scriptorium.zones import BACK
from scriptorium_plugins.plugin_answers import leave_out
from scriptorium_plugins.wall import Fault
from scriptorium_verbs import EFFECT, CardRules, CardRun, able
from scriptorium_verbs import begin as first_part
from scriptorium_verbs.carrying_out import read_whole, why_not_able, why_not_needed
from scriptorium_verbs.programs import Program
from scriptorium_verbs.verb_types import Ready

from ..box.contents import load
from ..box.printed_cards import IM, LF, cards_of_the_box
from ..wording import reason, sentence
from .card_log import said_of_cards
from .hand_targets import PlayedCard

SERVICE = "sator.cards"
# Cards belong to every match of SATOR.
scriptorium_about = sc.part_of_game(SERVICE, after=("sator.board",))
IM_DECK = "im_deck"
IM_DISCARD = "im_discard"
PLAYED = "played"
HIDDEN_LF = BACK + LF
# How many Liber Fidei a hand may hold (S28.3): a number that rules ask for.
MOST_LF = "sator.most_liber_fidei"

AP = 0
MP = 1

NO_AP = reason("no_ap", "S9.3", "sator-no-ap")
DECK_EMPTY = reason("deck_empty", "S28.6 R51", "sator-deck-empty")
BAD_LEVEL = reason("bad_level", "S9.2", "sator-bad-level")
NO_EFFECT = reason("no_effect", "S9.7", "sator-no-effect")
NOTHING_TO_DO = reason("no_change", "S9.7 S13.4", "sator-nothing-to-do")
NOTHING_OPEN = reason("wrong_step", "S7.6 S9.4", "sator-nothing-open")


class Play(sc.Action, tag="sator.play", frozen=True):
    """Play a card from the hand."""

    card: PlayedCard


played = cache(Play)  # the same action again and again


class CardPlayed(sc.Event, tag="sator.card_played", frozen=True):
    """A card was laid on the table."""

    seat: sc.Seat
    card: sc.CardId

    tells = sentence("sator-card-played")


# A card of verbs: paid for when it is played; the rest is in its parts, one after the other.


def laid_down(table: sc.Table, run: CardRun, cost: int) -> sc.Change:
    """How it would be with the card on the table and paid for, before its first part."""
    now = sc.Change(table)
    if run.card in hand_of(table, run.seat):
        sc.move(now, (run.card,), sc.key("hand", run.seat), PLAYED)
    if cost:
        now.spend("ap", cost)
    now.wait_for(run)
    return now


def can_begin(table: sc.Table, card: str, program: Program) -> bool:
    """Whether it can be paid for and its first part can be done."""
    if program.cost > table.clock.left[AP]:
        return False
    run = CardRun(table.clock.seat, card)
    if why_not_needed(table, run, effect_of(table, run).needs) is not None:
        return False
    return able(laid_down(table, run, program.cost), run)


def why_not_begun(table: sc.Table, card: str, program: Program) -> sc.Refused | None:
    """Not without the points (S9.3), nor where the first part tells a reason of its own."""
    run = CardRun(table.clock.seat, card)
    effect = effect_of(table, run)
    refused = why_not_needed(table, run, effect.needs) or too_dear(table, program.cost)
    if refused is not None:
        refused.plugin = effect.plugin
    elif table.rules.chapters[CardRules].tells_why(program):
        return why_not_able(laid_down(table, run, program.cost), run)
    return refused


def effect_of(table: sc.Table, run: CardRun) -> Any:
    """What the card's effect is declared as."""
    return table.rules.chapters[CardRules].effects[table.rules.cards[run.card].effect]


def begin(now: sc.Change, card: sc.Card) -> None:
    """Carry out the effect of a card that lies on the table."""
    program, spec = (
        now.rules.chapters[CardRules].programs.get(card.id),
        now.rules.chapters[CardRules].effects[card.effect],
    )
    if program is not None and program.cost:
        now.spend("ap", program.cost)
    if spec.play is not None and (program is None or program.numbers is not None):
        spec.play(now, card)
    if program is not None:
        first_part(now, now.clock.seat, card.id)


def read_parts(table: sc.Table, card: str, text: str) -> tuple[sc.Action, ...]:
    """What is written behind a card, as in `tide move a: e, move b: n, done`."""
    program = table.rules.chapters[CardRules].programs.get(card)
    if program is None:
        raise sc.Unreadable(f"write {card} alone, not {card} {text}")
    if program.lines:
        return read_whole(table, card, text)
    found: list[sc.Action] = []
    for clause in text.split(","):
        word = clause.split()[:1]
        if not word or word[0] in table.rules.cards:
            raise sc.Unreadable(f"write {card} and its parts, as in {card} move a: e, done")
        found += read_clause(table, clause.strip())
    return tuple(found)


# Playing any card of the hand.


def playable(table: sc.Table, turn: sc.Turn) -> list[Play]:
    """Every card that can be played and completed (S9.7).

    A verb with a quick answer is asked once for all cards of the hand.
    """
    rules, left = table.rules, table.clock.left[AP]
    openings = rules.chapters[CardRules].openings
    hand = dict.fromkeys(hand_of(table, turn.seat))
    can: set[str] = set()
    asked: dict[Ready, list[str]] = {}
    for card in hand:
        opening = openings.get(card)
        if opening is None:
            if is_playable(table, card):
                can.add(card)
            continue
        quick, cost, needs = opening
        if cost <= left and (not needs or is_free_of(needs, table, card)):
            asked.setdefault(quick, []).append(card)
    for quick, cards in asked.items():
        try:
            can.update(quick(table, tuple(cards)))
        except Fault as fault:  # a stranger's verb: the cards that begin with it are left out
            leave_out(table, fault, quick, cards[0])
    return list(map(played, filter(can.__contains__, hand)))


def is_free_of(needs: tuple[sc.Rule, ...], table: sc.Table, card: str) -> bool:
    """Whether none of its needs keeps a card from being played; one that fails keeps it."""
    try:
        return why_not_needed(table, CardRun(table.clock.seat, card), needs) is None
    except Fault as fault:
        leave_out(table, fault, table.rules.cards[card], card)
        return False


def is_playable(table: sc.Table, card: str) -> bool:
    """Whether a card can be played; one of a stranger that fails to say so is left out."""
    try:
        return can_be_played(table, card)
    except Fault as fault:
        leave_out(table, fault, table.rules.cards[card], card)
        return False


def can_be_played(table: sc.Table, card: str) -> bool:
    """Whether an effect can be carried out and completed."""
    program = table.rules.chapters[CardRules].programs.get(card)
    if program is not None:
        return can_begin(table, card, program)
    return why_no_effect(table, card) is None


def why_no_effect(table: sc.Table, card: str) -> sc.Refused | None:
    """Why an effect that another plugin brings cannot be begun; or that there is none."""
    kind = table.rules.cards[card]
    spec = table.rules.chapters[CardRules].effects.get(kind.effect)
    if spec is None or spec.play is None or kind.effect == EFFECT:
        return NO_EFFECT(card=card)
    return spec.check(table, kind) if spec.check is not None else None


def why_not_played(table: sc.Table, turn: sc.Turn, action: Play) -> sc.Refused | None:
    """Only cards whose effect may begin (S9.7)."""
    program = table.rules.chapters[CardRules].programs.get(action.card)
    if program is not None:
        return why_not_begun(table, action.card, program)
    return why_no_effect(table, action.card)


def can_be_completed(table: sc.Table, turn: sc.Turn, action: Play) -> bool:
    """Only cards whose effect can be completed (S9.7)."""
    return can_be_played(table, action.card)


def cites(table: sc.Table, turn: sc.Turn, action: Play, refused: sc.Refused) -> tuple[str, ...]:
    """What the card's effect names for a refusal to play it."""
    kind = table.rules.cards.get(action.card)
    spec = table.rules.chapters[CardRules].effects.get(kind.effect) if kind is not None else None
    return tuple(dict(spec.cites).get(refused.id, "").split()) if spec is not None else ()


def lay_down(now: sc.Change, turn: sc.Turn, action: Play) -> None:
    """Lay the card on the table, count its movement point, begin its effect (S9.4-S9.6)."""
    card, data = now.rules.cards[action.card], load().deck.turn
    sc.move(now, (card.id,), "hand." + turn.seat, PLAYED)
    points = {
        IM: data.movement_points_per_incertus_movet,
        LF: data.movement_points_per_liber_fidei,
    }
    if points.get(card.back):
        now.gain("mp", points[card.back])
    now.tell(CardPlayed(turn.seat, card.id))
    begin(now, card)


def read(table: sc.Table, text: str) -> tuple[sc.Action, ...] | None:
    """A whole card, as in `moves-wood 2 a: e e`."""
    card, _, rest = text.partition(" ")
    if card not in table.rules.cards:
        return None
    rest = rest.strip()
    told = bool(rest) and table.rules.cards[card].effect in table.rules.chapters[CardRules].effects
    return (Play(card), *(read_parts(table, card, rest) if told else ()))


PLAY = sc.Choice(
    Play,
    do=lay_down,
    rules=(sc.Rule(NO_EFFECT, why=why_not_played),),
    ends=(sc.Rule(NOTHING_TO_DO, holds=can_be_completed),),
    fast=playable,
    during=("swap", "play"),
    enters="play",
    cites=cites,
    form="{card}",
    refusal=NOTHING_OPEN,
)


def hand_of(position: sc.Position, seat: sc.Seat) -> tuple[str, ...]:
    """The cards in a hand."""
    rules, parts = position.rules, position.parts
    zones: sc.Zones = parts[rules.part_index[sc.Zones]]
    return zones.piles[rules.zone_index["hand." + seat]]


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
def scriptorium_rules(book: sc.RuleBook) -> None:
    """The zones, the cards of the box, and playing them in steps 1 and 2 (S6, S9)."""
    book.chapter(CardRules)  # also where no plugin that is on writes of cards
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
    book.event(CardPlayed)
    book.reason(NO_AP, BAD_LEVEL)
    book.notation(read)
    book.choice(PLAY)
