"""What a card of verbs is laid out in: a row of steps, each with its place."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from msgspec import Struct, field
from msgspec.structs import replace

from .errors import Refused

MOST_STEPS = 120

Part = dict[str, Any]  # as it is written


class Act(NamedTuple):
    """A verb once; `after` is where the card goes on when no more of it is done."""

    verb: str
    words: Any
    round: int
    after: int
    may: bool
    asks: bool  # whether somebody chooses something


class CardOption(NamedTuple):
    """One way of a choice: its steps, and what it is called, also by languages."""

    begin: int
    end: int
    title: str
    titles: tuple[tuple[str, str], ...] = ()


class Choose(NamedTuple):
    """A choice between ways."""

    options: tuple[CardOption, ...]
    after: int
    may: bool


class If(NamedTuple):
    """On with the next step where all of this holds, else somewhere else."""

    asked: tuple[tuple[str, Any], ...]
    otherwise: int


class GoTo(NamedTuple):
    """On with another step."""

    to: int


Step = Act | Choose | If | GoTo


class Closing(Protocol):
    """What has to hold before a card is closed."""

    def allows(self, at: Any) -> bool:
        """Whether nothing forbids to close it."""

    def why_not(self, at: Any) -> Refused | None:
        """What forbids to close it."""


class Program(Struct, frozen=True, eq=False):
    """A card of verbs: its price, its parts as they are written, and the steps they are.

    `numbers` are those of the effect that made it, where it is no card composed in a pack. `lines`
    are how a whole line of the card is written behind its name; without them it is written part by
    part. `cites` are further rules, by the word of a choice and the id of a refusal. `closing` is
    what has to hold before it is closed. What games work out about a step, they keep by its number
    in `known`.
    """

    cost: int
    do: tuple[Part, ...]
    line: tuple[str, ...]
    numbers: Any
    costs: tuple[tuple[str, int], ...]
    steps: tuple[Any, ...]
    lines: tuple[Any, ...]
    cites: dict[str, tuple[str, ...]] = field(default_factory=dict)
    closing: Closing | None = None
    known: dict[int, Any] = field(default_factory=dict)

    def made_by(self, spec: Any) -> Program:
        """The same with what the effect or the plugin that made it says of it."""
        cites = {id: tuple(numbers.split()) for id, numbers in spec.cites}
        return replace(self, cites=cites, closing=spec.closing)

    @property
    def is_closable(self) -> bool:
        """Whether there is anything to close: one part that is done once ends by itself."""
        return len(self.steps) > 1 or self.closing is not None
