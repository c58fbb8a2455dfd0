"""Cards of packs that are composed of verbs: playing them, and what their `if` may ask about.

The verbs themselves are plugins of their own. Such a card is paid for when it is played; the rest
is in its parts, one after the other.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import scriptorium as sc
from scriptorium.doing import (
    Doing,
    able,
    begin,
    read_whole,
    why_not_able,
    why_not_needed,
)
from scriptorium.notation import read_clause
from scriptorium.programs import Program
from scriptorium.questions import leave_out
from scriptorium.verbs import EFFECT, Ready
from scriptorium.wall import Fault

from ..board.board_state import Board
from ..bridges.board_geometry import Geometry
from .playing import AP, PLAYED, Cards, Effect, hand_of, played, too_dear


def laid_down(table: sc.Table, doing: Doing, cost: int) -> sc.Change:
    """How it would be with the card on the table and paid for, before its first part."""
    now = sc.Change(table)
    if doing.card in hand_of(table, doing.seat):
        sc.move(now, (doing.card,), sc.key("hand", doing.seat), PLAYED)
    now.spend("ap", cost)
    now.wait_for(doing)
    return now


def can(table: sc.Table, card: str, program: Program) -> bool:
    """Whether it can be paid for and its first part can be done."""
    if program.cost > table.clock.left[AP]:
        return False
    doing = Doing(table.clock.seat, card)
    effect = table.rules.effects[table.rules.cards[card].effect]
    if why_not_needed(table, doing, effect.needs) is not None:
        return False
    return able(laid_down(table, doing, program.cost), doing)


def ready(table: sc.Table) -> Callable[[str], bool]:
    """Which cards of the hand can be played: a verb with a quick answer is asked once for all."""
    rules = table.rules
    asked: dict[Ready, list[str]] = {}
    looked: set[str] = set()
    for card in dict.fromkeys(hand_of(table, table.clock.seat)):
        quick = rules.ready.get(card)
        if quick is not None:
            asked.setdefault(quick, []).append(card)
            looked.add(card)
    found: set[str] = set()
    for quick, cards in asked.items():
        try:
            found |= quick(table, tuple(cards))
        except Fault as fault:  # a stranger's verb: the cards that begin with it are left out
            leave_out(table, fault, quick, cards[0])

    def can_play(card: str) -> bool:
        return card in found or (card not in looked and can(table, card, rules.programs[card]))

    return can_play


def why(table: sc.Table, card: str, program: Program) -> sc.Refused | None:
    """Not without the points (S9.3), nor where the first part tells a reason of its own."""
    doing = Doing(table.clock.seat, card)
    effect = table.rules.effects[table.rules.cards[card].effect]
    refused = why_not_needed(table, doing, effect.needs) or too_dear(table, program.cost)
    if refused is not None:
        return blamed(refused, effect)
    return why_not_able(laid_down(table, doing, program.cost), doing)


def blamed(refused: sc.Refused, effect: Any) -> sc.Refused:
    """A refusal of a card by its effect, resting on the rules that it cites."""
    also = dict(effect.cites).get(refused.id, "")
    refused = refused.resting_on(tuple(also.split()))
    refused.plugin = effect.plugin
    return refused


def start(now: sc.Change, card: str, program: Program) -> None:
    """Pay, and begin with the first part."""
    now.spend("ap", program.cost)
    spec = now.rules.effects[now.rules.cards[card].effect]
    if program.numbers is not None and spec.play is not None:
        spec.play(now, now.rules.cards[card])
    begin(now, now.clock.seat, card)


def read(table: sc.Table, card: str, rest: str) -> tuple[sc.Action, ...]:
    """As in `tide move a: e, move b: n, done`."""
    if table.rules.programs[card].lines:
        return read_whole(table, card, rest)
    found: list[sc.Action] = []
    for clause in rest.split(","):
        word = clause.split()[:1]
        if not word or word[0] in table.rules.cards:
            raise sc.Unreadable(f"write {card} and its parts, as in {card} move a: e, done")
        found += read_clause(table, clause.strip())
    return tuple(found)


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """Without this rule there are no cards of verbs."""
    return sc.About("sator.verbs", "sator", after=("sator.cards",), before=("sator.done",))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """The effect of such cards, and the numbers they may ask about."""
    cards: Cards = book.service("sator.cards")
    geometry: Geometry = book.service("sator.board")
    cards.effects[EFFECT] = Effect(can, why, start, read, ready)
    book.effect(EFFECT, played)

    def books(position: sc.Position, doing: Doing) -> int:
        return position[Board].taken[geometry.seat_number[doing.seat]]

    def others_books(position: sc.Position, doing: Doing) -> int:
        taken = position[Board].taken
        mine = geometry.seat_number[doing.seat]
        return max((n for seat, n in enumerate(taken) if seat != mine), default=0)

    book.condition("books", books)
    book.condition("others_books", others_books)
    book.condition("hand", lambda position, doing: len(hand_of(position, doing.seat)))
    book.condition("points", lambda position, doing: position.clock.left[AP])
