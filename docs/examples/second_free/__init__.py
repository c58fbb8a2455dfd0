"""A variant of the turn: whoever has used the free action may buy a second one for two points."""

from __future__ import annotations

import scriptorium as sc
import scriptorium.cards as sv
from scriptorium_sator.turn.free_action import NAME

PRICE = 2

SECOND_FREE = sc.Plugin(
    "second_free",
    "sator",
    file=__file__,
    needs=("sator.free_action",),
    version="1.0",
    title="A second free action",
    author="The Scriptorium founders",
    summary="After the free action, a second one for two action points.",
)
say = SECOND_FREE.say


@SECOND_FREE.part(reset="turn")
class Bought(sc.Part, tag="second_free.bought", frozen=True):
    """Whether the second free action of this turn has been bought."""

    done: bool = False


DEAR = say.reason("F1", "second-free-dear", id="no_ap")


def is_first(at: sc.Moment, do: Buy) -> bool:
    """F1: a second one is bought once a turn."""
    return not at[Bought].done


def free_is_used(at: sc.Moment, do: Buy) -> bool:
    """F1: the one that costs nothing comes first."""
    return not at.clock.uses[at.rules.schedule.use("free")]


def too_dear(at: sc.Moment, do: Buy) -> sc.Refused | None:
    """F1: it costs two points."""
    left = at.clock.left[at.rules.schedule.budget("ap")]
    return DEAR(cost=PRICE) if left < PRICE else None


@SECOND_FREE.choice(
    say.rule("F1", "second-free-used", predicate=is_first, id="second_used"),
    say.rule("F1", "second-free-first", predicate=free_is_used, id="first_unused"),
    say.rule_for(DEAR, explain=too_dear),
    during=("swap", "play", "walk"),
    opens=sv.CardRun,
    beside=("free-action",),
)
class Buy(sc.Action, tag="second_free.buy", frozen=True):
    """Buy a second free action."""

    def do(self, now: sc.Change) -> None:
        """Pay, and begin what a free action is."""
        now.spend("ap", PRICE)
        now.put(Bought(True))
        now.wait_for(sv.CardRun(now.me, NAME))
