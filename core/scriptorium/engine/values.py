"""The small frozen values everything is made of.

A plugin declares its own kinds by subclassing these with a `tag`, the name under which saves
know them; a tag that has been released is never renamed.
"""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Self, TypeVar, cast

from msgspec import UNSET, Meta, Struct, UnsetType

from scriptorium.plugins.match_setup import MatchSetup as MatchSetup
from scriptorium.plugins.match_setup import Name as Name
from scriptorium.plugins.match_setup import PluginRef as PluginRef
from scriptorium.plugins.match_setup import Seat as Seat
from scriptorium.plugins.match_setup import Setting as Setting
from scriptorium.plugins.sentences import Sentence as Sentence
from scriptorium.plugins.sentences import Text as Text
from scriptorium.plugins.sentences import text as text
from scriptorium.plugins.struct_checks import is_well_formed as is_well_formed

if TYPE_CHECKING:
    from .ruleset import Ruleset

K = TypeVar("K")

CardId = Annotated[str, Meta(min_length=1, max_length=64)]
Count = Annotated[int, Meta(ge=0, le=999_999)]


class Frozen(
    Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", omit_defaults=False
):
    """The settings shared by all that a table holds or an action says."""


_DICT = property(attrgetter("__dict__"))


def beside(known: type[K]) -> K:
    """Declare what is kept beside a frozen value: what has been worked out from it, by name.

    `known` is a `TypedDict` that is not `total`. It is no part of the value: it is not compared and
    not saved, and `replace` begins with an empty one. The class of the value has `dict=True`.

    Example: `known = sc.beside(Known)` in the class; then `value.known["row"] = worked_out`
    """
    return cast("K", _DICT)


class Part(Frozen, frozen=True):
    """What one plugin keeps on the table.

    Where `declared_by` names a plugin that is off, reading the part gives its defaults.
    """

    declared_by: ClassVar[str] = ""

    def seen_by(self, seat: Seat, rules: Ruleset) -> Part:
        """The same part with everything that `seat` may not know left out."""
        return self

    def twin(self, seat: Seat, rules: Ruleset, shuffle: Any) -> Self:
        """The same part with what `seat` may not know exchanged, for the tests of secrecy.

        `shuffle(items)` gives the items in another order.
        """
        return self


class Decision(Frozen, frozen=True):
    """A decision that is awaited, and from whom."""

    seat: Seat

    def seen_by(self, seat: Seat, rules: Ruleset) -> Decision:
        """The same decision as another seat may know it."""
        return self


class Task(Decision, frozen=True):
    """What is still to be done for a seat, without a choice, once it lies on top."""


class Turn(Decision, tag="turn", frozen=True):
    """It is this seat's turn, at the step that the clock shows."""


class Action(Frozen, frozen=True):
    """One choice of one player."""

    as_choice: ClassVar[Any] = None  # how a game declares that it is chosen
    only_with: ClassVar[str] = ""  # the plugin without which it is no step of any verb


class Several(Action, tag="several", frozen=True):
    """Some actions in a row, judged and done as one, as far as nothing new comes to light."""

    actions: tuple[Action, ...]


class Question(Struct, frozen=True):
    """Something a game asks of all plugins while it works out what is allowed."""


class Event(Frozen, frozen=True):
    """Something that happened, told in order: for a log, a sound, a movement, a voice.

    `tells` is its sentence and `shows` the pieces it happens to, both with the names of fields in
    braces; where that is not enough, `said` and `pieces` are written.
    """

    tells: ClassVar[Sentence | None] = None
    shows: ClassVar[tuple[str, ...]] = ()

    def seen_by(self, seat: Seat, rules: Ruleset) -> Event | None:
        """The event as `seat` may know it, or None when it is not to know at all."""
        return self

    def said(self) -> Text | None:
        """The event as a sentence for the log, or None when it goes without saying."""
        return None if self.tells is None else self.tells.of(self)

    def pieces(self) -> tuple[str, ...]:
        """The pieces of the scene it happens to, so that movements follow the story."""
        return tuple([Sentence("", piece).of(self).english for piece in self.shows])

    def way(self) -> tuple[Struct, ...]:
        """The way on which those pieces go, leg by leg; empty where it is straight."""
        return ()


class Outcome(Frozen, frozen=True):
    """How a match ended: who won, and the points of each seat where there are points."""

    winners: tuple[Seat, ...]
    scores: tuple[tuple[Seat, int], ...] = ()
    # How the points came about: for each part its name, and what it gave to whom.
    parts: tuple[tuple[Name, tuple[tuple[Seat, int], ...]], ...] | UnsetType = UNSET

    def parts_of(self, seat: Seat) -> tuple[tuple[Name, int], ...]:
        """What each part of the scoring gave to a seat, in the order that the game tells them."""
        known = () if self.parts is UNSET else self.parts
        return tuple((name, dict(row)[seat]) for name, row in known if seat in dict(row))

    def score(self, seat: Seat) -> int | None:
        """The points of a seat, or None in a game without points."""
        return dict(self.scores).get(seat)
