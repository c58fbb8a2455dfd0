"""Plugins as objects: what is declared on one is written into the rule book under its name (N1).

LENT = game.plugin("lent")      # it can be switched off; several may stand in one module

@LENT.choice(EMPTY)
class Mark(sc.Action, tag="noughts.mark", frozen=True):
    square: SQUARE

    def do(self, now: sc.Change) -> None: ...
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping
from copy import copy
from dataclasses import fields as dataclass_fields
from dataclasses import replace
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Any, Protocol, Self, TypedDict, TypeVar, Unpack, overload

from scriptorium.cards import HandVerbs, VerbWords, closing
from scriptorium.engine.card_specs import Card
from scriptorium.engine.change import Change
from scriptorium.engine.choices import Quick, Rule
from scriptorium.engine.errors import PackError, PluginError, Reason, Refused, SetupError
from scriptorium.engine.registered import RulesExtension
from scriptorium.engine.rule_book import RuleBook
from scriptorium.engine.schedule import Phase
from scriptorium.engine.table import Moment, Position, Table, View
from scriptorium.engine.values import (
    Action,
    CardId,
    Decision,
    Event,
    Part,
    Question,
    Seat,
    Sentence,
    Setting,
    Task,
    Text,
    Turn,
)
from scriptorium.hidden import Measure
from scriptorium.house_rules import Sealed
from scriptorium.matches.computers import Computer
from scriptorium.plugins.about import About
from scriptorium.plugins.hookspecs import hookimpl
from scriptorium.plugins.source_location import InCode, meant
from scriptorium.scene import UNTOUCHED, Aim, Piece, things_in

from .argument_checks import (
    check_brackets,
    check_decisions,
    check_fields,
    check_kind_of,
    check_pieces,
    check_rules,
    check_sentence,
    check_takes,
    check_tuple,
)
from .declarations import (
    AdjustmentDeclared,
    AnswerDeclared,
    CardsDeclared,
    CautionDeclared,
    ChanceDeclared,
    ChoiceDeclared,
    ComputerDeclared,
    ConditionDeclared,
    Declaration,
    EffectDeclared,
    EventDeclared,
    ExtensionOpened,
    FactDeclared,
    FactsOfPart,
    FillingDeclared,
    FunctionDeclared,
    HandVerbsDeclared,
    HeuristicsDeclared,
    NumberDeclared,
    NumberRowDeclared,
    OptionDeclared,
    PartDeclared,
    ProductsDeclared,
    ProgramDeclared,
    QuestionDeclared,
    ReactionDeclared,
    RuleDeclared,
    ServiceDeclared,
    ServiceMade,
    StepsDeclared,
    StridesDeclared,
    TaskDeclared,
    TellingDeclared,
    ThingsDeclared,
    VerbDeclared,
    choice_of,
    step_of_verbs,
)
from .facts import FactForm
from .house_declarations import (
    BudgetAdded,
    CardChanged,
    ChoiceChanged,
    OnceAdded,
    PackDeclared,
    PhaseAdded,
    SealedDeclared,
    StepAdded,
)
from .names import Names
from .rules import Explain, Predicate, make_rule, takes
from .say import GameSentence, Say
from .zones import Asked, OneDeck, SeatZone, Zone

if TYPE_CHECKING:
    from .games import Game

HERE = __name__.rpartition(".")[0]
D = TypeVar("D", bound=Decision)
D_contra = TypeVar("D_contra", bound=Decision, contravariant=True)
E = TypeVar("E", bound=Event)
P = TypeVar("P", bound=Part)
W = TypeVar("W", bound=VerbWords)
T = TypeVar("T", bound=Task)
Q = TypeVar("Q", bound=Question)
F = TypeVar("F")
U = TypeVar("U", bound=Callable[..., None])
Answer = Callable[[Any, Any], Any]


class placed_here:  # noqa: N801  # it is used as a function is
    """What is wrong with a declaration is reported with its file and line."""

    def __enter__(self) -> None:
        """Begin to look."""

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        """Add the place."""
        if isinstance(error, PluginError):
            raise PluginError(f"{place()}: {error}") from None


class Does(Protocol):
    """An action that says what it does."""

    def do(self, now: Change) -> None:
        """Do it."""


class DoesAt(Protocol[D_contra]):
    """An action that says what it does at a decision."""

    def do(self, now: Change, decision: D_contra, /) -> None:
        """Do it."""


A = TypeVar("A", bound=Does)
B = TypeVar("B", bound=Action)
X = TypeVar("X", bound=Event)
S = TypeVar("S", bound=Sealed)
Cites = dict[str, str] | Callable[[Moment, Any, Any], tuple[str, ...]]
Beside = tuple[str, ...] | Callable[[Moment], tuple[str, ...]]
Draw = Callable[[View], Iterable[Piece]]
Effect = Callable[..., None]
MakeCards = Callable[[RuleBook], Iterable[Card]]
Changed = Callable[[Change, Any, Callable[[Change, Any], None]], None]
Fill = Callable[[Any, Table, Any], Any]
ReadLine = Callable[[Table, str], tuple[Action, ...] | None]
MakePart = Callable[[RuleBook], Part]
SetUp = Callable[[Change], None]


class ChoiceFields(TypedDict, total=False):
    """What can be said of a choice besides its rules; all of it may be left out.

    `ends` are rules about whether it can be completed; `opens` is the decision it leaves open.
    `during` and `enters` are steps of the turn. `form`, `word` and `also` are its notation;
    `refusal` is given at a wrong moment, `asks` says what is awaited, `cites` names further rules
    by the id of a refusal, `stuck` refuses what could not be completed. `beside` are pieces that
    are touched with it, `button` draws one while it can be chosen, `said` tells it in the log.
    `quick` lists it faster than its rules would.
    """

    ends: tuple[Rule, ...]
    opens: type[Decision] | tuple[type[Decision], ...]
    during: tuple[str, ...]
    enters: str
    word: str
    form: str
    also: tuple[str, ...]
    refusal: Reason
    stuck: Reason
    asks: Reason
    cites: Cites
    beside: Beside
    button: GameSentence
    said: Sentence | Callable[[Any, Any], Text | None]
    quick: Quick


class Number:
    """A number of a game that house rules can set and adjust: `HAND_SIZE(at)`."""

    def __init__(self, name: str) -> None:
        self.name = name

    @overload
    def __call__(self, at: Asked) -> int: ...
    @overload
    def __call__(self, at: Position, seat: Seat) -> int: ...
    def __call__(self, at: Any, seat: Seat = "") -> int:
        """What it is now, for a seat or for the one that decides; never below nothing."""
        if not seat:
            try:
                seat = at.me
            except AttributeError:
                told = f"{type(at).__name__} does not know who decides"
                raise PluginError(f"say for whom {self.name}: {told}") from None
        number: int | None = at.rules.steady_numbers.get(self.name)
        return max(0, at.rules.number(self.name, at, seat)) if number is None else number

    def fixed(self, at: Position) -> int:
        """The number where nothing adjusts it in play, else 0."""
        return at.rules.fixed_number(self.name) or 0


class NumberRow:
    """Numbers of a game in a row, each for house rules: `POINTS(at, 2)` is the second."""

    def __init__(self, name: str) -> None:
        self.name = name

    @overload
    def __call__(self, at: Asked, place: int) -> int: ...
    @overload
    def __call__(self, at: Position, place: int, seat: Seat) -> int: ...
    def __call__(self, at: Any, place: int, seat: Seat = "") -> int:
        """What it is now at a place, for a seat or for the one that decides."""
        return Number(f"{self.name}_{place}")(at, seat)


class Option:
    """An option of a new match: `REVERSE(at)`, or `REVERSE(book)` while rules are written."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, at: Position | RuleBook) -> Setting:
        """What was agreed."""
        if isinstance(at, RuleBook):
            return at.options[self.name][0]
        return at.rules.options[self.name]


