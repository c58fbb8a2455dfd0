"""The verb `pay`: choose a level of a card by its price, for the parts behind it (S9.2)."""

from __future__ import annotations

from typing import Annotated

import scriptorium as sc

from .. import game, say
from ..board.targets import Price, Prices
from ..hand.paying import pay_verb, prices_to_pay
from ..hand.playing import AP, BAD_LEVEL, NOTHING_TO_DO, too_dear

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
