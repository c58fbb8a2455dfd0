"""The vocabulary of card packs: verbs and conditions that a game lends to cards without code.

A card of a pack is composed of parts, each with one verb and what stands beside it. A game names
its verbs with `sv.verb` and what a card may ask about with `sv.condition`; the core brings the
words that hold a card together: one part after the other, `choose`, `repeat` and `if`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, Literal, cast

from msgspec import Meta, Struct, defstruct

from scriptorium.engine.errors import PluginError, Refused
from scriptorium.engine.values import Text

if TYPE_CHECKING:
    from scriptorium.engine.change import Change
    from scriptorium.engine.choices import Choice, Rule
    from scriptorium.engine.table import Position

    from .card_run import CardRun

EFFECT = "verbs"  # the effect of every card that is composed of verbs
MOST_TIMES = 9
CONTROL_WORDS = ("choose", "repeat", "if")  # these hold the parts of a card together

Times = Annotated[int, Meta(ge=1, le=MOST_TIMES)]


class VerbWords(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a part says: subclass it, with a field that is called like the verb.

    As it stands it is for verbs that are carried out at once, without anybody's choice.
    """

    def rounds(self) -> int:
        """How many times it is done, each time with a choice of its own."""
        return 1

    def asks(self) -> bool:
        """Whether somebody chooses something."""
        return False

    def wants_all(self) -> bool:
        """Whether it has to be done as many times as it can."""
        return True

    def may_be_left_out(self) -> bool:
        """Whether it need not be done at all."""
        return False


class ChoiceWords(VerbWords, frozen=True, kw_only=True):
    """What a part says that leaves a choice, up to `times` times, or `exactly` so many."""

    times: Times = 1
    exactly: bool = False
    may: bool = False

    def rounds(self) -> int:
        """As many as are written."""
        return self.times

    def asks(self) -> bool:
        """Each time."""
        return True

    def wants_all(self) -> bool:
        """Only where that is written."""
        return self.exactly

    def may_be_left_out(self) -> bool:
        """Only where that is written."""
        return self.may


@cache
def words_with(verb: str, thing: str) -> type[ChoiceWords]:
    """What a part says whose verb has one object, as in `place = "lamp"`."""
    name, field = f"{verb.title()}Words", (verb, Literal[thing])
    made = defstruct(name, [field], bases=(ChoiceWords,), frozen=True, kw_only=True)
    return cast("type[ChoiceWords]", made)


Can = Callable[["Position", "CardRun", Any], "bool | Refused"]
Do = Callable[["Change", "CardRun", Any], None]
Said = Callable[[Any], Text]
Ready = Callable[["Position", tuple[str, ...]], frozenset[str]]
Number = Callable[["Position", "CardRun"], int]


@dataclass(frozen=True)
class Verb:
    """A verb of a game: what may stand beside it, what is chosen, how it is carried out.

    `stages` are its choices one after the other, each with its alternatives; `needs` must hold
    before anything can be chosen. A verb without a choice has `can` and `do`. `ready` is
    the quick answer which of some cards that begin with it can be begun. `heedless` names what has
    no say in whether it can be done, "points" of the turn or "cards" of hands: then a card is not
    laid down and paid for to find out.
    """

    name: str
    words: type[VerbWords]
    can: Can | None
    do: Do | None
    said: Said
    plugin: str
    stages: tuple[tuple[Choice, ...], ...] = ()
    needs: tuple[Rule, ...] = ()
    ready: Ready | None = None
    heedless: tuple[str, ...] = ()


@dataclass(frozen=True)
class Condition:
    """A number that the `if` of a card asks about."""

    name: str
    number: Number
    plugin: str


def check_words(plugin: str, name: str, words: Any) -> None:
    """See that what stands beside a verb is declared as it has to be."""
    if not (isinstance(words, type) and issubclass(words, VerbWords)):
        raise PluginError(f"{plugin}: beside the verb {name} stands a kind of VerbWords")
    if name in CONTROL_WORDS or name not in words.__struct_encode_fields__:
        raise PluginError(f"{plugin}: the verb {name} needs a field of its own name, {name!r}")
