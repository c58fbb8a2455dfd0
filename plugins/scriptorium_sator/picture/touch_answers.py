"""What the game says to a touch that means nothing now: what is awaited, or what a thing is for.

Where some action could have been meant, the reason against that action is told instead.
"""

from __future__ import annotations

import scriptorium as sc
import scriptorium_verbs as sv

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
from ..hand.playing import AP as ACTION_POINTS
from ..hand.playing import MP as MOVEMENT_POINTS

# What an effect that has been begun awaits, by the decision.
AWAITED = {
    "aiming": sc.Reason(
        "awaited",
        "S9.2",
        "First touch the bridge that your card is to move.",
        message="sator-touch-aiming",
    ),
    "handling": sc.Reason(
        "awaited",
        "S10.2 S11.1",
        "Push the chosen bridge from square to square, or touch the square of it about "
        "which it is to turn.",
        message="sator-touch-handling",
    ),
    "turning": sc.Reason(
        "awaited",
        "S11.5 S11.6",
        "The bridge is to turn once more: touch another of its squares as the pivot.",
        message="sator-touch-turning",
    ),
    "shifting": sc.Reason(
        "awaited",
        "S18.1 S18.2",
        "Push the chosen bridge from square to square, as far as the prayer asks.",
        message="sator-touch-shifting",
    ),
    "operations": sc.Reason(
        "awaited",
        "S17.1 S26.1",
        "Touch a bridge that carries neither an acolyte nor a gargoyle; it is then "
        "pushed or turned.",
        message="sator-touch-operations",
    ),
    "operating": sc.Reason(
        "awaited",
        "S17.1 S26.1",
        "Push the chosen bridge by one square, or touch one of its squares about which "
        "it is to turn.",
        message="sator-touch-operating",
    ),
}

# What things are for, at the turn itself.
THINGS = {
    "ground": sc.Reason(
        "not_touched",
        "S9.2 S24.1",
        "Here nothing is touched first: begin with a card, the free action or your acolyte.",
        message="sator-touch-ground",
    ),
    "bridge": sc.Reason(
        "not_touched",
        "S9.2 S26.1",
        "A bridge moves by a card or by the free action: touch one of these first.",
        message="sator-touch-bridge",
    ),
    "acolyte": sc.Reason(
        "not_touched",
        "S24.1 S15.1",
        "You walk with your own acolyte; another's can only be led by a prayer.",
        message="sator-touch-acolyte",
    ),
    "book": sc.Reason(
        "not_touched",
        "S25.1",
        "A book is taken by the acolyte of its colour, on foot or by a jump; nobody "
        "picks it up by hand.",
        message="sator-touch-book",
    ),
    "gargoyle": sc.Reason(
        "not_touched",
        "S16.1 S23.6",
        "A gargoyle comes into play by a prayer, and goes when cards of the hand are "
        "given up for it.",
        message="sator-touch-gargoyle",
    ),
    "ap": sc.Reason(
        "not_touched",
        "S7.2",
        "Action points are spent by playing and swapping cards, not by themselves. Left: {left}.",
        message="sator-touch-ap",
    ),
    "mp": sc.Reason(
        "not_touched",
        "S7.3",
        "Movement points are spent by walking: touch your acolyte. Left: {left}.",
        message="sator-touch-mp",
    ),
    "turn": sc.Reason(
        "not_touched",
        "S7.1",
        "This shows whose turn it is and how far it has come; it goes on by what you do.",
        message="sator-touch-turn",
    ),
    "seat": sc.Reason(
        "not_touched",
        "S7.8",
        "Only whoever is on turn decides anything; on this panel there is nothing to do.",
        message="sator-touch-seat",
    ),
    "hidden": sc.Reason(
        "not_touched",
        "S30.2",
        "Those cards are for their owner's eyes alone; you cannot touch them.",
        message="sator-touch-hidden",
    ),
    "outline": sc.Reason(
        "not_touched",
        "S5.1",
        "That bridge is another's to place.",
        message="sator-touch-outline",
    ),
    "deck": sc.Reason(
        "not_touched",
        "S28.1 S8.1",
        "From a deck you draw at the end of your turn, or by a swap.",
        message="sator-touch-deck",
    ),
    "discard": sc.Reason(
        "not_touched",
        "S8.5 S28.4",
        "The discard pile lies open until it is shuffled into a new deck; nobody takes "
        "cards from it.",
        message="sator-touch-discard",
    ),
    "played": sc.Reason(
        "not_touched",
        "S9.5",
        "That card has been played and lies there until the walk is over; it does not "
        "come back to the hand.",
        message="sator-touch-played",
    ),
    "gone": sc.Reason(
        "not_touched",
        "S8.5 S20.1",
        "That is out of the game.",
        message="sator-touch-gone",
    ),
    "taken": sc.Reason(
        "not_touched",
        "S25.1 S1.5",
        "That book has been recovered and stays with its owner.",
        message="sator-touch-taken",
    ),
    "start": sc.Reason(
        "not_touched",
        "S2.2 S24.6",
        "An acolyte leaves its start square and never comes back to one; bridges cannot lie there.",
        message="sator-touch-start",
    ),
    "padlock": sc.Reason(
        "not_touched",
        "S17.3",
        "The padlock holds your acolyte until the turn is over: it may neither walk nor jump.",
        message="sator-touch-padlock",
    ),
    "swap": sc.Reason(
        "not_touched",
        "S8.4 S7.1",
        "A swap needs two cards in the hand, the points for it, and comes before all cards played.",
        message="sator-touch-swap",
    ),
}

