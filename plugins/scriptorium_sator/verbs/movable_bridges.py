"""Which bridges a card can move: asked once on a board, and kept beside it for all cards (S13)."""

from __future__ import annotations

from collections.abc import Callable, Container
from operator import itemgetter
from typing import Any

from msgspec import Struct

import scriptorium as sc

from ..bridges.board_geometry import Geometry
from ..bridges.board_masks import BoardMasks
from .movement_questions import (
    CardsKept,
    ClosedPlaces,
    ClosedStates,
    HeldFast,
    KeptFrom,
    Watched,
)

ALL = "*"  # in place of the cards that an answer would have named, had it not failed
ALL_CARDS = (ALL,)


class Every:
    """What every card is in, and the free action too."""

    def __contains__(self, card: object) -> bool:
        return True


class Scope(Struct):
    """What all cards have in common on a board: what they can move, and which to ask singly.

    `parts` is what the rules have read besides the board. By the back of a card, as far as somebody
    has asked: `watched` are the bridges for which it may matter how they are left, `easy` those of
    which nothing but the board need be asked.
    """

    parts: Any
    open: int = -1  # not worked out
    asked: Container[str] = ()
    watched: dict[str, int] = {}
    easy: dict[str, int] = {}


class Known:
    """What can be said once for a match: who answers, and on which parts the answers depend."""

    def __init__(self, rules: sc.Ruleset) -> None:
        held, kept, cards = (rules.questions[one] for one in (HeldFast, KeptFrom, CardsKept))
        closed = rules.questions[ClosedStates].plugins | rules.questions[ClosedPlaces].plugins
        watched = rules.questions[Watched]
        self.any_card = not kept.plugins <= cards.plugins
        self.any_bridge = not closed <= watched.plugins
        reads = [one.reads for one in (*held.answers, *cards.answers, *watched.answers)]
        self.any_part = None in reads
        self.closes_places = bool(rules.questions[ClosedPlaces].answers)
        kinds = {kind for known in reads for kind in known or ()}
        self.places = sorted(rules.part_index[kind] for kind in kinds)  # in all positions the same


class Movable:
    """Asks which bridges can be moved, and of which it matters how they are left."""

    def __init__(self, geometry: Geometry) -> None:
        self.geometry = geometry
        self._known: Known | None = None
        # What takes the parts out of a position on which the answers kept beside a board depend.
        self._take: Callable[[Any], Any] | None = None

    def _knows(self, rules: sc.Ruleset) -> Known:
        """Who answers in this match; the same for all its tables."""
        if self._known is None:
            self._known = Known(rules)
        return self._known

    def _reads(self, position: Any) -> Any:
        """All on which the answers that are kept beside a board depend besides it."""
        known = self._knows(position.rules)
        if known.any_part:
            return tuple(position.parts), position.clock, position.pending
        self._take = itemgetter(*known.places) if known.places else lambda parts: ()
        return self._take(position.parts)

    def movable(
        self, position: sc.Position, masks: BoardMasks, card: str, among: int, own: int = 0
    ) -> int:
        """Those of some bridges that a card may move, bit by bit; `own` it has moved just now."""
        scope = self.scope(position, masks)
        left = among & scope.open
        if left and card in scope.asked:
            asked = position.rules.questions[KeptFrom]
            left &= ~asked.ask(position, KeptFrom(masks, card, own))
        return left

    def scope(self, position: sc.Position, masks: BoardMasks) -> Scope:
        """What cards can move on a board; kept beside it while the parts that matter stay."""
        take = self._take
        scope: Scope | None = masks.scope
        parts = take(position.parts) if take is not None else self._reads(position)
        if scope is None or scope.parts != parts:
            scope = masks.scope = Scope(parts)
        if scope.open < 0:
            questions = position.rules.questions
            scope.open = masks.on & ~questions[HeldFast].ask(position, HeldFast(masks))
            asked: Container[str] = ALL_CARDS
            if not (self._known or self._knows(position.rules)).any_card:
                asked = questions[CardsKept].ask(position, CardsKept(masks), ALL_CARDS)
            scope.asked = Every() if ALL in asked else asked
        return scope

    def watched(self, position: sc.Position, masks: BoardMasks, back: str) -> int:
        """The bridges that a card with this back may not leave in every state (S13.3), by bits."""
        take = self._take
        scope: Scope | None = masks.scope
        parts = take(position.parts) if take is not None else self._reads(position)
        if scope is None or scope.parts != parts:
            scope = masks.scope = Scope(parts)
        known: int | None = scope.watched.get(back)
        return self._watched(position, masks, scope, back) if known is None else known

    def _watched(self, position: sc.Position, masks: BoardMasks, scope: Scope, back: str) -> int:
        known = self.geometry.every_bridge
        if not (self._known or self._knows(position.rules)).any_bridge:
            known = position.rules.questions[Watched].ask(position, Watched(masks, back), known)
        scope.watched[back] = known
        return known

    def easy(self, position: sc.Position, masks: BoardMasks, scope: Scope, back: str) -> int:
        """The bridges that a card with this back moves wherever the board lets it, by bits."""
        watched = scope.watched.get(back)
        if watched is None:
            watched = self._watched(position, masks, scope, back)
        easy = scope.easy[back] = scope.open & ~(masks.with_acolyte | watched)
        return easy
