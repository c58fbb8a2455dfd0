"""The verb `pay`: choose a level of a card by its price, for the parts behind it (S9.2)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any

from msgspec import Meta
from msgspec.structs import replace

import scriptorium as sc
import scriptorium_verbs as sv
from scriptorium_verbs import Carried, ChoiceWords, able, words
from scriptorium_verbs.carrying_out import program_of

from ..board.targets import Prices
from ..hand.playing import AP, BAD_LEVEL, NOTHING_TO_DO, too_dear
from ..wording import reason, sentence

# Without this verb no card is paid for by levels in parts.
scriptorium_about = sc.part_of_game(
    "sator.verb_pay", needs=("sator.verbs",), after=("sator.cards",)
)

Price = Annotated[int, Meta(ge=0, le=999)]


class PayWords(ChoiceWords, frozen=True, kw_only=True):
    """Choose one of these prices and pay it."""

    pay: Annotated[tuple[Price, ...], Meta(min_length=1, max_length=9)]


def prices(position: sc.Position, top: Any) -> Iterable[int]:
    """The prices that the card gives."""
    said = words(position, top)
    return said.pay if isinstance(said, PayWords) else ()


class Level(sc.Action, tag="sator.level", frozen=True):
    """Choose a level by its price."""

    ap: Annotated[Price, Prices(prices, outside=BAD_LEVEL)]


def why_for_nothing(position: sc.Position, top: sv.CardRun, action: Level) -> sc.Refused | None:
    """Only what lets the next part be done; else the card says why it could not be closed."""
    after = replace(top, kept=(action.ap,))
    if able(position, after, top.at + 1):
        return None
    closes = program_of(position, top.card).closes
    refused = closes[1](position, after) if closes is not None else None
    return refused or NOTHING_TO_DO(card=top.card)


def some_level(position: sc.Position, top: sv.CardRun) -> bool:
    """Whether a level can be paid by which the next part can be done."""
    most, after = position.clock.left[AP], top.at + 1
    for price in prices(position, top):
        if price <= most and able(position, replace(top, kept=(price,)), after):
            return True
    return False


def pay(now: sc.Change, top: sv.CardRun, action: Level) -> Carried:
    """Pay it; the parts behind see what was paid."""
    now.spend("ap", action.ap)
    return Carried(kept=(action.ap,))


ASKS = reason("awaited", "S15.1", "sator-touch-sending")
LEVEL = sc.Choice(
    Level,
    do=pay,
    exists=some_level,
    rules=(sc.Rule(why=lambda position, top, action: too_dear(position, action.ap)),),
    ends=(sc.Rule(why=why_for_nothing),),
    said=sentence("sator-pays"),
    asks=ASKS,
)


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    said = sentence("sator-verbs-pay")
    sv.verb(book, "pay", PayWords, LEVEL, said=said, heedless=("cards",))
