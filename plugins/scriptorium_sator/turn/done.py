"""`done`: closing an effect of several parts before its last part."""

from __future__ import annotations

import scriptorium as sc

from ..board.piece_names import DONE as DONE_PIECE
from ..cards.playing import Cards
from ..words.sayings import is_content

NOT_OPEN = sc.Reason(
    "wrong_step", "S9.4", "There is nothing to be closed.", message="sator-done-not-open"
)


class Done(sc.Action, tag="sator.done", frozen=True):
    """Close what has been begun."""


DONE = (Done(),)


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """After all effects that can be closed."""
    return sc.About(
        "sator.done", "sator", after=("sator.mihi", "sator.nihil", "sator.quin", "sator.victoria")
    )


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """For every decision that an effect has told to be closable."""
    cards: Cards = book.service("sator.cards")
    finishers = cards.finishers
    if not finishers:
        return

    def offers(table: sc.Table, top: sc.Pending) -> tuple[Done, ...]:
        return DONE if finishers[type(top)].can(table, top) else ()

    def why_not(table: sc.Table, top: sc.Pending, action: Done) -> sc.Refused | None:
        return finishers[type(top)].why(table, top)

    def finish(now: sc.Change, top: sc.Pending, action: Done) -> None:
        finishers[type(top)].finish(now, top)

    book.reason(NOT_OPEN)
    book.action(
        Done,
        said=is_content,
        touches=lambda position, action: (DONE_PIECE,),
        at=tuple(finishers),
        offer=offers,
        check=why_not,
        apply=finish,
        exact=True,
        refusal=NOT_OPEN,
        write=lambda position, action: "done",
    )
