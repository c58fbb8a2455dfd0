"""A card of verbs that is being played: the decision that lies on the table meanwhile."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

from msgspec import Meta

from .programs import MOST_STEPS
from .values import Action, CardId, Decision, Event, Name, Seat, Task, Text, text

Step = Annotated[int, Meta(ge=0, le=MOST_STEPS)]

# What has been chosen at an earlier stage of a verb: a number, a word, a path.
Chosen = (
    Annotated[int, Meta(ge=-999_999, le=999_999)]
    | Name
    | Annotated[tuple[Annotated[int, Meta(ge=-999_999, le=999_999)], ...], Meta(max_length=64)]
)


class Carried(NamedTuple):
    """That a part has been done: to which pieces, and what is kept for the parts behind it."""

    touched: tuple[str, ...] = ()
    kept: tuple[Any, ...] = ()


class CardRun(Decision, tag="core.card_run", frozen=True):
    """A card of verbs is being played: what its next step is done to, or which way it goes."""

    card: CardId  # or the name of a program that needs no card
    at: Step = 0
    done: Step = 0
    stage: Annotated[int, Meta(ge=0, le=9)] = 0
    chosen: Annotated[tuple[Chosen, ...], Meta(max_length=32)] = ()  # at the stages before
    touched: Annotated[tuple[Name, ...], Meta(max_length=MOST_STEPS)] = ()
    kept: Annotated[tuple[Chosen, ...], Meta(max_length=32)] = ()  # by a part, for those behind it


class GoingOn(Task, tag="core.card_goes_on", frozen=True):
    """A card of verbs goes on from here, once what one of its parts has opened is decided."""

    card: CardId
    at: Step
    done: Step
    touched: Annotated[tuple[Name, ...], Meta(max_length=MOST_STEPS)] = ()
    kept: Annotated[tuple[Chosen, ...], Meta(max_length=32)] = ()


class PassedOver(Event, tag="core.passed_over", frozen=True):
    """A part of a card could not be done."""

    seat: Seat
    card: CardId
    part: Name

    def said(self) -> Text:
        """Which part of which card."""
        return text(
            "verbs-passed-over",
            "{card}: a part cannot be done now and is passed over ({part}).",
            card=self.card,
            part=self.part,
        )


class Done(Action, tag="core.done", frozen=True):
    """Close what has been begun."""


DONE = Done()
