"""The golden rule: no identical card twice in a row on one bridge (S13.2)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

import scriptorium as sc

from .. import game, say
from ..board.board_state import Bridge
from ..box.cards import IM
from ..box.contents import load
from ..hand.playing import PLAYED, back_of
from ..verbs.movement_questions import FREE, BridgesSettled, CardsKept, KeptFrom

# Without this rule identical cards may follow each other.
GOLDEN_RULE = game.plugin("golden_rule", needs=("sator.movement",))

SAME_CARD = say.reason("S13.2 R26 R27", "sator-golden-rule")

SCOPE = GOLDEN_RULE.option(
    "golden_rule_scope", load().deck.options.golden_rule_scope, among=("bridge", "turn")
)


# For each bridge on its own, or for the turn as a whole, as the option says (R26).
BRIDGES = GOLDEN_RULE.where(lambda book: SCOPE(book) == "bridge")
TURN = GOLDEN_RULE.where(lambda book: SCOPE(book) == "turn")


@BRIDGES.part(reset="turn")
class LastCards(sc.Part, tag="sator.last_cards", frozen=True):
    """The bridges that a card has moved in this turn, with the last Incertus Movet card on each."""

    by_bridge: Annotated[tuple[tuple[Bridge, sc.CardId], ...], Meta(max_length=256)] = ()


@BRIDGES.answer(KeptFrom, reason=SAME_CARD)
def kept(position: sc.Position, asked: KeptFrom) -> int:
    """The bridges that an identical card was the last to move (R26), but for those it moves on."""
    found = 0
    for bridge, last in position[LastCards].by_bridge:
        if last == asked.card:
            found |= 1 << bridge
    return found & ~asked.own


@BRIDGES.answer(CardsKept, reads=(LastCards,))
def cards_kept(position: sc.Position, asked: CardsKept) -> tuple[sc.CardId, ...]:
    """Only the cards that were the last on some bridge are kept from any."""
    last: LastCards = position.parts[position.rules.part_index[LastCards]]
    return tuple(dict(last.by_bridge).values()) if last.by_bridge else ()


@TURN.answer(KeptFrom, reason=SAME_CARD)
def kept_from_all(position: sc.Position, asked: KeptFrom) -> int:
    """Every bridge, where an identical card was the last to be played at all."""
    card = asked.card
    if card == FREE or back_of(position.rules, card) != IM:
        return 0
    played = PLAYED(position)
    if type(position.pending[-1]) is not sc.Turn:
        played = played[:-1]  # the card being played lies on the table already
    return (1 << len(asked.masks.places)) - 1 if played and played[-1] == card else 0


@TURN.answer(CardsKept, reads=(sc.Zones,))
def cards_played(position: sc.Position, asked: CardsKept) -> tuple[sc.CardId, ...]:
    """Only a card that has been played is kept from all."""
    return PLAYED(position)


@BRIDGES.react(BridgesSettled)
def note(now: sc.Change, settled: BridgesSettled) -> None:
    """Remember the card on these bridges; a prayer breaks the row, the free action does not."""
    card = settled.card
    if card == FREE:
        return
    parts, at = now.parts, now.rules.part_index[LastCards]
    before: dict[int, str] = dict(parts[at].by_bridge)  # type: ignore[attr-defined]
    pairs = before.copy()
    im = now.rules.cards[card].back == IM
    for bridge in settled.bridges:
        if im:
            pairs[bridge] = card
        else:
            pairs.pop(bridge, None)
    if pairs != before:
        parts[at] = LastCards(tuple(sorted(pairs.items())))
