"""Declarations that reach into a game: steps of its turns, its choices, its cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from scriptorium.cards.packs import add_pack, read_pack
from scriptorium.cards.replacement import replace_card
from scriptorium.engine.choices import Rule
from scriptorium.engine.errors import PluginError
from scriptorium.engine.rule_book import RuleBook
from scriptorium.engine.schedule import Phase
from scriptorium.engine.values import Action
from scriptorium.house_rules import Sealed
from scriptorium.house_rules.changed_choices import change_choice
from scriptorium.house_rules.sealed_choices import add_sealed
from scriptorium.house_rules.turn_changes import add_budget, add_once, add_phase, add_step

from .declarations import Call, Declaration, OfKind, tag_of


@dataclass(frozen=True)
class StepAdded(Declaration):
    """A step is added to the turns of a game."""

    what = "step"
    step: str
    after: str = ""
    before: str = ""
    phase: str = ""

    @property
    def name(self) -> str:
        """The step."""
        return self.step

    def write(self, book: RuleBook) -> None:
        """Put it in."""
        beside = {"after": self.after, "before": self.before, "phase": self.phase}
        add_step(book, self.step, **beside, where=self.where)


@dataclass(frozen=True)
class PhaseAdded(Declaration):
    """A phase is added behind one of the game."""

    what = "phase"
    phase: Phase
    after: str

    @property
    def name(self) -> str:
        """The phase."""
        return self.phase.name

    def write(self, book: RuleBook) -> None:
        """Put it in."""
        add_phase(book, self.phase, after=self.after, where=self.where)


@dataclass(frozen=True)
class BudgetAdded(Declaration):
    """Points that each turn begins with."""

    what = "budget"
    budget: str
    start: int | str

    @property
    def name(self) -> str:
        """What they are called."""
        return self.budget

    def write(self, book: RuleBook) -> None:
        """Add them."""
        add_budget(book, self.budget, self.start, where=self.where)


@dataclass(frozen=True)
class OnceAdded(Declaration):
    """Something that may be done a few times a turn."""

    what = "once a turn"
    once: str
    times: int | str = 1

    @property
    def name(self) -> str:
        """What it is called."""
        return self.once

    def write(self, book: RuleBook) -> None:
        """Add it."""
        add_once(book, self.once, self.times, where=self.where)


@dataclass(frozen=True)
class ChoiceChanged(Declaration):
    """A choice of another plugin, with other rules, another deed, or at other steps."""

    what = "change of"
    kind: type[Action] | str
    without: tuple[str, ...] = ()
    instead: Mapping[str, Rule] = field(default_factory=dict)
    do: Call | None = None
    steps: Mapping[str, Any] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """The tag of the action."""
        return self.kind if isinstance(self.kind, str) else tag_of(self.kind)

    def write(self, book: RuleBook) -> None:
        """Change it."""
        book.reason(*(one.reason for one in self.instead.values()))
        change_choice(
            book,
            self.kind,
            without=self.without,
            instead=self.instead,
            do=self.do,
            where=self.where,
            **self.steps,
        )


@dataclass(frozen=True)
class SealedDeclared(OfKind, Declaration):
    """A decision of several seats at once; its `opened(self, now, chosen)` gets what each chose."""

    what = "sealed decision"
    kind: type[Sealed]

    def check(self) -> None:
        """See that it says what follows."""
        if not hasattr(self.kind, "opened"):
            told = "says nothing of what follows; write opened(self, now, chosen)"
            raise PluginError(f"{self.kind.__name__} {told}")

    def write(self, book: RuleBook) -> None:
        """Let it be chosen unseen, and opened."""
        opened: Any = self.kind.opened  # type: ignore[attr-defined]
        add_sealed(book, self.kind, opened=lambda now, chosen: opened(now.decision, now, chosen))


@dataclass(frozen=True)
class PackDeclared(Declaration):
    """A card pack in a file beside the code."""

    what = "pack"
    path: Path

    @property
    def name(self) -> str:
        """The name of the file."""
        return self.path.name

    def write(self, book: RuleBook) -> None:
        """Add what stands in it."""
        add_pack(book, read_pack(self.path))


@dataclass(frozen=True)
class CardChanged(Declaration):
    """A card of another plugin, of which some is otherwise."""

    what = "change of card"
    card: str
    changes: Mapping[str, Any]

    @property
    def name(self) -> str:
        """The card."""
        return self.card

    def write(self, book: RuleBook) -> None:
        """Change it."""
        replace_card(book, self.card, **self.changes)