class Plugin:
    """A plugin: it records what is declared on it, and writes it into the book of each match."""

    def __init__(
        self,
        name: str,
        game: str = "*",
        *,
        file: str = "",
        names: Names | None = None,
        needs: tuple[str, ...] = (),
        after: tuple[str, ...] = (),
        before: tuple[str, ...] = (),
        say: Say | None = None,
        **about: Any,
    ) -> None:
        self.name = self.__name__ = name
        self.made_in = maker()
        with placed_here():
            for what, names_of in (("needs", needs), ("after", after), ("before", before)):
                check_tuple(names_of, what)
            strange = sorted(about.keys() - {one.name for one in dataclass_fields(About)})
            if strange:
                known = [one.name for one in dataclass_fields(About)]
                told = f"a plugin says nothing by {strange[0]}="
                raise PluginError(f"{told}{meant(strange[0], known)}")
        self.further: list[Plugin] = []
        self._declared: list[Declaration] = []
        self._checked: set[int] = set()  # those that are known to be well
        self._only: Callable[[RuleBook], bool] | None = None
        more: dict[str, Any] = {"requires": needs, "after": (*needs, *after), "before": before}
        more["written"] = InCode(name, where=place())
        self.about = About(name, game, **(more | _beside(file) | about))
        folder = Path(file).parent / "locale" if file else Path()
        self.say = say or Say(folder, names or {})

    # What the library asks.

    @hookimpl
    def scriptorium_about(self) -> About:
        """Say who it is."""
        return self.about

    @hookimpl
    def scriptorium_plugins(self) -> Iterable[object]:
        """Name those that were made of it."""
        return tuple(self.further)

    @hookimpl
    def scriptorium_rules(self, book: RuleBook) -> None:
        """Write all that was declared, in that order but for lines of notation: they come first."""
        book.reason(*self.say.reasons)
        for one in sorted(self._declared, key=lambda one: not one.is_early):
            if one.only is not None and not one.only(book):
                continue
            try:
                if id(one) not in self._checked:
                    one.check()
                    self._checked.add(id(one))
                one.write(book)
            except (SetupError, PackError):
                raise
            except (
                PluginError,
                AttributeError,
                LookupError,
                NameError,
                TypeError,
                ValueError,
            ) as error:
                raise PluginError(f"{one.where}: {error}") from error

    # Declaring.

    @property
    def declarations(self) -> tuple[Declaration, ...]:
        """All that was declared on it, in that order, each with its file and line."""
        return tuple(self._declared)

    def declare(self, declaration: Declaration) -> None:
        """Record a declaration; only the package that made this plugin may do so."""
        by = maker()
        if by.partition(".")[0] != self.made_in.partition(".")[0]:  # blame goes by name
            told = f"{place()}: {by} declares on {self.name}, which is not its own"
            raise PluginError(f"{told}; declare on a sc.Plugin(…) of yours")
        self._declared.append(replace(declaration, where=place(), only=self._only))

    def where(self, holds: Callable[[RuleBook], bool]) -> Self:
        """The same plugin, to declare on it what is there only in some matches.

        `holds(book)` asks the options, or which plugins are on.
        """
        some = copy(self)
        some._only = holds
        return some

    def plugin(self, name: str, *, after: tuple[str, ...] = (), **about: Any) -> Plugin:
        """Make a further plugin, after this one; it can be switched off by its name."""
        game, before = self.about.game, (self.name, *after)
        made = Plugin(f"{self.name}.{name}", game, after=before, say=self.say.beside(), **about)
        self.further.append(made)
        return made

    # Actions.

    @overload
    def choice(
        self, *rules: Rule, **fields: Unpack[ChoiceFields]
    ) -> Callable[[type[A]], type[A]]: ...
    @overload
    def choice(
        self,
        *rules: Rule,
        at: type[D] | tuple[type[D], ...],
        **fields: Unpack[ChoiceFields],
    ) -> Callable[[type[DoesAt[D]] | type[Does]], type[Any]]: ...
    @overload
    def choice(
        self,
        *rules: Rule,
        do: Callable[[Change, Any], None],
        at: type[Decision] | tuple[type[Decision], ...] = Turn,
        **fields: Unpack[ChoiceFields],
    ) -> Callable[[type[B]], type[B]]: ...
    def choice(
        self,
        *rules: Rule,
        do: Any = None,
        at: Any = Turn,
        **fields: Unpack[ChoiceFields],
    ) -> Any:
        """Declare an action as a choice: its rules in order, and its `do(self, now)` (N2).

        At a decision of its own, `do(self, now, owed)` gets that decision. Another function `do`
        carries out actions of several kinds that begin or end alike. At a sealed decision the
        action is kept until all have chosen, so it has no `do`.
        """
        with placed_here():
            check_rules(rules)
            check_fields(dict(fields), ChoiceFields.__annotations__)
            check_decisions(at)

        def declared(kind: type[Any]) -> type[Any]:
            with placed_here():
                check_kind_of(kind, Action, "choice")
            more: dict[str, Any] = dict(fields)
            button: GameSentence | None = more.pop("button", None)
            beside: Any = more.pop("beside", ())
            if button is not None:
                beside = (str(kind.__struct_config__.tag).rpartition(".")[2],)
            with placed_here():
                choice = kind.as_choice = choice_of(kind, do, rules, at, beside, more)
            self.declare(ChoiceDeclared(choice, None if button is None else button()))
            return kind

        return declared

    def forbid(
        self,
        kind: type[Action],
        id: str,
        numbers: str,
        text: str,
        *,
        unless: Predicate | None = None,
        explain: Explain | None = None,
    ) -> None:
        """Forbid a choice of another plugin, unless `unless(at, do)` holds."""
        with placed_here():
            check_kind_of(kind, Action, "forbid")
        never: Predicate = lambda at, do: False  # noqa: E731
        self.rule(kind, make_rule(Reason(id, numbers, text), None, unless or never, explain))

    def rule(self, kind: type[Action], rule: Rule) -> None:
        """Add a rule to a choice of another plugin; it is judged after the choice's own."""
        with placed_here():
            check_kind_of(kind, Action, "rule")
            check_rules((rule,))
        self.declare(RuleDeclared(kind, rule))

    def event(
        self, tells: GameSentence | None = None, *, shows: tuple[str, ...] = ()
    ) -> Callable[[type[E]], type[E]]:
        """Declare an event with its sentence, and the pieces it happens to.

        Both may name fields and properties of the event: `shows=("hand-{card}",)`.
        """
        with placed_here():
            check_brackets(tells, "event")
            check_sentence(tells, "the first value")

        def declared(kind: type[E]) -> type[E]:
            with placed_here():
                check_kind_of(kind, Event, "event")
                check_pieces(kind, shows)
            self.declare(EventDeclared(kind, tells, shows))
            return kind

        return declared

    def tell(
        self, kind: type[X]
    ) -> Callable[[Callable[[X], Text | None]], Callable[[X], Text | None]]:
        """Tell an event of the engine in other words; None leaves it out of the log."""

        def declared(call: Callable[[X], Text | None]) -> Callable[[X], Text | None]:
            self.declare(TellingDeclared(kind, call))
            return call

        return declared

    def task(self, kind: type[T]) -> type[T]:
        """Declare a task: its `do(self, now)` runs once it lies on top of what is pending.

        @game.task
        class Walk(sc.Task, tag="house.walk", frozen=True):
            def do(self, now: sc.Change) -> None: ...
        """
        with placed_here():
            check_kind_of(kind, Task, "task")
            if not hasattr(kind, "do"):
                raise PluginError(f"{place()}: {kind.__name__} does nothing; write do(self, now)")
        self.declare(TaskDeclared(kind))
        return kind

    # State and numbers.

    def part(
        self, bare: None = None, /, *, reset: str = "never", start: MakePart | None = None
    ) -> Callable[[type[P]], type[P]]:
        """Declare a part of the table, or of each seat; it begins as its defaults say (N4).

        `reset` puts it back at each turn, round or phase. `start(book)` makes what a match begins
        with, where that depends on the match.
        """
        with placed_here():
            check_brackets(bare, "part")

        def declared(kind: type[P]) -> type[P]:
            with placed_here():
                check_kind_of(kind, Part, "part")
            kind.declared_by = self.name
            self.declare(PartDeclared(kind, reset, start))
            self._facts_of(kind)
            return kind

        return declared

    def _facts_of(self, kind: type[Part]) -> None:
        self.declare(FactsOfPart(kind))

    def number(
        self,
        name: str,
        value: int | Callable[[RuleBook], int],
        *,
        least: int = 0,
        most: int = 999,
    ) -> Number:
        """Name a number that house rules can set; `value(book)` finds one that the box tells.

        House rules call it by the plugin's name and its own; one with a dot is a whole name.
        """
        made = Number(name if "." in name else f"{self.name}.{name}")
        self.declare(NumberDeclared(made.name, value, least, most))
        return made

    def number_row(
        self,
        name: str,
        values: tuple[int, ...] | Callable[[RuleBook], Iterable[int]],
        *,
        first: int = 1,
    ) -> NumberRow:
        """Name a row of numbers that house rules can set, as many as the match has.

        The place of each is counted from `first`: `points` are `points_1`, `points_2` and so on.
        """
        made = NumberRow(name if "." in name else f"{self.name}.{name}")
        self.declare(NumberRowDeclared(made.name, values, first))
        return made

    def option(
        self,
        name: str,
        default: Setting | Callable[[RuleBook], Setting],
        *,
        among: tuple[Setting, ...] | range = (),
    ) -> Option:
        """Declare an option of a new match; `default(book)` finds one that the box tells."""
        if not isinstance(default, bool | int | str) and not callable(default):
            told = f"an option is true, false, a number or a text, not {default!r}"
            raise PluginError(f"{place()}: {told}")
        self.declare(OptionDeclared(name, default, among))
        return Option(name)

    def number_option(
        self,
        name: str,
        default: int | Callable[[RuleBook], int],
        *,
        among: range | Callable[[RuleBook], range],
        least: int = 0,
    ) -> Number:
        """Declare an option of a new match that is a number for house rules as well (N10).

        Where the match tells the default or the range, give a function of its rule book. House
        rules cannot set it lower than `least`.
        """
        made = Number(f"{self.name}.{name}")
        self.declare(OptionDeclared(name, default, among, made.name, least))
        return made

    def adjust(
        self, number: Number | str
    ) -> Callable[[Callable[[int, Position, Seat], int]], Callable[[int, Position, Seat], int]]:
        """Change a number of a game, or the one of that name: `(usual, at, seat) -> int`."""
        if not isinstance(number, str | Number):
            told = f"adjust takes a number of a game or its name, not {number!r}"
            raise PluginError(f"{place()}: {told}")
        name = number if isinstance(number, str) else number.name

        def declared(call: Callable[[int, Position, Seat], int]) -> Any:
            with placed_here():
                check_takes(call, "usual", "at", "seat")
            self.declare(AdjustmentDeclared(name, call))
            return call

        return declared

    def react(
        self, kind: type[X], *, late: bool = False
    ) -> Callable[[Callable[[Change, X], None]], Callable[[Change, X], None]]:
        """Let something follow an event; `late`: after what all other plugins let follow (N11)."""
        with placed_here():
            check_kind_of(kind, Event, "react")

        def declared(call: Callable[[Change, X], None]) -> Callable[[Change, X], None]:
            with placed_here():
                check_takes(call, "now", "event")
            self.declare(ReactionDeclared(kind, call, late))
            return call

        return declared

    # Questions.

    def question(self, joined: str) -> Callable[[type[Q]], type[Q]]:
        """Declare a question to all plugins; answers are joined as `bits`, `sum` or `tuples`."""
        with placed_here():
            check_brackets(joined, "question")

        def declared(kind: type[Q]) -> type[Q]:
            with placed_here():
                check_kind_of(kind, Question, "question")
            self.declare(QuestionDeclared(kind, joined))
            return kind

        return declared

    def answer(
        self,
        kind: type[Question],
        *,
        reason: Reason | None = None,
        reads: tuple[type[Part], ...] | None = None,
    ) -> Callable[[Answer], Answer]:
        """Answer a question: `(position, question)`; `reason` refuses what has a bit of it.

        `reads` are the parts on which the answer depends, where it depends on nothing else.
        """
        with placed_here():
            check_kind_of(kind, Question, "answer")

        def declared(call: Answer) -> Answer:
            with placed_here():
                check_takes(call, "at", "asked")
            self.declare(AnswerDeclared(kind, call, reason, reads))
            return call

        return declared

    # Cards.

    def effect(
        self,
        name: str,
        do: Effect | None = None,
        *,
        params: type | None = None,
        check: Callable[..., Refused | None] | None = None,
        program: Callable[..., Mapping[str, Any]] | None = None,
        needs: tuple[Rule, ...] = (),
        cites: Mapping[str, str] | None = None,
    ) -> None:
        """Name what a card can do; `params` is the Struct that its numbers are read into.

        `do` does it, after `check` has found nothing against it; the game says what both get.
        `program(numbers)` makes a card of verbs instead, which `needs` must allow; what depends on
        other plugins too is made by `program(book, numbers)`. `cites` names further rules by the
        id of a refusal.
        """
        self.declare(EffectDeclared(name, params, do, check, program, needs, cites))

    def program(
        self,
        name: str,
        *parts: Mapping[str, Any],
        closes: tuple[Rule, ...] = (),
        cites: Mapping[str, str] | None = None,
    ) -> None:
        """Name a row of verbs that no card is needed for, see `scriptorium.cards.program`."""
        self.declare(ProgramDeclared(name, parts, closes, cites))

    def closing(self, *, refusal: Reason, said: Sentence | None = None) -> None:
        """Say in words of the game that what a card has begun is left as it is."""
        self.declare(ChoiceDeclared(closing(refusal=refusal, said=said)))

    def hand_verbs(self, verbs: HandVerbs) -> None:
        """Lend the verbs `draw` and `discard` to cards."""
        self.declare(HandVerbsDeclared(verbs))

    def verbs_of_hand(
        self,
        deck: Zone,
        hand: SeatZone,
        pile: Zone,
        *,
        toss: type[Action],
        drawn: GameSentence,
        discarded: GameSentence,
        empty: Reason,
        no_card: Reason,
        refusal: Reason,
        back: str = "card",
    ) -> None:
        """Lend `draw` and `discard` in a game with one deck, hands and a discard pile (N13).

        `toss` is the action with which a card of one's own is discarded; it has a field `card`.
        `drawn` and `discarded` say what a card does, with `count` and `who`. Nothing can be drawn:
        `empty`; nobody has a card to lose: `no_card`; nothing is to be discarded now: `refusal`.
        """
        lent = OneDeck(deck, hand, pile)
        verbs = HandVerbs(
            (back,),
            held=hand,
            back_of=lambda rules, card: back,
            may_draw=lent.may_draw,
            draw_from=lent.draw_from,
            throw_away=lent.throw_away,
            toss=toss,
            stream=f"{self.name}.verbs.discard",
            deck_empty=empty,
            no_card=no_card,
            wrong_back=no_card,
            nothing_discarded=refusal,
            said_drawn=lambda words: drawn.filled({"count": words.draw, "who": words.who}),
            said_discarded=lambda words: discarded.filled(
                {"count": words.discard, "who": words.who}
            ),
        )
        self.hand_verbs(verbs)

    def verb(
        self, name: str, *, said: Sentence, needs: tuple[Rule, ...] = ()
    ) -> Callable[[type[W]], type[W]]:
        """Lend a verb without a choice to cards: its words, whose `do(self, now)` does it.

        `needs` must hold before it can be done; `do(self, now, run)` also gets the card's run.
        """

        def declared(kind: type[W]) -> type[W]:
            if not hasattr(kind, "do"):
                raise PluginError(f"{place()}: {kind.__name__} does nothing; write do(self, now)")
            self.declare(VerbDeclared(name, kind, said, needs=needs))
            return kind

        return declared

    def verb_choice(
        self,
        name: str,
        thing: str,
        *rules: Rule,
        said: Sentence,
        needs: tuple[Rule, ...] = (),
        form: str = "",
        cites: Cites | None = None,
    ) -> Callable[[type[A]], type[A]]:
        """Lend a verb with one choice to cards, as in `take = "book"`.

        `needs` must hold before anything is chosen; `form` is how the choice is written.
        """

        def declared(kind: type[Any]) -> type[Any]:
            choice = choice_of(kind, None, rules, Turn, (), {"form": form, "cites": cites})
            self.declare(VerbDeclared(name, thing, said, choice, needs))
            return kind

        return declared

    def verb_step(
        self, *rules: Rule, do: Any = None, only_with: str = "", **fields: Unpack[ChoiceFields]
    ) -> Callable[[type[B]], type[B]]:
        """Declare an action as a step of verbs: its rules, and its `do(self, now, run)`.

        What `do` returns tells to which pieces it was done, or with which run the card goes on.
        An action without one is only chosen, for the step behind it; `do` may be a function of
        several actions, `do(now, run, action)`. One that is there `only_with` a plugin is left out
        of all verbs where that is off.
        """

        def declared(kind: type[B]) -> type[B]:
            kind.as_choice = step_of_verbs(kind, do, rules, dict(fields))
            kind.only_with = only_with
            return kind

        return declared

    def verb_in_steps(
        self,
        name: str,
        words: type[VerbWords] | str,
        *steps: type[Action] | tuple[type[Action], ...],
        said: Sentence | Callable[[Any], Text],
        needs: tuple[Rule, ...] = (),
        form: str | tuple[str, ...] = "",
        ready: Callable[[Any, tuple[CardId, ...]], frozenset[CardId]] | None = None,
        heedless: tuple[str, ...] = (),
    ) -> None:
        """Lend a verb of several steps to cards, see `scriptorium.cards.verb`.

        `words` is the Struct that says what may stand beside it, or the one object of the verb.
        """
        more = {"needs": needs, "form": form, "ready": ready, "heedless": heedless}
        self.declare(StepsDeclared(name, words, steps, said, more))

    def condition(self, name: str, number: Callable[[Moment], int]) -> None:
        """Name a number that the `if` of a card may ask about."""
        self.declare(ConditionDeclared(name, number))

    def cards(self, make: MakeCards, *, backs: tuple[str, ...] = ()) -> MakeCards:
        """Declare kinds of cards; an option is asked with the book.

        A pack can miss none of the `backs`.
        """
        with placed_here():
            check_takes(make, "book")
        self.declare(CardsDeclared(make, backs))
        return make

    def pack(self, path: Path) -> None:
        """Bring the cards of a pack, a TOML file beside the code."""
        if not isinstance(path, Path):
            told = f"a pack is a path, as in Path(__file__).parent / {path!r}"
            raise PluginError(f"{place()}: {told}")
        self.declare(PackDeclared(path))

    def change_card(self, card: str, **changes: Any) -> None:
        """Change what another plugin's card has, as in `copies=0`; the rest stays."""
        known = [one.name for one in dataclass_fields(Card)]
        strange = sorted(changes.keys() - set(known))
        if strange:
            told = f"a card has no {strange[0]}{meant(strange[0], known)}"
            raise PluginError(f"{place()}: {told}")
        self.declare(CardChanged(card, changes))

    # The turn and the choices of another plugin.

    def add_step(self, step: str, *, after: str = "", before: str = "", phase: str = "") -> None:
        """Add a step to the turns of a phase, or of each phase that has the step beside it.

        A turn goes on to it by a choice with `enters=`, or by `now.enter_step(step)`.
        """
        self.declare(StepAdded(step, after, before, phase))

    def add_phase(self, phase: Phase, *, after: str) -> None:
        """Add a phase behind one of the game; `now.enter_phase(…)` leads to it."""
        with placed_here():
            if not isinstance(phase, Phase):
                raise PluginError(f'write sc.Phase({phase!r}, ("a step",)), not {phase!r}')
            check_tuple(phase.steps, "steps")
        self.declare(PhaseAdded(phase, after))

    def add_budget(self, name: str, start: int | str) -> None:
        """Add points that each turn begins with: a number, or the name of one."""
        self.declare(BudgetAdded(name, start))

    def add_once(self, name: str, times: int | str = 1) -> None:
        """Add something that may be done a few times a turn: `now.use(name)` uses one up."""
        self.declare(OnceAdded(name, times))

    def change(
        self,
        kind: type[Action] | str,
        *,
        without: tuple[str, ...] = (),
        instead: Mapping[str, Rule] | None = None,
        do: Changed | None = None,
        **steps: Any,
    ) -> None:
        """Change a choice of another plugin, named by its action or by that one's tag.

        `without` names rules that no longer hold, by their ids; `instead` gives others in their
        place. `do(now, action, usual)` is done in place of what was done: `usual(now, action)`.
        `during=` and `enters=` name other steps.
        """
        with placed_here():
            check_tuple(without, "without")
            check_rules((instead or {}).values())
            if do is not None:
                check_takes(do, "now", "action", "usual")
        self.declare(ChoiceChanged(kind, without, dict(instead or {}), do, steps))

    def sealed(self, kind: type[S]) -> type[S]:
        """Declare a decision that several take at once, unseen: `opened(self, now, chosen)`.

        `sh.ask_all(now, kind)` awaits it; the choices at it need no `do`.
        """
        self.declare(SealedDeclared(kind))
        return kind

    def computer(self, make: Callable[[int | None], Computer]) -> None:
        """Bring a computer player: `make(seed)` plays one seat of one match."""
        self.declare(ComputerDeclared(make))

    # Beginnings.

    def set_up(self, prepare: U) -> U:
        """Prepare a new match: shuffle, deal, lay out; the game's own begins the first turn.

        What the match has of a box is found by `prepare(now, book)`.
        """
        with placed_here():
            has_book = callable(prepare) and takes(prepare) == 2
            check_takes(prepare, "now", *(("book",) if has_book else ()))
        self.declare(FunctionDeclared("set-up", prepare))
        return prepare

    def neutral_start(self, prepare: SetUp) -> SetUp:
        """Lay out what scenarios begin with where they say nothing of it."""
        self.declare(FunctionDeclared("neutral start", prepare))
        return prepare

    def coherent(self, look: SetUp) -> SetUp:
        """Look at what a scenario has set: raise a `FactError` where it does not go together."""
        self.declare(FunctionDeclared("coherence", look))
        return look

    def is_on(self, at: Position) -> bool:
        """Whether it is on in a match."""
        return self.name in at.rules.plugin_names

    # Pictures, scenarios, what always holds.

    def scene(self, draw: Draw) -> Draw:
        """Draw something of a view."""
        with placed_here():
            check_takes(draw, "view")
        self.declare(FunctionDeclared("scene", draw))
        return draw

    def scene_of(self, make: Callable[[RuleBook], Draw]) -> Callable[[RuleBook], Draw]:
        """Draw something of a view, with what `make(book)` makes once for each match."""
        self.declare(FunctionDeclared("scene of a match", make))
        return make

    def things(self, path: Path) -> None:
        """Say what pieces of the picture are for, to whoever touches one that means nothing now.

        A table of TOML says it, see `scriptorium.scene.things_in`.
        """
        made = things_in(
            path, lambda numbers, message: self.say.reason(numbers, message, id=UNTOUCHED)
        )
        self.declare(ThingsDeclared(path, tuple(made)))

    def strides(self, *kinds: type[Action], left: str = "") -> None:
        """Say which actions are steps of a way: a dragged thing does each of them as it passes.

        The piece `left` tells what is left for more steps; it goes along beside the finger.
        """
        with placed_here():
            for kind in kinds:
                check_kind_of(kind, Action, "strides")
        self.declare(StridesDeclared(kinds, left))

    def caution(
        self, *kinds: type[Action]
    ) -> Callable[[Callable[[View, Any], Text | None]], Callable[[View, Any], Text | None]]:
        """Tell what some actions would lose, before one is done: `(view, action)`."""

        def declared(told: Callable[[View, Any], Text | None]) -> Any:
            for kind in kinds:
                self.declare(CautionDeclared(kind, told))
            return told

        return declared

    def notation(self, read: ReadLine) -> ReadLine:
        """Read a line that stands for several actions at once; None leaves it to others.

        It is asked before the choices of this plugin.
        """
        self.declare(FunctionDeclared("notation", read))
        return read

    def aim(self, told: Callable[[View, Seat], Aim | None]) -> Callable[[View, Seat], Aim | None]:
        """Tell what a seat is after."""
        self.declare(FunctionDeclared("aim", told))
        return told

    def measures(
        self, told: Callable[[View, Seat], Iterable[Measure]]
    ) -> Callable[[View, Seat], Iterable[Measure]]:
        """Tell what counts for a seat, as far as a view knows it."""
        self.declare(FunctionDeclared("measures", told))
        return told

    def products(
        self, *reads: type[Part], of_all: bool = False
    ) -> Callable[
        [Callable[[Position, Seat], Iterable[tuple[str, float]]]],
        Callable[[Position, Seat], Iterable[tuple[str, float]]],
    ]:
        """Name numbers of a seat that a sum over the parts cannot make, for a learned value.

        They follow from the parts in `reads`, of the table and of the seat (with `of_all` of every
        seat), and from the round.
        """

        def declared(
            told: Callable[[Position, Seat], Iterable[tuple[str, float]]],
        ) -> Callable[[Position, Seat], Iterable[tuple[str, float]]]:
            self.declare(ProductsDeclared(told, reads, of_all))
            return told

        return declared

    def invariant(
        self, problem: Callable[[Position], str | None]
    ) -> Callable[[Position], str | None]:
        """State what always holds: name what is wrong, or return None."""
        with placed_here():
            check_takes(problem, "at")
        self.declare(FunctionDeclared("invariant", problem))
        return problem

    def fact(
        self,
        name: str,
        *,
        see: Callable[[Any], Any] | None = None,
        put: Callable[..., None] | None = None,
        same: Callable[[Any, Any], bool] | None = None,
        late: bool = False,
        any_order: bool = False,
        beside: bool = False,
    ) -> None:
        """Add a word of scenarios by hand: how to see it, set it, compare it.

        With `beside`, `put` also gets what the scenario says of the other words.
        """
        self.declare(FactDeclared(name, FactForm(see, put, same, late, any_order, beside)))

    def scripted(self, name: str, *, sides: int = 0, cards: Game | None = None) -> None:
        """Let scenarios write down what chance brings to `now.pick(…, scripted=name)`, in turn.

        With `sides` it is what dice with so many sides show; `sc.roll` takes it from `chance`.
        With `cards` it is cards of that game, by their printed names.
        """
        self.declare(ChanceDeclared(name, sides, cards))

    def lend(self, name: str, value: Any) -> None:
        """Lend a value to other plugins."""
        self.declare(ServiceDeclared(f"{self.name}.{name}", value))

    def service(
        self, name: str
    ) -> Callable[[Callable[[RuleBook], F]], Callable[[Position | RuleBook], F]]:
        """Lend what `make(book)` makes of each match, under a whole name.

        In place of `make` stands what finds it in a match, or in the book of a later plugin.
        """

        def declared(make: Callable[[RuleBook], F]) -> Callable[[Position | RuleBook], F]:
            self.declare(ServiceMade(name, make))

            def found(at: Any) -> F:
                try:
                    lent: F = at.rules.services[name]
                except AttributeError:
                    lent = at.service(name)
                return lent

            return found

        return declared

    def opens(self, kind: type[RulesExtension]) -> None:
        """Open an extension of the rules in every match, also where nobody writes into it."""
        self.declare(ExtensionOpened(kind))

    # Players made of code.

    def fills(self, kind: type[Part | Decision]) -> Callable[[Fill], Fill]:
        """Imagine what a seat does not see of a part or a decision: `(seen, table, chance)`."""

        def declared(call: Fill) -> Fill:
            self.declare(FillingDeclared(kind, call))
            return call

        return declared

    def heuristics(
        self,
        *,
        value: tuple[Callable[[Position, Seat], float], ...] = (),
        reflex: Callable[[View, Any], Action | None] | None = None,
        reasons: Callable[[Any, Any, Seat], tuple[Text, ...]] | None = None,
        leftover: Callable[[View, Position, Any], tuple[Action, ...]] | None = None,
        light: tuple[str, ...] = (),
        prunes: tuple[type[Action], ...] = (),
    ) -> None:
        """Lend what a game knows of playing itself well, see `scriptorium.hidden`.

        `value` is how a seat stands, and what the turn still promises. In `light` phases nobody
        thinks long; `prunes` need not be tried.
        """
        self.declare(HeuristicsDeclared(value, reflex, reasons, leftover, light, prunes))


