"""The rules of one match, compiled: plain dictionaries and tuples, no hooks.

Whatever is looked up while a match is played is found here with one dictionary access; what
plugins registered is indexed by the kind of action, event or decision it is about.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from scriptorium.plugins.guard import Fault, Guard, in_words, report
from scriptorium.plugins.service_values import no_value
from scriptorium.plugins.struct_checks import check_tags, tag_of

from .action_rule import ActionRule
from .book import Book, PartSpec, Registered
from .card_specs import ZoneSpec
from .errors import PluginError, SetupError
from .schedule import EVENTS
from .validation import check_added, check_names
from .values import Action, Decision, Event, MatchSetup, Part, Seat, Text, Turn
from .zones import CardsMoved, Pile, Shuffled, Zones

if TYPE_CHECKING:
    from .table import Position

Named = tuple[str, Callable[..., Any]]
MOST = 999_999


class Ruleset:
    """All rules of a match. One is made for each agreement of game, seats, options, plugins."""

    def __init__(self, book: Book, setup: MatchSetup, strangers: frozenset[str]) -> None:
        for extension in book.extensions.values():
            extension.complete(book)
        if book.schedule is None:
            raise SetupError(f"no plugin that is on declares the game {setup.game!r}")
        self.setup = setup
        self.schedule = book.schedule
        self.strangers = strangers
        self.options = MappingProxyType({name: value for name, (value, _) in book.options.items()})
        self.option_choices = MappingProxyType(dict(book.option_choices))
        self.option_plugins = {name: plugin for name, (_, plugin) in book.options.items()}
        self.services: Mapping[str, Any] = dict(book.services)
        for name, lender in book.lenders.items():
            problem = no_value(book.services[name], ours=lender not in strangers)
            if problem:
                told = "a service is a value: numbers, texts, tuples, frozen Structs"
                raise PluginError(f"{lender}: the service {name} lends {problem}; {told}")
        self.zones = tuple(book.zones.values())
        self.zone_index = {zone.key: at for at, zone in enumerate(self.zones)}
        self.extensions: Mapping[Any, Any] = dict(book.extensions)
        self.extension_of = {one.decision: one for one in book.extensions.values() if one.decision}
        self._keys_of = {kind: one.key_of for kind, one in self.extension_of.items()}
        self.cards = dict(book.cards)
        self.has_one_back = not any(card.back for card in self.cards.values())
        self.zones_open_to = {
            seat: frozenset(at for at, zone in enumerate(self.zones) if zone.shows_faces_to(seat))
            for seat in setup.seats
        }
        # What was last shown of a pile to those who see it from behind.
        self.piles_seen: dict[int, tuple[Pile, Pile]] = {}
        if self.zones:
            empty = Zones(((),) * len(self.zones))
            book.parts.setdefault(Zones, PartSpec(empty, "never", "core"))
        specs = sorted(book.parts.values(), key=lambda spec: tag_of(type(spec.start)))
        self.parts = tuple(spec.start for spec in specs)
        self.part_index = {type(spec.start): at for at, spec in enumerate(specs)}
        self.resets = {
            when: tuple((at, spec.start) for at, spec in enumerate(specs) if spec.reset == when)
            for when in ("turn", "round", "phase")
        }
        self.pending_kinds: tuple[type[Decision], ...] = (Turn, *book.pendings)
        self.tasks: dict[type[Decision], Named] = {
            kind: (run.plugin, run.call) for kind, run in book.tasks.items()
        }
        self.event_kinds: tuple[type[Event], ...] = (*EVENTS, CardsMoved, Shuffled, *book.events)
        self.seers = self._methods(
            Part, {type(s.start): s.plugin for s in specs}, "seen_by", result=Part
        )
        self.secret_parts = tuple(
            at for at, spec in enumerate(specs) if type(spec.start) in self.seers
        )
        # Kinds of parts that can be seen faster where an earlier version has been seen.
        self.seers_since: dict[type[Part], Callable[..., Part]] = {Zones: Zones.seen_since}
        self.decision_seers = self._methods(Decision, book.pendings, "seen_by", result=Decision)
        self.event_seers = self._methods(Event, book.events, "seen_by", result=(Event, type(None)))
        self.events_open_to_all = frozenset(
            kind for kind in self.event_kinds if kind.seen_by is Event.seen_by
        )
        self.sayers = self._methods(Event, book.events, "said", result=(Text, type(None)))
        self.sayers |= {kind: (say.plugin, say.call) for kind, say in book.sayings.items()}
        self.pieces_of = self._methods(Event, book.events, "pieces", many=str)
        self.ways_of = self._methods(Event, book.events, "way", result=tuple)
        self.questions = dict(book.questions)
        self.reactions = {kind: _named(found) for kind, found in book.reactions.items()}
        self.setups = _named(book.setups)
        self.readers = _named(book.readers)
        self.invariants = _named(book.invariants)
        self.reasons = tuple(book.reasons.values())
        self.codec: Any = None  # made by `saves` when it is first needed
        self.learners: dict[tuple[str, str], tuple[frozenset[Seat], ...]] = {}
        self._numbers = {
            name: (value, _named(book.adjusters.get(name, ())))
            for name, value in book.numbers.items()
        }
        check_names(book)
        check_added(book, strangers)
        named = (*(b.start for b in self.schedule.budgets), *(o.times for o in self.schedule.once))
        adjusted = any(isinstance(name, str) and self._numbers[name][1] for name in named)
        self.turn_start = (
            None if adjusted else self._turn_starts(lambda name: self._numbers[name][0])
        )
        self.actions = self._action_rules(book)
        used = [rule for rule in self.actions.values() if rule.used]
        backwards = used[::-1]  # of namesakes the first one counts
        self.words = {word: rule for rule in backwards for word in rule.choice.choice.also}
        self.words |= {rule.word: rule for rule in backwards}
        alike: dict[str, list[ActionRule]] = {}
        for rule in used:
            alike.setdefault(rule.word, []).append(rule)
        self.namesakes = {word: tuple(found) for word, found in alike.items() if len(found) > 1}
        self.sources = self._sources()
        self.direct_offers = {
            key: tuple(one.lister(self, key) for one in sources)
            for key, sources in self.sources.items()
            if all(one.plain for one in sources)  # else an offer needs a second look
        }
        self.accepting = {
            (key, one.kind): one.choice.choice.accepts
            for key in self.direct_offers
            for one in self.sources[key]
            if one.lister(self, key)[1] is not one.offer  # nothing is added to what is its own
        }
        self.extension_offers = {kind: one.offers for kind, one in self.extension_of.items()}
        check_tags(self.actions, "actions")
        check_tags(self.pending_kinds, "decisions")
        check_tags(self.event_kinds, "events")
        check_tags(self.part_index, "parts")

    # compiling

    def _methods(
        self, base: type[Any], kinds: Mapping[type[Any], str], name: str, **answer: Any
    ) -> dict[type[Any], Named]:
        """A method of the kinds that bring one of their own, guarded for their plugin."""
        return {
            kind: (
                plugin,
                Guard(plugin, trusted=plugin not in self.strangers)(getattr(kind, name), **answer),
            )
            for kind, plugin in kinds.items()
            if getattr(kind, name) is not getattr(base, name)
        }

    def _action_rules(self, book: Book) -> dict[type[Action], ActionRule]:
        """The rules of each action, with a note on those that have to look ahead."""
        looking = {kind for kind, rule in book.actions.items() if rule.may_be_stuck}
        restless = looking | {kind for kind, added in book.added.items() if added}
        while True:  # what leads to a decision with forbidden choices has to look ahead as well
            leading = [rule for kind, rule in book.actions.items() if kind in restless]
            places = {decision for rule in leading for decision in rule.at}
            opening = {k for k, rule in book.actions.items() if not places.isdisjoint(rule.opens)}
            if opening <= looking:
                break
            looking |= opening
            restless |= opening
        for kind in looking:
            book.actions[kind].plain = False
        return dict(book.actions)

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
        keys = (key for rule in rules for key in rule.sought_by)
        decisions = (kind for kind in self.pending_kinds[1:] if kind not in self.tasks)
        for key in dict.fromkeys((*decisions, *keys)):
            sources[key] = tuple(rule for rule in rules if key in (rule.sought_by or rule.at))
        for rule in rules:
            rule.keys = frozenset(key for key, there in sources.items() if rule in there)
        return sources

    def key_of(self, position: Position, top: Any) -> Any:
        """Where a decision's choices are found: by its step, its kind, or an extension's key."""
        kind = type(top)
        if kind is Turn:
            return position.clock.step
        key_of = self._keys_of.get(kind)
        return kind if key_of is None else key_of(position, top)

    # reading

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

    def _turn_starts(self, number: Callable[[str], int]) -> tuple[tuple[int, ...], ...]:
        """The budgets and the once-a-turn uses of a turn, by the numbers they are named after."""
        schedule = self.schedule
        rows = [b.start for b in schedule.budgets], [o.times for o in schedule.once]
        return tuple(
            tuple(max(0, number(one)) if isinstance(one, str) else one for one in row)
            for row in rows
        )

    def turn_starts_with(self, position: Position) -> tuple[tuple[int, ...], ...]:
        """The budgets and the once-a-turn uses that the seat on turn begins with."""
        return self._turn_starts(lambda name: self.number(name, position, position.clock.seat))

    def problem(self, position: Position, *, unknown: bool = False) -> str | None:
        """The first broken invariant, with its plugin; none is at fault on an `unknown` table."""
        for plugin, find in self.invariants:
            try:
                found = find(position)
            except Fault as fault:
                return str(fault)
            except Exception as error:
                return f"{plugin}: {in_words(error)}" if unknown else str(report(plugin, error))
            if found is not None:
                return f"{plugin}: {found}"
        return None

    def __repr__(self) -> str:
        return f"<rules of {self.setup.game}: {len(self.setup.plugins)} plugins>"


def _named(found: Iterable[Registered]) -> tuple[Named, ...]:
    return tuple((registered.plugin, registered.call) for registered in found)
