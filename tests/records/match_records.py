"""Records of whole matches: how one is kept in a file, and how it is played again word for word.

A record is a text of JSON lines, packed. It holds only what players and authors see: notation,
facts as scenarios name them, what was listed, and what refused a wrong line. The first line says
what was agreed and how the match began; every other line is a step:

- `do`: a single decision, as it is written;
- `whole`: a line that stands for the next so many decisions together;
- `listed`: every choice there is now, as lines, in order;
- `wrong`: lines of which most are refused or cannot be read, each with its answer;
- `turn`: a turn has ended; the facts that have changed since the last time;
- `end`: the match is over, or the record of it: who won, and the points.
"""

from __future__ import annotations

import json
import lzma
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import scriptorium as sc

# Facts are the words of scenarios: the one thing here that the public interface does not lend.
from scriptorium.scenarios import facts_of

FOLDER = Path(__file__).parent / "matches"
ENDING = ".jsonl.xz"


Step = dict[str, Any]
Record = list[Step]


class Different(AssertionError):
    """A match is not as it was: which record, at which decision, on which line, and how."""

    def __init__(
        self, name: str, decision: int, line: str, what: str, expected: Any, happened: Any
    ) -> None:
        super().__init__(
            f"record {name}, decision {decision}, {line!r}, {what}:\n"
            f"  expected {_told(expected)}\n"
            f"  happened {_told(happened)}"
        )
        self.what = what


