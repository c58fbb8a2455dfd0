"""`done`: closing an effect of several parts before its last part."""

from __future__ import annotations

import scriptorium as sc
from scriptorium.doing import may_stop, stop, why_not_stop

from ..board.piece_names import DONE as DONE_PIECE
from ..cards.playing import Cards, Finisher
from ..words.sayings import is_content

NOT_OPEN = sc.Reason(
    "wrong_step", "S9.4", "There is nothing to be closed.", message="sator-done-not-open"
)


DONE = (sc.Done(),)


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
    finishers: dict[type[sc.Pending], Finisher]
    finishers = {sc.Doing: Finisher(may_stop, why_not_stop, stop), **cards.finishers}

    def why_not(table: sc.Table, top: sc.Pending, action: sc.Done) -> sc.Refused | None:
        return finishers[type(top)].why(table, top)

    def finish(now: sc.Change, top: sc.Pending, action: sc.Done) -> None:
        finishers[type(top)].finish(now, top)

    book.choice(
        sc.Choice(
            sc.Done,
            at=tuple(finishers),
            do=finish,
            rules=(sc.Rule(why=why_not),),
            refusal=NOT_OPEN,
            said=is_content,
            beside=(DONE_PIECE,),
        )
    )
