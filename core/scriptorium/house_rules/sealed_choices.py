"""Several choose at once: each unseen and in any order, and all is opened together.

@HOUSE.sealed
class Bids(sh.Sealed, tag="auction.bids", frozen=True):
    chosen: tuple[tuple[sc.Seat, Bid | None], ...] = ()

    def opened(self, now: sc.Change, chosen: dict[sc.Seat, Bid]) -> None: ...

@HOUSE.choice(at=Bids)
class Bid(sc.Action, tag="auction.bid", frozen=True): ...

sh.ask_all(now, Bids)

One decision names all who are asked, and `seat` is the one before the screen. What has been chosen
lies on it, and nobody sees more of it than the own choice and who has chosen. Until the last has,
any of them may come first, or choose anew: that is an action as well (`ask red`), which is allowed
and not listed, so that computers never take turns in passing the screen on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from inspect import get_annotations
from typing import Annotated, Any, Self, TypeVar

from msgspec.structs import replace

from scriptorium.engine.change import Change
from scriptorium.engine.choices import Choice, Quick, Rule
from scriptorium.engine.errors import PluginError
from scriptorium.engine.play import legal
from scriptorium.engine.registered import Registered, RulesExtension
from scriptorium.engine.rule_book import RuleBook
from scriptorium.engine.ruleset import Ruleset
from scriptorium.engine.table import Moment, Position, Table
from scriptorium.engine.targets import Seats
from scriptorium.engine.values import Action, Decision, Event, Seat, Sentence, Text, text

S = TypeVar("S", bound="Sealed")
Opened = Callable[[Change, Mapping[Seat, Any]], None]
Shuffle = Callable[[Any], list[Any]]


class Sealed(Decision, frozen=True):
    """A decision of several seats at once; a subclass says in `chosen` which actions answer it."""

    seats: tuple[Seat, ...] = ()
    chosen: tuple[tuple[Seat, Any], ...] = ()

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that have yet to choose."""
        done = dict(self.chosen)
        return tuple(seat for seat in self.seats if seat not in done)

    def seen_by(self, seat: Seat, rules: Ruleset) -> Self:
        """The same decision without what others have chosen, but with who has."""
        known = tuple((who, what if who == seat else None) for who, what in self.chosen)
        return replace(self, chosen=known)

    def asks(self) -> Text:
        """What is awaited: whose choices are missing."""
        who = ", ".join(self.waiting)
        return text("house-choose-unseen", "Choose unseen. Still to choose: {who}.", who=who)


class ChoiceMade(Event, tag="house.choice_made", frozen=True):
    """A seat has chosen; what, is sealed."""

    seat: Seat

    tells = Sentence("house-choice-made", "{seat} has chosen.")


class ChosenFirst(Event, tag="house.chosen_first", frozen=True):
    """A seat chooses before others who are asked."""

    seat: Seat

    tells = Sentence("house-chosen-first", "{seat} chooses first.")


class ChoiceReopened(Event, tag="house.choice_reopened", frozen=True):
    """A seat takes its sealed choice back, and chooses anew."""

    seat: Seat

    tells = Sentence("house-choice-reopened", "{seat} chooses anew.")


class ChoiceOpened(Event, tag="house.choice_opened", frozen=True):
    """All have chosen, and what this seat chose is laid open, as it is written."""

    seat: Seat
    line: str

    tells = Sentence("house-choice-opened", "{seat}: {line}")


class Ask(Action, tag="house.ask", frozen=True):
    """Let another of those who are asked come before the screen, to choose or to choose anew."""

    seat: Annotated[Seat, Seats()]


# Somebody else who is asked as well; the refusal is the core's own.
ASKED_TOO = Rule(
    predicate=lambda at, action: action.seat != at.me and action.seat in at.decision.seats
)


def _none(at: Moment) -> tuple[Action, ...]:
    return ()


def _unlisted(at: Moment, action: Action) -> bool:
    return True


def _ask(now: Change, top: Any, action: Ask) -> None:
    """Another comes before the screen; what it has chosen already counts no longer."""
    seat = action.seat
    now.tell(ChosenFirst(seat) if seat in top.waiting else ChoiceReopened(seat))
    chosen = tuple(one for one in top.chosen if one[0] != seat)
    now.wait_for(replace(top, seat=seat, chosen=chosen))


class SealedChoices(RulesExtension):
    """The extension of the rules with what several choose at once."""

    def __init__(self) -> None:
        self.opened: dict[type[Sealed], Registered] = {}

    def complete(self, book: RuleBook) -> None:
        """See that nothing tells a sealed choice, and let the seats of each decision be asked."""
        for kind, opened in self.opened.items():
            asked = (rule for rule in book.actions.values() if kind in rule.at)
            answers = [rule for rule in asked if rule.kind is not Ask]
            if not answers:
                raise PluginError(f"{opened.plugin}: no choice answers {kind.__name__}; give at=")
            for one in answers:
                if one.choice.said is not None:
                    told = "is told when all are opened; leave out said="
                    raise PluginError(f"{one.plugin}: the sealed choice {one.kind.__name__} {told}")
        if self.opened:
            book.actions[Ask].at = frozenset(self.opened)


