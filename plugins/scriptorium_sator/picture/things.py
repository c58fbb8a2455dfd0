"""What the pieces of the picture are for, told to whoever touches one that means nothing now."""

from __future__ import annotations

import scriptorium as sc
import scriptorium_picture as sp

from ..board.piece_names import (
    AP,
    DONE,
    END,
    FREE,
    IM_DECK,
    IM_DISCARD,
    MP,
    PADLOCK,
    SEARCH_BUTTON,
    SWAP_BUTTON,
    TURN,
)

# fmt: off
THINGS = (
    sp.thing(
        "", "S9.2 S24.1",
        "Here nothing is touched first: begin with a card, the free action or your acolyte.",
        "sator-touch-ground",
    ),
    sp.thing(
        "bridge-", "S9.2 S26.1",
        "A bridge moves by a card or by the free action: touch one of these first.",
        "sator-touch-bridge",
    ),
    sp.thing(
        "acolyte-", "S24.1 S15.1",
        "You walk with your own acolyte; another's can only be led by a prayer.",
        "sator-touch-acolyte",
    ),
    sp.thing(
        "book-", "S25.1",
        "A book is taken by the acolyte of its colour, on foot or by a jump; nobody picks it "
        "up by hand.",
        "sator-touch-book",
    ),
    sp.thing(
        "gargoyle-", "S16.1 S23.6",
        "A gargoyle comes into play by a prayer, and goes when cards of the hand are given up "
        "for it.",
        "sator-touch-gargoyle",
    ),
    sp.thing(
        AP, "S7.2",
        "Action points are spent by playing and swapping cards, not by themselves. Left: {left}.",
        "sator-touch-ap", always=True, budget="ap",
    ),
    sp.thing(
        MP, "S7.3",
        "Movement points are spent by walking: touch your acolyte. Left: {left}.",
        "sator-touch-mp", always=True, budget="mp",
    ),
    sp.thing(
        TURN, "S7.1",
        "This shows whose turn it is and how far it has come; it goes on by what you do.",
        "sator-touch-turn",
    ),
    sp.thing(
        "seat-", "S7.8",
        "Only whoever is on turn decides anything; on this panel there is nothing to do.",
        "sator-touch-seat", always=True,
    ),
    sp.thing(
        "back-", "S30.2",
        "Those cards are for their owner's eyes alone; you cannot touch them.",
        "sator-touch-hidden", always=True,
    ),
    sp.thing(
        "outline-", "S5.1",
        "That bridge is another's to place.",
        "sator-touch-outline", always=True,
    ),
    sp.thing(
        f"{IM_DECK} lf-deck-", "S28.1 S8.1",
        "From a deck you draw at the end of your turn, or by a swap.",
        "sator-touch-deck",
    ),
    sp.thing(
        IM_DISCARD, "S8.5 S28.4",
        "The discard pile lies open until it is shuffled into a new deck; nobody takes cards "
        "from it.",
        "sator-touch-discard", always=True,
    ),
    sp.thing(
        "played-", "S9.5",
        "That card has been played and lies there until the walk is over; it does not come "
        "back to the hand.",
        "sator-touch-played", always=True,
    ),
    sp.thing(
        "lf-out- out-", "S8.5 S20.1",
        "That is out of the game.",
        "sator-touch-gone", always=True,
    ),
    sp.thing(
        "taken-", "S25.1 S1.5",
        "That book has been recovered and stays with its owner.",
        "sator-touch-taken", always=True,
    ),
    sp.thing(
        "start-", "S2.2 S24.6",
        "An acolyte leaves its start square and never comes back to one; bridges cannot lie "
        "there.",
        "sator-touch-start",
    ),
    sp.thing(
        PADLOCK, "S17.3",
        "The padlock holds your acolyte until the turn is over: it may neither walk nor jump.",
        "sator-touch-padlock", always=True,
    ),
    sp.thing(
        f"{SWAP_BUTTON} {SEARCH_BUTTON}", "S8.4 S7.1",
        "A swap needs two cards in the hand, the points for it, and comes before all cards "
        "played.",
        "sator-touch-swap",
    ),
)
# fmt: on
# A card of the hand, the free action and the buttons have reasons of their own against them.
CHOICES = tuple(map(sp.Thing, ("hand-", FREE, DONE, END)))


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """Answers to touches belong to every match of SATOR."""
    return sc.About("sator.answers", "sator", after=("sator.cards",))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """Say what each is for."""
    sp.add_things(book, *THINGS, CHOICES)
