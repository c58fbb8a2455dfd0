"""A recorded match that is not as it was: what is other or damaged, and what is possible.

The log may fit all the same. Where it does not, the newest table that this machine has kept may
still be one of these rules, or one goes on from the last action that fits; and the log can be
looked at in any case. A table out of a third-party file counts only as far as the log leads to it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import chain
from typing import Any

import msgspec
from msgspec import Raw

from scriptorium.engine.errors import LoadError, PluginError, Refused, SetupError
from scriptorium.engine.library import Library, standard_library
from scriptorium.engine.notation import write
from scriptorium.engine.play import start
from scriptorium.engine.ruleset import Ruleset
from scriptorium.engine.saves import codec, opened
from scriptorium.engine.table import Table
from scriptorium.engine.tasks import caught_up
from scriptorium.engine.values import MatchSetup, Text, text
from scriptorium.engine.zones import Zones
from scriptorium.plugins.guard import Fault
from scriptorium.plugins.versions import Difference, differences, setup_here

from .initial_state import first_table, lawful
from .match import Match, Progress, played_again
from .match_file import MatchLines, action_decoder, begun_until, open_lines
from .records import MOST_NOTE, UNREADABLE, Seal, table_digest

LOG, SNAPSHOT, PART, OLDER, LOOK = "log", "snapshot", "part", "older", "look"
ODD = (KeyError, TypeError, AttributeError)  # what lies on a table that was made up
ZONES = str(Zones.__struct_config__.tag)


@dataclass(frozen=True)
class RecoveryOption:
    """One thing that can be done with a match: by its log, from a kept table, looking only.

    `match` is what one plays on with, or may only look at; `lost` counts the actions of the log
    that it does not hold.
    """

    kind: str
    match: Match
    told: Text
    lost: int = 0

    def called(self) -> Text:
        """What a button for it says."""
        if self.kind == LOG:
            return text("way-log-called", "Play by its log")
        if self.kind == SNAPSHOT:
            return text("way-snapshot-called", "Go on from the kept table")
        if self.kind == PART:
            return text("way-part-called", "Go on from where it fits")
        if self.kind == OLDER:
            return text("way-older-called", "Go on with the older copy")
        return text("way-look-called", "Only look at it")


@dataclass(frozen=True)
class Opening:
    """A match that was recorded: as it was, or else what is other here and what can be done."""

    lines: MatchLines
    exact: Match | None
    differences: tuple[Difference, ...]
    problem: str
    ways: tuple[RecoveryOption, ...]

    def log(self) -> tuple[str, ...]:
        """Every action of the log: in notation as far as it fits, after that by its fields."""
        look = self.way(LOOK)
        done = look.match.done if look is not None else []
        rest = self.lines.actions[len(done) :]
        return (*(f"{one.seat}: {one.text}" for one in done), *map(plain, rest))

    def gone_on(self, kind: str = "") -> Match | None:
        """The match as it was, else by that way, with a note of what is other; None without."""
        if self.exact is not None:
            return self.exact
        way = self.way(kind)
        if way is None:
            return None
        way.match.note = f"{self.problem}. {way.told}"[:MOST_NOTE]
        return way.match

    def offering(self, way: RecoveryOption) -> Opening:
        """The same with one more way."""
        return replace(self, ways=(*self.ways, way))

    @property
    def heading(self) -> Text:
        """What stands above the ways."""
        return text("match-unfit", "This match is not as it was")

    def told(self, say: Callable[[Text], str] = str) -> str:
        """What is other here, in the words of a speaker."""
        if not self.differences or self.lines.problem:
            return self.problem
        return "; ".join(say(other.said()) for other in self.differences) + "."

    def way(self, kind: str) -> RecoveryOption | None:
        """The way of a kind, where it is open."""
        return next((way for way in self.ways if way.kind == kind), None)


@dataclass(frozen=True)
class Fit:
    """How far a log fits: the match up to there, and why its next action does not."""

    match: Match
    total: int
    text: str = ""
    why: str = ""
    elsewhere: int | None = None  # after so many actions the table was another than it had been

    @property
    def whole(self) -> bool:
        """Whether every action could be played."""
        return not self.why

    @property
    def count(self) -> int:
        """How many actions could be played."""
        return len(self.match.done)


def open_match(
    data: bytes,
    *,
    library: Library | None = None,
    seal: Seal | None = None,
    progress: Progress | None = None,
    until: int | None = None,
) -> Opening:
    """Open a recorded match; raises `LoadError` only where nothing of the file can be used.

    Played again are its first actions alone, `until` so many, where that is said.
    """
    lines = open_lines(data, seal, partly=True)
    if until is not None:
        lines = begun_until(lines, until)
    library = library if library is not None else standard_library()
    return opening_of(lines, library, progress)


def opening_of(lines: MatchLines, library: Library, progress: Progress | None = None) -> Opening:
    """What can be done with the lines of a match by the plugins that are here."""
    found = differences(library, lines.setup)
    problem = "; ".join(filter(None, (*(str(other.said()) for other in found), lines.problem)))
    if not problem:
        try:
            return Opening(lines, played_again(lines, library, progress), (), "", ())
        except LoadError as error:
            problem = str(error)
    try:
        rules = library.rules(setup_here(library, lines.setup))
        fit = fitted(lines, rules, progress)
    except (SetupError, PluginError, LoadError) as error:
        problem = "; ".join(dict.fromkeys(filter(None, (problem, str(error)))))
        return Opening(lines, None, found, problem, ())
    unfit: list[str] = []
    ways = tuple(_ways(lines, fit, rules, unfit))
    return Opening(lines, None, found, "; ".join((problem, *unfit)), ways)


def _ways(
    lines: MatchLines, fit: Fit, rules: Ruleset, unfit: list[str]
) -> Iterator[RecoveryOption]:
    """What can be done, the best first: by the log only where it leads to the same tables."""
    if fit.whole and fit.elsewhere is None:
        told = text("way-log", "All {n} actions can be played again here.", n=fit.total)
        if lines.problem:
            told = text("way-log-read", "The first {n} actions can be read.", n=fit.total)
        yield RecoveryOption(LOG, fit.match, told)
    for kept in reversed(lines.snapshots):
        if not kept.trusted:
            continue
        try:
            table = table_here(kept.table, rules, lines)
        except LoadError as error:
            unfit.append(f"the table after action {kept.at}: {error}")
            continue
        lost = fit.total - kept.at
        told = text(
            "way-snapshot",
            "It goes on from the table after action {at}; later actions lost: {lost}.",
            at=kept.at,
            lost=lost,
        )
        yield RecoveryOption(SNAPSHOT, Match(table), told, lost)
        break
    if fit.whole and fit.elsewhere is not None:
        told = text(
            "way-log-elsewhere",
            "All {n} actions can be played again here, but after action {at} the table is another "
            "than it was.",
            n=fit.total,
            at=fit.elsewhere,
        )
        yield RecoveryOption(LOG, fit.match, told)
    count, total = fit.count, fit.total
    if count and not fit.whole:
        told = text(
            "way-part",
            "The first {n} of {total} actions can be played again.",
            n=count,
            total=total,
        )
        yield RecoveryOption(PART, fit.match, told, total - count)
    told = text("way-look", "{n} of {total} actions can be shown.", n=count, total=total)
    yield RecoveryOption(LOOK, fit.match, told, total - count)


def begins_here(lines: MatchLines, library: Library) -> Table:
    """What a match begins with by the plugins that are here; raises `LoadError`."""
    try:
        return _begun(lines, library.rules(setup_here(library, lines.setup)))
    except (SetupError, PluginError) as error:
        raise LoadError(str(error)) from error


def _begun(lines: MatchLines, rules: Ruleset) -> Table:
    return first_table(lines, rules)[0] if lines.base is None else _base_here(lines, rules)


def fitted(lines: MatchLines, rules: Ruleset, progress: Progress | None = None) -> Fit:
    """Play a log by other rules than it was recorded with, as far as it goes."""
    match = Match(_begun(lines, rules))
    match.note = lines.note
    read_action, raw = action_decoder(rules), lines.actions
    began = table_digest(match.table)
    elsewhere = 0 if lines.digests.get(0, began) != began else None
    for at, one in enumerate(raw, 1):
        try:
            action = read_action(one)
        except LoadError as error:
            return Fit(match, len(raw), plain(one), str(error), elsewhere)
        try:
            match.play(action)
        except Refused as refused:
            told = write(match.table, action)
            return Fit(match, len(raw), told, str(refused), elsewhere)
        other = at in lines.digests and table_digest(match.table) != lines.digests[at]
        elsewhere = at if other and elsewhere is None else elsewhere
        if progress is not None:
            progress(at, len(raw))
    return Fit(match, len(raw), elsewhere=elsewhere)


def _base_here(lines: MatchLines, rules: Ruleset) -> Table:
    """The first table by other rules. A file from elsewhere must hold a lawful one."""
    table = table_here(lines.base or b"", rules, lines)
    return table if lines.trusted else lawful(table)


def is_over(lines: MatchLines) -> bool:
    """Whether a recorded match has ended, as its file says."""
    return lines.stands[max(lines.stands)][1]


def plain(one: Raw) -> str:
    """An action by its kind and its fields, whatever rules it belongs to."""
    try:
        fields = msgspec.msgpack.decode(one)
    except UNREADABLE:
        return "?"
    if not isinstance(fields, dict):
        return str(fields)
    kind = fields.pop("kind", "?")
    return " ".join((str(kind), *(f"{name}={value}" for name, value in fields.items())))


def table_here(data: bytes, rules: Ruleset, lines: MatchLines) -> Table:
    """A kept table by other rules: what they do not know is left out, what they add begins."""
    setup, laid = opened(data)
    coder = codec(rules)
    try:
        there = msgspec.msgpack.decode(setup, type=MatchSetup)
        if (there.game, there.seats) != (lines.setup.game, lines.setup.seats):
            raise LoadError("the file holds a table of another match")
        body = msgspec.msgpack.decode(laid)
        body["parts"] = _parts(body["parts"], rules, lines)
        kinds = {str(kind.__struct_config__.tag) for kind in rules.pending_kinds}
        body["pending"] = [awaited for awaited in body["pending"] if awaited["kind"] in kinds]
        table = caught_up(coder.decode(msgspec.msgpack.encode(body)))
    except (msgspec.ValidationError, Fault, Refused, *UNREADABLE, *ODD) as error:
        raise LoadError(f"the table does not fit these rules: {error}") from None
    problem = rules.problem(table) if lines.base is None else None
    if problem is not None:  # one that was laid out, as a puzzle is, need not be a lawful one
        raise LoadError(f"the table would be an impossible one: {problem}")
    return table


def _parts(there: dict[str, Any], rules: Ruleset, lines: MatchLines) -> dict[str, Any]:
    parts = {}
    for tag, start_part in zip(rules.part_names, rules.parts, strict=True):
        parts[tag] = there.get(tag, msgspec.to_builtins(start_part))
    if ZONES in parts:
        piles = [[card for card in pile if card in rules.cards] for pile in parts[ZONES]["piles"]]
        if len(piles) != len(rules.zones):
            raise LoadError("the cards lie in other places here")
        if lines.base is None:
            _leave_out_copies(piles, rules, start(rules, lines.seed))
        parts[ZONES] = parts[ZONES] | {"piles": piles}
    return parts


def _leave_out_copies(piles: list[list[str]], rules: Ruleset, fresh: Table) -> None:
    """Leave out the copies that the box here does not have, first those that nobody sees."""
    has, kept = Counter(chain.from_iterable(fresh[Zones].piles)), Counter[str]()
    seen_first = sorted(range(len(piles)), key=lambda at: rules.zones[at].faces == "none")
    for at in seen_first:
        before, piles[at] = piles[at], []
        for card in before:
            if kept[card] < max(has[card], rules.cards[card].copies):
                kept[card] += 1
                piles[at].append(card)
