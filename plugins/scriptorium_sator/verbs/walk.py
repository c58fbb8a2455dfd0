"""The verb `walk`: the own acolyte walks, or one of the others' is led (S24, S21, S15)."""

from __future__ import annotations

from typing import Annotated, Any

import scriptorium as sc
from scriptorium.cards import words

from .. import game, say
from ..acolytes.walk_targets import Most, Path, Squares, Ways
from ..acolytes.walking import acolytes_of, cites_of_way
from ..board.piece_names import acolyte_piece
from ..board.targets import geometry, masks
from .bridge_movement import NO_CHANGE
from .lead import Send
from .walkers import NOBODY_WALKS, TOO_FAR, WalkWords

# Without this verb no card lets anybody walk.
VERB_WALK = game.plugin("verb_walk", needs=("sator.verb_lead",))


def seat_of(at: sc.Moment | sc.Change) -> int:
    """The number of the seat that chooses."""
    return geometry(at).seat_number[at.me]


# Nobody walks under a padlock (S17.3).
BARRED = sc.Rule(explain=lambda at, action: acolytes_of(at).why_barred(at))


def on_foot(most: Most, too_far: sc.Reason) -> sc.Rule:
    """The rule of an own walk over so many squares at most, judged step by step (S24)."""

    def why(at: sc.Moment, action: Any) -> sc.Refused | None:
        points = most(at)
        told: dict[str, Any] = {"most": points, "left": points}
        far = {name: number for name, number in told.items() if f"{{{name}}}" in too_far.text}
        return acolytes_of(at).why_not(
            masks(at), seat_of(at), action.path, points, lambda: too_far(**far), own=True
        )

    return sc.Rule(explain=why)


def own_walks(
    at: sc.Moment, kind: type[Any], points: int, *, each_length: bool = False
) -> list[Any]:
    """One own walk of at most so many squares to each outcome."""
    walking = acolytes_of(at)
    if points <= 0 or walking.barred(at):
        return []
    found = walking.walks(masks(at), seat_of(at), points, each_length=each_length)
    return [kind(path) for path, _ in found]


def go(now: sc.Change, path: Path) -> int:
    """Walk it, collecting own books; how many squares it was."""
    return acolytes_of(now).go(now, seat_of(now), path, own=True)


# Cards.


def squares(at: sc.Moment) -> int:
    """How far the card lets the own acolyte walk."""
    said = words(at)
    return said.squares if isinstance(said, WalkWords) and said.who == "you" else 0


def can_hurry(at: sc.Moment) -> bool:
    """Whether the card lets the own acolyte walk somewhere."""
    rules, most = acolytes_of(at), squares(at)
    if most <= 0 or rules.barred(at):
        return False
    return rules.can_walk(masks(at), seat_of(at), most, away=True)


def changes(at: sc.Moment, action: Any) -> bool:
    """Not back to where it began without a book (S13.4)."""
    board, seat = masks(at), seat_of(at)
    _, met = acolytes_of(at).went(board, seat, action.path, own=True)
    return bool(met) or action.path[-1] != board.at[seat]


@VERB_WALK.verb_step(
    say.rule_for(NOBODY_WALKS, predicate=lambda at, do: squares(at) > 0),
    BARRED,
    on_foot(squares, TOO_FAR),
    say.rule_for(NO_CHANGE, predicate=changes),
    quick=sc.Quick(lists=lambda at: own_walks(at, Hurry, squares(at)), exists=can_hurry),
    cites=cites_of_way({}),
    also=("stroll",),
    asks=say.awaits("S21.1 S24.1", "sator-touch-hurrying"),
)
class Hurry(sc.Action, tag="sator.hurry", frozen=True):
    """Walk these squares."""

    path: Annotated[Squares, Ways(squares)]

    def do(self, now: sc.Change) -> tuple[str, ...]:
        go(now, self.path)
        return (acolyte_piece(now.me),)


def said(words: WalkWords) -> sc.Text:
    """Whose acolyte walks, and how far."""
    message = "sator-verbs-walk" if words.who == "you" else "sator-verbs-lead"
    return say.text(message, squares=words.squares)


def why_own_barred(at: sc.Moment, action: Any) -> sc.Refused | None:
    """The padlock holds only the own acolyte."""
    return acolytes_of(at).why_barred(at) if words(at).who == "you" else None


VERB_WALK.verb_in_steps(
    "walk",
    WalkWords,
    (Hurry, Send),
    needs=(sc.Rule(explain=why_own_barred),),
    said=said,
    heedless=("points", "cards"),
)
