"""Whole matches, from the first choice to a real end, for driving them in every way there is.

Librarians take long over a match of SATOR, so what they chose is kept in files beside this one;
at night they play it themselves.
`python tests/stage/keep_librarians.py` lets them play again, for when a rule has changed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from stage_games import by_actions, library

import scriptorium as sc
from night import often
from scriptorium.matches import own_computer
from scriptorium.testing import choices_by, play_out
from scriptorium.testing.played_matches import own_choice
from scriptorium_play.session.session import Session

FOLDER = Path(__file__).resolve().parent / "librarians"
# The position is compared after so many actions, and at the end.
EVERY = 25
# Far more than any of these matches takes.
MOST = 100_000


@dataclass(frozen=True)
class Agreed:
    """What was agreed before a match."""

    game: str
    seats: int
    seed: int = 1
    options: tuple[tuple[str, object], ...] = ()
    without: tuple[str, ...] = ()

    def __str__(self) -> str:
        told = [f"{name}={value}" for name, value in self.options]
        return "-".join((self.game, str(self.seats), *told, *self.without))


MATCHES = (
    Agreed("sator", 2, 5),
    Agreed(
        "sator",
        3,
        options=(("golden_rule_scope", "turn"), ("first_bridge_placed_by", "first")),
    ),
    Agreed(
        "sator",
        4,
        5,
        options=(("jump_from_start_square", True), ("liber_fidei_in_first_turn_swaps", True)),
        without=("sator.golden_rule", "sator.surcharge"),
    ),
    Agreed("plankenkoorts", 2),
    Agreed("plankenkoorts", 3, options=(("reverse_each_round", True), ("standards_to_win", 1))),
    Agreed("plankenkoorts", 6, options=(("show_card_backs", True),)),
    Agreed("rennes", 2),
    Agreed("rennes", 5, options=(("codes_to_crack", 1), ("sanctuaire_pays", "cards"))),
    Agreed("monasterium", 2),
    Agreed("monasterium", 4),
    Agreed("noughts", 2),
    Agreed("lantern", 3),
)


@dataclass
class Played:
    """A whole match: its actions, and the position now and then."""

    start: sc.Table
    actions: tuple[sc.Action, ...]
    end: sc.Table
    digests: dict[int, str] = field(default_factory=dict)


def start_of(agreed: Agreed) -> sc.Table:
    """The table at which nothing has been done yet."""
    return sc.new_table(
        agreed.game,
        agreed.seats,
        agreed.seed,
        without=agreed.without,
        options=dict(agreed.options),
        library=library(),
    )


def kept(agreed: Agreed) -> Path:
    """The file of what librarians chose in a match."""
    return FOLDER / f"{agreed}-{agreed.seed}.txt"


def as_kept(table: sc.Table, file: Path) -> Iterator[sc.Action]:
    """The choices of a file, each of which must still be one."""
    for line in file.read_text(encoding="utf-8").splitlines():
        action = sc.read(table, line)
        yield action
        table = sc.apply(table, action).table


@cache
def whole_match(agreed: Agreed) -> Played:
    """A match played through by actions alone."""
    start = start_of(agreed)
    told: Iterable[sc.Action]
    if often(kept(agreed).exists(), False):
        told = as_kept(start, kept(agreed))
    elif agreed.game == "sator":
        told = by_librarians(start, agreed.seed)
    elif own_computer(start.rules, agreed.seed) is not None:
        told = by_own_computers(start, agreed.seed)
    else:
        told = by_actions(start, agreed.seed, MOST)
    played = Played(start, tuple(told), start)
    for at, action in enumerate(played.actions, 1):
        played.end = sc.apply(played.end, action).table
        if at % EVERY == 0 or at == len(played.actions):
            played.digests[at] = sc.digest(played.end)
    return played


def by_librarians(table: sc.Table, seed: int) -> list[sc.Action]:
    """A match of those who look their whole turn ahead, which is not long."""
    choose = choices_by(("librarian",), table.seats, seed)
    return play_out(table, choose, seed, checks=False).actions


def by_own_computers(table: sc.Table, seed: int) -> Iterator[sc.Action]:
    """A match as the computer players that the game brings would play it."""
    choose = own_choice(seed)
    while table.outcome is None:
        action = choose(table, sc.legal(table))
        yield action
        table = sc.apply(table, action).table


def drive(played: Played, session: Session, do: Callable[[Session, sc.Action], None]) -> None:
    """Do every action of a match in some way; on the way and at the end all is the same."""
    for at, action in enumerate(played.actions, 1):
        do(session, action)
        if at in played.digests:
            assert sc.digest(session.table) == played.digests[at], f"after {at} actions"
    assert session.match.actions == played.actions
    assert session.table.outcome == played.end.outcome
