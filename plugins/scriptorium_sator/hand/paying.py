"""The verb `pay`: choose a level of a card by its price, for the parts behind it.

    pay_verb(book, Level, points="ap", budget=0, too_dear=too_dear, nothing=…, asks=…, …)

The action is the game's, with one field: `ap: Annotated[Price, Prices(prices_to_pay, …)]`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Annotated, Any

from msgspec import Meta
from msgspec.structs import replace

from scriptorium import (
    Action,
    Choice,
    Moment,
    Position,
    Quick,
    Reason,
    Refused,
    Rule,
    RuleBook,
    Sentence,
)
from scriptorium.cards import CardRun, Carried, ChoiceWords, able, program_of, verb, words

from ..targets import Price


class PayWords(ChoiceWords, frozen=True, kw_only=True):
    """Choose one of these prices and pay it."""

    pay: Annotated[tuple[Price, ...], Meta(min_length=1, max_length=9)]


def prices_to_pay(at: Moment) -> Iterable[int]:
    """The prices that the card gives."""
    said = words(at)
    return said.pay if isinstance(said, PayWords) else ()


def pay_verb(
    book: RuleBook,
    level: type[Action],
    *,
    points: str,
    budget: int,
    too_dear: Callable[[Position, int], Refused | None],
    nothing: Reason,
    asks: Reason,
    told: Sentence,
    said: Sentence,
) -> None:
    """Lend it to cards: `nothing` refuses a price that brings nothing, `budget` counts `points`."""

    def why_for_nothing(at: Moment, action: Any) -> Refused | None:
        """Only what lets the next part be done; else the card says why it could not be closed."""
        after = at.imagine(replace(at.decision, kept=(action.ap,)))
        if able(after, at.decision.at + 1):
            return None
        closes = program_of(at, at.decision.card).closes
        refused = closes[1](after) if closes is not None else None
        return refused or nothing(card=at.decision.card)

    def some_level(at: Moment) -> bool:
        """Whether a level can be paid by which the next part can be done."""
        most, after = at.clock.left[budget], at.decision.at + 1
        for price in prices_to_pay(at):
            if price <= most and able(at.imagine(replace(at.decision, kept=(price,))), after):
                return True
        return False

    def pay(now: Any, top: CardRun, action: Any) -> Carried:
        """Pay it; the parts behind see what was paid."""
        now.spend(points, action.ap)
        return Carried(kept=(action.ap,))

    choice = Choice(
        level,
        do=pay,
        quick=Quick(exists=some_level),
        rules=(Rule(explain=lambda at, action: too_dear(at, action.ap)),),
        ends=(Rule(explain=why_for_nothing),),
        said=told,
        asks=asks,
    )
    verb(book, "pay", PayWords, choice, said=said, heedless=("cards",))