def add_sealed(book: RuleBook, kind: type[Sealed], *, opened: Opened) -> None:
    """Declare a decision that several take at once; `opened(now, chosen)` gets what each chose.

    Its choices are declared with `at=` it and `do=sh.seal`; `sh.ask_all(now, Bids)` awaits it.

    Example: `sh.add_sealed(book, Bids, opened=compare)`
    """
    if not issubclass(kind, Sealed) or "chosen" not in get_annotations(kind):
        told = "derive it from sh.Sealed, and say in `chosen` what may be chosen"
        raise PluginError(f"{book.plugin}: {kind.__name__} is no sealed decision; {told}")
    extension = book.extension(SealedChoices)
    first = not extension.opened
    book.decision(kind)
    guarded = Registered(book.guard(opened, writes=True), book.guard)
    book.enter(extension.opened, kind, guarded, kind.__name__)
    for event in (ChoiceMade, ChosenFirst, ChoiceReopened, ChoiceOpened):
        book.event(event)
    if first:
        book.learn(
            Choice(
                Ask,
                _ask,
                (ASKED_TOO,),
                at=kind,
                quick=Quick(lists=_none, doubles=_unlisted),
            )
        )


def ask_all(now: Change, kind: type[Sealed], seats: Iterable[Seat] = (), **more: Any) -> None:
    """Await a sealed choice from these seats, or from all; `more` are further fields of yours.

    Example: `sh.ask_all(now, Bids)`
    """
    asked = tuple(seats) or now.seats
    now.wait_for(kind(asked[0], asked, **more))


def seal(now: Change, top: Any, action: Action) -> None:
    """Keep what a seat chooses; when all have, what they chose is opened."""
    chosen = dict(top.chosen) | {top.seat: action}
    # In a table that a computer imagines, others have chosen what it cannot know: they are asked.
    missing = [seat for seat in top.seats if chosen.get(seat) is None]
    rows = tuple((seat, chosen[seat]) for seat in top.seats if chosen.get(seat) is not None)
    now.tell(ChoiceMade(top.seat))
    if missing:
        now.wait_for(replace(top, seat=missing[0], chosen=rows))
        return
    now.revealed = True
    for seat, what in rows:
        made = now.rules.actions[type(what)]
        now.tell(ChoiceOpened(seat, made.write(now, what)))
    opened = now.rules.extensions[SealedChoices].opened[type(top)]
    opened.guard.do(opened.call, now, dict(rows))


def is_sealed(position: Position) -> bool:
    """Whether several choose at once now, so that nobody may look on."""
    return bool(position.pending) and isinstance(position.pending[-1], Sealed)


def others_asked(position: Position) -> tuple[Ask, ...]:
    """Letting each of the others come before the screen who choose at this moment as well."""
    top = position.pending[-1] if position.pending else None
    if not isinstance(top, Sealed) or position.outcome is not None:
        return ()
    return tuple(Ask(seat) for seat in top.seats if seat != top.seat)


def choose_as(position: Position, seat: Seat, action: Action) -> tuple[Action, ...]:
    """What a seat does to choose something: where another is before the screen, it asks first.

    Players who each have a screen of their own need not wait for one another.

    Example: `actions = sh.choose_as(table, "blue", Bid(3))`
    """
    top = position.pending[-1] if position.pending else None
    if isinstance(top, Sealed) and top.seat != seat and seat in top.seats:
        return (Ask(seat), action)
    return (action,)


def filled(table: Table) -> Table:
    """A table made of a view, with what others have sealed filled in by something they could.

    So it goes on as the real one does: with the last choice all is opened.
    """
    top = table.pending[-1] if table.pending else None
    if not isinstance(top, Sealed) or all(what is not None for _, what in top.chosen):
        return table
    chosen = tuple(
        (who, _could(table, top, who) if what is None else what) for who, what in top.chosen
    )
    return replace(table, pending=(*table.pending[:-1], replace(top, chosen=chosen)))


def _could(table: Table, top: Sealed, seat: Seat) -> Action | None:
    alone = replace(top, seat=seat, chosen=())
    could = legal(replace(table, pending=(*table.pending[:-1], alone)))
    return could[0] if could else None


def exchanged(table: Table, seat: Seat, shuffle: Shuffle) -> Table:
    """The same table to a seat, with what others have sealed exchanged for what they could have."""
    top = table.pending[-1] if table.pending else None
    if not isinstance(top, Sealed):
        return table
    chosen = dict(top.chosen)
    for other, what in top.chosen:
        if other != seat and what is not None:
            alone = replace(top, seat=other, chosen=())
            could = legal(replace(table, pending=(*table.pending[:-1], alone)))
            chosen[other] = next(iter(shuffle(could)), what)
    return replace(table, pending=(*table.pending[:-1], replace(top, chosen=tuple(chosen.items()))))
