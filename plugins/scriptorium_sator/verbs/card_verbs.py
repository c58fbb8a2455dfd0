"""The verbs `draw`, `discard` and `pay` of cards (S6.4, S8.5, S9.2, S14.2, S28.4)."""

from __future__ import annotations

from typing import Annotated

import scriptorium as sc
import scriptorium.cards as sv

from .. import game, say
from ..board.targets import Price, Prices
from ..box.printed_cards import IM, LF
from ..hand.paying import pay_verb, prices_to_pay
from ..hand.playing import (
    AP,
    BAD_LEVEL,
    DECK_EMPTY,
    NOTHING_TO_DO,
    HandCard,
    back_of,
    draw_from,
    hand_of,
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
    held=hand_of,
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


VERB_CARDS.write(HAND_VERBS.register)


# Without this verb no card is paid for by levels in parts.
VERB_PAY = game.plugin("verb_pay", needs=("sator.verbs",), after=("sator.cards",))


class Level(sc.Action, tag="sator.level", frozen=True):
    """Choose a level by its price."""

    ap: Annotated[Price, Prices(prices_to_pay, outside=BAD_LEVEL)]


@VERB_PAY.write
def lend(book: sc.RuleBook) -> None:
    """Lend the verb to cards."""
    pay_verb(
        book,
        Level,
        points="ap",
        budget=AP,
        too_dear=too_dear,
        nothing=NOTHING_TO_DO,
        asks=say.awaits("S15.1", "sator-touch-sending"),
        told=say("sator-pays"),
        said=say("sator-verbs-pay"),
    )
