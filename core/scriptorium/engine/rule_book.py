"""The rule book: what plugins write into while the rules of one match are put together.

The declarations of a plugin write into it. Each method registers one kind of thing.
Nothing here runs while a match is played: the book is compiled into a `Ruleset` first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from copy import copy
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar, cast

from scriptorium.plugins.answers import JOINED, checked
from scriptorium.plugins.guard import Guard, shown
from scriptorium.plugins.overrides import Overrides
from scriptorium.plugins.struct_checks import check_kept, check_kind

from .bound_choice import BoundChoice, BoundRule, Stage, guarded_rule
from .card_specs import FACES, Card, ZoneSpec
from .choices import Choice, Rule
from .errors import PluginError, Reason, SetupError
from .programs import Program
from .questions import Asked, PluginAnswer
from .registered import (
    RESETS,
    Adjuster,
    Among,
    PartSpec,
    Reader,
    Registered,
    RulesExtension,
    among_said,
)
from .schedule import Schedule
from .validation import check_choice, check_rule
from .values import (
    Action,
    Decision,
    Event,
    MatchSetup,
    Part,
    Question,
    Setting,
    Task,
    Text,
    Turn,
    is_well_formed,
)

if TYPE_CHECKING:
    from .change import Change
    from .table import Position

C = TypeVar("C", bound=RulesExtension)

MOST_SET = 999
DEFAULT = "core"  # who says what no plugin has said


class RuleBook:
    """Everything that plugins write for one match; what one writes is registered under its name.

    Authors declare on a plugin and seldom meet the book. Functions that depend on the match are
    given it to read: `number("clutch", lambda book: len(book.seats))`, `cards(book)`. `seats`,
    `options` and `plugins` tell what was agreed for the match, `service` lends what an earlier
    plugin has. Only a kind of declaration of one's own writes into it, in `write(book)`.
    """

    def __init__(self, setup: MatchSetup, presets: Overrides) -> None:
        self.setup, self.presets = setup, presets
        self.seats = setup.seats
        self.plugin, self.guard = DEFAULT, Guard(DEFAULT, third_party=False)
        self.space = ""  # where the names of a plugin's cards belong
        self.schedules: dict[str, Schedule] = {}  # one, by the plugin that declares the game
        self.parts: dict[Any, PartSpec] = {}  # by kind, or by kind and seat
        self.pendings: dict[type[Decision], str] = {}
        self.tasks: dict[type[Task], Registered] = {}
        self.events: dict[type[Event], str] = {}
        self.actions: dict[type[Action], BoundChoice] = {}
        self.added: dict[type[Action], list[BoundRule]] = {}
        self.questions: dict[type[Question], Asked] = {}
        self.cards: dict[str, Card] = {}
        self.zones: dict[str, ZoneSpec] = {}
        self.numbers: dict[str, int] = {}
        self.adjusters: dict[str, list[Registered]] = {}
        self.reactions: dict[type[Event], list[Registered]] = {}
        self.sayings: dict[type[Event], Registered] = {}
        self.showings: dict[type[Event], Registered] = {}
        self.setups: list[Registered] = []
        self.readers: list[Registered] = []
        self.invariants: list[Registered] = []
        self.reasons: dict[tuple[str, str, tuple[str, ...]], Reason] = {}
        self.options: dict[str, tuple[Setting, str]] = {}
        self.option_choices: dict[str, Among] = {}
        self.known_backs: set[str] = set()
        self.services: dict[str, Any] = {}
        self.lenders: dict[str, str] = {}  # the plugins that lend them
        self.programs: dict[str, Program] = {}  # what cards of verbs are, by card or by name
        self.extensions: dict[type[RulesExtension], RulesExtension] = {}
        self.guards: dict[str, Guard] = {DEFAULT: self.guard}

    def written_by(self, guard: Guard) -> RuleBook:
        """The same book, in which what is written from now on is registered for a plugin.

        Example: `module.scriptorium_rules(book.written_by(guard))`
        """
        pen, plugin = copy(self), guard.plugin
        pen.plugin, pen.guard = plugin, guard
        self.guards[plugin] = guard
        game = self.setup.game
        pen.space = "" if plugin == game or plugin.startswith(f"{game}.") else plugin
        return pen

    @property
    def plugins(self) -> frozenset[str]:
        """The names of all plugins that are on in this match."""
        return frozenset(ref.name for ref in self.setup.plugins)

    @property
    def schedule(self) -> Schedule | None:
        """The course of the game's turns, once it has been declared."""
        return next(iter(self.schedules.values()), None)

    @schedule.setter
    def schedule(self, schedule: Schedule) -> None:
        self.schedules[next(iter(self.schedules))] = schedule

    def enter(self, place: dict[Any, Any], key: Any, value: Any, what: str) -> None:
        """Write something into a place of an extension where nothing of that name may stand yet.

        Example: `book.enter(book.extension(CardRules).verbs, "place", verb, "the verb place")`
        """
        if key in place:
            other = getattr(place[key], "plugin", "") or "another plugin"
            raise PluginError(f"{self.plugin}: {what} is there already, from {other}")
        place[key] = value

    def reason(self, *reasons: Reason) -> None:
        """Declare the reasons for which your rules refuse, so that each can be translated.

        Example: `book.reason(TAKEN, NOT_YET)`
        """
        for reason in reasons:
            self.reasons[self.plugin, reason.message, reason.rules] = reason

    def extension(self, kind: type[C]) -> C:
        """Open what a package beside the core keeps in this book; it is begun when first opened.

        Example: `book.extension(CardRules).verbs`
        """
        found = self.extensions.get(kind)
        if found is None:
            found = self.extensions[kind] = kind()
        return cast("C", found)

    def game(self, schedule: Schedule) -> None:
        """Declare the game itself: the course of its turns. Its seats stand in its `About`.

        Example: `book.game(sc.Schedule((sc.Phase("play", ("mark",)),)))`
        """
        if self.schedules:
            raise PluginError(
                f"{self.plugin}: {next(iter(self.schedules))} declares the game already"
            )
        if not isinstance(schedule, Schedule) or not schedule.phases:
            raise PluginError(f"a game has a schedule with phases, not {shown(schedule)}")
        self.schedules[self.plugin] = schedule

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
            preset = self.presets.options.get(name)
            if preset is not None and preset.value == chosen:
                raise preset.error(problem)
            raise SetupError(problem)
        self.options[name] = (chosen, self.plugin)
        self.option_choices[name] = among or ((False, True) if type(default) is bool else ())
        return chosen

    def zone(self, name: str, *, faces: str = "all", each: bool = False) -> None:
        """Make a zone for cards, one for each seat with `each`; `faces`: all, owner, top or none.

        Example: `book.zone("hand", faces="owner", each=True)`
        """
        if faces not in FACES:
            raise PluginError(f"faces is one of {', '.join(FACES)}, not {shown(faces)}")
        for seat in self.seats if each else (None,):
            spec = ZoneSpec(name, faces, seat)
            self.enter(self.zones, spec.key, spec, f"the zone {spec.key}")

    def backs(self, *names: str) -> None:
        """Name the backs that cards of this game have, so that a pack cannot miss them.

        Example: `book.backs("day", "night")`
        """
        self.known_backs |= set(names)

    def card(self, card: Card) -> None:
        """Add a kind of card to the match.

        Example: `book.card(sc.Card("vigil", effect="house.vigil", copies=3))`
        """
        if problem := card.problem():
            raise PluginError(f"the card {shown(card.id)}: {problem}")
        if not card.plugin:
            card = replace(card, plugin=self.plugin)
        if self.space and not card.id.startswith(f"{self.space}:"):
            raise PluginError(f"{self.plugin}: call the card {self.space}:{card.id}")
        self.enter(self.cards, card.id, card, f"the card {card.id}")

    def part(self, start: Part, *, reset: str = "never", each: bool = False) -> None:
        """Lay a part of your own on the table; `reset` puts it back at each turn, round or phase.

        With `each` every seat has one of its own: `position[Played, seat]`.

        Example: `book.part(Played(cards=0), reset="turn")`
        """
        if reset not in RESETS:
            raise PluginError(f"{self.plugin}: reset is one of {', '.join(RESETS)}, not {reset!r}")
        check_kept(type(start), Part, "a part")
        if not is_well_formed(start):
            told = "numbers have 64 bits; for squares use scriptorium.grid.SquareSet"
            raise PluginError(f"{shown(start)} is not what its type declares; {told}")
        kind, spec = type(start), PartSpec(start, reset, self.plugin)
        for key in [(kind, seat) for seat in self.seats] if each else [kind]:
            self.enter(self.parts, key, spec, f"the part {kind.__name__}")

    def decision(self, kind: type[Decision]) -> None:
        """Declare a decision that can be awaited besides the turn itself.

        Example: `book.decision(Owed)`
        """
        check_kept(kind, Decision, "a decision")
        if issubclass(kind, Task):
            raise PluginError(f"{kind.__name__} is a task, so it awaits no choice")
        self.pendings.setdefault(kind, self.plugin)

    def task(self, kind: type[Task], run: Callable[[Change, Any], None]) -> None:
        """Declare what is done without a choice once it lies on top of what is pending.

        Example: `book.task(Walk, walk_on)`, and in a rule `now.then(Walk(seat, 2), Ask(seat))`
        """
        check_kept(kind, Task, "a task")
        wrapped = Registered(self.guard(run, writes=True), self.guard)
        self.enter(self.tasks, kind, wrapped, f"the task {kind.__name__}")
        self.pendings.setdefault(kind, self.plugin)

    def event(self, kind: type[Event]) -> None:
        """Declare an event that your rules tell.

        Example: `book.event(SignWritten)`
        """
        check_kind(kind, Event, "an event")
        self.events.setdefault(kind, self.plugin)

    def choice(self, choice: Choice) -> None:
        """Teach the match a choice: an action with targets, its rules in order, what it does.

        Example: `book.choice(Choice(Mark, do=mark, rules=(EMPTY,)))`
        """
        if isinstance(choice, Choice) and choice.do is None:
            raise PluginError(f"the choice {choice.kind.__name__} does nothing; give do=")
        self.learn(choice)

    def learn(
        self,
        choice: Choice,
        *,
        at: tuple[type[Decision], ...] = (),
        do: Callable[..., None] | None = None,
        stage: Stage | None = None,
    ) -> None:
        """Register a choice that is one of a verb's, or that something else carries out.

        One of several verbs is there once, with all its stages.

        Example: `book.learn(choice, at=(CardRun,), do=stage_done(choice), stage=("place", 0))`
        """
        check_choice(choice)
        kinds = at or (choice.at if isinstance(choice.at, tuple) else (choice.at,))
        known = self.actions.get(choice.kind)
        stages = () if stage is None else (stage,)
        if stage is not None and known is not None and known.choice is choice:
            known.stages += [one for one in stages if one not in known.stages]
            return
        if known is not None and known.plugin == DEFAULT:  # a game says it in its own words
            del self.actions[choice.kind]
        for pending in (*kinds, *choice.leaves_open):
            if pending is not Turn:
                self.decision(pending)
        apply = do or choice.do
        assert apply is not None
        self.reason(*choice.reasons)
        bound = BoundChoice(choice, self.plugin, self.guard, kinds, apply, stages)
        self.enter(self.actions, choice.kind, bound, f"the action {choice.kind.__name__}")
        if choice.template.opening:
            self.notation(bound.read_whole)

    def default(self, choice: Choice) -> None:
        """Teach the match a choice in plain words, unless a plugin says it in its own.

        Example: `book.default(closing())`
        """
        if choice.kind not in self.actions:
            self.learn(choice)
            self.actions[choice.kind].plugin = DEFAULT

    def rule(self, kind: type[Action], rule: Rule) -> None:
        """Add a rule to a choice of another plugin; it is judged after the choice's own.

        Example: `book.rule(Walk, sc.Rule(SUNDAY, predicate=workday))`
        """
        check_kind(kind, Action, "an action")
        check_rule(kind, rule)
        self.reason(rule.reason)
        added = BoundRule(self.guard, guarded_rule(rule, self.guard), own=False)
        self.added.setdefault(kind, []).append(added)

    def question(self, kind: type[Question], *, joined: str) -> None:
        """Declare a question of your game: are answers joined as `bits`, `sum` or `tuples`?

        Example: `book.question(HeldFast, joined="bits")`
        """
        check_kind(kind, Question, "a question")
        if joined not in JOINED:
            raise PluginError(f"answers are joined as {' or '.join(JOINED)}, not {shown(joined)}")
        asked = Asked(joined, self.plugin, kind.__name__)
        self.enter(self.questions, kind, asked, f"the question {kind.__name__}")

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
        asked = self.questions.get(kind)
        if asked is None:
            raise PluginError(f"{self.plugin}: no plugin before it asks {shown(kind.__name__)}")
        if reason is not None:
            self.reason(reason)
        known = None if reads is None else tuple(reads)
        guarded = self.guard(checked(asked.joined, call) if self.guard.third_party else call)
        asked.add(PluginAnswer(self.guard, guarded, reason, known))

    def react(self, kind: type[Event], reaction: Callable[[Change, Any], None]) -> None:
        """Let something follow whenever an event of a kind has happened.

        Example: `book.react(SignWritten, draw_a_card)`
        """
        self.reactions.setdefault(kind, []).append(
            Registered(self.guard(reaction, writes=True), self.guard)
        )

    def say(self, kind: type[Event], told: Callable[[Any], Text | None]) -> None:
        """Tell an event of the core in your game's own words; None leaves it out of the log.

        Example: `book.say(sc.CardsMoved, lambda event: None)`
        """
        wrapped = Registered(self.guard(told, result=(Text, type(None))), self.guard)
        self.enter(self.sayings, kind, wrapped, f"the words for {kind.__name__}")

    def show(self, kind: type[Event], pieces: Callable[[Any], Iterable[str]]) -> None:
        """Say which pieces of the picture an event happens to, where the event does not.

        Example: `book.show(sc.CardsMoved, lambda event: event.cards)`
        """
        wrapped = Registered(self.guard(pieces, many=str), self.guard)
        self.enter(self.showings, kind, wrapped, f"the pieces of {kind.__name__}")

    def number(self, name: str, value: int, *, least: int = 0, most: int = MOST_SET) -> int:
        """Name a number of your game so that house rules can set it, from `least` to `most`.

        Example: `row = book.number("noughts.in_a_row", 3, least=1)`
        """
        value = self.presets.number(name, value, least, most)
        self.enter(self.numbers, name, value, f"the number {name}")
        return value

    def adjust(self, name: str, adjuster: Adjuster) -> None:
        """Change a number of a game: the function gets the value, the position and the seat.

        Example: `book.adjust("noughts.in_a_row", lambda row, position, seat: row + 1)`
        """
        self.adjusters.setdefault(name, []).append(
            Registered(self.guard(adjuster, result=int), self.guard)
        )

    def set_up(self, prepare: Callable[[Change], None]) -> None:
        """Prepare a new match: shuffle, deal, lay out; the game's own begins the first turn.

        Example: `book.set_up(shuffle_and_deal)`
        """
        self.setups.append(Registered(self.guard(prepare, writes=True), self.guard))

    def notation(self, read: Reader) -> None:
        """Read a text that stands for several actions at once; None leaves it to others.

        Example: `book.notation(read_whole_card)`
        """
        wrapped = Registered(self.guard(read, result=(tuple, list, type(None))), self.guard)
        self.readers.append(wrapped)

    def invariant(self, problem: Callable[[Position], str | None]) -> None:
        """State what always holds: the function names what is wrong, or returns None.

        Example: `book.invariant(no_square_covered_twice)`
        """
        self.invariants.append(Registered(self.guard(problem), self.guard))

    def offer_service(self, name: str, service: Any) -> None:
        """Lend a value to the other plugins of this match, under a name.

        Numbers, texts, tuples and frozen Structs: no functions, and nothing that others can fill.

        Example: `book.offer_service("noughts.board", (3, 3))`
        """
        lender = self.lenders.setdefault(name, self.plugin)
        if name in self.services:
            raise PluginError(f"{self.plugin}: the service {name} is there already, from {lender}")
        self.services[name] = service

    def service(self, name: str) -> Any:
        """Borrow what an earlier plugin lends; order plugins with `after` to be sure of it.

        Example: `columns, rows = book.service("noughts.board")`
        """
        if name not in self.services:
            raise PluginError(f"{self.plugin} needs {name}, which no earlier plugin lends")
        return self.services[name]
