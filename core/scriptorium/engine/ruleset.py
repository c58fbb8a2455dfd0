"""The rules of one match, compiled: plain dictionaries and tuples, no hooks.

Whatever is looked up while a match is played is found here with one dictionary access; what
plugins registered is indexed by the kind of action, event or decision it is about.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from itertools import chain
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from scriptorium.plugins.guard import Fault, Guard, in_words
from scriptorium.plugins.service_values import no_value
from scriptorium.plugins.struct_checks import check_tags, tag_of

from .bound_choice import BoundChoice, Stage
from .card_run import CardRun, Done
from .card_specs import ZoneSpec
from .errors import PluginError, SetupError
from .programs import Act, Program
from .registered import PartSpec, Registered
from .rule_book import RuleBook
from .schedule import EVENTS
from .validation import check_added, check_names
from .values import Action, Decision, Event, MatchSetup, Part, Seat, Sentence, Text, Turn
from .zones import CardsGathered, CardsMoved, Learners, Pile, Shuffled, Zones

if TYPE_CHECKING:
    from .table import Moment, Position

Guarded = tuple[Guard, Callable[..., Any]]
Listing = tuple[Callable[["Moment"], Iterable[Any] | int] | None, tuple[Action, ...], BoundChoice]
Begun = tuple[str, int, int, bool]  # a half-played card: its step, its stage, anything done
MOST = 999_999


class Ruleset:
    """All rules of a match. One is made for each agreement of game, seats, options, plugins."""

    def __init__(self, book: RuleBook, setup: MatchSetup) -> None:
        for extension in book.extensions.values():
            extension.complete(book)
        if book.schedule is None:
            raise SetupError(f"no plugin that is on declares the game {setup.game!r}")
        self.setup = setup
        self.plugin_names = frozenset(ref.name for ref in setup.plugins)
        self.schedule = book.schedule
        self.guards: Mapping[str, Guard] = dict(book.guards)
        self.guard = self.guards[setup.game]
        self.third_party = frozenset(name for name in self.guards if self.guards[name].third_party)
        self.options = MappingProxyType({name: value for name, (value, _) in book.options.items()})
        self.option_choices = MappingProxyType(dict(book.option_choices))
        self.option_plugins = {name: plugin for name, (_, plugin) in book.options.items()}
        self.services: Mapping[str, Any] = dict(book.services)
        for name, lender in book.lenders.items():
            problem = no_value(book.services[name], ours=lender not in self.third_party)
            if problem:
                told = "a service is a value: numbers, texts, tuples, frozen Structs"
                raise PluginError(f"{lender}: the service {name} lends {problem}; {told}")
        self.zones = tuple(book.zones.values())
        self.zone_index = {zone.key: at for at, zone in enumerate(self.zones)}
        self.extensions: Mapping[Any, Any] = dict(book.extensions)
        self.programs: Mapping[str, Program] = dict(book.programs)
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
        keyed = sorted(book.parts.items(), key=lambda one: tag_of(type(one[1].start)))
        specs = [spec for _, spec in keyed]
        self.parts = tuple(spec.start for spec in specs)
        # By kind, or by kind and seat for what belongs to a seat.
        self.part_index: dict[Any, int] = {key: at for at, (key, _) in enumerate(keyed)}
        self.zones_at = self.part_index.get(Zones, -1)
        self.part_names = tuple(map(_part_name, self.part_index))
        self._parts_off: dict[type[Part], Part] = {}
        self.resets = {
            when: tuple((at, spec.start) for at, spec in enumerate(specs) if spec.reset == when)
            for when in ("turn", "round", "phase")
        }
        self.pending_kinds: tuple[type[Decision], ...] = (Turn, *book.pendings)
        self.tasks: dict[type[Decision], Guarded] = {
            kind: (run.guard, run.call) for kind, run in book.tasks.items()
        }
        self.event_kinds: tuple[type[Event], ...] = (
            *(*EVENTS, CardsMoved, CardsGathered, Shuffled),
            *book.events,
        )
        self.seers = self._methods(
            Part, {type(s.start): s.plugin for s in specs}, "seen_by", result=Part
        )
        self.secret_parts = tuple(
            at for at, spec in enumerate(specs) if type(spec.start) in self.seers
        )
        # Kinds of parts that can be seen faster where an earlier version has been seen.
        self.seers_since: dict[type[Part], Callable[..., Part]] = {Zones: Zones.seen_since}
        self.decision_seers = self._methods(Decision, book.pendings, "seen_by", result=Decision)
        self.askers = self._askers(book.pendings)
        self.event_seers = self._methods(Event, book.events, "seen_by", result=(Event, type(None)))
        self.events_open_to_all = frozenset(
            kind for kind in self.event_kinds if kind.seen_by is Event.seen_by
        )
        self.sayers = self._methods(Event, book.events, "said", result=(Text, type(None)))
        self.sayers |= {kind: (say.guard, say.call) for kind, say in book.sayings.items()}
        self.pieces_of = self._methods(Event, book.events, "pieces", many=str)
        self.pieces_of |= {kind: (show.guard, show.call) for kind, show in book.showings.items()}
        self.ways_of = self._methods(Event, book.events, "way", result=tuple)
        self.questions = dict(book.questions)
        self.reactions = {kind: _guarded(found) for kind, found in book.reactions.items()}
        self.setups = _guarded(book.setups)
        self.readers = _guarded(book.readers)
        self.invariants = _guarded(book.invariants)
        self.reasons = tuple(book.reasons.values())
        self.codec: Any = None  # made by `saves` when it is first needed
        self.learners: dict[tuple[str, str], Learners] = {}
        self.numbers = {
            name: (value, _guarded(book.adjusters.get(name, ())))
            for name, value in book.numbers.items()
        }
        # Those that nothing adjusts in play, as they are asked for.
        self.steady_numbers = {
            name: max(0, value) for name, (value, adjust) in self.numbers.items() if not adjust
        }
        check_names(book)
        check_added(book, self.third_party)
        named = (*(b.start for b in self.schedule.budgets), *(o.times for o in self.schedule.once))
        adjusted = any(isinstance(name, str) and self.numbers[name][1] for name in named)
        self.turn_start = (
            None if adjusted else self._turn_starts(lambda name: self.numbers[name][0])
        )
        self.actions = self._choices(book)
        staged = [
            (bound, verb, stage) for bound in self.actions.values() for verb, stage in bound.stages
        ]
        self.staged = {verb for _, verb, _ in staged}
        # The stages of verbs behind which another plugin forbids something.
        self.restless: frozenset[Stage] = frozenset(
            (verb, before)
            for bound, verb, stage in staged
            if bound.added
            for before in range(stage)
        )
        used = [bound for bound in self.actions.values() if bound.used]
        backwards = used[::-1]  # of namesakes the first one counts
        self.words = {word: bound for bound in backwards for word in bound.choice.also}
        self.words |= {bound.word: bound for bound in backwards}
        alike: dict[str, list[BoundChoice]] = {}
        for bound in used:
            alike.setdefault(bound.word, []).append(bound)
        self.namesakes = {word: tuple(found) for word, found in alike.items() if len(found) > 1}
        self._card_keys: dict[Begun, Hashable] = {}
        self.card_listings: dict[Begun, tuple[Listing, ...]] = {}
        self.sources = self._sources()
        for bound in self.actions.values():
            bound.bind(self)
        self.listings = {
            key: tuple((bound.lists, bound.always, bound) for bound in there)
            for key, there in self.sources.items()
        }
        check_tags(self.actions, "actions")
        check_tags(self.pending_kinds, "decisions")
        check_tags(self.event_kinds, "events")
        check_tags(dict.fromkeys(type(part) for part in self.parts), "parts")

    # compiling

    def _methods(
        self, base: type[Any], kinds: Mapping[type[Any], str], name: str, **answer: Any
    ) -> dict[type[Any], Guarded]:
        """A method of the kinds that bring one of their own, guarded for their plugin."""
        return {
            kind: (
                self.guards[plugin],
                self.guards[plugin](getattr(kind, name), **answer),
            )
            for kind, plugin in kinds.items()
            if getattr(kind, name) is not getattr(base, name)
        }

    def _askers(self, kinds: Mapping[type[Decision], str]) -> dict[type[Decision], Guarded]:
        """What says in the words of a decision what is awaited, where it has such words."""
        found: dict[type[Decision], Guarded] = {}
        for kind, plugin in kinds.items():
            asks, guard = getattr(kind, "asks", None), self.guards[plugin]
            if asks is not None:
                call = asks.of if isinstance(asks, Sentence) else asks
                found[kind] = guard, guard(call, result=Text)
        return found

    def _choices(self, book: RuleBook) -> dict[type[Action], BoundChoice]:
        """The choice of each action, with what is added to it, and whether it has to look ahead."""
        acts = [
            step for one in self.programs.values() for step in one.steps if isinstance(step, Act)
        ]
        used = {act.verb for act in acts}
        for kind, bound in book.actions.items():
            bound.take(book.added.get(kind, ()))
            bound.used = not bound.stages or any(verb in used for verb, _ in bound.stages)
        looking = {kind for kind, bound in book.actions.items() if bound.may_be_stuck}
        restless = looking | {kind for kind, added in book.added.items() if added}
        while True:  # what leads to a decision with forbidden choices has to look ahead as well
            leading = [bound for kind, bound in book.actions.items() if kind in restless]
            places = {decision for bound in leading for decision in bound.at}
            opening = {k for k, bound in book.actions.items() if not places.isdisjoint(bound.opens)}
            if opening <= looking:
                break
            looking |= opening
            restless |= opening
        for kind in looking:
            book.actions[kind].plain = False
        return dict(book.actions)

    def _sources(self) -> dict[Any, tuple[BoundChoice, ...]]:
        rules = self.actions.values()
        sources: dict[Any, tuple[BoundChoice, ...]] = {}
        for phase in self.schedule.phases:
            for step in phase.steps:
                sources[step] = tuple(
                    bound
                    for bound in rules
                    if Turn in bound.at and (bound.during is None or step in bound.during)
                )
        found = {bound.kind: self._places(bound) for bound in rules}
        decisions = (kind for kind in self.pending_kinds[1:] if kind not in self.tasks)
        for key in dict.fromkeys((*decisions, *chain.from_iterable(found.values()))):
            sources[key] = tuple(bound for bound in rules if key in found[bound.kind])
        for bound in rules:
            bound.keys = frozenset(key for key, there in sources.items() if bound in there)
        return sources

    def _places(self, bound: BoundChoice) -> Iterable[Hashable]:
        """Where a choice is found besides turns: at its decisions, or at the stages of its verbs.

        Before the first stage what is awaited may be closed, if there is anything to close.
        """
        first = [(verb, 0, Done) for verb, stage in bound.stages if not stage]
        if bound.stages:
            return (*bound.stages, *first)
        closing = [(verb, 0, Done) for verb in sorted(self.staged)] if bound.kind is Done else ()
        return (*bound.at, *closing)

    def key_of(self, at: Moment) -> Any:
        """Where a decision's choices are found: by its step, its kind, or its verb and stage."""
        run = at.decision
        kind = type(run)
        if kind is Turn:
            return at.clock.step
        if kind is not CardRun:
            return kind
        return self._key_of_card(run)

    def _key_of_card(self, run: CardRun) -> Hashable:
        begun = run.card, run.at, run.stage, run.done > 0
        key = self._card_keys.get(begun)
        if key is None:
            key = self._card_keys[begun] = self._card_key(run)
        return key

    def _card_key(self, run: CardRun) -> Hashable:
        program, step = self.programs[run.card], self._step(run)
        if not isinstance(step, Act) or step.verb not in self.staged:
            return CardRun
        if run.stage or not (run.done or program.is_closable):
            return step.verb, run.stage
        return step.verb, run.stage, Done

    def _step(self, run: CardRun) -> Any:
        steps = self.programs[run.card].steps
        return steps[run.at] if run.at < len(steps) else None

    def listings_of(self, run: CardRun) -> tuple[Listing, ...]:
        """What lists the choices that a half-played card may have: those that its part gives."""
        found, step = self.listings[self._key_of_card(run)], self._step(run)
        if isinstance(step, Act):
            given = [one for one in found if one[2].given is None or one[2].given(step.words)]
            found = tuple(given)
        self.card_listings[run.card, run.at, run.stage, run.done > 0] = found
        return found

    # reading

    def zone(self, key: str) -> ZoneSpec:
        """What is known of a zone."""
        return self.zones[self.zone_index[key]]

    def part_when_off(self, key: Any) -> Any:
        """A part of a plugin that is off: as a match begins. Any other key is a mistake."""
        kind = key[0] if isinstance(key, tuple) else key
        off = kind.declared_by and kind.declared_by not in self.plugin_names
        if not off or (isinstance(key, tuple) and key[1] not in self.setup.seats):
            raise KeyError(f"{_part_name(key)} is not a part of this match")
        found = self._parts_off.get(kind)
        if found is None:
            found = self._parts_off[kind] = kind()
        return found

    def number(self, name: str, position: Position, seat: Seat) -> int:
        """A number of the game as it is for this seat now, house rules included."""
        value, adjusters = self.numbers[name]
        for guard, adjust in adjusters:
            value = guard.do(adjust, value, position, seat)
            if not -MOST <= value <= MOST:
                raise guard.fault(ValueError(f"{name} became larger than {MOST}"))
        return value

    def fixed_number(self, name: str) -> int | None:
        """The number where no plugin adjusts it in play, else None."""
        value, adjusters = self.numbers[name]
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
        for guard, find in self.invariants:
            try:
                found = find(position)
            except Fault as fault:
                return str(fault)
            except Exception as error:
                told = f"{guard.plugin}: {in_words(error)}"
                return told if unknown else str(guard.fault(error))
            if found is not None:
                return f"{guard.plugin}: {found}"
        return None

    def __repr__(self) -> str:
        return f"<rules of {self.setup.game}: {len(self.setup.plugins)} plugins>"


def _part_name(key: Any) -> str:
    """What saves call a part: its tag, and the seat it belongs to."""
    return f"{tag_of(key[0])} {key[1]}" if isinstance(key, tuple) else tag_of(key)


def _guarded(found: Iterable[Registered]) -> tuple[Guarded, ...]:
    return tuple((registered.guard, registered.call) for registered in found)
