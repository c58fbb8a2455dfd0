"""Cards composed of verbs, read from a pack: strictly checked, and laid out step by step.

Parts that stand within others are laid out in one row, repetitions one after the other, so that
the place reached in a half-played card is one number and no card goes on for ever.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from difflib import get_close_matches
from typing import Annotated, Any, NamedTuple

import msgspec
from msgspec import Meta, Struct

from scriptorium.engine.errors import Refused
from scriptorium.plugins.source_location import NEAR_ENOUGH, SourceLocation, meant

from .line_reader import CardLine
from .verb_types import CONTROL_WORDS, MOST_TIMES, Condition, Verb, VerbWords

MOST_PARTS = 40
MOST_WITHIN = 3
MOST_STEPS = 120
MOST_OPTIONS = 4
MOST_COST = 99
MOST_ASKED = 999
SHOWN = 40

Part = dict[str, Any]
Parts = Annotated[tuple[Part, ...], Meta(min_length=1, max_length=MOST_PARTS)]
# What a card costs besides the usual points: budgets and once-a-turn actions of the game, by name.
Costs = Annotated[dict[str, Annotated[int, Meta(ge=1, le=MOST_COST)]], Meta(max_length=8)]
Called = Annotated[str, Meta(max_length=60)]
Bound = Annotated[int, Meta(ge=0, le=MOST_ASKED)]


class ProgramWords(Struct, frozen=True, forbid_unknown_fields=True):
    """What a card of verbs says: its price, its parts in order, how a whole line is written."""

    do: Parts
    cost: Annotated[int, Meta(ge=0, le=MOST_COST)] = 0
    costs: Costs = {}
    line: Annotated[tuple[str, ...], Meta(max_length=4)] = ()


class Range(Struct, frozen=True, forbid_unknown_fields=True, rename={"exactly": "is"}):
    """Which numbers a condition asks for."""

    at_least: Bound | None = None
    at_most: Bound | None = None
    exactly: Bound | None = None

    def __post_init__(self) -> None:
        if self.at_least is self.at_most is self.exactly is None:
            raise ValueError("say at_least, at_most or is, with a number")

    def holds(self, number: int) -> bool:
        """Whether a number is one of them."""
        return (
            (self.at_least is None or number >= self.at_least)
            and (self.at_most is None or number <= self.at_most)
            and (self.exactly is None or number == self.exactly)
        )


class RepeatWords(Struct, frozen=True, forbid_unknown_fields=True):
    """Some parts several times over."""

    repeat: Annotated[int, Meta(ge=2, le=MOST_TIMES)]
    do: Parts


class IfWords(
    Struct, frozen=True, forbid_unknown_fields=True, rename={"asked": "if", "otherwise": "else"}
):
    """Some parts only where something holds, others where it does not."""

    asked: Annotated[dict[str, Range], Meta(min_length=1, max_length=8)]
    do: Parts
    otherwise: Annotated[tuple[Part, ...], Meta(max_length=MOST_PARTS)] = ()


class OptionWords(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the ways of a choice."""

    do: Parts
    title: Called | Annotated[dict[str, Called], Meta(min_length=1, max_length=16)] = ""


class ChooseWords(Struct, frozen=True, forbid_unknown_fields=True):
    """One of several ways, of the player's choice."""

    choose: Annotated[tuple[OptionWords, ...], Meta(min_length=2, max_length=MOST_OPTIONS)]
    may: bool = False


CONTROL: dict[str, type[Struct]] = dict(
    zip(CONTROL_WORDS, (ChooseWords, RepeatWords, IfWords), strict=True)
)


# What a card is laid out in.


class Act(NamedTuple):
    """A verb once; `after` is where the card goes on when no more of it is done."""

    verb: str
    words: VerbWords
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

    asked: tuple[tuple[str, Range], ...]
    otherwise: int


class GoTo(NamedTuple):
    """On with another step."""

    to: int


Step = Act | Choose | If | GoTo


