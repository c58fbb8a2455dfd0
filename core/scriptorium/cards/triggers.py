"""What follows by itself in packs: verbs after an event, numbers while something holds.

`[[on]]` names an event, and does verbs without a choice for the seat that the event is about.
`[[lasting]]` changes a number of the game while something holds, or for some turns once a card
or an `[[on]]` has begun it with the verb `start`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from scriptorium.engine.card_run import CardRun
from scriptorium.engine.change import Change
from scriptorium.engine.programs import Act, Choose, Program
from scriptorium.engine.registered import Registered, RulesExtension
from scriptorium.engine.rule_book import RuleBook
from scriptorium.engine.schedule import EVENTS
from scriptorium.engine.table import Moment, Position
from scriptorium.engine.values import Event, Name, Part, Seat, Sentence, Text
from scriptorium.engine.zones import CardsMoved, Shuffled
from scriptorium.plugins.guard import Guard
from scriptorium.plugins.source_location import SourceLocation, meant
from scriptorium.plugins.struct_checks import tag_of

from .card_rules import CardRules, ProgramSpec, Titles
from .hand_verbs import Whom, seats_of
from .interpreter import able, go_on
from .pack_words import Key, Names, Titled, title_of, titles_of
from .programs import Parts, Range
from .registration import verb
from .verb_types import Times, VerbWords

MOST_FOLLOWING = 64
MOST_BY = 99
MOST_SET = 999
MOST_FOLLOWED = 9  # so often one thing follows by itself in one action
MOST_RUNNING = 256
CORE: tuple[type[Event], ...] = (*EVENTS, CardsMoved, Shuffled)
START = "start"


class OnLines(Struct, frozen=True, forbid_unknown_fields=True):
    """What follows when something has happened, as it is written in the file."""

    when: Key
    do: Parts
    where: Annotated[dict[str, Any], Meta(max_length=8)] = {}
    during: Names = ()
    title: Titled = ""


class LastingLines(
    Struct, frozen=True, forbid_unknown_fields=True, rename={"holds": "while", "value": "to"}
):
    """A number of the game that is another one for as long as something holds."""

    number: Key
    id: Annotated[str, Meta(pattern=r"^([a-z0-9_-]+)?\Z", max_length=32)] = ""
    by: Annotated[int, Meta(ge=-MOST_BY, le=MOST_BY)] = 0
    value: Annotated[int, Meta(ge=0, le=MOST_SET)] | None = None
    holds: Annotated[dict[str, Range], Meta(max_length=8)] = {}
    title: Titled = ""


class StartWords(VerbWords, frozen=True, kw_only=True):
    """Let a lasting effect begin, for so many of the coming turns of whom it is about."""

    start: Name
    turns: Times = 1
    who: Whom = "you"


class Running(Part, tag="packs.running", frozen=True):
    """The lasting effects that have begun: which, for whom, in which phase, up to which turn."""

    rows: Annotated[tuple[tuple[Name, Seat, Name, int], ...], Meta(max_length=MOST_RUNNING)] = ()


class Followed(Event, tag="packs.followed", frozen=True):
    """Something follows by itself, for a seat."""

    seat: Seat
    what: Name

    tells = Sentence("packs-followed", "{what} ({seat}).")


class Began(Event, tag="packs.began", frozen=True):
    """A lasting effect begins for a seat."""

    seat: Seat
    what: Name
    turns: int

    tells = Sentence("packs-began", "{what} ({seat}), turns: {turns}.")


class Following(RulesExtension):
    """The extension of the rules with what follows by itself."""

    def __init__(self) -> None:
        self.on: list[tuple[OnLines, str, Guard, SourceLocation]] = []
        self.lasting: dict[str, tuple[LastingLines, SourceLocation]] = {}

    def written(self) -> Iterable[tuple[str, str]]:
        """Whose there are."""
        return (("on", guard.plugin) for _, _, guard, _ in self.on)

    def complete(self, book: RuleBook) -> None:
        """Find the events that are named, and see that nothing asks for a choice."""
        extension = book.extensions[CardRules]
        assert isinstance(extension, CardRules)
        kinds = {tag_of(kind): kind for kind in (*CORE, *book.events)}
        phases = [phase.name for phase in book.schedule.phases] if book.schedule else []
        for lines, name, guard, written in self.on:
            kind = _event(lines, kinds, written)
            for at, phase in enumerate(lines.during):
                if phase not in phases:
                    problem = f"there is no phase {phase!r}{meant(phase, phases)}"
                    raise written.error(problem, "during", at)
            _check_unasked(book.programs[name], written)
            call = guard(_reaction(lines, name), writes=True)
            book.reactions.setdefault(kind, []).append(Registered(call, guard))
        for card in book.cards.values():
            if isinstance(card.params, Program) and card.written and card.params.numbers is None:
                _check_costs(card.params, book, card.written)
        for effect, written in self.lasting.values():
            if effect.number not in book.numbers:
                known = meant(effect.number, book.numbers)
                raise written.error(f"there is no number {effect.number!r}{known}", "number")
            for asked in effect.holds:
                if asked not in extension.conditions:
                    told = f"there is no condition {asked!r}{meant(asked, extension.conditions)}"
                    raise written.error(told, "while", asked)


def _event(
    lines: OnLines, kinds: Mapping[str, type[Event]], written: SourceLocation
) -> type[Event]:
    """The event that is named, whole or by its last word where only one has it."""
    found = [kind for tag, kind in kinds.items() if tag == lines.when]
    found = found or [k for tag, k in kinds.items() if tag.rpartition(".")[2] == lines.when]
    if len(found) != 1:
        problem = f"there is no event {lines.when!r}" if not found else f"{lines.when!r} is several"
        raise written.error(problem + meant(lines.when, kinds), "when")
    for key in lines.where:
        if key not in found[0].__struct_fields__:
            told = f"the event {lines.when} has no {key!r}{meant(key, found[0].__struct_fields__)}"
            raise written.error(told, "where", key)
    return found[0]


def _check_costs(program: Program, book: RuleBook, written: SourceLocation) -> None:
    """See that what a card costs is something that the turns of the game have."""
    assert book.schedule is not None
    names = [one.name for one in book.schedule.budgets]
    names += [one.name for one in book.schedule.once]
    if program.cost and not book.schedule.budgets:
        raise written.error("turns of this game have no points to pay a cost with", "cost")
    for name, _ in program.costs:
        if name not in names:
            problem = f"turns of this game have no {name!r} to be paid with{meant(name, names)}"
            raise written.error(problem, "costs", name)


def _check_unasked(program: Program, written: SourceLocation) -> None:
    for step in program.steps:
        if isinstance(step, Choose) or (isinstance(step, Act) and step.asks):
            what = "choose" if isinstance(step, Choose) else step.verb
            raise written.error(
                f"what follows by itself leaves nobody a choice, and {what} asks for one", "do"
            )


def _reaction(lines: OnLines, name: str) -> Callable[[Change, Any], None]:
    """What is done when the event has happened: at once, for the seat that it is about."""

    def follow(now: Change, event: Any) -> None:
        if now.outcome is not None or not now.clock.turn:
            return
        if lines.during and now.clock.phase not in lines.during:
            return
        if any(_plain(getattr(event, key)) != value for key, value in lines.where.items()):
            return
        seat = getattr(event, "seat", now.clock.seat)
        times = sum(type(one) is Followed and one.what == name for one in now.events)
        if times >= MOST_FOLLOWED or not able(Moment.of(now, CardRun(seat, name))):
            return
        now.tell(Followed(seat, name))
        go_on(now, CardRun(seat, name))

    follow.__doc__ = title_of(lines.title)
    return follow


def _plain(value: Any) -> Any:
    """A field of an event as TOML would have it."""
    return msgspec.to_builtins(value)


def add_following(
    book: RuleBook, on: Iterable[OnLines], lasting: Iterable[LastingLines], written: SourceLocation
) -> None:
    """Register what follows by itself in a pack."""
    on, lasting = tuple(on), tuple(lasting)
    cards, extension = book.extension(CardRules), book.extension(Following)
    if not (on or lasting):
        return
    book.event(Followed)
    for at, one in enumerate(on, 1):
        name, place = f"{book.plugin}:on-{at}", written.part("on", at - 1)
        cards.written_programs[name] = ProgramSpec({"do": one.do}, book.plugin, written=place)
        cards.titles[name] = _titles(one.title, book.plugin)
        extension.on.append((one, name, book.guard, place))
    for at, lines in enumerate(lasting):
        place = written.part("lasting", at)
        if bool(lines.by) == (lines.value is not None):
            raise place.error("say by = … (so many more or fewer) or to = …, one of them")
        if not lines.id and not lines.holds:
            raise place.error(
                "say while = { … }, or give it an id, with which a card can start it; "
                "a number that is always another one stands under [numbers]"
            )
        name = f"{book.plugin}:{lines.id or f'lasting-{at + 1}'}"
        book.enter(extension.lasting, name, (lines, place), f"the lasting effect {name}")
        cards.titles[name] = _titles(lines.title, book.plugin)
        book.adjust(lines.number, _adjuster(lines, name))
    if any(lines.id for lines in lasting) and START not in cards.verbs:
        book.event(Began)
        book.part(Running())
        verb(book, START, StartWords, can=_can_start, do=_start, said=_said)


def _titles(title: Titled, plugin: str) -> Titles:
    return titles_of(title) or (("en", plugin),)


def _known(at: Moment, what: str) -> str:
    """The whole name of a lasting effect: a pack names its own by their ids."""
    there = at.rules.extensions[Following].lasting
    space = at.decision.card.partition(":")[0]
    return what if what in there else f"{space}:{what}"


def _can_start(at: Moment, words: StartWords) -> bool:
    return _known(at, words.start) in at.rules.extensions[Following].lasting


def _start(now: Change, run: CardRun, words: StartWords) -> None:
    """It lasts to the end of so many turns of its seat, this one not counted."""
    name, clock = _known(Moment.of(now, run), words.start), now.clock
    rows = [row for row in now[Running].rows if _runs(now, row)]
    for seat in seats_of(now, run.seat, words.who):
        rows = [row for row in rows if row[:2] != (name, seat)]
        until = clock.own_turns[now.seats.index(seat)] + words.turns
        rows.append((name, seat, clock.phase, until))
        now.tell(Began(seat, name, words.turns))
    now.put(replace(now[Running], rows=tuple(rows)))


def _runs(position: Position, row: tuple[str, str, str, int]) -> bool:
    _, seat, phase, until = row
    clock = position.clock
    return clock.phase == phase and clock.own_turns[position.seats.index(seat)] <= until


def _said(words: StartWords) -> Text:
    return Sentence("packs-start", "{start} begins.").of(words)


def _adjuster(lines: LastingLines, name: str) -> Callable[[int, Position, Seat], int]:
    """The number as it is for a seat while this lasts."""

    def adjusted(usual: int, position: Position, seat: Seat) -> int:
        conditions = position.rules.extensions[CardRules].conditions
        if lines.id and not any(
            row[:2] == (name, seat) and _runs(position, row) for row in position[Running].rows
        ):
            return usual
        at = Moment.of(position, CardRun(seat, name)) if lines.holds else None
        for asked, wanted in lines.holds.items():
            if not wanted.holds(conditions[asked].number(at)):
                return usual
        return max(0, usual + lines.by) if lines.value is None else lines.value

    adjusted.__doc__ = title_of(lines.title)
    return adjusted


def check_started(parts: Iterable[Any], ids: frozenset[str], written: SourceLocation) -> None:
    """See that what a pack starts is one of its own lasting effects."""
    for at, part in enumerate(parts):
        if not isinstance(part, dict):
            continue
        what = part.get(START)
        if isinstance(what, str) and what not in ids and ":" not in what:
            told = f"there is no lasting effect {what!r} in this pack{meant(what, ids)}"
            raise written.error(told, at, START)
        for key in ("do", "else"):
            if isinstance(part.get(key), list | tuple):
                check_started(part[key], ids, written.part(at, key))
        for way, inner in enumerate(part.get("choose", ())):
            if isinstance(inner, dict) and isinstance(inner.get("do"), list | tuple):
                check_started(inner["do"], ids, written.part(at, "choose", way, "do"))
