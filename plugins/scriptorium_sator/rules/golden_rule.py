"""The golden rule: no identical card twice in a row on one bridge (S13.2)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

import scriptorium as sc

from ..board.board_state import Bridge
from ..box.contents import load
from ..box.printed_cards import IM
from ..bridges.board_masks import BoardMasks
from ..cards.playing import PLAYED, back_of
from ..verbs.bridge_movement import FREE, Bar, Movement

GOLDEN_RULE = sc.Reason(
    "golden_rule",
    "S13.2 R26 R27",
    "The last card that moved {bridge} was the same: {card}.",
    message="sator-golden-rule",
)

OPTION = "golden_rule_scope"
NOTHING: tuple[int, tuple[str, ...]] = 0, ()


class LastCards(sc.Part, tag="sator.last_cards", frozen=True):
    """The bridges that a card has moved in this turn, with the last Incertus Movet card on each."""

    by_bridge: Annotated[tuple[tuple[Bridge, sc.CardId], ...], Meta(max_length=256)] = ()


class GoldenRule:
    """Who may be moved by which card."""

    def __init__(self, movement: Movement) -> None:
        self.movement = movement

    def bridges(self, position: sc.Position, masks: BoardMasks, card: str) -> int:
        """The bridges that an identical card was the last to move (R26)."""
        found = 0
        for bridge, last in position[LastCards].by_bridge:
            if last == card:
                found |= 1 << bridge
        return found

    def all_bridges(self, position: sc.Position, masks: BoardMasks, card: str) -> int:
        """Every bridge, where an identical card was the last to be played at all."""
        if card == FREE or back_of(position.rules, card) != IM:
            return 0
        played = sc.cards(position, PLAYED)
        if type(position.pending[-1]) is not sc.Turn:
            played = played[:-1]  # the card being played lies on the table already
        return self.movement.geometry.every_bridge if played and played[-1] == card else 0

    def common(self, position: sc.Position, masks: BoardMasks) -> tuple[int, tuple[str, ...]]:
        """Only the cards that were the last on some bridge are kept from any."""
        pairs = position[LastCards].by_bridge
        return (0, tuple([card for _, card in pairs])) if pairs else NOTHING

    def all_common(self, position: sc.Position, masks: BoardMasks) -> tuple[int, tuple[str, ...]]:
        """Only a card that has been played is kept from all."""
        return 0, sc.cards(position, PLAYED)

    def why(self, position: sc.Position, bridge: int, card: str) -> sc.Refused:
        """Name the bridge and the card."""
        return GOLDEN_RULE(bridge=self.movement.name(position, bridge), card=card)

    def note(self, now: sc.Change, bridges: tuple[int, ...], card: str) -> None:
        """Remember the card on these bridges; a prayer breaks the row, the free action does not."""
        if card == FREE:
            return
        before = now[LastCards].by_bridge
        if not before and now.rules.cards[card].back != IM:
            return
        left = tuple([pair for pair in before if pair[0] not in bridges])
        if now.rules.cards[card].back == IM:
            left = tuple(sorted((*left, *[(bridge, card) for bridge in bridges])))
        if left != before:
            now.put(LastCards(left))

    def forget(self, now: sc.Change, bridge: int) -> None:
        """A bridge that is gone needs no memory."""
        before = now[LastCards].by_bridge
        left = tuple([pair for pair in before if pair[0] != bridge])
        if left != before:
            now.put(LastCards(left))


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """Without this rule identical cards may follow each other."""
    return sc.About("sator.golden_rule", "sator", after=("sator.movement",))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """For each bridge on its own, or for the turn as a whole, as the option says (R26)."""
    movement: Movement = book.service("sator.movement")
    rule = GoldenRule(movement)
    shipped = load().deck.options.golden_rule_scope
    scope = book.option(OPTION, shipped, among=("bridge", "turn"))
    book.reason(GOLDEN_RULE)
    if scope == "turn":
        movement.bars.append(Bar(rule.all_bridges, rule.why, rule.all_common, (sc.Zones,)))
        return
    book.part(LastCards(), reset="turn")
    movement.bars.append(Bar(rule.bridges, rule.why, rule.common, (LastCards,), again=False))
    movement.gone.append(rule.forget)
    movement.told.append(rule.note)
