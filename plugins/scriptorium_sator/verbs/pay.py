"""The verb `pay`: choose a level of a card by its price, for the parts behind it (S9.2)."""

from __future__ import annotations

from typing import Annotated

import scriptorium as sc

from ..board.targets import Price, Prices
from ..hand.paying import pay_verb, prices_to_pay
from ..hand.playing import AP, BAD_LEVEL, NOTHING_TO_DO, too_dear
from ..wording import reason, sentence

# Without this verb no card is paid for by levels in parts.
scriptorium_about = sc.part_of_game(
    "sator.verb_pay", needs=("sator.verbs",), after=("sator.cards",)
)


class Level(sc.Action, tag="sator.level", frozen=True):
    """Choose a level by its price."""

    ap: Annotated[Price, Prices(prices_to_pay, outside=BAD_LEVEL)]


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    pay_verb(
        book,
        Level,
        points="ap",
        budget=AP,
        too_dear=too_dear,
        nothing=NOTHING_TO_DO,
        asks=reason("awaited", "S15.1", "sator-touch-sending"),
        told=sentence("sator-pays"),
        said=sentence("sator-verbs-pay"),
    )
