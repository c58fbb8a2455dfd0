"""Vespers: in the fourth turn the match goes over into a phase of its own, in which one prays."""

import scriptorium as sc
import scriptorium.house_rules as sh


class Pray(sc.Action, tag="vespers.pray", frozen=True):
    """Pray, and the match is over."""


def pray(now, top, action):
    """H2: who prays has won."""
    now.end([top.seat])


def bells(now, event):
    """H1: with the fourth turn vespers begin."""
    if event.turn == 4:
        now.enter_phase("vespers", event.seat)


@sc.hookimpl
def scriptorium_about():
    return sc.About(
        "vespers",
        "noughts",
        title="Vespers",
        author="a monk",
        summary="The fourth turn is vespers.",
    )


@sc.hookimpl
def scriptorium_rules(book):
    sh.add_phase(book, sc.Phase("vespers", ("pray",)), after="play")
    sh.change_choice(book, "noughts.mark", during=("mark",))
    book.choice(sc.Choice(Pray, do=pray, during=("pray",)))
    book.react(sc.TurnBegan, bells)
