"""The ways that a card of verbs gives: a button for each whose first part can be done."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Annotated

from msgspec import Meta
from msgspec.structs import replace

from scriptorium.engine.card_run import CardRun
from scriptorium.engine.choices import Choice, Rule
from scriptorium.engine.errors import Reason, Refused, Unreadable
from scriptorium.engine.programs import Act, CardOption, Choose
from scriptorium.engine.table import Moment
from scriptorium.engine.targets import Numbers
from scriptorium.engine.values import Action, Text, text
from scriptorium.scene.pieces import BUTTONS, Piece

from .card_rules import card_rules
from .interpreter import able, go_on, program_of, step_of, why_not_able

if TYPE_CHECKING:
    from scriptorium.engine.change import Change
    from scriptorium.engine.table import Position, View

MOST_WAYS = 99

NO_PART = Reason(
    "no_way_on",
    "",
    "You can't do the first part of this right now.",
    message="verbs-no-part",
)
NO_OPTION = Reason(
    "not_offered", "", "The card doesn't give you that choice here.", message="verbs-no-option"
)


def _options(at: Moment) -> tuple[CardOption, ...]:
    step = step_of(at)
    return step.options if isinstance(step, Choose) else ()


def option_piece(number: int) -> str:
    """The button of a way."""
    return f"option-{number}"


class CardOptions(Numbers):
    """The ways that a card gives, counted from 1."""

    noun = "a button"
    outside = NO_OPTION

    def __init__(self) -> None:
        super().__init__(piece=option_piece, noun="a button")

    def every(self, at: Moment) -> Iterable[int]:
        """As many as the step has."""
        return range(1, len(_options(at)) + 1)

    def read(self, position: Position, text: str) -> int:
        """A number that a way may have."""
        number = super().read(position, text)
        if not 0 < number <= MOST_WAYS:
            raise Unreadable(f"write the number of a way, as in option 2, not {text!r}")
        return number


class Pick(Action, tag="core.pick", frozen=True):
    """Choose one of the ways that a card gives, counted from 1."""

    option: Annotated[int, Meta(ge=1, le=MOST_WAYS), CardOptions()]


def why_no_pick(at: Moment, action: Pick) -> Refused | None:
    """A reason of its own against the first part of a way."""
    way = _options(at)[action.option - 1]
    return why_not_able(at, way.begin, way.end)


def way_on(at: Moment, action: Pick) -> bool:
    """Whether the first part of a way can be done."""
    way = _options(at)[action.option - 1]
    return able(at, way.begin, way.end)


def pick(now: Change, top: CardRun, action: Pick) -> None:
    """Go on with the first part of a way."""
    go_on(now, replace(top, at=_options(Moment.of(now, top))[action.option - 1].begin), first=True)


def called(at: Moment, number: int) -> Text:
    """What a way is called: its title, or else what its first part does."""
    way = _options(at)[number - 1]
    if way.title:
        return text("verbs-way", "{title}", title=way.title)
    steps = program_of(at, at.decision.card).steps
    for step in steps[way.begin : way.end]:
        if isinstance(step, Act):
            return card_rules(at.rules).verbs[step.verb].said(step.words)
    return text("verbs-way", "{title}", title=str(number))


def draw_options(view: View) -> Iterator[Piece]:
    """A button for each way that the one who chooses may go."""
    top = view.pending[-1] if view.pending else None
    if isinstance(top, CardRun) and view.chooser == view.seat:
        for number in range(1, len(_options(Moment.of(view, top))) + 1):
            said = called(Moment.of(view, top), number)
            yield Piece(
                option_piece(number),
                "button",
                float(number),
                0.0,
                label=str(number),
                says=said,
                group=BUTTONS,
            )


def _said_pick(position: Position, action: Pick) -> Text | None:
    top = position.pending[-1]
    if not isinstance(top, CardRun) or action.option > len(_options(Moment.of(position, top))):
        return None
    return called(Moment.of(position, top), action.option)


PICK = Choice(
    Pick,
    do=pick,
    at=CardRun,
    rules=(Rule(explain=why_no_pick),),
    ends=(Rule(NO_PART, predicate=way_on),),
    word="option",
    said=_said_pick,
)
