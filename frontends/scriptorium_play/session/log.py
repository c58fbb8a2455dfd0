"""The log: what was done, in words and in notation, as one seat may know it."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace

from scriptorium import (
    Event,
    Library,
    Ruleset,
    Seat,
    Table,
    Text,
    said,
    seen_events,
    text,
)
from scriptorium.matches import HistoryEntry, Match, is_deed
from scriptorium.scene import Scene, movements
from scriptorium_play.picture.scenes import picture
from scriptorium_play.texts.translator import Translator


@dataclass(frozen=True)
class LogEntry:
    """One action in the log: who, what followed in words, and how it is written.

    `at` is the number of the action, from 1; the notation is empty where it would tell a secret.
    `bare` lines have sentences about turns and rounds alone, none about what was done.
    """

    at: int
    seat: Seat
    sentences: tuple[str, ...]
    notation: str
    bare: bool = False
    who: str = ""  # the seat as players call it
    turn: int = 0
    seen: tuple[str, ...] = ()  # those of the sentences that tell of pieces one sees

    @property
    def told(self) -> tuple[str, ...]:
        """The sentences; where none says what was done, first how it is written."""
        if self.bare and self.notation:
            return (f"{self.who or self.seat}: {self.notation}", *self.sentences)
        return self.sentences

    def __str__(self) -> str:
        return f"{self.at}. {' '.join(self.told)}".rstrip()


class LogBook:
    """The log of a match; lines that were read before are not made again."""

    def __init__(self) -> None:
        self._lines: list[LogEntry] = []
        self._made: list[HistoryEntry] = []
        self._reader: tuple[Seat, Translator] | None = None

    def lines(self, match: Match, seat: Seat, words: Translator) -> tuple[LogEntry, ...]:
        """The whole log, as that seat may know it, in the language of these words."""
        if self._reader != (seat, words):
            self._reader, self._lines, self._made = (seat, words), [], []
        same = 0
        for old, new in zip(self._made, match.done, strict=False):
            if old is not new:
                break
            same += 1
        del self._lines[same:]
        for at in range(same, len(match.done)):
            last = at + 1 == len(match.done)
            after = match.table if last else match.done[at + 1].before
            self._lines.append(line(at + 1, match.done[at], after, seat, words))
        self._made = list(match.done)
        return tuple(self._lines)


def line(at: int, done: HistoryEntry, after: Table, seat: Seat, words: Translator) -> LogEntry:
    """One line of it."""
    came = done.after(after)
    events = seen_events(came, seat)
    notation = done.notation_for(seat, came)
    spoken = [event for event in events if said(after.rules, event) is not None]
    told = sentences(spoken, after.rules, words)
    bare = not any(map(is_deed, spoken))
    chosen = done.choice if bare else None
    if chosen is not None:
        told, bare = (words.say(chosen), *told), False
    moved = zip(spoken, movements(after.rules, spoken), strict=True)
    seen = sentences([event for event, way in moved if way.pieces], after.rules, words)
    turn = done.before.clock.turn
    return LogEntry(at, done.seat, told, notation, bare, words.name(done.seat), turn, seen)


def rule_out(library: Library, plugin: str) -> Text:
    """That a rule of a plugin has failed and the match goes on without it."""
    known = library.plugins.get(plugin)
    return text(
        "stage-rule-out",
        "A rule of {rule} failed. The match goes on without it.",
        rule=(known.about.title if known is not None else "") or plugin,
    )


def with_notes(
    lines: Iterable[LogEntry], besides: Iterable[tuple[int, str]]
) -> tuple[LogEntry, ...]:
    """The lines with further sentences, each behind the line of so many actions."""
    told = list(lines)
    for at, sentence in besides:
        if 0 < at <= len(told):
            told[at - 1] = replace(told[at - 1], sentences=(*told[at - 1].sentences, sentence))
    return tuple(told)


def telling(lines: Iterable[LogEntry]) -> list[LogEntry]:
    """The lines that have something to tell."""
    return [line for line in lines if line.sentences or line.notation]


def gathered(lines: Iterable[LogEntry], computers: Collection[Seat]) -> list[LogEntry]:
    """The lines that have something to tell; a computer's turn is one, with what it came to."""
    found: list[LogEntry] = []
    for line in telling(lines):
        last = found[-1] if found else None
        of_turn = last is not None and (last.seat, last.turn) == (line.seat, line.turn)
        if last is None or not of_turn or line.seat not in computers:
            found.append(line)
            continue
        seen = (*last.seen, *line.seen)
        told = seen or (*last.sentences, *line.sentences)
        found[-1] = replace(line, sentences=told, notation="", bare=False, seen=seen)
    return found


def sentences(events: Iterable[Event], rules: Ruleset, words: Translator) -> tuple[str, ...]:
    """What happened, in words; an event that has nothing to say, or fails to, is left out."""
    told = (said(rules, event) for event in events)
    return tuple(words.say(sentence) for sentence in told if sentence is not None)


def action_lines(events: Iterable[Event], rules: Ruleset, words: Translator) -> tuple[str, ...]:
    """What is done, in words, without what follows for turns and rounds."""
    return sentences((event for event in events if is_deed(event)), rules, words)


def moment(match: Match, at: int, seat: Seat) -> Scene:
    """What a seat saw after so many actions; 0 is the beginning."""
    if not 0 <= at <= len(match.done):
        raise IndexError(f"there were {len(match.done)} actions, not {at}")
    table = match.table if at == len(match.done) else match.done[at].before
    return picture(table, seat)
