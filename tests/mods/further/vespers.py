"""Vespers: in the fourth turn the match goes over into a phase of its own, in which one prays."""

import scriptorium as sc

VESPERS = sc.Plugin(
    "vespers", "noughts", title="Vespers", author="a monk", summary="The fourth turn is vespers."
)
VESPERS.add_phase(sc.Phase("vespers", ("pray",)), after="play")
VESPERS.change("noughts.mark", during=("mark",))


@VESPERS.choice(during=("pray",))
class Pray(sc.Action, tag="vespers.pray", frozen=True):
    """Pray, and the match is over."""

    def do(self, now: sc.Change) -> None:
        """H2: who prays has won."""
        now.end([now.me])


@VESPERS.react(sc.TurnBegan)
def bells(now, event):
    """H1: with the fourth turn vespers begin."""
    if event.turn == 4:
        now.enter_phase("vespers", event.seat)