def place() -> str:
    """The file and line outside this part of the engine that declares something.

    Where a function of the same package helps declaring, the line that calls it at the top level.
    """
    frame = _outside()
    root, top = _package(frame), frame
    while frame is not None and _package(frame) == root:
        if frame.f_code.co_name == "<module>":
            top = frame
            break
        frame = frame.f_back  # type: ignore[assignment]  # the loop ends there
    return f"{Path(top.f_code.co_filename).name}:{top.f_lineno}"


def maker() -> str:
    """The module that makes or declares something."""
    return str(_outside().f_globals.get("__name__", ""))


def _package(frame: FrameType) -> str:
    return str(frame.f_globals.get("__name__", "")).partition(".")[0]


def _outside() -> FrameType:
    frame = sys._getframe(1)
    # By the module's name: where files were compiled elsewhere their paths are those of there.
    while frame.f_back is not None and _folder(frame) == HERE:
        frame = frame.f_back
    return frame


def _folder(frame: FrameType) -> str:
    return str(frame.f_globals.get("__name__", "")).rpartition(".")[0]


def _beside(file: str) -> dict[str, Path]:
    """The folders of texts, lessons and pictures that lie beside a file."""
    kinds = {"texts": "locale", "lessons": "lessons", "art": "pictures"}
    folders = {what: Path(file).parent / name for what, name in kinds.items()}
    return {what: folder for what, folder in folders.items() if file and folder.is_dir()}
