"""Peeping: each has a number that nobody knows; who peeps sees the own one and says so."""

from typing import Annotated

import scriptorium as sc
import scriptorium.house_rules as sh

PEEPING = sc.Plugin(
    "peeping",
    "noughts",
    title="Peeping",
    author="a monk",
    summary="Each may look at a number of its own.",
)
SEEN = sc.Reason("seen", "H2", "It has been seen.", message="peeping-seen")


@PEEPING.part()
class Fates(sh.Secretive, tag="peeping.fates", frozen=True):
    """A number of each seat, which no seat knows."""

    by_seat: Annotated[tuple[int, ...], sh.secret(range(1, 7), of_nobody=True)] = (0, 0)


@PEEPING.part()
class Known(sh.Secretive, tag="peeping.known", frozen=True):
    """What each has seen of its own number."""

    by_seat: Annotated[tuple[int, ...], sh.secret(range(7))] = (0, 0)


@PEEPING.set_up
def deal(now):
    """H1: each gets a number by chance."""
    now.put(Fates(tuple(now.below("peeping.fates", 6) + 1 for _ in now.seats)))


@PEEPING.choice(
    sc.Rule(SEEN, predicate=lambda at, do: not at[Known].by_seat[at.seats.index(at.me)])
)
class Peep(sc.Action, tag="peeping.peep", frozen=True):
    """Look at the own number."""

    def do(self, now: sc.Change) -> None:
        """H2: its seat alone sees it, so it cannot be taken back."""
        at = now.seats.index(now.me)
        known = list(now[Known].by_seat)
        known[at] = now[Fates].by_seat[at]
        now.put(Known(tuple(known)))
        now.reveal_to([now.me])
