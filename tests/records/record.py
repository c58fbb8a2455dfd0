"""Record the matches anew: `python tests/records/record.py [part of a name]`.

`--show NAME` prints a record as text, `--compare` every difference there is (the tests tell the
first of each record), `--count` how much all of them hold. A record says what
must not change; recording it anew is for when a rule itself has changed, and for nothing else.
`--sentences` takes over sentences of refusals that are worded differently now, where nothing else
differs, and prints each old and new wording once.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
for folder in (HERE, HERE.parent, HERE.parent / "core", HERE.parent / "stage"):
    sys.path.insert(0, str(folder))

from match_records import (  # noqa: E402
    FOLDER,
    Record,
    Replay,
    Step,
    answer,
    changed,
    counted,
    ended,
    facts,
    listed,
    load,
    names,
    new_table,
    save,
    to_text,
)
from whole_lines import whole_line  # noqa: E402
from whole_matches import by_librarians  # noqa: E402
from wrong_lines import WrongLines  # noqa: E402

import scriptorium as sc  # noqa: E402

EVERY = 10
MOST, SHORT, WHOLE = 600, 250, 5000
CHANCE, KINDS, SEEKING = "chance", "kinds", "seeking"


@dataclass(frozen=True)
class Match:
    """A match to be recorded: what is agreed, and how it is played."""

    game: str
    seats: int
    played: str
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    without: tuple[str, ...] = ()
    first: str | None = None
    most: int = MOST
    called: str = ""

    @property
    def name(self) -> str:
        """As the file is called."""
        told = [self.game, str(self.seats), self.played, str(self.seed), self.called]
        return "-".join(filter(None, told))

    def agreed(self) -> dict[str, Any]:
        """As the record has it."""
        return {
            "game": self.game,
            "seats": self.seats,
            "seed": self.seed,
            "mods": [],
            "without": list(self.without),
            "options": self.options,
            "first": self.first,
            "played": self.played,
        }


def matches() -> Iterator[Match]:
    """All sixty."""
    for seats in (2, 3, 4):
        for at in range(3):
            yield Match("sator", seats, SEEKING, 10 * seats + at)
            yield Match("sator", seats, CHANCE, 20 * seats + at)
            yield Match("sator", seats, KINDS, 30 * seats + at)
    yield from sator_variants()
    for seats in (2, 3, 4, 5, 6):
        yield Match("plankenkoorts", seats, CHANCE, 40 * seats, most=WHOLE)
        for at in range(2):
            yield Match("plankenkoorts", seats, KINDS, 50 * seats + at, most=WHOLE)
    yield from plankenkoorts_variants()


def sator_variants() -> Iterator[Match]:
    """Matches of SATOR by other options, and with rules left out."""

    def variant(seats: int, played: str, seed: int, called: str, **more: Any) -> Match:
        return Match("sator", seats, played, seed, called=called, most=SHORT, **more)

    scope = {"golden_rule_scope": "turn"}
    begins = {"first_bridge_placed_by": "first"}
    jump = {"jump_from_start_square": True, "liber_fidei_in_first_turn_swaps": True}
    yield variant(2, KINDS, 301, "golden-rule-of-a-turn", options=scope)
    yield variant(3, SEEKING, 302, "golden-rule-of-a-turn", options={**scope, **begins})
    yield variant(4, KINDS, 303, "jump-from-start", options=jump)
    yield variant(
        4, SEEKING, 304, "no-golden-rule", without=("sator.golden_rule", "sator.surcharge")
    )
    yield variant(2, KINDS, 305, "no-surcharge", without=("sator.surcharge",))
    yield variant(2, SEEKING, 306, "moving-back", without=("sator.no_moving_back",))
    yield variant(3, KINDS, 307, "no-free-action", without=("sator.free_action", "sator.mihi"))
    yield variant(2, KINDS, 308, "no-swap", without=("sator.swap",), first="blue")
    yield variant(4, KINDS, 309, "no-wild", without=("sator.wild", "sator.gargoyle"))
    yield variant(3, CHANCE, 310, "no-prayers", without=tuple(f"sator.{p}" for p in PRAYERS))
    yield variant(2, KINDS, 311, "only-prayers", without=("sator.moves", "sator.rotas"))
    large = {"columns": 20, "rows": 18, "start_red": "north J1", "start_blue": "south J18"}
    yield variant(2, SEEKING, 312, "large-board", options=large)
    yield variant(3, SEEKING, 313, "first-is-green", first="green")


PRAYERS = ("animi", "clara", "mihi", "neque", "nihil", "omnia", "quin", "victoria")


def plankenkoorts_variants() -> Iterator[Match]:
    """Matches of Plankenkoorts by other options, and with dust cards left out."""

    def variant(seats: int, seed: int, called: str, **more: Any) -> Match:
        return Match("plankenkoorts", seats, KINDS, seed, called=called, most=WHOLE, **more)

    shorter = {"reverse_each_round": True, "standards_to_win": 1}
    yield variant(3, 401, "reversed", options=shorter)
    yield variant(6, 402, "backs-shown", options={"show_card_backs": True})
    yield variant(4, 403, "hands-of-four", options={"hand": 4}, first="P3")
    yield variant(2, 404, "two-standards", options={"standards_to_win": 2})
    dust = ("plankenkoorts.stof_eens", "plankenkoorts.geleend_boek", "plankenkoorts.stofwolk")
    yield variant(5, 405, "little-dust", without=dust)


def played(table: sc.Table, match: Match) -> Iterator[sc.Action]:
    """The actions of a match, one by one."""
    if match.played == SEEKING:
        yield from by_librarians(table, match.seed)
        return
    rng = random.Random(match.seed)
    for _ in range(match.most):
        if table.outcome is not None:
            return
        choices = sc.legal(table)
        if match.played == KINDS:  # each kind of action as often as any other
            kinds: dict[str, list[sc.Action]] = {}
            for action in choices:
                kinds.setdefault(sc.write(table, action).split()[0], []).append(action)
            choices = tuple(kinds[rng.choice(sorted(kinds))])
        action = rng.choice(choices)
        yield action
        table = sc.apply(table, action).table


class Recorder:
    """A match as it is recorded."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.table = new_table(match.agreed())
        self.facts = facts(self.table)
        self.wrong = WrongLines(match.seed)
        self.record: Record = [{**match.agreed(), "begins": self.facts}]
        self.count = 0
        # The decisions since one could begin a whole line: where, at which step, which.
        self.since: tuple[sc.Table, int, list[str]] = self.here()

    def here(self) -> tuple[sc.Table, int, list[str]]:
        """A whole line may begin here."""
        return self.table, len(self.record), []

    def all(self) -> Record:
        """The whole record."""
        for action in played(self.table, self.match):
            if self.count % EVERY == 0:
                self.probe()
            self.do(action)
        self.probe()
        self.record.append({"end": ended(self.table)})
        return self.record

    def probe(self) -> None:
        """What may be chosen now, and what is answered to wrong lines."""
        right = listed(self.table)
        self.record.append({"listed": right})
        self.wrong.learn_names(self.facts)
        lines = self.wrong.of(self.table, right, facts(self.table))
        self.record.append({"wrong": [{"line": x, **answer(self.table, x)} for x in lines]})
        self.wrong.learn(right)

    def do(self, action: sc.Action) -> None:
        """One decision, and the end of the turn or of a whole line where it is one."""
        before, line = self.table, sc.write(self.table, action)
        if sc.read(before, line) != action:
            raise SystemExit(f"{self.match.name}: {line!r} is read as something else")
        after = sc.apply(before, action)
        self.table = after.table
        self.count += 1
        self.record.append({"do": line})
        self.since[2].append(line)
        same = after.table.chooser == before.chooser and after.table.outcome is None
        same = same and after.table.clock.turn == before.clock.turn
        if not same or before.chooser in after.learned or self.at_the_top():
            self.close()
        if after.table.clock.turn != before.clock.turn or after.table.outcome is not None:
            now = facts(self.table)
            self.record.append({"turn": changed(self.facts, now)})
            self.facts = now

    def at_the_top(self) -> bool:
        """Whether nothing has been begun that is not finished."""
        return type(self.table.pending[-1]) is sc.Turn

    def close(self) -> None:
        """Put a whole line before its decisions; nobody learned anything or chose within it."""
        before, at, parts = self.since
        found = whole_line(before, parts, self.table) if len(parts) > 1 else None
        if found is not None:
            line, written = found
            self.record.insert(at, {"whole": line, "decisions": len(parts), "written": written})
            self.wrong.learn_whole(line)
        elif len(parts) > 1:
            print(f"  {self.match.name}: no whole line for {'; '.join(parts)}")
        self.since = self.here()


