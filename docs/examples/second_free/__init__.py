"""A variant of the turn: whoever has used the free action may buy a second one for two points."""

from __future__ import annotations

from pathlib import Path

import scriptorium as sc
import scriptorium.cards as sv
from scriptorium_sator.turn.free_action import NAME

PRICE = 2
BOUGHT = sc.Reason(
    "second_used", "F1", "The second free action is bought once a turn.", message="second-free-used"
)
FIRST = sc.Reason(
    "first_unused",
    "F1",
    "First use the free action that costs nothing.",
    message="second-free-first",
)
DEAR = sc.Reason(
    "no_ap", "F1", "A second free action costs action points: {cost}.", message="second-free-dear"
)


class Bought(sc.Part, tag="second_free.bought", frozen=True):
    """Whether the second free action of this turn has been bought."""

    done: bool = False


class Buy(sc.Action, tag="second_free.buy", frozen=True):
    """Buy a second free action."""


def first_is_used(at: sc.Moment, action: Buy) -> bool:
    """F1: the one that costs nothing comes first."""
    return not at.clock.uses[at.rules.schedule.use("free")]


def too_dear(at: sc.Moment, action: Buy) -> sc.Refused | None:
    """F1: it costs two points."""
    left = at.clock.left[at.rules.schedule.budget("ap")]
    return DEAR(cost=PRICE) if left < PRICE else None


def buy(now: sc.Change, turn: sc.Turn, action: Buy) -> None:
    """Pay, and begin what a free action is."""
    now.spend("ap", PRICE)
    now.put(Bought(True))
    now.wait_for(sv.CardRun(turn.seat, NAME))


BUY = sc.Choice(
    Buy,
    do=buy,
    rules=(
        sc.Rule(BOUGHT, predicate=lambda at, action: not at[Bought].done),
        sc.Rule(FIRST, predicate=first_is_used),
        sc.Rule(DEAR, explain=too_dear),
    ),
    during=("swap", "play", "walk"),
    opens=sv.CardRun,
    beside=("free-action",),
)


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """A house rule for SATOR."""
    return sc.About(
        "second_free",
        "sator",
        version="1.0",
        title="A second free action",
        author="The Scriptorium founders",
        summary="After the free action, a second one for two action points.",
        requires=("sator.free_action",),
        texts=Path(__file__).parent / "locale",
    )


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """A further action of steps 1 to 3; what follows is the game's own free action."""
    book.part(Bought(), reset="turn")
    book.choice(BUY)
