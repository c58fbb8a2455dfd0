"""The verbs `draw`, `discard` and `pay` of cards (S6.4, S8.5, S9.2, S14.2, S28.4)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

import scriptorium as sc
import scriptorium.cards as sv

from .. import game, say
from ..board.targets import Price, Prices
from ..box.cards import IM, LF
from ..hand.playing import (
    AP,
    BAD_LEVEL,
    DECK_EMPTY,
    HAND,
    NOTHING_TO_DO,
    HandCard,
    back_of,
    draw_from,
    may_draw,
    throw_away,
    too_dear,
)

# Without this rule no card of verbs draws or discards.
VERB_CARDS = game.plugin("verb_cards", needs=("sator.verbs",), after=("sator.cards",))


class Toss(sc.Action, tag="sator.toss", frozen=True):
    """Discard a card of the own hand, as a card of verbs asks."""

    card: HandCard


HAND_VERBS = sv.HandVerbs(
    (IM, LF),
    held=HAND,
    back_of=back_of,
    may_draw=may_draw,
    draw_from=draw_from,
    throw_away=throw_away,
    toss=Toss,
    stream="sator.verbs.discard",
    deck_empty=DECK_EMPTY,
    no_card=say.reason("", "sator-verbs-no-card", id="hand_too_small"),
    wrong_back=say.reason("", "sator-verbs-wrong-back", id="wrong_card"),
    nothing_discarded=say.reason("", "sator-verbs-nothing-discarded", id="not_now"),
    said_drawn=lambda words: say.text("sator-verbs-draw", count=words.draw, who=words.who),
    said_discarded=lambda words: say.text(
        "sator-verbs-discard", count=words.discard, who=words.who
    ),
)


VERB_CARDS.hand_verbs(HAND_VERBS)


# Without this verb no card is paid for by levels in parts.
VERB_PAY = game.plugin("verb_pay", needs=("sator.verbs",), after=("sator.cards",))


class PayWords(sv.ChoiceWords, frozen=True, kw_only=True):
    """Choose one of these prices and pay it, for the parts behind it."""

    pay: Annotated[tuple[Price, ...], Meta(min_length=1, max_length=9)]


def prices_to_pay(at: sc.Moment) -> Iterable[int]:
    """The prices that the card gives."""
    said = sv.words(at)
    return said.pay if isinstance(said, PayWords) else ()


def why_for_nothing(at: sc.Moment, action: Level) -> sc.Refused | None:
    """Only what lets the next part be done; else the card says why it could not be closed."""
    after = at.imagine(replace(at.decision, kept=(action.ap,)))
    if sv.able(after, at.decision.at + 1):
        return None
    closing = sv.program_of(at, at.decision.card).closing
    refused = closing.why_not(after) if closing is not None else None
    return refused or NOTHING_TO_DO(card=at.decision.card)


def some_level(at: sc.Moment) -> bool:
    """Whether a level can be paid by which the next part can be done: the dearest lets most."""
    most, after = at.clock.left[AP], at.decision.at + 1
    for price in sorted(prices_to_pay(at), reverse=True):
        if price <= most and sv.able(at.imagine(replace(at.decision, kept=(price,))), after):
            return True
    return False


@VERB_PAY.verb_step(
    sc.Rule(explain=lambda at, action: too_dear(at, action.ap)),
    ends=(sc.Rule(explain=why_for_nothing),),
    quick=sc.Quick(exists=some_level),
    said=say("sator-pays"),
    asks=say.awaits("S15.1", "sator-touch-sending"),
)
class Level(sc.Action, tag="sator.level", frozen=True):
    """Choose a level by its price."""

    ap: Annotated[Price, Prices(prices_to_pay, outside=BAD_LEVEL)]

    def do(self, now: sc.Change, run: sv.CardRun) -> sv.Carried:
        """Pay it; the parts behind see what was paid."""
        now.spend("ap", self.ap)
        return sv.Carried(kept=(self.ap,))


VERB_PAY.verb_in_steps("pay", PayWords, Level, said=say("sator-verbs-pay"), heedless=("cards",))
