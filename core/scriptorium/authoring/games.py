"""A game: the root of its plugins, with zones, cards, a panel, and the words of its scenarios."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from copy import copy
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any, Literal, overload

from scriptorium.cards import WrittenEffect, written_effects
from scriptorium.engine.card_specs import Card
from scriptorium.engine.change import Change
from scriptorium.engine.errors import PluginError, Reason
from scriptorium.engine.rule_book import RuleBook
from scriptorium.engine.schedule import Schedule
from scriptorium.engine.table import Position, View
from scriptorium.engine.values import CardId, Part, Seat, Text
from scriptorium.engine.zones import CardsMoved, Shuffled, Zones, cards_in, gather, is_hidden
from scriptorium.hidden import add_pool, add_weights
from scriptorium.plugins.hookspecs import hookimpl
from scriptorium.scenarios import Agreement, scenario_start
from scriptorium.scene import add_scene

from .argument_checks import check_tuple
from .declarations import (
    FactDeclared,
    FactsOfPart,
    Noted,
    PhraseDeclared,
    ScenarioLayout,
    ScheduleDeclared,
    ServiceDeclared,
    ZoneDeclared,
    ZonesDeclared,
)
from .drawing import AsHand, AsPile, Panel, draw_game
from .facts import FactForm, SeatTable, begin_neutral, full_deck, vocabulary
from .names import Names
from .plugins import Plugin, placed_here
from .say import GameSentence
from .targets import NamedTarget, PlayerTarget
from .zones import AnyZone, Holds, SeatZone, Zone, ZoneFamily

Draw = Callable[[View, Seat], Panel]
OpenCards = Callable[[Position], Iterable[CardId]]


class Game(Plugin):
    """A game. Texts, lessons and pictures are found in the folders beside its file.

    `names` are the printed names of its things; `titles` is what sentences call them, where that
    differs. What can be chosen is listed in the order in which it is declared: `modules` are those
    of its package that are read first, in this order; the others follow by name. `clock_words` are
    the words of scenarios about the clock that it has. With `facts_when_off` those of a plugin that
    is off stay and show what is untouched.
    """

    def __init__(
        self,
        name: str,
        file: str,
        *,
        schedule: Schedule,
        seats: tuple[Seat, ...],
        names: Names | None = None,
        titles: Names | dict[str, str] | None = None,
        clock_words: tuple[str, ...] = ("turn", "chooser", "round", "direction", "winners"),
        facts_when_off: bool = False,
        modules: tuple[str, ...] = (),
        **about: Any,
    ) -> None:
        with placed_here():
            if not isinstance(schedule, Schedule):
                told = "schedule is sc.Schedule((sc.Phase(…),))"
                raise PluginError(f"{told}, not a {type(schedule).__name__}")
            if not isinstance(schedule.phases, tuple):
                raise PluginError("phases are a tuple: write sc.Schedule((sc.Phase(…),))")
            check_tuple(seats, "seats")
        self.names = names if names is not None else Names({}, example="a name")
        called: Any = titles if titles is not None else self.names
        super().__init__(name, name, file=file, names=called, seats=seats, **about)
        self.file, self.seats, self.modules, self.schedule = file, seats, modules, schedule
        self.clock_words, self.facts_when_off = clock_words, facts_when_off
        self.zones: dict[str, AnyZone] = {}
        self.families: dict[str, ZoneFamily] = {}
        self.unsaid: tuple[str, ...] = ()
        self.parts: list[type[Part]] = []
        self.facts: dict[str, FactForm] = {}
        self.drawn_panel: tuple[str, Draw] | None = None
        self._written: list[WrittenEffect] = []
        self._tellings: dict[tuple[str, str], GameSentence] = {}
        self._open_cards: OpenCards | None = None
        self._neutral: dict[str, Any] | None = None
        self._agree: Callable[[dict[str, Any]], Agreement] | None = None
        self.declare(ScheduleDeclared(schedule))

    @hookimpl
    def scriptorium_plugins(self) -> Iterable[object]:
        """Name those made of it in any module of its package and of its folders but its tests."""
        package = sys.modules.get(self.made_in)
        for name in self.modules:
            import_module(f"{self.made_in}.{name}")
        for module in walk_packages(getattr(package, "__path__", ()), f"{self.made_in}."):
            if not module.name.rpartition(".")[2].startswith(("test_", "conftest")):
                import_module(module.name)
        return (*self.further, *self._written)

    def variant(self, lent: dict[str, Any], **about: Any) -> Game:
        """The same game with other values lent than its own, such as another board.

        `about` is what it says of itself in place of the same.
        """
        made = copy(self)
        made.about = replace(self.about, **about)
        made.seats = made.about.seats
        own = {f"{self.name}.{name}": value for name, value in lent.items()}
        absent = own.keys() - {o.service for o in self._declared if isinstance(o, ServiceDeclared)}
        if absent:
            raise PluginError(f"{self.name} lends no {min(absent)}")
        made._declared = [
            replace(one, value=own[one.service])
            if isinstance(one, ServiceDeclared) and one.service in own
            else one
            for one in self._declared
        ]
        return made

    @hookimpl
    def scriptorium_rules(self, book: RuleBook) -> None:
        """Write what was declared, and what follows from it."""
        super().scriptorium_rules(book)
        if self.zones:
            for kind, told in ((CardsMoved, self._tell_moved), (Shuffled, self._tell_shuffled)):
                if kind not in book.sayings:  # the game says it in its own way
                    book.say(kind, told)
            book.show(CardsMoved, self._moved_pieces)
            book.invariant(self._no_card_too_many)
            book.invariant(self._zones_hold_their_own)
            self._add_pools(book)
        for name, form in vocabulary(self).items():
            form.register(book, name)
        clock = self._neutral
        if clock is not None or self._agree is not None or ScenarioLayout in book.extensions:
            layout = book.extension(ScenarioLayout)

            def neutral(now: Change) -> None:
                if clock is not None:
                    begin_neutral(self, now, clock)
                layout.begin(now)

            scenario_start(book, agree=self._agree, neutral=neutral, whole=layout.look)
        for plugin in self.further if self.facts_when_off else ():
            if plugin.name not in book.plugins:
                for one in plugin.declarations:
                    if isinstance(one, FactDeclared | FactsOfPart):
                        one.write_untouched(book, plugin.name)
        add_scene(book, lambda view: draw_game(self, view))
        weights = Path(self.file).parent / f"{self.name}.weights.json"
        if self.file and weights.exists():
            add_weights(book, weights)

    # Cards whose effects are tables.

    def written_effects(
        self, *folders: Path, params: Mapping[str, type], named: Mapping[str, Any]
    ) -> None:
        """Make a plugin of each table of TOML in some folders: an effect of cards.

        `params` are the numbers that the cards of each effect bring; `named` are the rules and
        functions that the tables call by name.
        """
        self._written += written_effects(folders, params, self._reason, named)

    def _reason(self, id: str, numbers: str, message: str) -> Reason:
        return self.say.reason(numbers, message, id=id)

    def _add_pools(self, book: RuleBook) -> None:
        """Cards of one kind lie in the zones that hold them; where all is open none is hidden.

        Zones that hold no kind of their own hold those of every rest.
        """
        zones = sorted(self.zones.values(), key=lambda zone: (not zone.rest, zone.holds is None))
        rests = {zone.holds: zone.each for zone in zones if zone.rest and zone.holds is not None}
        for holds in dict.fromkeys(zone.holds for zone in self.zones.values()):
            some = [z for z in zones if z.holds == holds or (z.holds is None and holds in rests)]
            if (rests and holds is None) or (holds and all(zone.faces == "all" for zone in some)):
                continue
            belongs = holds or (lambda card: True)
            if holds is None or not rests.get(holds):
                keys = [key for zone in some for key in zone.keys(book.seats)]
                add_pool(book, keys, belongs=belongs, elsewhere=self._open_cards)
                continue
            shared = [zone.name for zone in some if not zone.each]
            for seat in book.seats:
                own = [zone.keys((seat,))[0] for zone in some if zone.each]
                add_pool(book, own, belongs=belongs, elsewhere=_played_by(seat, belongs, shared))

    def rest_of(self, card: Card) -> AnyZone | None:
        """The zone that holds a card of which a scenario says nothing."""
        rests = (zone for zone in self.zones.values() if zone.rest)
        return next((one for one in rests if one.holds is None or one.holds(card)), None)

    def full_rests(self, now: Change) -> Iterator[tuple[str, tuple[CardId, ...]]]:
        """The keys of all rests, each with all the cards that belong there."""
        every = full_deck(now.rules)
        rests = {id: self.rest_of(card) for id, card in now.rules.cards.items()}
        for zone in self.zones.values():
            mine = tuple([one for one in every if rests[one] is zone]) if zone.rest else ()
            for key in zone.keys(now.seats) if zone.rest else ():
                yield key, mine

    # Zones and cards (N7).

    @overload
    def zone(
        self,
        name: str,
        *,
        faces: str = "all",
        each: Literal[False] = False,
        rest: bool = False,
        fact: str = "",
        shown: AsPile | None = None,
        holds: Holds | None = None,
    ) -> Zone: ...
    @overload
    def zone(
        self,
        name: str,
        *,
        faces: str = "all",
        each: Literal[True],
        rest: bool = False,
        fact: str = "",
        shown: AsHand | None = None,
        holds: Holds | None = None,
    ) -> SeatZone: ...
    def zone(
        self,
        name: str,
        *,
        faces: str = "all",
        each: bool = False,
        rest: bool = False,
        fact: str = "",
        shown: AsHand | AsPile | None = None,
        holds: Holds | None = None,
    ) -> AnyZone:
        """Make a zone: who sees it, which word of scenarios it is, how it is drawn.

        `faces` is all, owner, top or none; with `each` every seat has one. The `rest` holds all
        cards of which a scenario says nothing; there may be one for each kind of cards, and for
        each seat. `holds(card)` tells which kinds of cards can lie here; zones with the same
        function share them. What lies in a zone of all seats belongs to the seat on turn.
        """
        kind = SeatZone if each else Zone
        made: AnyZone = kind(name, faces, rest=rest, fact=fact, shown=shown, holds=holds)
        self.zones[name] = made
        self.declare(ZoneDeclared(made))
        return made

    def zone_family(
        self,
        name: str,
        things: Callable[[RuleBook], Iterable[str]],
        *,
        faces: str = "all",
        each: bool = False,
        holds: Holds | None = None,
    ) -> ZoneFamily:
        """Make a zone for each of some things of a match; with `each` every seat has them."""
        made = ZoneFamily(name, things, faces=faces, each=each, holds=holds)
        self.families[name] = made
        self.declare(ZonesDeclared(made))
        return made

    def told(self, source: AnyZone, target: AnyZone, message: str) -> None:
        """Say what the log tells when cards go from one zone to another.

        From a zone to itself: when it is shuffled. What nothing is said of is not told.
        """
        self._tellings[source.name, target.name] = self.say(message)

    def elsewhere(self, cards: OpenCards) -> OpenCards:
        """Name the cards that lie in no zone, open to all."""
        self._open_cards = cards
        return cards

    def gather(self, now: Change, deck: Zone) -> None:
        """Shuffle all cards of the match into a deck; every other zone is empty then."""
        gather(now, deck, full_deck(now.rules))

    def counted(self, at: Position) -> dict[CardId, int]:
        """How many of each card lie anywhere."""
        found: dict[CardId, int] = {}
        lying = [card for pile in at[Zones].piles for card in pile]
        for card in (*lying, *(self._open_cards(at) if self._open_cards else ())):
            found[card] = found.get(card, 0) + 1
        return found

    def _no_card_too_many(self, at: Position) -> str | None:
        """No card lies in two places, and none appears from nowhere."""
        for card, count in self.counted(at).items():
            kind = at.rules.cards.get(card)
            if kind is None:
                return f"{card} is no card of this match"
            rest = self.rest_of(kind)
            most = kind.copies * (len(at.seats) if rest is not None and rest.each else 1)
            if count > most:
                return f"there are {count} of {card}, not {most}"
        return None

    def _zones_hold_their_own(self, at: Position) -> str | None:
        """Cards lie only in zones that hold their kind."""
        kinds: dict[str, AnyZone | ZoneFamily] = {**self.zones, **self.families}
        for zone, pile in zip(at.rules.zones, at[Zones].piles, strict=True):
            known = kinds.get(zone.name) or kinds.get(zone.name.partition(".")[0])
            if known is None or known.holds is None:
                continue
            for card in dict.fromkeys(pile):
                if not known.holds(at.rules.cards[card]):
                    return f"{card} lies in {zone.key}"
        return None

    def _tell_moved(self, moved: CardsMoved) -> Text | None:
        """Which cards went where, as far as they are seen; the sentence chooses by `seen`."""
        if moved.message:
            say = self.say(moved.message)
        else:
            ends = moved.source.partition(".")[0], moved.target.partition(".")[0]
            usual = self._tellings.get(ends)
            if moved.message == "" or usual is None:
                return None
            say = usual
        giver, taker = moved.source.partition(".")[2], moved.target.partition(".")[2]
        faces = [card for card in moved.cards if not is_hidden(card)]
        details = {
            "seat": giver or taker,
            "source": giver,
            "target": taker,
            "cards": ", ".join(self.say.titled(card) for card in faces),
            "count": len(moved.cards),
            "seen": "none" if not faces else "all" if len(faces) == len(moved.cards) else "some",
        }
        return say.filled(details)

    def _tell_shuffled(self, shuffled: Shuffled) -> Text | None:
        name, _, seat = shuffled.zone.partition(".")
        say = self._tellings.get((name, name))
        return None if say is None else say.filled({"seat": seat, "zone": name})

    def _moved_pieces(self, moved: CardsMoved) -> tuple[str, ...]:
        """The pile, and the cards in hands, as far as they are seen and zones draw themselves."""
        if not moved.target:
            return ()
        found: list[str] = []
        ends = (key.partition(".")[0] for key in (moved.source, moved.target))
        for name in dict.fromkeys(ends):
            zone = self.zones.get(name)
            if zone is None or zone.shown is None:
                continue
            found += [zone.piece_of(c) for c in moved.cards] if zone.each else [zone.piece]
        return tuple(found)

    # Targets (N5).

    def named(
        self,
        names: Names | tuple[str, ...],
        *,
        numbers: dict[str, int] | None = None,
        among: Callable[[Position], int] | None = None,
        piece: str = "",
        noun: str = "",
        outside: Reason | None = None,
    ) -> NamedTarget:
        """Things with names, as a target; `numbers` stand for them in the field.

        `piece` is what is touched: `piece="slot-{me}-{}"`, where `{me}` is the seat that decides.
        Words without printed names are written as they are. `among` finds the numbers of those
        that are there; then rules say why another is not.
        """
        return NamedTarget(
            names, numbers=numbers, among=among, piece=piece, noun=noun, outside=outside
        )

    def player(
        self,
        *,
        outside: Reason,
        others: bool = False,
        yourself: Reason | None = None,
        told_as: str = "",
        piece: str = "seat-{}",
    ) -> PlayerTarget:
        """A player, as a target. All seats of the game can be written.

        One that does not play is refused as `outside`; with `others`, oneself as `yourself`.
        Sentences call it by the name of the field, and by `told_as`.
        """
        return PlayerTarget(
            self.seats,
            others=others,
            outside=outside,
            yourself=yourself,
            told_as=told_as,
            piece=piece,
        )

    # Pictures, scenarios, beginnings.

    def panel(self, message: str) -> Callable[[Draw], Draw]:
        """Draw the panel of each seat, with a sentence."""

        def declared(draw: Draw) -> Draw:
            self.drawn_panel = message, draw
            self.declare(Noted("panel", message))
            return draw

        return declared

    def agree(
        self, asked: Callable[[dict[str, Any]], Agreement]
    ) -> Callable[[dict[str, Any]], Agreement]:
        """Say which seats and options a scenario asks for: `asked(setup)` gets its facts."""
        self._agree = asked
        return asked

    def neutral(self, **clock: Any) -> None:
        """Say how the clock stands where a scenario says nothing."""
        self._neutral = clock

    def phrase(self, line: str) -> None:
        """Let a line of notation ask for nothing to be done."""
        self.declare(PhraseDeclared(line))

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
        """Add a word of scenarios by hand, or replace one that follows by itself.

        One that says only how it is `put` is seen as the zone of that name is.
        """
        self.facts[name] = FactForm(see, put, same, late, any_order, beside)
        self.declare(Noted("fact", name))

    def without_words(self, *names: str) -> None:
        """Leave out words of scenarios that follow by themselves and mean nothing in this game."""
        self.unsaid += names

    def fact_table(self, name: str, table: SeatTable) -> None:
        """Add a word of scenarios with a list for each seat and key."""
        self.facts[name] = table.form(self, name)
        self.declare(Noted("fact", name))

    def _facts_of(self, kind: type[Part]) -> None:
        self.parts.append(kind)


def _played_by(seat: Seat, belongs: Holds, shared: list[str]) -> OpenCards:
    """The cards of a kind in zones of all seats, which belong to the seat on turn."""

    def lying(at: Position) -> Iterator[CardId]:
        cards = (card for name in shared for card in cards_in(at, name))
        return (one for one in cards if at.clock.seat == seat and belongs(at.rules.cards[one]))

    return lying
