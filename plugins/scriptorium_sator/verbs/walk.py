"""The verb `walk`: the own acolyte walks, or one of the others' is led (S24, S21, S15)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import scriptorium as sc
import scriptorium.cards as sv
from scriptorium.cards import words

from ..acolytes.walk_targets import Most, Path, Squares, Ways
from ..acolytes.walking import acolytes_of, cites_of_way
from ..board.piece_names import acolyte_piece
from ..board.targets import geometry, masks
from ..wording import reason, text
from .bridge_movement import NO_CHANGE
from .lead import SEND
from .walkers import NOBODY_WALKS, TOO_FAR, WalkWords

# Without this verb no card lets anybody walk.
scriptorium_about = sc.part_of_game("sator.verb_walk", needs=("sator.verb_lead",))


def seat_of(at: sc.Moment) -> int:
    """The number of the seat that chooses."""
    return geometry(at).seat_number[at.me]


# Nobody walks under a padlock (S17.3).
BARRED = sc.Rule(explain=lambda at, action: acolytes_of(at).why_barred(at))


def own_way(
    kind: type[sc.Action],
    most: Most,
    too_far: sc.Reason,
    *,
    each_length: bool = False,
    exists: Callable[[sc.Moment], bool] | None = None,
    cites: dict[str, str] | None = None,
    rules: tuple[tuple[sc.Rule, ...], tuple[sc.Rule, ...]] = ((BARRED,), ()),
    **more: Any,
) -> sc.Choice:
    """The choice of an own walk over so many squares at most, judged step by step (S24).

    `rules` are those before the way is judged, and those behind.
    """

    def why(at: sc.Moment, action: Any) -> sc.Refused | None:
        walking, board, points = acolytes_of(at), masks(at), most(at)
        told: dict[str, Any] = {"most": points, "left": points}
        far = {name: number for name, number in told.items() if f"{{{name}}}" in too_far.text}
        return walking.why_not(
            board, seat_of(at), action.path, points, lambda: too_far(**far), own=True
        )

    def lists(at: sc.Moment) -> list[sc.Action]:
        walking, points = acolytes_of(at), most(at)
        if points <= 0 or walking.barred(at):
            return []
        found = walking.walks(masks(at), seat_of(at), points, each_length=each_length)
        return [kind(path) for path, _ in found]

    before, behind = rules
    return sc.Choice(
        kind,
        rules=(*before, sc.Rule(explain=why), *behind),
        quick=sc.Quick(lists=lists, exists=exists),
        cites=cites_of_way(cites or {}),
        **more,
    )


def go(now: sc.Change, top: Any, path: Path) -> int:
    """Walk it, collecting own books; how many squares it was."""
    return acolytes_of(now).go(now, geometry(now).seat_number[top.seat], path, own=True)


# Cards.


def squares(at: sc.Moment) -> int:
    """How far the card lets the own acolyte walk."""
    said = words(at)
    return said.squares if isinstance(said, WalkWords) and said.who == "you" else 0


class Hurry(sc.Action, tag="sator.hurry", frozen=True):
    """Walk these squares."""

    path: Annotated[Squares, Ways(squares)]


def can_hurry(at: sc.Moment) -> bool:
    """Whether the card lets the own acolyte walk somewhere."""
    rules, most = acolytes_of(at), squares(at)
    if most <= 0 or rules.barred(at):
        return False
    return rules.can_walk(masks(at), seat_of(at), most, away=True)


def changes(at: sc.Moment, action: Hurry) -> bool:
    """Not back to where it began without a book (S13.4)."""
    board, seat = masks(at), seat_of(at)
    _, met = acolytes_of(at).went(board, seat, action.path, own=True)
    return bool(met) or action.path[-1] != board.at[seat]


def hurry(now: sc.Change, top: sv.CardRun, action: Hurry) -> tuple[str, ...]:
    """Walk it."""
    go(now, top, action.path)
    return (acolyte_piece(top.seat),)


LETS = sc.Rule(NOBODY_WALKS, predicate=lambda at, action: squares(at) > 0)
HURRY = own_way(
    Hurry,
    squares,
    TOO_FAR,
    rules=((LETS, BARRED), (sc.Rule(NO_CHANGE, predicate=changes),)),
    do=hurry,
    exists=can_hurry,
    also=("stroll",),
    asks=reason("awaited", "S21.1 S24.1", "sator-touch-hurrying"),
)


def said(words: WalkWords) -> sc.Text:
    """Whose acolyte walks, and how far."""
    if words.who == "you":
        return text("sator-verbs-walk", squares=words.squares)
    return text("sator-verbs-lead", squares=words.squares)


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    # The padlock holds only the own acolyte.
    own = sc.Rule(
        explain=lambda at, action: (
            acolytes_of(at).why_barred(at) if words(at).who == "you" else None
        )
    )
    alone = ("points", "cards")
    sv.verb(book, "walk", WalkWords, (HURRY, SEND), needs=(own,), said=said, heedless=alone)
