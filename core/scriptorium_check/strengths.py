"""How strong players are: who won how many matches with seats rotated, and how sure that is.

Matches can be written down one by one, so that what was broken off goes on where it ended.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from scriptorium.errors import SetupError

from .computer_matches import Run

# Nineteen times in twenty the real share lies between the two ends.
SURE = 1.96


class Played(Struct, frozen=True):
    """One match: who sat where, who won, how long it took."""

    number: int
    seed: int
    bots: tuple[str, ...]
    winners: tuple[int, ...]
    ended: bool
    decisions: int
    turns: int
    seconds: float


def seated(bots: Sequence[str], seats: int, turned: int) -> tuple[str, ...]:
    """Who sits in each seat: the bots in order, the last as often as need be, turned on so far."""
    row = [*bots[:seats], *[bots[-1]] * (seats - len(bots))]
    at = turned % seats
    return tuple(row[-at:] + row[:-at]) if at else tuple(row)


def told_of(number: int, bots: Sequence[str], run: Run) -> Played:
    """A match that has been played."""
    winners = () if run.outcome is None else run.outcome.winners
    seats = run.table.seats
    return Played(
        number,
        run.seed,
        tuple(bots),
        tuple(seats.index(seat) for seat in winners),
        run.outcome is not None,
        len(run.actions),
        max(run.table.clock.own_turns, default=0),
        round(run.seconds, 3),
    )


def interval(share: float, matches: int) -> tuple[float, float]:
    """Between which shares the real one lies, by Wilson's formula."""
    if not matches:
        return 0.0, 1.0
    square = SURE * SURE
    middle = share + square / (2 * matches)
    half = SURE * sqrt(share * (1 - share) / matches + square / (4 * matches * matches))
    under = 1 + square / matches
    return max(0.0, (middle - half) / under), min(1.0, (middle + half) / under)


def standings(matches: Sequence[Played]) -> dict[str, dict[str, Any]]:
    """For each bot how many matches it won; who wins together has a part of one each."""
    found: dict[str, dict[str, Any]] = {}
    for name in dict.fromkeys(bot for one in matches for bot in one.bots):
        seats = sum(one.bots.count(name) for one in matches)
        with_it = [one for one in matches if name in one.bots]
        won = sum(
            sum(one.bots[seat] == name for seat in one.winners) / len(one.winners)
            for one in with_it
            if one.winners
        )
        share = won / len(with_it)
        low, high = interval(share, len(with_it))
        found[name] = {
            "matches": len(with_it),
            "won": won,
            "share": share,
            "low": low,
            "high": high,
            "fair": seats / sum(len(one.bots) for one in with_it),
        }
    return found


def ended(matches: Sequence[Played]) -> int:
    """How many of some matches had an end."""
    return sum(one.ended for one in matches)


def standings_told(matches: Sequence[Played]) -> list[str]:
    """The standings in lines."""
    lines = []
    for name, one in standings(matches).items():
        lines.append(
            f"{name}: won {one['won']:g} of {one['matches']}, {one['share']:.0%} "
            f"[{one['low']:.0%}, {one['high']:.0%}]; a fair share is {one['fair']:.0%}"
        )
    turns = [one.turns for one in matches]
    seconds = sum(one.seconds for one in matches) / len(matches)
    mean = sum(turns) / len(turns)
    lines.append(f"turns a seat: {mean:.1f}, at most {max(turns)}; {seconds:.2f} s a match")
    return lines


def read_matches(path: Path, asked_for: str) -> list[Played]:
    """The matches that were written down; a last line that is cut off is played again."""
    if not path.exists():
        return []
    head, *lines = path.read_text(encoding="utf-8").splitlines() or [""]
    if head != asked_for:
        raise SetupError(f"{path} holds other matches: {head!r}, not {asked_for!r}")
    found = []
    for at, line in enumerate(lines):
        try:
            found.append(msgspec.json.decode(line, type=Played))
        except msgspec.DecodeError as error:
            if at < len(lines) - 1:
                raise SetupError(f"{path} cannot be read at line {at + 2}: {error}") from None
            whole = [head, *lines[:-1]]
            path.write_text("\n".join(whole) + "\n", encoding="utf-8")
    return found


def write_match(path: Path, asked_for: str, played: Played) -> None:
    """Write one match down behind the others."""
    new = not path.exists()
    with path.open("a", encoding="utf-8") as file:
        if new:
            file.write(asked_for + "\n")
        file.write(msgspec.json.encode(played).decode() + "\n")