def count() -> None:
    """Print how much the records hold."""
    total: Counter[str] = Counter()
    for name in names():
        total.update(dict(counted(load(name))))
    size = sum(path.stat().st_size for path in FOLDER.iterdir())
    print(f"{len(names())} records, {size / 1e6:.2f} MB:", dict(total))


def compare(part: str) -> None:
    """Print every difference of the records, and how many there are of what."""
    total: Counter[str] = Counter()
    for name in names():
        if part in name:
            replay = Replay(name, load(name))
            replay.compare()
            total.update(difference.what for difference in replay.differences)
            for difference in replay.differences:
                print(difference)
    print("differences:", dict(total) or "none")


class Reworded(Replay):
    """A match in which refusals may be worded differently; each new wording is taken over."""

    def __init__(self, name: str, record: Record) -> None:
        super().__init__(name, record)
        self.wordings: Counter[tuple[str, str]] = Counter()

    def see_wrong(self, lines: list[Step]) -> None:
        """Take over the sentence of each refusal that is the same but for that."""
        for recorded in lines:
            happened = answer(self.table, recorded["line"])
            same = {**recorded, "reason": ""} == {
                **happened,
                "line": recorded["line"],
                "reason": "",
            }
            if same and recorded.get("reason") != happened.get("reason"):
                self.wordings[recorded["reason"], happened["reason"]] += 1
                recorded["reason"] = happened["reason"]
        super().see_wrong(lines)