class Program(Struct, frozen=True, dict=True):
    """A card of verbs: its price, its parts as they are written, and the steps they are.

    `numbers` are those of the effect that made it, where it is no card composed in a pack.
    """

    cost: int
    do: tuple[Part, ...]
    line: tuple[str, ...] = ()
    numbers: Any = None
    costs: tuple[tuple[str, int], ...] = ()

    def made_by(self, spec: Any) -> Program:
        """The same with what the effect or the plugin that made it says of it."""
        self.__dict__["cites"] = {id: tuple(numbers.split()) for id, numbers in spec.cites}
        self.__dict__["closes"] = None if spec.closes is None else (spec.plugin, spec.closes)
        return self

    @property
    def cites(self) -> dict[str, tuple[str, ...]]:
        """Further rules, by the word of a choice and the id of a refusal."""
        found: dict[str, tuple[str, ...]] = self.__dict__.get("cites", {})
        return found

    @property
    def closes(self) -> tuple[str, Callable[[Any, Any], Refused | None]] | None:
        """Who says why it may not be closed yet, and how; None where nobody does."""
        found: tuple[str, Callable[[Any, Any], Refused | None]] | None
        found = self.__dict__.get("closes")
        return found

    @property
    def is_closable(self) -> bool:
        """Whether there is anything to close: one part that is done once ends by itself."""
        return len(self.steps) > 1 or self.closes is not None

    @property
    def lines(self) -> tuple[CardLine, ...]:
        """How a whole line of the card is written behind its name; empty: part by part."""
        found: tuple[CardLine, ...] = self.__dict__["lines"]
        return found

    @property
    def steps(self) -> tuple[Step, ...]:
        """All steps in a row."""
        found: tuple[Step, ...] = self.__dict__["steps"]
        return found


def read_program(
    params: Mapping[str, Any],
    written: SourceLocation,
    verbs: Mapping[str, Verb],
    conditions: Mapping[str, Condition],
    numbers: Any = None,
) -> Program:
    """The program that a card is composed of; a mistake is named with its place."""
    try:
        words = msgspec.convert(params, ProgramWords)
    except msgspec.ValidationError as error:
        raise written.misread(error, ProgramWords) from None
    reader = _Reader(verbs, conditions)
    parts = list(reader.parts(words.do, written.part("do"), 0))
    layout = _Layout()
    layout.block(parts)
    costs = tuple(words.costs.items())
    program = Program(words.cost, words.do, words.line, numbers, costs)
    steps = tuple(layout.steps)
    program.__dict__["steps"] = steps
    first = next((step for step in steps if isinstance(step, Act)), None)
    stages = verbs[first.verb].stages if first is not None else ()
    program.__dict__["lines"] = tuple(CardLine(form, stages) for form in words.line)
    return program


def has_verbs(parts: Iterable[Part], verbs: Mapping[str, Verb]) -> bool:
    """Whether all verbs of some parts are there in a match."""
    for part in parts:
        within = [*part.get("do", ()), *part.get("else", ())]
        within += [inner for way in part.get("choose", ()) for inner in way["do"]]
        if not (part.keys() & (verbs.keys() | CONTROL.keys()) and has_verbs(within, verbs)):
            return False
    return True


class _Node(NamedTuple):
    """A part that has been read, with the parts that stand within it."""

    verb: str
    words: Any
    written: SourceLocation
    blocks: tuple[tuple[_Node, ...], ...] = ()


