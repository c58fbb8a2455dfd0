"""Playing cards of a hand: which can be begun, why another cannot, and what one does first.

A card is a program of verbs, or what a plugin does as its effect; one whose effect no plugin brings
cannot be played. A game says from which zone to which its cards go, how it refuses, and in which
steps they are played:

    PLAYING = Playing(lambda card: Play(card), hand=HAND, onto=PLAYED, points="ap", …)

    @CARDS.choice(*PLAYING.rules, ends=PLAYING.ends, quick=PLAYING.quick, cites=PLAYING.cites, …)
    class Play(sc.Action, …): …

    CARDS.notation(PLAYING.read)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any

from scriptorium import (
    Action,
    Card,
    CardId,
    Change,
    Moment,
    Quick,
    Reason,
    Refused,
    Rule,
    SeatZone,
    Unreadable,
    Zone,
    move,
)
from scriptorium.cards import (
    EFFECT,
    CardRules,
    CardRun,
    Program,
    Ready,
    able,
    pay_costs,
    read_whole,
    why_costs,
    why_not_able,
    why_not_needed,
)
from scriptorium.cards import begin as first_part
from scriptorium.engine import read_clause

if TYPE_CHECKING:
    from scriptorium import Position, Table


@dataclass(frozen=True, eq=False)
class Playing:
    """How a game plays cards: from where to where, for which points, and refused in which words.

    `kind` makes the action of a card; `budget` is the number of the `points` among what a
    turn has to spend.
    """

    kind: Callable[[CardId], Action]
    hand: SeatZone
    onto: Zone
    points: str
    too_dear: Callable[[Position, int], Refused | None]
    no_effect: Reason
    nothing_to_do: Reason
    budget: int = 0

    @cached_property
    def _made(self) -> Callable[[CardId], Any]:
        return cache(self.kind)  # the same action again and again

    @property
    def rules(self) -> tuple[Rule, ...]:
        """What refuses a card."""
        return (Rule(self.no_effect, explain=self.why_not_played),)

    @property
    def ends(self) -> tuple[Rule, ...]:
        """What refuses one that cannot be completed."""
        return (Rule(self.nothing_to_do, predicate=self._can_be_completed),)

    @property
    def quick(self) -> Quick:
        """The cards of the hand that can be played, quickly."""
        return Quick(lists=self.playable, accepts=self._accepts)

    # A card of verbs: paid for when it is played; the rest is in its parts, one after the other.

    def _laid_down(self, at: Moment, cost: int) -> Moment:
        """How it would be with the card on the table and paid for, before its first part."""
        now = Change(at.table)
        if at.decision.card in self.hand(at):
            move(now, (at.decision.card,), self.hand.of(at.me), self.onto)
        if cost:
            now.spend(self.points, cost)
        pay_costs(now, at.decision.card)
        now.wait_for(at.decision)
        return Moment.of(now)

    def can_begin(self, table: Table, card: CardId, program: Program) -> bool:
        """Whether it can be paid for and its first part can be done."""
        if program.cost > table.clock.left[self.budget] or why_costs(table, program):
            return False
        at = Moment.of(table, CardRun(table.clock.seat, card))
        if why_not_needed(at, _effect_of(at).needs) is not None:
            return False
        if table.rules.extensions[CardRules].stands_alone(program):
            return able(at)
        return able(self._laid_down(at, program.cost))

    def why_not_begun(self, table: Table, card: CardId, program: Program) -> Refused | None:
        """Not without the points, nor where the first part tells a reason of its own."""
        at = Moment.of(table, CardRun(table.clock.seat, card))
        effect = _effect_of(at)
        refused = why_not_needed(at, effect.needs) or self.too_dear(table, program.cost)
        refused = refused or why_costs(table, program)
        if refused is not None:
            refused.plugin = effect.plugin
        elif table.rules.extensions[CardRules].tells_why(program):
            return why_not_able(self._laid_down(at, program.cost))
        return refused

    def begin(self, now: Change, card: Card) -> None:
        """Carry out the effect of a card that lies on the table."""
        extension = now.rules.extensions[CardRules]
        program, spec = now.rules.programs.get(card.id), extension.effects[card.effect]
        if program is not None and program.cost:
            now.spend(self.points, program.cost)
        pay_costs(now, card.id)
        if spec.play is not None and (program is None or program.numbers is not None):
            spec.play(now, card)
        if program is not None:
            first_part(now, now.clock.seat, card.id)

    # Any card of the hand.

    def playable(self, at: Moment) -> list[Any]:
        """Every card that can be played and completed.

        A verb with a quick answer is asked once for all cards of the hand.
        """
        extension = at.rules.extensions[CardRules]
        hand = dict.fromkeys(self.hand(at))
        for quick, free in extension.free_openings:
            if hand and free.issuperset(hand):  # as most hands are: one question for all of them
                can = quick(at, tuple(hand))
                break
        else:
            can = self._can_be_begun(at, hand)
        return list(map(self._made, filter(can.__contains__, hand)))

    def _can_be_begun(self, at: Moment, hand: Iterable[CardId]) -> set[CardId]:
        """The same of cards that begin in several ways, or cost something."""
        openings, left = at.rules.extensions[CardRules].openings, at.clock.left[self.budget]
        can: set[str] = set()
        asked: dict[Ready, list[str]] = {}
        for card in hand:
            opening = openings.get(card)
            if opening is None:
                if self._is_playable(at.table, card):
                    can.add(card)
                continue
            quick, cost, needs = opening
            if cost > left:
                continue
            if quick is None or needs:
                run = at.imagine(CardRun(at.clock.seat, card))
                if needs and not _is_free_of(needs, run):
                    continue
                if quick is None:
                    if able(run):
                        can.add(card)
                    continue
            asked.setdefault(quick, []).append(card)
        for quick, cards in asked.items():
            can.update(quick(at, tuple(cards)))
        return can

    def _accepts(self, at: Moment, action: Any) -> bool:
        """Whether a card of the hand can be played, as far as its verb answers quickly."""
        card = action.card
        if card not in at.rules.extensions[CardRules].openings:
            return False
        return card in self.hand(at) and self._is_playable(at.table, card)

    def _is_playable(self, table: Table, card: CardId) -> bool:
        """Whether a card can be played; a third-party one that fails to say so is left out."""
        ask_at = table.rules.guard.ask_at
        return bool(ask_at(table, self._can_be_played, table, card, name=card, instead=False))

    def _can_be_played(self, table: Table, card: CardId) -> bool:
        """Whether an effect can be carried out and completed."""
        opening = table.rules.extensions[CardRules].openings.get(card)
        if opening is not None:
            quick, cost, needs = opening
            if cost > table.clock.left[self.budget]:
                return False
            run = Moment.of(table, CardRun(table.clock.seat, card))
            if not _is_free_of(needs, run):
                return False
            return able(run) if quick is None else card in quick(table, (card,))
        program = table.rules.programs.get(card)
        if program is not None:
            return self.can_begin(table, card, program)
        return self._why_no_effect(table, card) is None

    def _why_no_effect(self, table: Table, card: CardId) -> Refused | None:
        """Why an effect that another plugin brings cannot be begun; or that there is none."""
        kind = table.rules.cards[card]
        spec = table.rules.extensions[CardRules].effects.get(kind.effect)
        if spec is None or spec.play is None or kind.effect == EFFECT:
            return self.no_effect(card=card)
        refused = spec.check(table, kind) if spec.check is not None else None
        return None if refused is None else refused.by(spec.plugin)

    def why_not_played(self, at: Moment, action: Any) -> Refused | None:
        """Only cards whose effect may begin."""
        program = at.rules.programs.get(action.card)
        if program is not None:
            return self.why_not_begun(at.table, action.card, program)
        return self._why_no_effect(at.table, action.card)

    def _can_be_completed(self, at: Moment, action: Any) -> bool:
        """Only cards whose effect can be completed."""
        return self._can_be_played(at.table, action.card)

    def cites(self, at: Moment, action: Any, refused: Refused) -> tuple[str, ...]:
        """What the card's effect names for a refusal to play it."""
        kind, effects = (
            at.rules.cards.get(action.card),
            at.rules.extensions[CardRules].effects,
        )
        spec = effects.get(kind.effect) if kind is not None else None
        return tuple(dict(spec.cites).get(refused.id, "").split()) if spec is not None else ()

    def read(self, table: Table, text: str) -> tuple[Action, ...] | None:
        """A whole card, as in `tide move a: e, move b: n, done`."""
        card, _, rest = text.partition(" ")
        if card not in table.rules.cards:
            return None
        rest, effects = rest.strip(), table.rules.extensions[CardRules].effects
        told = bool(rest) and table.rules.cards[card].effect in effects
        return (self.kind(card), *(_read_parts(table, card, rest) if told else ()))


def _effect_of(at: Moment) -> Any:
    """What the card's effect is declared as."""
    return at.rules.extensions[CardRules].effects[at.rules.cards[at.decision.card].effect]


def _is_free_of(needs: tuple[Rule, ...], run: Moment) -> bool:
    """Whether none of its needs keeps a card from being played; one that fails keeps it."""
    if not needs:
        return True
    rules, card = run.rules, run.decision.card
    refused = rules.guard.ask_at(run, why_not_needed, run, needs, name=card)
    return refused is None


def _read_parts(table: Table, card: CardId, text: str) -> tuple[Action, ...]:
    """What is written behind a card."""
    program = table.rules.programs.get(card)
    if program is None:
        raise Unreadable(f"write {card} alone, not {card} {text}")
    if program.lines:
        return read_whole(table, card, text)
    found: list[Action] = []
    for clause in text.split(","):
        word = clause.split()[:1]
        if not word or word[0] in table.rules.cards:
            raise Unreadable(f"write {card} and its parts, as in {card} move a: e, done")
        found += read_clause(table, clause.strip())
    return tuple(found)