# Things by their names, or by how their names begin.
NAMED = {
    FREE: "choice",
    DONE: "choice",
    END: "choice",
    AP: "ap",
    MP: "mp",
    TURN: "turn",
    PADLOCK: "padlock",
    SWAP_BUTTON: "swap",
    SEARCH_BUTTON: "swap",
    IM_DECK: "deck",
    IM_DISCARD: "discard",
}
BEGINNINGS = {
    "hand-": "choice",
    "bridge-": "bridge",
    "acolyte-": "acolyte",
    "book-": "book",
    "gargoyle-": "gargoyle",
    "seat-": "seat",
    "back-": "hidden",
    "outline-": "outline",
    "lf-deck-": "deck",
    "lf-out-": "gone",
    "out-": "gone",
    "played-": "played",
    "taken-": "taken",
    "start-": "start",
}
# The steps of a turn in which one does this or that.
STEPS = ("swap", "play", "walk")
# What has its own word whatever is awaited.
ALWAYS = ("ap", "mp", "seat", "hidden", "outline", "discard", "gone", "played", "taken", "padlock")


class Answers:
    """The words of a match about touches that mean nothing."""

    def why(self, view: sc.View, touched: tuple[str, ...]) -> sc.Refused | None:
        """What to say to the last of some touches; what is awaited goes before most things."""
        thing = self.thing(touched[-1])
        if thing not in ALWAYS and isinstance(view.pending[-1], sv.CardRun):
            return None  # what is awaited says what it asks for
        if thing not in ALWAYS:
            awaited = self.awaited(view)
            if awaited is not None:
                return awaited()
            if type(view.pending[-1]) is not sc.Turn or view.clock.step not in STEPS:
                return None  # the choice that is awaited says it
        if thing == "choice":
            return None  # there is a reason of its own against it
        reason, left = THINGS[thing], view.clock.left
        if thing == "ap" and left:
            return reason(left=left[ACTION_POINTS])
        if thing == "mp" and left:
            return reason(left=left[MOVEMENT_POINTS])
        return reason()

    def thing(self, piece: str) -> str:
        """What kind of thing a piece is."""
        known = NAMED.get(piece)
        if known is None:
            known = next(
                (kind for start, kind in BEGINNINGS.items() if piece.startswith(start)), ""
            )
        return known or "ground"

    def awaited(self, view: sc.View) -> sc.Reason | None:
        """What has to be touched before anything else."""
        tag = str(type(view.pending[-1]).__struct_config__.tag).partition(".")[2]
        return AWAITED.get(tag)


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """Answers to touches belong to every match of SATOR."""
    return sc.About("sator.answers", "sator", after=("sator.cards",))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """Declare the answers, and give them."""
    for reasons in (AWAITED, THINGS):
        book.reason(*reasons.values())
    book.explain(Answers().why)