class _Reader:
    """Reads parts, and counts them."""

    def __init__(self, verbs: Mapping[str, Verb], conditions: Mapping[str, Condition]) -> None:
        self.kinds: dict[str, type[Struct]] = {
            **{name: verb.words for name, verb in verbs.items()},
            **CONTROL,
        }
        self.conditions = conditions
        self.count = 0

    def parts(
        self, parts: tuple[Part, ...], written: SourceLocation, within: int
    ) -> Iterator[_Node]:
        """Some parts in a row."""
        for at, part in enumerate(parts):
            yield self._part(part, written.part(at), within)

    def _part(self, part: Part, written: SourceLocation, within: int) -> _Node:
        self.count += 1
        if self.count > MOST_PARTS:
            raise written.error(f"a card has at most {MOST_PARTS} parts")
        if within > MOST_WITHIN:
            raise written.error(f"parts stand at most {MOST_WITHIN} deep within others")
        verb = self._verb(part, written)
        kind = self.kinds[verb]
        try:
            words = msgspec.convert(part, kind)
        except msgspec.ValidationError as error:
            raise written.misread(error, kind, f"{verb}: ") from None
        blocks: list[tuple[_Node, ...]] = []
        if isinstance(words, RepeatWords | IfWords):
            blocks.append(tuple(self.parts(words.do, written.part("do"), within + 1)))
        if isinstance(words, IfWords):
            self._check_asked(words, written)
            blocks.append(tuple(self.parts(words.otherwise, written.part("else"), within + 1)))
        if isinstance(words, ChooseWords):
            for at, option in enumerate(words.choose):
                place = written.part("choose", at, "do")
                blocks.append(tuple(self.parts(option.do, place, within + 1)))
        return _Node(verb, words, written, tuple(blocks))

    def _verb(self, part: Part, written: SourceLocation) -> str:
        named = [key for key in part if key in self.kinds]
        if len(named) == 1:
            return named[0]
        if named:
            raise written.error(f"a part has one verb, not {named[0]} and {named[1]}", named[1])
        if not part:
            raise written.error(f"a part says what is done{meant('', self.kinds)}")
        beside = {
            field.encode_name
            for kind in self.kinds.values()
            for field in msgspec.structs.fields(kind)
        }
        odd = [key for key in part if key not in beside] or list(part)
        likely = [key for key in odd if get_close_matches(key, self.kinds, 1, NEAR_ENOUGH)]
        key = (likely or odd)[0]
        told = (
            f"there is no verb {key[:SHOWN]!r}"
            if key in odd and key not in beside
            else ("a part says what is done")
        )
        raise written.error(f"{told}{meant(key[:SHOWN], self.kinds)}", key)

    def _check_asked(self, words: IfWords, written: SourceLocation) -> None:
        for name in words.asked:
            if name not in self.conditions:
                told = f"there is no condition {name[:SHOWN]!r}"
                raise written.error(f"{told}{meant(name[:SHOWN], self.conditions)}", "if", name)


class _Layout:
    """Lays parts out in a row of steps."""

    def __init__(self) -> None:
        self.steps: list[Step] = []

    def block(self, nodes: tuple[_Node, ...] | list[_Node]) -> None:
        """Some parts in a row."""
        for node in nodes:
            self._node(node)

    def _add(self, step: Step, node: _Node) -> int:
        if len(self.steps) >= MOST_STEPS:
            told = f"with all its repetitions a card has at most {MOST_STEPS} steps"
            raise node.written.error(told)
        self.steps.append(step)
        return len(self.steps) - 1

    def _node(self, node: _Node) -> None:
        if node.verb == "repeat":
            for _ in range(node.words.repeat):
                self.block(node.blocks[0])
        elif node.verb == "if":
            self._if(node)
        elif node.verb == "choose":
            self._choose(node)
        else:
            words: VerbWords = node.words
            rounds, optional = words.rounds(), words.may_be_left_out()
            after = len(self.steps) + rounds
            for number in range(rounds):
                may = not words.wants_all() if number else optional
                self._add(Act(node.verb, words, number, after, may, words.asks()), node)

    def _if(self, node: _Node) -> None:
        asked = tuple(node.words.asked.items())
        at = self._add(GoTo(0), node)
        self.block(node.blocks[0])
        if not node.blocks[1]:
            self.steps[at] = If(asked, len(self.steps))
            return
        over = self._add(GoTo(0), node)
        self.steps[at] = If(asked, len(self.steps))
        self.block(node.blocks[1])
        self.steps[over] = GoTo(len(self.steps))

    def _choose(self, node: _Node) -> None:
        at = self._add(GoTo(0), node)
        options: list[CardOption] = []
        ends: list[int] = []
        for block, words in zip(node.blocks, node.words.choose, strict=True):
            begin = len(self.steps)
            self.block(block)
            options.append(CardOption(begin, len(self.steps), *_called(words.title)))
            ends.append(self._add(GoTo(0), node))
        after = len(self.steps)
        for end in ends:
            self.steps[end] = GoTo(after)
        self.steps[at] = Choose(tuple(options), after, node.words.may)


def _called(title: str | dict[str, str]) -> tuple[str, tuple[tuple[str, str], ...]]:
    """A title where a language is missing, and by languages where it has some."""
    if isinstance(title, str):
        return title, ()
    return title.get("en") or next(iter(title.values())), tuple(sorted(title.items()))
