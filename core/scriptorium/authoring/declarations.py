"""Declarations: what a plugin says of itself, one small value each, with its file and line.

A plugin records them in their order and writes them into the rule book of every match. They can be
listed: `[str(one) for one in plugin.declarations]`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from inspect import signature
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, get_type_hints

from msgspec import inspect
from msgspec.structs import fields

from scriptorium.cards import HandVerbs, VerbWords, effect, verb
from scriptorium.cards import program as write_program
from scriptorium.cards.registration import condition
from scriptorium.engine.card_specs import Card
from scriptorium.engine.choices import Choice, Rule
from scriptorium.engine.errors import PluginError, Reason, Refused
from scriptorium.engine.registered import Registered, RulesExtension
from scriptorium.engine.rule_book import RuleBook
from scriptorium.engine.schedule import Schedule
from scriptorium.engine.table import Moment, Table
from scriptorium.engine.values import (
    Action,
    Decision,
    Event,
    Part,
    Question,
    Sentence,
    Setting,
    Task,
    Text,
    Turn,
)
from scriptorium.hidden import (
    add_filling,
    add_leftover_policy,
    add_reasons,
    add_reflex,
    add_value,
    prune_actions,
    skip_search_in,
)
from scriptorium.hidden.heuristics import add_measures, add_numbers
from scriptorium.house_rules import Sealed
from scriptorium.house_rules.sealed_choices import seal
from scriptorium.house_rules.turn_changes import all_steps
from scriptorium.matches.computers import Computer, add_computer
from scriptorium.plugins.guard import shown
from scriptorium.plugins.source_location import meant
from scriptorium.scenarios import scripted
from scriptorium.scene import Thing, add_scene
from scriptorium.scene.registration import add_aim, add_caution, add_strides, add_things

from .argument_checks import check_deed
from .drawing import draw_button
from .facts import FactForm, facts_of_part, read_cards
from .parts import SeatPart
from .rules import carrying_out, takes
from .say import GameSentence, names_in
from .secret_fields import filling
from .targets import told_by

if TYPE_CHECKING:
    from .games import Game
    from .zones import AnyZone, ZoneFamily

Call = Callable[..., Any]


def tag_of(kind: Any) -> str:
    """The tag of a kind of value."""
    return str(kind.__struct_config__.tag)


@dataclass(frozen=True)
class Declaration(ABC):
    """Something that a plugin declares, and where."""

    what: ClassVar[str] = "declaration"
    where: str = field(default="", kw_only=True, compare=False)
    only: Callable[[RuleBook], bool] | None = field(default=None, kw_only=True, compare=False)

    @property
    def name(self) -> str:
        """What it is called."""
        return ""

    @property
    def details(self) -> str:
        """What else it says, in a line for lists."""
        return ""

    @property
    def is_early(self) -> bool:
        """Whether it is written before what its plugin declares besides."""
        return False

    def check(self) -> None:
        """See that it says what it has to, whatever the match: once, before the first."""
        return

    @abstractmethod
    def write(self, book: RuleBook) -> None:
        """Write it into the book of a match."""

    def __str__(self) -> str:
        return f"{self.where}: {self.what} {self.name}".rstrip()


@dataclass(frozen=True)
class Noted(Declaration):
    """What a game writes itself, once all that is declared on it is written."""

    role: str
    called: str = ""

    @property
    def what(self) -> str:  # type: ignore[override]  # of each its own
        """What it is."""
        return self.role

    @property
    def name(self) -> str:
        """What it is called."""
        return self.called

    def write(self, book: RuleBook) -> None:
        """Write nothing: its game does."""


def rules_said(rules: Iterable[Rule]) -> str:
    """Some rules by their numbers and ids."""
    return ", ".join(" ".join((*one.reason.rules, one.reason.id)) for one in rules)


class OfKind:
    """A declaration about a class: it is called by the tag of that."""

    kind: Any

    @property
    def name(self) -> str:
        """The tag."""
        return tag_of(self.kind)


@dataclass(frozen=True)
class ChoiceDeclared(Declaration):
    """An action, its rules and what it does."""

    what = "choice"
    choice: Choice
    button: Text | None = None

    @property
    def name(self) -> str:
        """The tag of the action."""
        return tag_of(self.choice.kind)

    @property
    def details(self) -> str:
        """Its fields with their targets, and its rules."""
        choice = self.choice
        found = [f"{name} is {target.noun}" for name, target in choice.targets.items()]
        rules = rules_said((*choice.rules, *choice.ends))
        return "; ".join((*found, *((f"rules {rules}",) if rules else ())))

    def check(self) -> None:
        """Look at its targets, its sentences and its deed."""
        check_details(self.choice)
        check_decision(self.choice)
        inspect.type_info(self.choice.kind)  # the names in its annotations, also inside of fields

    def write(self, book: RuleBook) -> None:
        """Learn the choice, draw its button, and fill in the secrets of its decisions."""
        choice = self.choice
        check_steps(book, choice)
        book.learn(choice)
        for kind in choice.at if isinstance(choice.at, tuple) else (choice.at,):
            fill = None if kind is Turn else filling(kind)
            if fill is not None:
                add_filling(book, kind, fill)
        if self.button is not None:
            says = self.button
            add_scene(book, lambda view: draw_button(choice.kind, says, view))


def check_steps(book: RuleBook, choice: Choice) -> None:
    """See that the steps that a choice names are there, as soon as the game is known."""
    steps = all_steps(book)
    for step in (*(choice.during or ()), *((choice.enters,) if choice.enters else ())):
        if steps and step not in steps:
            told = f"{choice.kind.__name__} names a step {step!r}"
            raise PluginError(f"{told}; there are {', '.join(sorted(steps))}")


def check_details(choice: Choice) -> None:
    """See that no two fields tell the same detail, and that sentences name none that nobody tells.

    A sentence that names `card` would else be about whichever field came last.
    """
    teller: dict[str, str] = {}
    for name, target in choice.targets.items():
        for detail in told_by(target, name):
            if detail in teller:
                both = f"its fields {teller[detail]} and {name} both tell {detail!r}"
                raise PluginError(f"{choice.kind.__name__}: {both}; call one of them otherwise")
            teller[detail] = name
    said = choice.said
    if isinstance(said, Sentence) and "seat" in teller and "{seat}" in said.english:
        told = f"{said.id} names the seat that chooses, and {teller['seat']} tells a seat as well"
        raise PluginError(f"{choice.kind.__name__}: {told}")
    named = {said.id: said.english} if isinstance(said, Sentence) else {}
    for one in (*choice.rules, *choice.ends):
        if one.explain is None:
            named[one.reason.message] = one.reason.text
    for message, words in named.items():
        strange = names_in(words) - teller.keys() - {"seat"}
        if strange:
            told = f"{message} names {min(strange)!r}, which no field of it tells"
            raise PluginError(f"{choice.kind.__name__}: {told}")


@dataclass(frozen=True)
class TellingDeclared(OfKind, Declaration):
    """Other words for an event of another plugin or of the engine."""

    what = "tells"
    kind: type[Event]
    call: Call

    def write(self, book: RuleBook) -> None:
        """Tell it so."""
        book.say(self.kind, self.call)


@dataclass(frozen=True)
class EventDeclared(OfKind, Declaration):
    """An event, the sentence that tells it, and the pieces it happens to."""

    what = "event"
    kind: type[Event]
    tells: GameSentence | None = None
    shows: tuple[str, ...] = ()

    def check(self) -> None:
        """See that it has what its sentence names."""
        inspect.type_info(self.kind)
        names = () if self.tells is None else self.tells.names
        absent = [name for name in names if not has(self.kind, name)]
        if self.tells is not None and absent:
            told = f"{self.tells.id} names {absent[0]!r}, which {self.kind.__name__} has not"
            raise PluginError(told)

    def write(self, book: RuleBook) -> None:
        """Declare it with its words and its pieces."""
        book.event(self.kind)
        tells, shows = self.tells, self.shows
        if tells is not None:
            book.say(self.kind, tells.of)
        if shows:
            book.show(self.kind, lambda event: pieces_of(event, shows))


def has(kind: type[Any], name: str) -> bool:
    """Whether values of a kind have an attribute, as a field or as a property."""
    return name in kind.__struct_fields__ or hasattr(kind, name)


def pieces_of(event: Event, forms: Iterable[str]) -> Iterator[str]:
    """The pieces that some forms such as `hand-{card}` name, filled in from an event."""
    for form in forms:
        yield form.format_map(_Attributes(event))


class _Attributes(dict[str, Any]):
    def __init__(self, value: Any) -> None:
        self._value = value

    def __missing__(self, name: str) -> Any:
        return getattr(self._value, name)


@dataclass(frozen=True)
class PartDeclared(OfKind, Declaration):
    """A part of the table, or of each seat; it begins as its defaults say, or as `start` does."""

    what = "part"
    kind: type[Part]
    reset: str = "never"
    start: Callable[[RuleBook], Part] | None = None

    @property
    def details(self) -> str:
        """Its fields, and the words of scenarios that they are."""
        names, words = ", ".join(self.kind.__struct_fields__), ", ".join(facts_of_part(self.kind))
        return f"fields {names}" + (f"; words {words}" if words else "")

    def check(self) -> None:
        """See that a match can begin with it."""
        bare = [one.name for one in fields(self.kind) if one.required]
        if bare:
            told = f"{self.kind.__name__}.{bare[0]} has no default, with which a match begins"
            raise PluginError(told)

    def write(self, book: RuleBook) -> None:
        """Lay it on the table."""
        start = self.kind() if self.start is None else self.start(book)
        book.part(start, reset=self.reset, each=issubclass(self.kind, SeatPart))


@dataclass(frozen=True)
class FactsOfPart(OfKind, Declaration):
    """The words of scenarios that the fields of a part are."""

    what = "facts of"
    kind: type[Part]

    def write(self, book: RuleBook) -> None:
        """Add the words."""
        for name, form in facts_of_part(self.kind).items():
            form.register(book, name)

    def write_untouched(self, book: RuleBook, plugin: str) -> None:
        """Add the words where the plugin is off."""
        for name, form in facts_of_part(self.kind).items():
            form.untouched(name, plugin).register(book, name)


@dataclass(frozen=True)
class FactDeclared(Declaration):
    """A word of scenarios by hand."""

    what = "fact"
    fact: str
    form: FactForm

    @property
    def name(self) -> str:
        """The word."""
        return self.fact

    def write(self, book: RuleBook) -> None:
        """Add the word."""
        self.form.register(book, self.fact)

    def write_untouched(self, book: RuleBook, plugin: str) -> None:
        """Add the word where the plugin is off."""
        self.form.untouched(self.fact, plugin).register(book, self.fact)


@dataclass(frozen=True)
class NumberDeclared(Declaration):
    """A number that house rules can set, from `least` to `most`; the book may tell it."""

    what = "number"
    number: str
    value: int | Callable[[RuleBook], int]
    least: int = 0
    most: int = 999

    @property
    def name(self) -> str:
        """The whole name of the number."""
        return self.number

    def write(self, book: RuleBook) -> None:
        """Name the number."""
        value = self.value(book) if callable(self.value) else self.value
        book.number(self.number, value, least=self.least, most=self.most)


@dataclass(frozen=True)
class NumberRowDeclared(Declaration):
    """A row of numbers that house rules can set, called by their places in it."""

    what = "numbers"
    row: str
    values: tuple[int, ...] | Callable[[RuleBook], Iterable[int]]
    first: int = 1

    @property
    def name(self) -> str:
        """What the names of its numbers begin with."""
        return self.row

    def write(self, book: RuleBook) -> None:
        """Name each number of the row."""
        values = self.values(book) if callable(self.values) else self.values
        for place, value in enumerate(values, self.first):
            book.number(f"{self.row}_{place}", value)


@dataclass(frozen=True)
class OptionDeclared(Declaration):
    """An option of a new match; with `number` it is a number for house rules as well."""

    what = "option"
    option: str
    default: Setting | Callable[[RuleBook], Setting]
    among: tuple[Setting, ...] | range | Callable[[RuleBook], range] = ()
    number: str = ""
    least: int = 0

    @property
    def name(self) -> str:
        """The name of the option."""
        return self.option

    def write(self, book: RuleBook) -> None:
        """Declare the option; what was chosen is the number."""
        default = self.default(book) if callable(self.default) else self.default
        among = self.among(book) if callable(self.among) else self.among
        chosen = book.option(self.option, default, among=among)
        if self.number:
            book.number(self.number, int(chosen), least=self.least)


class Placed(RulesExtension):
    """What declarations name of other plugins: it is looked for once all have been written."""

    def __init__(self) -> None:
        self.actions: list[tuple[str, type[Action]]] = []
        self.numbers: list[tuple[str, str]] = []

    def complete(self, book: RuleBook) -> None:
        """Report with file and line what is not there; a number may be of a plugin that is off."""
        for where, kind in self.actions:
            if kind not in book.actions:
                told = f"no plugin that is on has the action {kind.__name__}"
                raise PluginError(f"{where}: {told}; name the plugin that has it in needs=")
        for where, number in self.numbers:
            near = meant(number, book.numbers)
            if number not in book.numbers and near.endswith("?"):
                raise PluginError(f"{where}: there is no number {number!r}{near}")


@dataclass(frozen=True)
class AdjustmentDeclared(Declaration):
    """A number of a game is changed in play."""

    what = "adjusts"
    number: str
    call: Call

    @property
    def name(self) -> str:
        """The number."""
        return self.number

    def write(self, book: RuleBook) -> None:
        """Adjust it, and see later that it is there."""
        book.adjust(self.number, self.call)
        book.extension(Placed).numbers.append((self.where, self.number))


class Late(RulesExtension):
    """Reactions that come after those of all other plugins (N11)."""

    def __init__(self) -> None:
        self.reactions: list[tuple[type[Event], Registered]] = []

    def complete(self, book: RuleBook) -> None:
        """Put them behind all others."""
        for kind, call in self.reactions:
            book.reactions.setdefault(kind, []).append(call)


@dataclass(frozen=True)
class ReactionDeclared(OfKind, Declaration):
    """Something follows an event; `late`: after what all other plugins let follow."""

    what = "reaction to"
    kind: type[Event]
    call: Call
    late: bool = False

    def write(self, book: RuleBook) -> None:
        """React, or note that it comes late."""
        if not self.late:
            book.react(self.kind, self.call)
            return
        made = Registered(book.guard(self.call, writes=True), book.guard)
        book.extension(Late).reactions.append((self.kind, made))


@dataclass(frozen=True)
class RuleDeclared(Declaration):
    """A rule about a choice of another plugin."""

    what = "rule on"
    kind: type[Action]
    rule: Rule

    @property
    def name(self) -> str:
        """The tag of the action, and the reason."""
        return f"{tag_of(self.kind)}: {self.rule.reason.id}"

    def write(self, book: RuleBook) -> None:
        """Add the rule, and see later that its choice is there."""
        book.rule(self.kind, self.rule)
        book.extension(Placed).actions.append((self.where, self.kind))


@dataclass(frozen=True)
class EffectDeclared(Declaration):
    """What a card can do: `do(now, seat, card)`, unless a choice of its own does it."""

    what = "effect"
    effect: str
    params: type | None = None
    do: Call | None = None
    refuses: Callable[..., Refused | None] | None = None
    program: Call | None = None
    needs: tuple[Rule, ...] = ()
    cites: Mapping[str, str] | None = None

    @property
    def name(self) -> str:
        """The effect."""
        return self.effect

    def write(self, book: RuleBook) -> None:
        """Name the effect, or the verbs that the numbers of its cards make."""
        program = self.program
        if program is not None and takes(program) == 2:
            program = partial(program, book)
        do = self.do or ((lambda *_: None) if program is None else None)
        effect(
            book,
            self.effect,
            do,
            params=self.params,
            check=self.refuses,
            program=program,
            needs=self.needs,
            cites=self.cites,
        )


@dataclass(frozen=True)
class ProgramDeclared(Declaration):
    """A row of verbs that no card is needed for."""

    what = "program"
    program: str
    parts: tuple[Mapping[str, Any], ...]
    closes: tuple[Rule, ...] = ()
    cites: Mapping[str, str] | None = None

    @property
    def name(self) -> str:
        """What it is called."""
        return self.program

    def write(self, book: RuleBook) -> None:
        """Name the row."""
        row = {"do": [dict(one) for one in self.parts]}
        write_program(book, self.program, row, closes=self.closes, cites=self.cites)


@dataclass(frozen=True)
class VerbDeclared(Declaration):
    """A verb that cards of packs can use: words whose `do(self, now)` does it, or a choice."""

    what = "verb"
    verb: str
    words: type[VerbWords] | str
    said: Sentence
    choice: Choice | None = None
    needs: tuple[Rule, ...] = ()

    @property
    def name(self) -> str:
        """The verb."""
        return self.verb

    def check(self) -> None:
        """Look at its choice, where it has one."""
        if self.choice is not None:
            check_details(self.choice)

    def write(self, book: RuleBook) -> None:
        """Lend the verb."""
        if self.choice is not None:
            verb(book, self.verb, self.words, self.choice, said=self.said, needs=self.needs)
            return
        verb(
            book,
            self.verb,
            self.words,
            can=lambda at, words: True,
            do=_doing(self.words),
            said=self.said,
            needs=self.needs,
        )


def _doing(words: Any) -> Call:
    """What words do, from `do(self, now)` or `do(self, now, run)`."""
    if takes(words.do) == 3:
        return lambda now, run, said: said.do(now, run)
    return lambda now, run, said: said.do(now)


@dataclass(frozen=True)
class StepsDeclared(Declaration):
    """A verb whose steps are actions, one after the other; a tuple holds alternatives."""

    what = "verb"
    verb: str
    words: type[VerbWords] | str
    steps: tuple[type[Action] | tuple[type[Action], ...], ...]
    said: Sentence | Callable[[Any], Text]
    more: dict[str, Any] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """The verb."""
        return self.verb

    @property
    def stages(self) -> list[tuple[type[Action], ...]]:
        """The alternatives of each step."""
        return [one if isinstance(one, tuple) else (one,) for one in self.steps]

    def check(self) -> None:
        """Look at the choices."""
        for kind in chain.from_iterable(self.stages):
            check_details(declared_choice(kind))

    def write(self, book: RuleBook) -> None:
        """Lend the verb, with those steps whose plugins are on."""
        stages = [
            tuple([declared_choice(kind) for kind in stage if _is_there(kind, book)])
            for stage in self.stages
        ]
        verb(book, self.verb, self.words, *stages, said=self.said, **self.more)


def _is_there(kind: type[Action], book: RuleBook) -> bool:
    return not kind.only_with or kind.only_with in book.plugins


@dataclass(frozen=True)
class ConditionDeclared(Declaration):
    """A number that the `if` of a card may ask about."""

    what = "condition"
    condition: str
    number: Callable[[Moment], int]

    @property
    def name(self) -> str:
        """What cards call it."""
        return self.condition

    def write(self, book: RuleBook) -> None:
        """Name the condition."""
        condition(book, self.condition, self.number)


class ScenarioLayout(RulesExtension):
    """What plugins do while the position of a scenario is put together."""

    def __init__(self) -> None:
        self.neutral: list[Callable[[Any], None]] = []  # before its facts are set
        self.coherent: list[Callable[[Any], None]] = []  # behind them

    def begin(self, now: Any) -> None:
        """Lay out what a scenario says nothing of."""
        for prepare in self.neutral:
            prepare(now)

    def look(self, now: Any) -> None:
        """See that all that was set goes together."""
        for look in self.coherent:
            look(now)


@dataclass(frozen=True)
class FunctionDeclared(Declaration):
    """A function that a book takes as it is: a scene, an aim, a measure, a set-up, an invariant."""

    what = "function"
    role: str
    call: Call

    @property
    def name(self) -> str:
        """What it is for, and the name of the function."""
        return f"{self.role} {getattr(self.call, '__name__', '')}".rstrip()

    @property
    def is_early(self) -> bool:
        """Whole lines are read before single choices."""
        return self.role == "notation"

    def write(self, book: RuleBook) -> None:
        """Register the function for what it is."""
        call = self.call
        match self.role:
            case "scene":
                add_scene(book, call)
            case "scene of a match":
                add_scene(book, call(book))
            case "aim":
                add_aim(book, call)
            case "measures":
                add_measures(book, lambda seen, seat: tuple(call(seen, seat)))
            case "set-up":
                book.set_up(call if takes(call) == 1 else partial(call, book=book))
            case "neutral start":
                book.extension(ScenarioLayout).neutral.append(book.guard(call, writes=True))
            case "coherence":
                book.extension(ScenarioLayout).coherent.append(book.guard(call, writes=True))
            case "invariant":
                book.invariant(call)
            case "notation":
                book.notation(call)
            case _:
                raise PluginError(f"there is no function called {self.role!r}")


@dataclass(frozen=True)
class ThingsDeclared(Declaration):
    """What pieces of the picture are for, as a table of TOML says it."""

    what = "things"
    path: Path
    things: tuple[Thing, ...]

    @property
    def name(self) -> str:
        """The name of the file."""
        return self.path.name

    def write(self, book: RuleBook) -> None:
        """Say it of each piece."""
        add_things(book, self.things)


@dataclass(frozen=True)
class StridesDeclared(Declaration):
    """Actions that a dragged thing does one after the other on its way."""

    what = "strides"
    actions: tuple[type[Action], ...]
    left: str = ""

    @property
    def name(self) -> str:
        """The tags of the actions."""
        return ", ".join(map(tag_of, self.actions))

    def write(self, book: RuleBook) -> None:
        """Make each a step of a way."""
        add_strides(book, *self.actions, left=self.left)


@dataclass(frozen=True)
class ChanceDeclared(Declaration):
    """What chance brings, as scenarios write it down."""

    what = "chance"
    row: str
    sides: int = 0
    game: Game | None = None

    @property
    def name(self) -> str:
        """The word of scenarios."""
        return self.row

    def write(self, book: RuleBook) -> None:
        """Add the word."""
        game = self.game
        if game is None:
            scripted(book, self.row, sides=self.sides)
            return

        def read(now: Any, wanted: Any) -> Iterable[str]:
            return read_cards(game, now, self.row, wanted)

        scripted(book, self.row, read=read, write=game.names.written)


@dataclass(frozen=True)
class ExtensionOpened(Declaration):
    """An extension of the rules that is there in every match."""

    what = "opens"
    kind: type[RulesExtension]

    @property
    def name(self) -> str:
        """The name of its class."""
        return self.kind.__name__

    def write(self, book: RuleBook) -> None:
        """Open it."""
        book.extension(self.kind)


@dataclass(frozen=True)
class HandVerbsDeclared(Declaration):
    """The verbs `draw` and `discard`, with the words of a game."""

    what = "verbs"
    verbs: HandVerbs

    @property
    def name(self) -> str:
        """The two verbs."""
        return "draw, discard"

    def write(self, book: RuleBook) -> None:
        """Lend them."""
        self.verbs.register(book)


@dataclass(frozen=True)
class CautionDeclared(OfKind, Declaration):
    """What some actions would lose, told before one is done."""

    what = "caution about"
    kind: type[Action]
    told: Call

    def write(self, book: RuleBook) -> None:
        """Add the caution."""
        add_caution(book, self.kind, self.told)


@dataclass(frozen=True)
class QuestionDeclared(Declaration):
    """A question that all plugins may answer, and how their answers are joined."""

    what = "question"
    kind: type[Question]
    joined: str

    @property
    def name(self) -> str:
        """The name of its class."""
        return self.kind.__name__

    def write(self, book: RuleBook) -> None:
        """Declare the question."""
        book.question(self.kind, joined=self.joined)


@dataclass(frozen=True)
class AnswerDeclared(Declaration):
    """An answer to a question; `reason` is why what has a bit of it is refused."""

    what = "answer to"
    kind: type[Question]
    call: Call
    reason: Reason | None = None
    reads: tuple[type[Part], ...] | None = None

    @property
    def name(self) -> str:
        """The question."""
        return self.kind.__name__

    def write(self, book: RuleBook) -> None:
        """Answer it."""
        book.answer(self.kind, self.call, reason=self.reason, reads=self.reads)


@dataclass(frozen=True)
class ServiceDeclared(Declaration):
    """A value that other plugins may borrow."""

    what = "service"
    service: str
    value: Any

    @property
    def name(self) -> str:
        """What it is borrowed by."""
        return self.service

    def write(self, book: RuleBook) -> None:
        """Lend it."""
        book.offer_service(self.service, self.value)


@dataclass(frozen=True)
class ServiceMade(Declaration):
    """A value that other plugins may borrow, made anew for each match."""

    what = "service"
    service: str
    make: Callable[[RuleBook], Any]

    @property
    def name(self) -> str:
        """What it is borrowed by."""
        return self.service

    def write(self, book: RuleBook) -> None:
        """Make it and lend it."""
        book.offer_service(self.service, self.make(book))


@dataclass(frozen=True)
class FillingDeclared(OfKind, Declaration):
    """How computers imagine what a seat does not see of a part or of a decision."""

    what = "fills"
    kind: type[Part | Decision]
    call: Call

    def write(self, book: RuleBook) -> None:
        """Fill it so."""
        add_filling(book, self.kind, self.call)


@dataclass(frozen=True)
class HeuristicsDeclared(Declaration):
    """What computers know of playing a game well."""

    what = "heuristics"
    value: tuple[Call, ...] = ()
    reflex: Call | None = None
    reasons: Call | None = None
    leftover: Call | None = None
    light: tuple[str, ...] = ()
    prunes: tuple[type[Action], ...] = ()

    def write(self, book: RuleBook) -> None:
        """Lend it to players made of code."""
        if self.value:
            add_value(book, *self.value)
        for add, call in (
            (add_reflex, self.reflex),
            (add_reasons, self.reasons),
            (add_leftover_policy, self.leftover),
        ):
            if call is not None:
                add(book, call)
        skip_search_in(book, *self.light)
        prune_actions(book, *self.prunes)


@dataclass(frozen=True)
class ProductsDeclared(Declaration):
    """Numbers for a learned value that no sum over the parts makes."""

    what = "products"
    call: Call
    reads: tuple[type[Part], ...]
    of_all: bool

    def write(self, book: RuleBook) -> None:
        """Lend them to players made of code."""
        call = self.call
        add_numbers(book, lambda at, seat: tuple(call(at, seat)), *self.reads, of_all=self.of_all)


@dataclass(frozen=True)
class TaskDeclared(OfKind, Declaration):
    """What is done without a choice once it lies on top of what is pending."""

    what = "task"
    kind: type[Task]

    def write(self, book: RuleBook) -> None:
        """Register the task."""
        run: Callable[[Any, Any], None] = self.kind.do  # type: ignore[attr-defined]
        book.task(self.kind, lambda now, task: run(task, now))


@dataclass(frozen=True)
class ScheduleDeclared(Declaration):
    """The game itself: the course of its turns."""

    what = "schedule"
    schedule: Schedule

    def write(self, book: RuleBook) -> None:
        """Declare the game."""
        book.game(self.schedule)


@dataclass(frozen=True)
class ZoneDeclared(Declaration):
    """A zone for cards."""

    what = "zone"
    zone: AnyZone

    @property
    def name(self) -> str:
        """Its name."""
        return self.zone.name

    @property
    def details(self) -> str:
        """Who sees it, and the word of scenarios that it is."""
        return f"seen by {self.zone.faces}; word {self.zone.fact}"

    def write(self, book: RuleBook) -> None:
        """Make the zone."""
        book.zone(self.zone.name, faces=self.zone.faces, each=self.zone.each)


@dataclass(frozen=True)
class ZonesDeclared(Declaration):
    """Zones of one kind, one for each of some things of a match."""

    what = "zones"
    family: ZoneFamily

    @property
    def name(self) -> str:
        """What their names begin with."""
        return self.family.name

    def write(self, book: RuleBook) -> None:
        """Make the zones."""
        for thing in self.family.things(book):
            book.zone(f"{self.family.name}.{thing}", faces=self.family.faces, each=self.family.each)


@dataclass(frozen=True)
class CardsDeclared(Declaration):
    """All kinds of cards that a function makes for a match."""

    what = "cards"
    make: Callable[[RuleBook], Iterable[Card]]
    backs: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """The name of the function."""
        return getattr(self.make, "__name__", "")

    def write(self, book: RuleBook) -> None:
        """Add each kind of card, and name the backs there are."""
        book.backs(*self.backs)
        made: Any = self.make(book)
        if isinstance(made, Card) or not isinstance(made, Iterable):
            told = f"{self.name} gives {'one card' if isinstance(made, Card) else shown(made)}"
            raise PluginError(f"{told}; give several cards, as in [sc.Card(…)]")
        for card in made:
            book.card(replace(card, made_at=self.where) if isinstance(card, Card) else card)


@dataclass(frozen=True)
class ComputerDeclared(Declaration):
    """A computer player."""

    what = "computer"
    make: Callable[[int | None], Computer]

    @property
    def name(self) -> str:
        """The name of its class."""
        return getattr(self.make, "__name__", "")

    def write(self, book: RuleBook) -> None:
        """Bring it."""
        add_computer(book, self.make)


@dataclass(frozen=True)
class PhraseDeclared(Declaration):
    """A line of notation that asks for nothing to be done."""

    what = "phrase"
    line: str

    @property
    def name(self) -> str:
        """The line."""
        return self.line

    def write(self, book: RuleBook) -> None:
        """Read the line as no action at all."""
        words = self.line.split()

        def read(table: Table, text: str) -> tuple[Action, ...] | None:
            return () if text.split() == words else None

        book.notation(read)


def choice_of(
    kind: type[Action],
    do: Call | None,
    rules: tuple[Rule, ...],
    at: type[Decision] | tuple[type[Decision], ...],
    beside: tuple[str, ...] | Callable[[Moment], tuple[str, ...]],
    fields: dict[str, Any],
) -> Choice:
    """The choice of an action whose `do` does it, unless a function is given."""
    own = vars(kind).get("do")
    answers = at if isinstance(at, tuple) else (at,)
    if do is None and all(issubclass(one, Sealed) for one in answers):
        if own is not None:
            told = "is done when all have chosen; write it in opened(self, now, chosen)"
            raise PluginError(f"{kind.__name__} {told}")
        return Choice(kind, do=seal, rules=rules, at=at, beside=beside, **fields)
    if do is None and own is None:
        raise PluginError(f"{kind.__name__} does nothing; write do(self, now)")
    if own is not None and do is None:
        check_deed(kind, own, "the decision")
    made = carrying_out(own) if own is not None and do is None else _given(do)
    return Choice(kind, do=made, rules=rules, at=at, beside=beside, **fields)


def step_of_verbs(
    kind: type[Action], do: Call | None, rules: tuple[Rule, ...], fields: dict[str, Any]
) -> Choice:
    """The choice of an action that is a step of verbs."""
    own = vars(kind).get("do")
    made = carrying_out(own) if own is not None and do is None else do
    return Choice(kind, do=made, rules=rules, **fields)


def declared_choice(kind: type[Action]) -> Choice:
    """The choice that an action is declared to be, or to be in verbs."""
    made: Choice | None = kind.as_choice
    if made is None:
        raise PluginError(f"{kind.__name__} is declared as no choice, and as no step of verbs")
    return made


def _given(do: Any) -> Callable[[Any, Any, Any], None]:
    return lambda now, decision, action: do(now, action)


def check_decision(choice: Choice) -> None:
    """See that the third parameter of `do` is the decision that the choice answers."""
    own = vars(choice.kind).get("do")
    if own is None or takes(own) < 3:
        return
    name = [*signature(own).parameters][2]
    wanted = get_type_hints(own).get(name, Any)
    for one in choice.at if isinstance(choice.at, tuple) else (choice.at,):
        if isinstance(wanted, type) and not issubclass(one, wanted):
            told = f"{choice.kind.__name__}.do takes a {wanted.__name__} as {name}"
            raise PluginError(f"{told}, and the choice answers {one.__name__}; give at=")