def _told(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def names() -> list[str]:
    """All records, by name."""
    return sorted(path.name.removesuffix(ENDING) for path in FOLDER.glob("*" + ENDING))


def to_text(record: Record) -> str:
    """A record as text, one JSON value on each line."""
    lines = (json.dumps(s, ensure_ascii=False, separators=(",", ":")) for s in record)
    return "".join(line + "\n" for line in lines)


def from_text(text: str) -> Record:
    """The record that `to_text` wrote."""
    return [json.loads(line) for line in text.split("\n") if line]


def load(name: str) -> Record:
    """A record from its file."""
    return from_text(lzma.decompress((FOLDER / (name + ENDING)).read_bytes()).decode())


def save(name: str, record: Record) -> None:
    """Keep a record in its file."""
    packed = lzma.compress(to_text(record).encode(), preset=9 | lzma.PRESET_EXTREME)
    (FOLDER / (name + ENDING)).write_bytes(packed)


def new_table(agreed: Step) -> sc.Table:
    """The first table of a record."""
    return sc.new_table(
        agreed["game"],
        agreed["seats"],
        agreed["seed"],
        agreed["mods"],
        without=agreed["without"],
        options=agreed["options"],
        first=agreed["first"],
    )


def facts(table: sc.Table) -> dict[str, Any]:
    """Everything that a scenario could see of a table; what has no order comes sorted."""
    found = {}
    for name, fact in sorted(facts_of(table.rules).items()):
        if fact.see is not None:
            seen = json.loads(json.dumps(fact.see(table), ensure_ascii=False))
            found[name] = sorted(seen) if fact.any_order and isinstance(seen, list) else seen
    return found


def changed(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """The facts that are no longer what they were."""
    return {name: seen for name, seen in after.items() if seen != before.get(name, ...)}


def listed(table: sc.Table) -> list[str]:
    """Every choice there is, as lines, in order."""
    return [sc.write(table, action) for action in sc.legal(table)]


def answer(table: sc.Table, line: str) -> Step:
    """What comes of a line: it may be played, or what refuses it, or that it cannot be read."""
    try:
        action = sc.read(table, line)
    except sc.Unreadable:
        return {"unreadable": True}
    refused = sc.why_not(table, action)
    if refused is None:
        return {"allowed": True}
    return {"refused": refused.id, "rules": list(refused.rules), "reason": refused.reason}


def ended(table: sc.Table) -> Step | None:
    """Who has won, and the points; None while the match goes on."""
    outcome = table.outcome
    if outcome is None:
        return None
    return {"winners": list(outcome.winners), "scores": dict(outcome.scores)}


class Replay:
    """A match that is played again by its record, to the end or as far as that can be done."""

    def __init__(self, name: str, record: Record) -> None:
        self.name = name
        self.begins = record[0]
        self.steps = record[1:]
        self.decision = 0
        self.line = ""
        self.table = new_table(self.begins)
        self.facts: dict[str, Any] = {}
        self.wholes: dict[int, tuple[str, sc.Table]] = {}
        self.differences: list[Different] = []

    def play(self) -> None:
        """Play and compare every step; raises the first difference, and counts the others."""
        self.compare()
        if self.differences:
            kinds = Counter(difference.what for difference in self.differences)
            first = self.differences[0]
            told = ", ".join(f"{count} of {what}" for what, count in sorted(kinds.items()))
            first.add_note(f"In all {len(self.differences)} differences: {told}")
            raise first

    def compare(self) -> None:
        """Note every difference; where a recorded line cannot be played, the match ends there."""
        try:
            self.see_turn(self.begins["begins"])
            for step in self.steps:
                (kind, value), *more = step.items()
                getattr(self, f"see_{kind}")(value, **dict(more))
        except Different as stuck:
            self.differences.append(stuck)
        else:
            if not self.steps or "end" not in self.steps[-1]:
                self.note("the record", "an end", "none")

    def differs(
        self, what: str, expected: Any, happened: Any, line: str | None = None
    ) -> Different:
        """What there is to say about a difference here."""
        line = self.line if line is None else line
        return Different(self.name, self.decision, line, what, expected, happened)

    def note(self, what: str, expected: Any, happened: Any, line: str | None = None) -> None:
        """Note a difference where the match can go on."""
        self.differences.append(self.differs(what, expected, happened, line))

    def read(self, line: str) -> sc.Action:
        """A recorded line, which has to be notation."""
        try:
            return sc.read(self.table, line)
        except sc.Unreadable as error:
            raise self.differs("decision", "it can be read", str(error), line) from error

    def done(self, action: sc.Action, line: str) -> sc.Table:
        """The table after a recorded line, which has to be allowed."""
        try:
            return sc.apply(self.table, action).table
        except sc.Refused as refused:
            raise self.differs("decision", "it is allowed", str(refused), line) from refused

    def see_do(self, line: str) -> None:
        """A single decision, written as it was read, and the end of a whole line that it ends."""
        self.line = line
        action = self.read(line)
        written = sc.write(self.table, action)
        if written != line:
            self.note("notation", line, written)
        self.table = self.done(action, line)
        self.decision += 1
        whole = self.wholes.pop(self.decision, None)
        if whole is not None and whole[1] != self.table:
            one_by_one, at_once = facts(self.table), facts(whole[1])
            self.note("whole line", changed(at_once, one_by_one), changed(one_by_one, at_once))

    def see_whole(self, line: str, decisions: int, written: str) -> None:
        """A line that stands for several decisions: where it leads is compared when they come."""
        action = self.read(line)
        again = sc.write(self.table, action)
        if again != written:
            self.note("notation of a whole line", written, again, line)
        self.wholes[self.decision + decisions] = (line, self.done(action, line))

    def see_listed(self, wanted: list[str]) -> None:
        """Every choice there is."""
        found = listed(self.table)
        if found == wanted:
            return
        if sorted(found) == sorted(wanted):
            at = next(at for at, line in enumerate(wanted) if found[at] != line)
            self.note("order of choices", f"number {at} {wanted[at]!r}", f"there {found[at]!r}")
        else:
            self.note(
                "choices",
                {"listed": len(wanted), "only then": _more(wanted, found)},
                {"listed": len(found), "only now": _more(found, wanted)},
            )

    def see_wrong(self, lines: list[Step]) -> None:
        """What is answered to wrong lines."""
        for told in lines:
            wanted = {key: value for key, value in told.items() if key != "line"}
            happened = answer(self.table, told["line"])
            if happened != wanted:
                both = wanted.keys() == happened.keys()
                kind = next((k for k in wanted if wanted[k] != happened.get(k)), "answer")
                self.note(kind if both else "answer", wanted, happened, told["line"])

    def see_turn(self, wanted: dict[str, Any]) -> None:
        """The facts that have changed, and that no others have; new facts are passed over."""
        wanted = {**self.facts, **wanted}
        happened = {name: seen for name, seen in facts(self.table).items() if name in wanted}
        if happened != wanted:
            gone = {name: "no such fact" for name in wanted if name not in happened}
            self.note("facts", changed(happened, wanted), {**changed(wanted, happened), **gone})
        self.facts = wanted

    def see_end(self, wanted: Step | None) -> None:
        """How the match ended, if it did, and that every whole line was followed to its end."""
        happened = ended(self.table)
        if happened != wanted:
            self.note("outcome", wanted, happened)
        if self.wholes:
            self.note("the record", "every decision of each whole line", "one is left out")


def _more(these: Iterable[str], than: Iterable[str]) -> list[str]:
    """Lines that are there and not there, a few of them; with how often where that differs."""
    others = list(than)
    found = []
    for line in these:
        if line in others:
            others.remove(line)
        else:
            found.append(line)
    return found[:8]


def counted(record: Record) -> Iterator[tuple[str, int]]:
    """How much of everything a record holds."""
    kinds = [next(iter(step)) for step in record[1:]]
    for kind in ("do", "whole", "listed", "turn"):
        yield kind, kinds.count(kind)
    wrong = [line for step in record[1:] for line in step.get("wrong", ())]
    for kind in ("refused", "unreadable", "allowed"):
        yield kind, sum(kind in line for line in wrong)