def reword(part: str) -> None:
    """Take over new wordings in each record where nothing else differs."""
    wordings: Counter[tuple[str, str]] = Counter()
    for name in (name for name in names() if part in name):
        record = load(name)
        match = Reworded(name, record)
        match.play()  # raises on any other difference, before anything is written
        if match.wordings:
            save(name, record)
            wordings += match.wordings
    for (old, new), count in wordings.most_common():
        print(f"{count} x {old}\n{' ' * len(str(count))} > {new}")


def main() -> None:
    """Record, show or count."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("part", nargs="?", default="", help="only records with this in the name")
    parser.add_argument("--show", action="store_true", help="print a record instead")
    parser.add_argument("--compare", action="store_true", help="only tell every difference")
    parser.add_argument("--count", action="store_true", help="only count what there is")
    parser.add_argument("--sentences", action="store_true", help="take over new sentences only")
    given = parser.parse_args()
    if given.sentences:
        reword(given.part)
    elif given.count:
        count()
    elif given.compare:
        compare(given.part)
    elif given.show:
        print(to_text(load(given.part)), end="")
    else:
        FOLDER.mkdir(exist_ok=True)
        wanted = [match for match in matches() if given.part in match.name]
        for match in wanted:
            record = Recorder(match).all()
            save(match.name, record)
            Replay(match.name, load(match.name)).play()
            print(match.name, dict(counted(record)), ended_words(record), flush=True)


def ended_words(record: Record) -> str:
    """How a recorded match ended."""
    end = record[-1]["end"]
    return "goes on" if end is None else f"won by {', '.join(end['winners']) or 'nobody'}"


if __name__ == "__main__":
    main()
