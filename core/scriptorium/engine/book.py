"""What a rule book holds: everything that plugins have registered for one match."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from scriptorium.plugins.overrides import Overrides

from .action_rule import ActionRule, Lister
from .card_specs import Card, ZoneSpec
from .compiled_choices import Added
from .errors import Reason
from .questions import Asked
from .schedule import Schedule
from .values import Action, Decision, Event, Part, Question, Seat, Setting, Task

if TYPE_CHECKING:
    from .table import Position, Table

Reader = Callable[["Table", str], "tuple[Action, ...] | None"]
Adjuster = Callable[[int, "Position", Seat], int]
Among = tuple[Setting, ...] | range
RESETS = ("never", "turn", "round", "phase")


@dataclass
class PartSpec:
    """A part as it lies on the table at the beginning."""

    start: Part
    reset: str
    plugin: str


@dataclass
class Registered:
    """A function, and the plugin it came from."""

    call: Callable[..., Any]
    plugin: str
    rules: tuple[str, ...] = ()


class RulesExtension:
    """What a package beside the core keeps in a rule book, and adds to the rules of a match.

    `decision` is the kind of decision whose choices it finds by keys of its own.
    """

    decision: type[Decision] | None = None

    def written(self) -> Iterable[tuple[str, str]]:
        """What plugins have written into it: for each thing its kind, and the plugin."""
        return ()

    def complete(self, book: Book) -> None:
        """Finish what the book holds, once all plugins have written and before it is compiled."""

    def key_of(self, position: Position, top: Any) -> Hashable:
        """Where the choices of one of its decisions are found."""
        raise TypeError(f"{type(self).__name__} finds no choices")

    def offers(self, position: Position, top: Any) -> tuple[Lister, ...] | None:
        """What lists the choices of one of its decisions; None where that needs a second look."""
        return position.rules.direct_offers.get(self.key_of(position, top))

    def problem(self, table: Any) -> str:
        """What of its own cannot be so on a table from outside, or nothing."""
        return ""

    def further_rules(self, position: Position, top: Any, word: str, id: str) -> tuple[str, ...]:
        """Further rules that a refusal of some id rests on at one of its decisions."""
        return ()


@dataclass
class Book:
    """Everything that has been registered for one match."""

    schedule: Schedule | None = None
    declared_by: str = ""  # whose schedule it is
    parts: dict[Any, PartSpec] = field(default_factory=dict)
    pendings: dict[type[Decision], str] = field(default_factory=dict)
    tasks: dict[type[Task], Registered] = field(default_factory=dict)
    events: dict[type[Event], str] = field(default_factory=dict)
    actions: dict[type[Action], ActionRule] = field(default_factory=dict)
    added: dict[type[Action], list[Added]] = field(default_factory=dict)
    questions: dict[type[Question], Asked] = field(default_factory=dict)
    cards: dict[str, Card] = field(default_factory=dict)
    zones: dict[str, ZoneSpec] = field(default_factory=dict)
    numbers: dict[str, int] = field(default_factory=dict)
    adjusters: dict[str, list[Registered]] = field(default_factory=dict)
    reactions: dict[type[Event], list[Registered]] = field(default_factory=dict)
    sayings: dict[type[Event], Registered] = field(default_factory=dict)
    showings: dict[type[Event], Registered] = field(default_factory=dict)
    setups: list[Registered] = field(default_factory=list)
    readers: list[Registered] = field(default_factory=list)
    invariants: list[Registered] = field(default_factory=list)
    reasons: dict[tuple[str, str], Reason] = field(default_factory=dict)
    options: dict[str, tuple[Setting, str]] = field(default_factory=dict)
    option_choices: dict[str, Among] = field(default_factory=dict)
    presets: Overrides = field(default_factory=Overrides)
    backs: set[str] = field(default_factory=set)
    services: dict[str, Any] = field(default_factory=dict)
    extensions: dict[type[RulesExtension], RulesExtension] = field(default_factory=dict)
    lenders: dict[str, str] = field(default_factory=dict)  # the plugins that lend them


def among_said(among: Among) -> str:
    """The values among which one may choose, as a complaint names them."""
    if not isinstance(among, range) or not among:
        return ", ".join(map(repr, among))
    steps = f" in steps of {abs(among.step)}" if abs(among.step) > 1 else ""
    return f"a number from {min(among)} to {max(among)}{steps}"
