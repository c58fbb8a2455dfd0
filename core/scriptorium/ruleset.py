"""The rules of one match, compiled: plain dictionaries and tuples, no hooks.

Whatever is looked up while a match is played is found here with one dictionary access; what
plugins registered is indexed by the kind of action, event or decision it is about.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import scriptorium.schedule as core_events
import scriptorium.zones as core_zones

from .book import ActionSpec, Book, EffectSpec, PartSpec, Registered
from .cards import ZoneSpec
from .direct_offers import DirectOffers, quick_answers
from .doing import Doing, Done, key_of
from .errors import PluginError, Refused, SetupError
from .lent import no_value
from .programs import Act, Program
from .replacing import with_numbers, with_steps
from .rule_checks import check_added, check_names, check_tags, tag_of
from .structs import Action, Event, MatchSetup, Part, Pending, Seat, Text, Turn
from .wall import Fault, Guard, first_refusal, report

if TYPE_CHECKING:
    from .table import Position, Table

CORE_EVENTS: tuple[type[Event], ...] = (
    core_events.PhaseBegan,
    core_events.RoundBegan,
    core_events.TurnBegan,
    core_events.TurnEnded,
    core_events.TurnSkipped,
    core_events.GameEnded,
    core_zones.CardsMoved,
    core_zones.Shuffled,
)

Named = tuple[str, Callable[..., Any]]
MOST = 999_999


class ActionRule:
    """One kind of action, ready to be asked: offered, allowed, done."""

    __slots__ = (
        "apply",
        "at",
        "check",
        "checks",
        "during",
        "enters",
        "finish",
        "further",
        "keys",
        "kind",
        "looks_ahead",
        "offer",
        "opens",
        "plain",
        "plugin",
        "spec",
    )

    def __init__(self, spec: ActionSpec, looks_ahead: bool, ours: bool) -> None:
        self.spec = spec
        self.kind = spec.kind
        self.plugin = spec.plugin
        self.at = frozenset(spec.at)
        self.during = None if spec.during is None else frozenset(spec.during)
        self.enters = spec.enters
        self.offer = spec.offer
        self.check = spec.check
        self.checks: tuple[Named, ...] = ((spec.plugin, spec.check),)
        self.finish = spec.finish
        self.apply = spec.apply
        self.opens = spec.opens
        # What is awaited after an early choice of a verb, by which nothing happens yet.
        self.further = spec.choice.further if ours and spec.choice.chained else None
        self.keys: frozenset[Any] = frozenset()  # where it is found among the sources
        self.looks_ahead = looks_ahead
        self.plain = not looks_ahead

    def belongs(self, table: Table, top: Pending) -> bool:
        """Whether this kind of action is one of this decision, in this step of the turn."""
        return table.rules.key_of(table, top) in self.keys

    def misplaced(self, table: Table, top: Pending) -> Refused | None:
        """Why this kind of action does not belong to this moment at all."""
        if self.belongs(table, top):
            return None
        if type(top) is Turn and Turn in self.at:
            refused = table.rules.schedule.phase(table.clock.phase).wrong_step()
        else:
            refused = self.spec.refusal()
            refused.plugin = self.plugin
        if not refused.plugin:
            refused.plugin = self.plugin
        return self.spec.choice.cited(refused)

    def refuses(self, table: Table, top: Pending, action: Action) -> Refused | None:
        """Why this action is not allowed, apart from whether it can be completed."""
        return first_refusal(self.checks, table, top, action)


class Ruleset:
    """All rules of a match. One is made for each agreement of game, seats, options, plugins."""

    def __init__(self, book: Book, setup: MatchSetup, strangers: frozenset[str]) -> None:
        if book.game is None:
            raise SetupError(f"no plugin that is on declares the game {setup.game!r}")
        self.setup = setup
        self.game = book.game
        self.schedule = book.game.schedule
        self.strangers = strangers
        self.options = MappingProxyType({name: value for name, (value, _) in book.options.items()})
        self.option_choices = MappingProxyType(dict(book.option_choices))
        self.option_plugins = {name: plugin for name, (_, plugin) in book.options.items()}
        self.services = MappingProxyType(dict(book.services))
        for name, lender in book.lenders.items():
            problem = no_value(book.services[name], ours=False) if lender in strangers else ""
            if problem:
                told = "a service is a value: numbers, texts, tuples, frozen Structs"
                raise PluginError(f"{lender}: the service {name} lends {problem}; {told}")
        self.zones = tuple(book.zones.values())
        self.zone_index = {zone.key: at for at, zone in enumerate(self.zones)}
        self.cards = {name: with_numbers(card, book) for name, card in book.cards.items()}
        if self.zones:
            empty = core_zones.Zones(((),) * len(self.zones))
            book.parts.setdefault(core_zones.Zones, _core_part(empty))
        specs = sorted(book.parts.values(), key=lambda spec: tag_of(type(spec.start)))
        self.parts = tuple(spec.start for spec in specs)
        self.part_plugins = tuple(spec.plugin for spec in specs)
        self.part_index = {type(spec.start): at for at, spec in enumerate(specs)}
        self.resets = {
            when: tuple((at, spec.start) for at, spec in enumerate(specs) if spec.reset in resets)
            for when, resets in (
                ("turn", ("turn",)),
                ("round", ("round",)),
                ("phase", ("phase", "round")),
            )
        }
        self.pending_kinds: tuple[type[Pending], ...] = (Turn, *book.pendings)
        self.event_kinds: tuple[type[Event], ...] = (*CORE_EVENTS, *book.events)
        self.seers = self._methods(
            Part, {type(s.start): s.plugin for s in specs}, "seen_by", result=Part
        )
        self.decision_seers = self._methods(Pending, book.pendings, "seen_by", result=Pending)
        self.event_seers = self._methods(Event, book.events, "seen_by", result=(Event, type(None)))
        self.sayers = self._methods(Event, book.events, "said", result=(Text, type(None)))
        self.sayers |= {kind: (say.plugin, say.call) for kind, say in book.sayings.items()}
        self.pieces_of = self._methods(Event, book.events, "pieces", many=str)
        self.ways_of = self._methods(Event, book.events, "way", result=tuple)
        self.effects: dict[str, EffectSpec] = dict(book.effects)
        self.verbs = dict(book.verbs)
        self.questions = dict(book.questions)
        self.programs: dict[str, Program] = {
            card.id: card.params for card in self.cards.values() if isinstance(card.params, Program)
        } | {name: with_steps(name, book) for name in book.programs}
        self.conditions = dict(book.conditions)
        self.ready = quick_answers(book, self.programs, self.verbs)
        self.reactions = {kind: _named(found) for kind, found in book.reactions.items()}
        self.setups = _named(book.setups)
        self.readers = _named(book.readers)
        self.scenes = _named(book.scenes)
        self.things = dict(book.things)
        self.aims = _named(book.aims)
        self.facts = dict(book.facts)
        self.scenario = book.scenario
        self.invariants = _named(book.invariants)
        self.reasons = tuple(book.reasons.values())
        self.codec: Any = None  # made by `saves` when it is first needed
        self.learners: dict[tuple[str, str], tuple[frozenset[Seat], ...]] = {}
        self.orders: dict[frozenset[Seat], tuple[Seat, ...]] = {}  # filled by `in_order`
        self._numbers = {
            name: (value, _named(book.adjusters.get(name, ())))
            for name, value in book.numbers.items()
        }
        check_names(book)
        check_added(book, strangers)
        self.turn_start = self._constant_turn_start()
        self.actions = self._action_rules(book)
        self.verbs_used = frozenset(
            step.verb
            for program in self.programs.values()
            for step in program.steps
            if isinstance(step, Act)
        )
        used = [rule for rule in self.actions.values() if self.has_use(rule)]
        self.words = {word: rule for rule in reversed(used) for word in rule.spec.also} | {
            rule.spec.word: rule for rule in reversed(used)
        }
        alike: dict[str, list[ActionRule]] = {}
        for rule in used:
            alike.setdefault(rule.spec.word, []).append(rule)
        self.namesakes = {word: tuple(found) for word, found in alike.items() if len(found) > 1}
        self._keys: dict[tuple[str, int, int, bool], Any] = {}
        self.sources = self._sources()
        self.restless = self._restless(book)
        self.direct = DirectOffers(self)
        check_tags(self.actions, "actions")
        check_tags(self.pending_kinds, "decisions")
        check_tags(self.event_kinds, "events")
        check_tags(self.part_index, "parts")

    # compiling

    def _methods(
        self, base: type[Any], kinds: Mapping[type[Any], str], name: str, **answer: Any
    ) -> dict[type[Any], Named]:
        """A method of the kinds that bring one of their own, behind the wall of their plugin."""
        return {
            kind: (
                plugin,
                Guard(plugin, trusted=plugin not in self.strangers)(getattr(kind, name), **answer),
            )
            for kind, plugin in kinds.items()
            if getattr(kind, name) is not getattr(base, name)
        }

    def _action_rules(self, book: Book) -> dict[type[Action], ActionRule]:
        looking = {
            kind
            for kind, spec in book.actions.items()
            if spec.opens is not None and spec.finish is None and not spec.quick
        }
        restless = looking | {kind for kind, added in book.added.items() if added}
        while True:  # what leads to a decision with forbidden choices has to look ahead as well
            opening = {
                kind
                for kind, spec in book.actions.items()
                if spec.opens is not None
                and any(
                    spec.opens in other.at for k, other in book.actions.items() if k in restless
                )
            }
            if opening <= looking:
                break
            looking |= opening
            restless |= opening
        return {
            kind: ActionRule(spec, kind in looking, spec.plugin not in self.strangers)
            for kind, spec in book.actions.items()
        }

    def _sources(self) -> dict[Any, tuple[ActionRule, ...]]:
        rules = self.actions.values()
        sources: dict[Any, tuple[ActionRule, ...]] = {}
        for phase in self.schedule.phases:
            for step in phase.steps:
                sources[step] = tuple(
                    rule
                    for rule in rules
                    if Turn in rule.at and (rule.during is None or step in rule.during)
                )
        for kind in self.pending_kinds[1:]:
            sources[kind] = tuple(rule for rule in rules if kind in rule.at and not rule.spec.keys)
        for verb in self.verbs.values():
            for stage in range(len(verb.stages)):
                there = tuple(rule for rule in rules if (verb.name, stage) in rule.spec.keys)
                sources[verb.name, stage] = there
                if not stage:
                    sources[verb.name, stage, Done] = tuple(
                        rule for rule in rules if rule in there or rule.kind is Done
                    )
        for rule in rules:
            rule.keys = frozenset(key for key, there in sources.items() if rule in there)
        return sources

    def _restless(self, book: Book) -> frozenset[tuple[str, int]]:
        """The stages of verbs behind which another plugin forbids something."""
        found: set[tuple[str, int]] = set()
        for verb in self.verbs.values():
            stages = range(len(verb.stages))
            last = max(
                (s for s in stages if any(book.added.get(c.kind) for c in verb.stages[s])),
                default=0,
            )
            found.update((verb.name, stage) for stage in range(last))
        return frozenset(found)

    def has_use(self, rule: ActionRule) -> bool:
        """Whether anything in the match asks for it: if it belongs to verbs, a part with one."""
        keys = rule.spec.keys
        return not keys or any(verb in self.verbs_used for verb, _ in keys)

    def key_of(self, position: Position, top: Any) -> Any:
        """Where the sources of a decision are found: by its step, its verb and stage, its kind."""
        kind = type(top)
        if kind is Turn:
            return position.clock.step
        if kind is not Doing:
            return kind
        begun = top.card, top.at, top.stage, top.done > 0
        key = self._keys.get(begun)
        if key is None:
            key = self._keys[begun] = key_of(position, top)
        return key

    # reading

    def in_order(self, seats: frozenset[Seat]) -> tuple[Seat, ...]:
        """Some seats in turn order."""
        found = self.orders[seats] = tuple(seat for seat in self.setup.seats if seat in seats)
        return found

    def zone(self, key: str) -> ZoneSpec:
        """What is known of a zone."""
        return self.zones[self.zone_index[key]]

    def number(self, name: str, position: Position, seat: Seat) -> int:
        """A number of the game as it is for this seat now, house rules included."""
        value, adjusters = self._numbers[name]
        for plugin, adjust in adjusters:
            value = adjust(value, position, seat)
            if not -MOST <= value <= MOST:
                raise report(plugin, ValueError(f"{name} became larger than {MOST}"))
        return value

    def fixed_number(self, name: str) -> int | None:
        """The number where no plugin adjusts it in play, else None."""
        value, adjusters = self._numbers[name]
        return None if adjusters else value

    def _constant_turn_start(self) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
        values = []
        for start in self._starts():
            value = self.fixed_number(start) if isinstance(start, str) else start
            if value is None:
                return None
            values.append(value)
        budgets = len(self.schedule.budgets)
        return tuple(values[:budgets]), tuple(values[budgets:])

    def _starts(self) -> list[int | str]:
        schedule = self.schedule
        return [b.start for b in schedule.budgets] + [o.times for o in schedule.once]

    def turn_starts_with(self, position: Position) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The budgets and the once-a-turn uses that the seat on turn begins with."""
        seat = position.clock.seat
        values = [
            max(0, self.number(start, position, seat)) if isinstance(start, str) else start
            for start in self._starts()
        ]
        budgets = len(self.schedule.budgets)
        return tuple(values[:budgets]), tuple(values[budgets:])

    def problem(self, position: Position) -> str | None:
        """The first broken invariant, named with its plugin, or None."""
        for plugin, find in self.invariants:
            try:
                found = find(position)
            except Fault as fault:
                return str(fault)
            except Exception as error:
                return str(report(plugin, error))
            if found is not None:
                return f"{plugin}: {found}"
        return None

    def __repr__(self) -> str:
        return f"<rules of {self.setup.game}: {len(self.setup.plugins)} plugins>"


def _core_part(start: Part) -> Any:
    return PartSpec(start, "never", "core")


def _named(found: Iterable[Registered]) -> tuple[Named, ...]:
    return tuple((registered.plugin, registered.call) for registered in found)
