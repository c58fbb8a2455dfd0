"""The rule book: what plugins write into while the rules of one match are put together.

A plugin receives it in its `scriptorium_rules` hook. Each method registers one kind of thing.
Nothing here runs while a match is played: the book is compiled into a `Ruleset` first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from .book import (
    RESETS,
    ActionSpec,
    Adjuster,
    Among,
    GameSpec,
    PartSpec,
    Reader,
    Registered,
    ScenarioSpec,
    among_said,
)
from .choices import Choice, Rule
from .compiled_choices import Added, CompiledChoice, guarded_rule
from .errors import PluginError, Reason, SetupError
from .facts import Agreement, Fact
from .questions import JOINED, Answer, Asked, checked
from .schedule import Schedule
from .scripted import Scripted, putting, seeing
from .shownpages import ShownPages
from .structs import (
    Action,
    Event,
    Part,
    Pending,
    Question,
    Setting,
    Text,
    Turn,
    is_well_formed,
)
from .validation import check_choice, check_kept, check_kind, check_rule, steps_of
from .wall import shown

if TYPE_CHECKING:
    from .change import Change
    from .table import Position

MOST_SET = 999
DEFAULT = "core"  # who says what no plugin has said
UNDO = "undo"  # an option of every match: how far players may go back
STRICT, UNTIL_OTHERS, FREE = "strict", "until_others", "free"


class RuleBook(ShownPages):
    """One plugin's pen: what it writes is registered under its name.

    `seats`, `options` and `plugins` tell what was agreed for the match.
    """

    @property
    def plugins(self) -> frozenset[str]:
        """The names of all plugins that are on in this match."""
        return frozenset(ref.name for ref in self.setup.plugins)

    def _default(self, choice: Choice, kinds: tuple[type[Pending], ...]) -> None:
        """Teach the match a choice of the core, unless a plugin says it in its own words."""
        if choice.kind not in self._book.actions:
            self._learn(choice, kinds)
            self._book.actions[choice.kind].plugin = DEFAULT

    def game(self, schedule: Schedule) -> None:
        """Declare the game itself: the course of its turns. Its seats stand in its `About`.

        Example: `book.game(sc.Schedule((sc.Phase("play", ("mark",)),)))`
        """
        if self._book.game is not None:
            raise PluginError(f"{self._plugin}: {self._book.game.plugin} declares the game already")
        if not isinstance(schedule, Schedule) or not schedule.phases:
            raise PluginError(f"a game has a schedule with phases, not {shown(schedule)}")
        self._book.game = GameSpec(self.setup.game, schedule, self._plugin)

    def option(self, name: str, default: Setting, *, among: Among = ()) -> Setting:
        """Declare an option of a new match and learn what was chosen.

        `among` are the values that players may choose from, or a range of numbers; without it an
        option is for those who write mods, and no form offers it.

        Example: `last_begins = book.option("first", "last", among=("last", "first")) == "last"`
        """
        chosen = dict(self.setup.options).get(name, default)
        if type(chosen) is not type(default) or (among and chosen not in among):
            choices = among_said(among) or f"a value like {default!r}"
            problem = f"option {name} is {chosen!r}; write {choices}"
            preset = self._book.presets.options.get(name)
            if preset is not None and preset.value == chosen:
                raise preset.error(problem)
            raise SetupError(problem)
        self._book.options[name] = (chosen, self._plugin)
        self._book.option_choices[name] = among or ((False, True) if type(default) is bool else ())
        return chosen

    def part(self, start: Part, *, reset: str = "never") -> None:
        """Lay a part of your own on the table; `reset` puts it back at each turn, round or phase.

        Example: `book.part(Played(cards=0), reset="turn")`
        """
        if reset not in RESETS:
            raise PluginError(f"{self._plugin}: reset is one of {', '.join(RESETS)}, not {reset!r}")
        check_kept(type(start), Part, "a part")
        if not is_well_formed(start):
            raise PluginError(f"{shown(start)} is not what its type declares")
        spec = PartSpec(start, reset, self._plugin)
        self._new(self._book.parts, type(start), spec, f"the part {type(start).__name__}")

    def decision(self, kind: type[Pending]) -> None:
        """Declare a decision that can be awaited besides the turn itself.

        Example: `book.decision(Owed)`
        """
        check_kept(kind, Pending, "a decision")
        self._book.pendings.setdefault(kind, self._plugin)

    def event(self, kind: type[Event]) -> None:
        """Declare an event that your rules tell.

        Example: `book.event(SignWritten)`
        """
        check_kind(kind, Event, "an event")
        self._book.events.setdefault(kind, self._plugin)

    def choice(self, choice: Choice) -> None:
        """Teach the match a choice: an action with targets, its rules in order, what it does.

        Example: `book.choice(sc.Choice(Mark, do=mark, rules=(EMPTY,)))`
        """
        if isinstance(choice, Choice) and choice.do is None:
            raise PluginError(f"the choice {choice.kind.__name__} does nothing; give do=")
        self._learn(choice)

    def _learn(
        self,
        choice: Choice,
        kinds: tuple[type[Pending], ...] = (),
        do: Callable[..., None] | None = None,
        keys: tuple[tuple[str, int], ...] = (),
    ) -> None:
        """Register a choice; one that belongs to several verbs is there once, with all its keys."""
        check_choice(choice)
        kinds = kinds or (choice.at if isinstance(choice.at, tuple) else (choice.at,))
        known = self._book.actions.get(choice.kind)
        made_before = known.choice if known is not None else None
        if keys and known is not None and made_before and made_before.choice is choice:
            known.keys += [key for key in keys if key not in known.keys]
            return
        if known is not None and known.plugin == DEFAULT:  # a game says it in its own words
            del self._book.actions[choice.kind]
        for pending in (*kinds, *choice.leaves_open):
            if pending is not Turn:
                self.decision(pending)
        guard, kind = self._guard, choice.kind
        added = self._book.added.setdefault(kind, [])
        made = CompiledChoice(choice, self._plugin, added)
        apply = do or choice.do
        assert apply is not None
        self.reason(*choice.reasons)
        spec = ActionSpec(
            kind,
            self._plugin,
            kinds,
            None if choice.during is None else steps_of(choice.during),
            choice.enters,
            guard(made.offer, many=kind),
            guard(made.refusal_of),
            guard(made.why_not_completed) if choice.ends or made.chained else None,
            guard(apply, writes=True),
            choice.refusal,
            choice.called,
            guard(made.write, result=str),
            guard(made.read, result=Action),
            guard(made.touches, many=str),
            choice.leaves_open,
            guard(choice.tell, result=(Text, type(None))) if choice.said else None,
            made,
            choice.also,
            list(keys),
        )
        if callable(choice.cites):
            spec.cites = guard(choice.cites, many=str)
        made.as_bits = guard(  # type: ignore[method-assign]
            made.as_bits, result=(int, type(None))
        )
        made.some = guard(made.some, result=bool)  # type: ignore[method-assign]
        made.meant = guard(made.meant, result=(Action, type(None)))  # type: ignore[method-assign]
        self._new(self._book.actions, kind, spec, f"the action {kind.__name__}")
        if choice.template.opening:
            self.notation(made.read_whole)

    def rule(self, kind: type[Action], rule: Rule) -> None:
        """Add a rule to a choice of another plugin; it is judged after the choice's own.

        Example: `book.rule(Walk, sc.rule("sunday", "H1", "Nobody walks now.", holds=workday))`
        """
        check_kind(kind, Action, "an action")
        check_rule(kind, rule)
        self.reason(rule.reason)
        added = Added(self._plugin, guarded_rule(rule, self._guard))
        self._book.added.setdefault(kind, []).append(added)

    def question(self, kind: type[Question], *, joined: str) -> None:
        """Declare a question of your game: are answers joined as `bits`, `sum` or `tuples`?

        Example: `book.question(HeldFast, joined="bits")`
        """
        check_kind(kind, Question, "a question")
        if joined not in JOINED:
            raise PluginError(f"answers are joined as {' or '.join(JOINED)}, not {shown(joined)}")
        asked = Asked(joined, self._plugin, kind.__name__)
        self._new(self._book.questions, kind, asked, f"the question {kind.__name__}")

    def answer(
        self,
        kind: type[Question],
        call: Callable[[Any, Any], Any],
        *,
        reason: Reason | None = None,
        reads: Iterable[type[Part]] | None = None,
    ) -> None:
        """Answer a question that an earlier plugin asks: bits, a number or a tuple, as it declares.

        `reason` is why what has a bit is refused; its details are filled by whoever asks. The
        function gets the position and the question. An answer that fails counts as not given.
        `reads` names the parts on which it depends where nothing else matters: then whoever asks
        may keep the answer while they stay as they are.

        Example: `book.answer(HeldFast, held_by_the_curse, reason=CURSED)`
        """
        asked = self._book.questions.get(kind)
        if asked is None:
            raise PluginError(f"{self._plugin}: no plugin before it asks {shown(kind.__name__)}")
        if reason is not None:
            self.reason(reason)
        known, guest = None if reads is None else tuple(reads), not self._guard.trusted
        guarded = self._guard(checked(asked.joined, call) if guest else call)
        asked.add(Answer(self._plugin, guarded, reason, known, guest))

    def react(self, kind: type[Event], reaction: Callable[[Change, Any], None]) -> None:
        """Let something follow whenever an event of a kind has happened.

        Example: `book.react(SignWritten, draw_a_card)`
        """
        self._book.reactions.setdefault(kind, []).append(
            Registered(self._guard(reaction, writes=True), self._plugin)
        )

    def say(self, kind: type[Event], told: Callable[[Any], Text | None]) -> None:
        """Tell an event of the core in your game's own words; None leaves it out of the log.

        Example: `book.say(sc.CardsMoved, lambda event: None)`
        """
        wrapped = Registered(self._guard(told, result=(Text, type(None))), self._plugin)
        self._new(self._book.sayings, kind, wrapped, f"the words for {kind.__name__}")

    def number(self, name: str, value: int, *, least: int = 0, most: int = MOST_SET) -> int:
        """Name a number of your game so that house rules can set it, from `least` to `most`.

        Example: `row = book.number("noughts.in_a_row", 3, least=1)`
        """
        value = self._book.presets.number(name, value, least, most)
        self._new(self._book.numbers, name, value, f"the number {name}")
        return value

    def adjust(self, name: str, adjuster: Adjuster) -> None:
        """Change a number of a game: the function gets the value, the position and the seat.

        Example: `book.adjust("noughts.in_a_row", lambda row, position, seat: row + 1)`
        """
        self._book.adjusters.setdefault(name, []).append(
            Registered(self._guard(adjuster, result=int), self._plugin)
        )

    def set_up(self, prepare: Callable[[Change], None]) -> None:
        """Prepare a new match: shuffle, deal, lay out; the game's own begins the first turn.

        Example: `book.set_up(shuffle_and_deal)`
        """
        self._book.setups.append(Registered(self._guard(prepare, writes=True), self._plugin))

    def notation(self, read: Reader) -> None:
        """Read a text that stands for several actions at once; None leaves it to others.

        Example: `book.notation(read_whole_card)`
        """
        wrapped = Registered(self._guard(read, result=(tuple, list, type(None))), self._plugin)
        self._book.readers.append(wrapped)

    def fact(
        self,
        name: str,
        *,
        see: Callable[[Any], Any] | None = None,
        put: Callable[[Change, Any], None] | None = None,
        any_order: bool = False,
        same: Callable[[Any, Any], bool] | None = None,
        late: bool = False,
    ) -> None:
        """Add a word to the vocabulary of scenarios: how to see a fact, and how to set it.

        Facts are set in the order they are registered, `late` ones after the rest. `any_order`
        compares lists as bags; `same(wanted, seen)` compares in a way of its own.

        Example: `book.fact("marks", see=marks_by_seat, put=lay_marks)`
        """
        fact = Fact(
            name,
            self._plugin,
            self._guard(see) if see else None,
            self._guard(put, writes=True) if put else None,
            any_order,
            self._guard(same) if same else None,
            late,
        )
        self._new(self._book.facts, name, fact, f"the fact {name}")

    def scripted(
        self,
        name: str,
        *,
        read: Callable[[Any, Any], Iterable[str]] | None = None,
        write: Callable[[str], str] = str,
    ) -> None:
        """Let scenarios write down what chance brings to `now.pick(…, scripted=name)`, in turn.

        The fact is a list of texts; `read(now, wanted)` gives what they stand for, `write` the text
        of one.

        Example: `book.scripted("chance")`
        """
        spec = PartSpec(Scripted(), "never", DEFAULT)
        self._book.parts.setdefault(Scripted, spec)
        self.fact(name, see=seeing(name, write), put=putting(name, read))

    def scenario(
        self,
        *,
        agree: Callable[[dict[str, Any]], Agreement] | None = None,
        neutral: Callable[[Change], None] | None = None,
    ) -> None:
        """Say how a scenario's position begins, for the game itself.

        `agree` reads the scenario's `setup` table and tells the seats and options that it needs
        (a picture may set the size of the board). `neutral` brings a blank table to the state
        that a scenario without any facts stands for.

        Example: `book.scenario(agree=seats_in_the_picture, neutral=an_ordinary_turn)`
        """
        if self._book.scenario is not None:
            raise PluginError(f"{self._plugin}: scenarios begin as {self.setup.game} says")
        self._book.scenario = ScenarioSpec(
            self._guard(agree) if agree else None,
            self._guard(neutral, writes=True) if neutral else None,
            self._plugin,
        )

    def invariant(self, problem: Callable[[Position], str | None]) -> None:
        """State what always holds: the function names what is wrong, or returns None.

        Example: `book.invariant(no_square_covered_twice)`
        """
        self._book.invariants.append(Registered(self._guard(problem), self._plugin))

    def offer_service(self, name: str, service: Any) -> None:
        """Lend a value to the other plugins of this match, under a name.

        Numbers, texts, tuples and frozen Structs: no functions, and nothing that others can fill.

        Example: `book.offer_service("noughts.board", (3, 3))`
        """
        lender = self._book.lenders.setdefault(name, self._plugin)
        if name in self._book.services:
            raise PluginError(f"{self._plugin}: the service {name} is there already, from {lender}")
        self._book.services[name] = service

    def service(self, name: str) -> Any:
        """Borrow what an earlier plugin lends; order plugins with `after` to be sure of it.

        Example: `columns, rows = book.service("noughts.board")`
        """
        if name not in self._book.services:
            raise PluginError(f"{self._plugin} needs {name}, which no earlier plugin lends")
        return self._book.services[name]
