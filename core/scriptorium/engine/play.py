"""Playing: what may be chosen now, why something may not, and what a choice leads to.

`legal`, `why_not` and `apply` read the same rules, so they always agree.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from scriptorium.plugins.guard import Fault, Guard, in_words, refused_for, shown
from scriptorium.plugins.registry import with_modules

from .bound_choice import BoundChoice
from .card_run import CardRun
from .chance import SEED_LIMIT
from .change import Change
from .errors import ILL_FORMED, NOT_KNOWN, PluginError, Refused, SetupError
from .library import Library, standard_library
from .ruleset import Ruleset
from .saves import codec
from .schedule import begin
from .table import After, Moment, Table
from .tasks import run_tasks
from .values import Action, Event, Seat, Setting, Several, Turn, is_well_formed

Refusal = Refused | None


def new_table(
    game: str | Any,
    seats: int | Sequence[Seat] | None = None,
    seed: int | None = None,
    mods: Iterable[str | Any] = (),
    *,
    without: Iterable[str] = (),
    options: Mapping[str, Setting] | None = None,
    first: Seat | None = None,
    library: Library | None = None,
) -> Table:
    """A match that is set up and ready to be played.

    `game` is a game's name, or a plugin module that is one. `seats` is how many play, or which
    seats in turn order. The same seed with the same choices always gives the same match. `mods`
    are further plugins to be on, `without` names plugins of the game to be off.
    """
    for what, given in (("mods", mods), ("without", without)):
        if isinstance(given, str) or not isinstance(given, Iterable):
            raise SetupError(f"{what} is a list of plugins, not {given!r}")
    if seed is not None and type(seed) is not int:
        raise SetupError(f"a seed is a whole number, not {seed!r}")
    library = library if library is not None else standard_library()
    library, names = with_modules(library, (game, *mods))
    setup = library.setup(
        names[0], seats, first=first, options=options, mods=names[1:], without=without
    )
    return start(library.rules(setup), seed)


def blank_table(rules: Ruleset, seed: int) -> Table:
    """A table on which nothing has been set up yet: for scenarios and for `start`."""
    if not 0 <= seed < SEED_LIMIT:
        raise SetupError(f"a seed is a whole number from 0 to {SEED_LIMIT - 1}, not {seed}")
    seats = rules.setup.seats
    first = rules.setup.first or seats[0]
    clock = begin(rules.schedule, seats, first, rules.schedule.phases[0].name)
    return Table(rules, seed, (), clock, (Turn(first),), rules.parts)


def start(rules: Ruleset, seed: int | None = None) -> Table:
    """Set a match up by its rules; without a seed, one that nobody can guess."""
    now = Change(blank_table(rules, secrets.randbelow(SEED_LIMIT) if seed is None else seed))
    try:
        for guard, prepare in rules.setups:
            guard.do(prepare, now)
        now.settle()
        if now.clock.turn == 0 and now.outcome is None:
            first = rules.setup.first or rules.setup.seats[0]
            now.enter_phase(rules.schedule.phases[0].name, first)
            now.settle()
        run_tasks(now)
        after = now.done()
        if now.third_party is not None:
            check_sound(after.table, now.table, now.third_party, after.events)
    except (KeyboardInterrupt, SetupError):
        raise
    except Fault as fault:
        raise PluginError(f"set-up failed in {fault}") from fault
    except BaseException as error:
        whose = rules.setup.game if now.third_party is None else now.third_party.plugin
        raise PluginError(f"set-up failed in {whose}: {in_words(error)}") from error
    return after.table


def legal(table: Table) -> tuple[Action, ...]:
    """Every action that may be chosen now, in a stable order; none when the match is over."""
    notes = table.notes
    known = notes.get("legal")
    if known is not None:
        return known
    choices: tuple[Action, ...] = ()
    if table.outcome is None:
        rules, pending = table.rules, table.pending
        top: Any = pending[-1]
        at = Moment(table, top, top.seat, rules, table.clock, pending, table.parts, None)
        kind = type(top)
        if kind is CardRun:
            begun = top.card, top.at, top.stage, top.done > 0
            listings = rules.card_listings.get(begun) or rules.listings_of(top)
        else:
            listings = rules.listings[table.clock.step if kind is Turn else kind]
        for lists, always, bound in listings:
            try:
                some: Any = always if lists is None else lists(at)
                if some:
                    if type(some) is int:
                        some = bound.of_bits(some)
                    if not bound.plain:  # an offer needs a second look
                        some = [action for action in some if _allowed(bound, at, action)]
                    choices += tuple(some)  # as it is, where it is a tuple and the only one
            except BaseException as error:  # what a plugin that fails would offer is left out
                bound.guard.fault(error)
    notes["legal"] = choices
    return choices


def listed_by(bound: BoundChoice, at: Moment) -> list[Action]:
    """What one kind of action lists at a decision that is its own."""
    offers = bound.offer(at)
    if bound.plain:
        return list(offers)
    return [action for action in offers if _allowed(bound, at, action)]


def can_choose(table: Table) -> bool:
    """Whether anything at all may be chosen now; stops at the first choice it finds."""
    known = table.notes.get("legal")
    if known is not None:
        return bool(known)
    rules, pending = table.rules, table.pending
    top = pending[-1]
    at = Moment(table, top, top.seat, rules, table.clock, pending, table.parts, table.outcome)
    sources = rules.sources[rules.key_of(at)]
    for bound in sources:
        can = bound.guard.ask(_has_choice, bound, at)
        if can:
            return True
    return False


def _has_choice(bound: BoundChoice, at: Moment) -> bool:
    offers = bound.offer(at)
    if bound.plain:
        return bool(offers)
    return any(_allowed(bound, at, action) for action in offers)


def _allowed(bound: BoundChoice, at: Moment, action: Action) -> bool:
    try:
        return _dead_end(bound, at, action) is None
    except Fault:
        return False


def why_not(table: Table, action: Action) -> Refusal:
    """Why an action is not allowed now, or None where it is."""
    if type(action) is Several:
        found = refused_part(table, action)
        return None if found is None else found[1]
    if _is_listed(table, action):
        return None
    return _judge(table, action, to_the_end=True)


def _is_listed(table: Table, action: Action) -> bool:
    """Whether the choices have been worked out and this is one of them, types and all."""
    known: tuple[Action, ...] = table.notes.get("legal", ())
    try:
        listed = known[known.index(action)]
    except ValueError:
        return False
    return listed is action or is_well_formed(action)  # 1, 1.0 and True are equal, and not alike


def _judge(table: Table, action: Action, *, to_the_end: bool) -> Refusal:
    if table.outcome is not None:
        return table.rules.schedule.over()
    bound = table.rules.actions.get(type(action))
    if bound is None:
        return NOT_KNOWN()
    if not is_well_formed(action):
        ill_formed = ILL_FORMED()
        ill_formed.plugin = bound.plugin
        return ill_formed
    at = Moment.of(table)
    if not bound.belongs(at):
        return _cited(at, action, bound.misplaced(at))
    try:
        if bound.accepts is not None and bound.accepts(at, action):
            return None
        refused = bound.answered(bound.check, at, action)
        if refused is None and to_the_end:
            refused = _dead_end(bound, at, action)
    except BaseException as error:
        return refused_for(bound.guard.fault(error))
    return None if refused is None else _cited(at, action, refused)


def _cited(at: Moment, action: Action, refused: Refused) -> Refused:
    """The refusal with the rules that an extension and the choice cite; none on a failure."""
    bound = at.rules.actions[type(action)]
    if type(at.decision) is CardRun:
        program = at.rules.programs[at.decision.card]
        refused = refused.resting_on(program.cites.get(f"{bound.word} {refused.id}", ()))
    if bound.cites is None:
        return refused
    cited = bound.guard.ask(bound.cites, at, action, refused, instead=())
    return refused.resting_on(tuple(cited))


def _dead_end(bound: BoundChoice, at: Moment, action: Action) -> Refusal:
    """Whether an action could be begun but never completed."""
    if bound.finish is not None:
        refused = bound.answered(bound.finish, at, action)
        if refused is not None:
            return refused
    opening = bound.quick.opening
    if not bound.plain and (opening is None or opening(at, action)):
        try:
            after = carry_out(bound, at.table, action).table
        except Refused as refused:
            return refused
        opened = after.outcome is None and type(after.pending[-1]) in bound.opens
        if opened and not can_choose(after):
            answer = bound.choice.stuck()
            answer.plugin = bound.plugin
            return answer
    return None


def refused_part(table: Table, several: Several) -> tuple[int, Refused] | None:
    """Judge the parts one after the other: which of them is refused, and why; None if none is.

    Only the last must be completable in itself. A part that leads nowhere is passed over until
    the part that shows why. What comes after the end of the line (`ends_line`) is not judged.
    """
    if type(several.actions) is not tuple:
        return 0, ILL_FORMED()
    dead_end: Refusal = None
    last = len(several.actions) - 1
    for nr, action in enumerate(several.actions):
        refused = _judge(table, action, to_the_end=False)
        if refused is not None:
            return nr, refused
        bound, at = table.rules.actions[type(action)], Moment.of(table)
        if dead_end is None:
            try:
                dead_end = _dead_end(bound, at, action)
            except Fault as fault:
                return nr, refused_for(fault)
            if dead_end is not None:
                dead_end = _cited(at, action, dead_end)
        if nr == last:
            return None if dead_end is None else (nr, dead_end)
        try:
            after = carry_out(bound, table, action)
        except Refused as error:
            return nr, error
        if ends_line(table, after):
            return None if dead_end is None or after.table.outcome is not None else (nr, dead_end)
        table = after.table
    return None


def ends_line(before: Table, after: After) -> bool:
    """Whether nothing more is done at once behind an action, whatever has been written there.

    It ends where the match is over, where somebody else would choose, and where something came to
    light for who chose: to judge what follows would tell what only doing it may tell.
    """
    if after.table.outcome is not None:
        return True
    return after.table.chooser != before.chooser or before.chooser in after.learned


def apply(table: Table, action: Action) -> After:
    """Do an action: the next table and what happened. Raises `Refused` when it is not allowed."""
    if type(action) is Several:
        return _apply_several(table, action)
    for listed in table.notes.get("legal", ()):
        if listed is action:
            break
    else:
        refused = _judge(table, action, to_the_end=True)
        if refused is not None:
            raise refused
    return carry_out(table.rules.actions[type(action)], table, action)


def _apply_several(table: Table, several: Several) -> After:
    refused = why_not(table, several)
    if refused is not None:
        raise refused
    events: list[Event] = []
    learned, news = set[Seat](), set[Seat]()
    for action in several.actions:
        bound = table.rules.actions[type(action)]
        after = carry_out(bound, table, action)
        learned.update(after.learned)
        news.update(after.news)
        events += after.events
        before, table = table, after.table
        if ends_line(before, after):
            break
    seats = tuple(seat for seat in table.seats if seat in learned)
    told = tuple(seat for seat in table.seats if seat in news)
    return After(table, tuple(events), bool(seats), seats, told)


def carry_out(bound: BoundChoice, table: Table, action: Action) -> After:
    """Do an action that has been judged already."""
    top = table.pending[-1]
    if bound.kept_only:  # an early choice of a verb: nothing happens but that it is kept
        pending = (*table.pending[:-1], bound.further(top, action))
        return After(
            Table(table.rules, table.seed, table.chance, table.clock, pending, table.parts), ()
        )
    now = Change(table)
    try:
        if type(top) is not Turn:
            now.pending = table.pending[:-1]
        elif bound.enters is not None and bound.enters != table.clock.step:
            now.clock = replace(table.clock, step=bound.enters)
        deed = bound.deed
        if deed is None:
            bound.apply(now, top, action)
        elif bound.decided:
            deed(action, now, top)
        else:
            deed(action, now)
        if now.unsettled:
            now.settle()
        if now.pending and type(now.pending[-1]) in table.rules.tasks:
            run_tasks(now)
        after = now.done()
        if now.third_party is not None:
            check_sound(after.table, table, now.third_party, after.events)
    except Refused as refused:
        refused.by(bound.plugin)
        raise
    except BaseException as error:
        raise refused_for(_fault(now, bound.guard, error)) from None
    return after


def _fault(now: Change, guard: Guard, error: BaseException) -> Fault:
    """The fault that an error is; of a third-party plugin where it has left what cannot be."""
    if now.third_party is not None and not isinstance(error, Fault):
        try:
            check_sound(now.done().table, now.table, now.third_party, now.events)
        except Fault as fault:
            return fault
        except Exception:  # it cannot even be looked at
            return now.third_party.fault(error)
    return guard.fault(error)


def check_sound(after: Table, before: Table, guard: Guard, events: Iterable[Event] = ()) -> None:
    """See that a third-party plugin left only what its types declare, so that it can be saved."""
    try:
        if after.rules is not before.rules:
            raise TypeError("the rules of the match are not for exchange")
        for awaited in after.pending:
            if type(awaited) not in after.rules.pending_kinds:
                raise TypeError(f"{shown(awaited)} is not a declared decision")
        coder = codec(after.rules)
        written = coder.encode(after)
        again = coder.decode(written)
        if again != after or coder.encode(again) != written:
            raise TypeError("the table holds a value that is not what its type declares")
        for event in events:
            if type(event) not in after.rules.event_kinds:
                raise TypeError(f"{shown(event)} is not a declared event")
            if not is_well_formed(event):
                raise TypeError(f"{shown(event)} is not what its type declares")
    except KeyboardInterrupt:
        raise
    except Exception as error:
        raise guard.fault(error) from None
