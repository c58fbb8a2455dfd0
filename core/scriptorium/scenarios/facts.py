"""The vocabulary of scenarios: one set of words to set a position up and to see it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

from scriptorium.engine.errors import FactError, PluginError
from scriptorium.engine.registered import RulesExtension
from scriptorium.engine.rule_book import RuleBook
from scriptorium.engine.scripted_chance import Scripted

if TYPE_CHECKING:
    from scriptorium.engine.change import Change
    from scriptorium.engine.ruleset import Ruleset


@dataclass(frozen=True)
class Agreement:
    """What a scenario's facts ask of the match: its seats, who begins, its options."""

    seats: tuple[str, ...] | None = None
    first: str | None = None
    options: tuple[tuple[str, bool | int | str], ...] = ()


class _Hidden:
    """What stands in a view where something may not be known."""

    def __repr__(self) -> str:
        return "HIDDEN"


HIDDEN = _Hidden()


@dataclass
class FactSpec:
    """One word of a game's vocabulary."""

    name: str
    plugin: str
    see: Callable[[Any], Any] | None
    put: Callable[..., None] | None
    any_order: bool = False
    same: Callable[[Any, Any], bool] | None = None
    late: bool = False
    beside: bool = False

    def agrees(self, wanted: Any, seen: Any) -> bool:
        """Whether what is seen is what is wanted; a table in `wanted` names only some keys."""
        if self.same is not None:
            return bool(self.same(wanted, seen))
        return _agrees(wanted, seen, any_order=self.any_order)


def _agrees(wanted: Any, seen: Any, *, any_order: bool) -> bool:
    if isinstance(wanted, dict) and isinstance(seen, dict):
        return all(
            key in seen and _agrees(value, seen[key], any_order=any_order)
            for key, value in wanted.items()
        )
    if isinstance(wanted, (list, tuple)) and isinstance(seen, (list, tuple)):
        if any_order:
            return sorted(map(str, wanted)) == sorted(map(str, seen))
        return list(wanted) == list(seen)
    return type(wanted) is type(seen) and bool(wanted == seen)


@dataclass
class ScenarioSpec:
    """How the positions of scenarios begin in a game."""

    agree: Callable[[dict[str, Any]], Agreement] | None
    neutral: Callable[[Change], None] | None
    plugin: str
    whole: Callable[[Change], None] | None = None


class Facts(RulesExtension):
    """The words of a game's scenarios, and how their positions begin."""

    def __init__(self) -> None:
        self.facts: dict[str, FactSpec] = {}
        self.scenario: ScenarioSpec | None = None
        self.is_scripted = False  # whether chance can be written down

    def written(self) -> Iterable[tuple[str, str]]:
        """The facts."""
        return (("facts", one.plugin) for one in self.facts.values())


def vocabulary(rules: Ruleset) -> Facts:
    """What a match knows of scenarios; nothing where no plugin has written of them."""
    return cast("Facts", rules.extensions.get(Facts) or Facts())


def fact(
    book: RuleBook,
    name: str,
    *,
    see: Callable[[Any], Any] | None = None,
    put: Callable[..., None] | None = None,
    any_order: bool = False,
    same: Callable[[Any, Any], bool] | None = None,
    late: bool = False,
    beside: bool = False,
) -> None:
    """Add a word to the vocabulary of scenarios: how to see a fact, and how to set it.

    Facts are set in the order they are registered, `late` ones after the rest. `any_order`
    compares lists as bags; `same(wanted, seen)` compares in a way of its own. `put(now, wanted)`
    sets it; with `beside` it gets all facts that the position tells as well, by their names, for
    facts that share one box: `put(now, wanted, told)`.

    Example: `check.fact(book, "marks", see=marks_by_seat, put=lay_marks)`
    """
    made = FactSpec(
        name,
        book.plugin,
        book.guard(see) if see else None,
        book.guard(put, writes=True) if put else None,
        any_order,
        book.guard(same) if same else None,
        late,
        beside,
    )
    book.enter(book.extension(Facts).facts, name, made, f"the fact {name}")


def scripted(
    book: RuleBook,
    name: str,
    *,
    read: Callable[[Any, Any], Iterable[str]] | None = None,
    write: Callable[[str], str] = str,
    sides: int = 0,
) -> None:
    """Let scenarios write down what chance brings to `now.pick(…, scripted=name)`, in turn.

    The fact is a list of texts; `read(now, wanted)` gives what they stand for, `write` the text
    of one. With `sides` it is a list of what dice with so many sides show; `sc.roll` takes it
    from `chance`.

    Example: `check.scripted(book, "chance")`
    """
    extension = book.extension(Facts)
    if not extension.is_scripted:
        extension.is_scripted = True
        book.part(Scripted())
    if sides:
        fact(book, name, see=_seeing(name, int), put=_rolling(name, sides))
    else:
        fact(book, name, see=_seeing(name, write), put=_putting(name, read))


def _putting(
    name: str, read: Callable[[Any, Any], Iterable[str]] | None
) -> Callable[[Any, Any], None]:
    """How scenarios write down what comes."""

    def put(now: Any, wanted: Any) -> None:
        if not isinstance(wanted, list) or not all(isinstance(one, str) for one in wanted):
            raise FactError(name, f"write a list of texts, not {wanted!r}")
        now.put(now[Scripted].with_row(name, tuple(wanted if read is None else read(now, wanted))))

    return put


def _rolling(name: str, sides: int) -> Callable[[Any, Any], None]:
    """How scenarios write down what dice show."""

    def put(now: Any, wanted: Any) -> None:
        faces = range(1, sides + 1)
        if not isinstance(wanted, list) or any(
            type(one) is not int or one not in faces for one in wanted
        ):
            raise FactError(name, f"write a list of numbers from 1 to {sides}, not {wanted!r}")
        now.put(now[Scripted].with_row(name, tuple(wanted)))

    return put


def _seeing(name: str, write: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """How scenarios see what is still to come, which no player knows."""

    def see(position: Any) -> Any:
        if getattr(position, "seat", None) is not None:  # a view
            return HIDDEN
        return [write(item) for item in position[Scripted].row(name)]

    return see


def scenario_start(
    book: RuleBook,
    *,
    agree: Callable[[dict[str, Any]], Agreement] | None = None,
    neutral: Callable[[Change], None] | None = None,
    whole: Callable[[Change], None] | None = None,
) -> None:
    """Say how a scenario's position begins, for the game itself.

    `agree` reads the scenario's `setup` table and tells the seats and options that it needs
    (a picture may set the size of the board). `neutral` brings a blank table to the state
    that a scenario without any facts stands for. `whole` gets the position once all facts are
    set, and raises a `FactError` where they do not go together.

    Example: `check.scenario_start(book, agree=seats_in_the_picture, neutral=an_ordinary_turn)`
    """
    extension = book.extension(Facts)
    if extension.scenario is not None:
        raise PluginError(f"{book.plugin}: scenarios begin as {book.setup.game} says")
    extension.scenario = ScenarioSpec(
        book.guard(agree) if agree else None,
        book.guard(neutral, writes=True) if neutral else None,
        book.plugin,
        book.guard(whole, writes=True) if whole else None,
    )
