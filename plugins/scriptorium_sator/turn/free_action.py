"""The free action: one step, one push or one turn, once a turn and for nothing (S26)."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

import scriptorium as sc
import scriptorium_verbs as sv
from scriptorium_verbs.carrying_out import can_begin
from scriptorium_verbs.whole_lines import Line, read_line

from ..acolytes.walking import WALKING_REASONS, acolytes_of, cites_of_way
from ..board.piece_names import FREE as FREE_PIECE
from ..board.piece_names import acolyte_piece
from ..board.square_notation import read_square, words_of
from ..board.targets import Squares, geometry, masks
from ..verbs.aim import OPERATE
from ..verbs.bridge_words import ActWords
from ..verbs.movable_by_part import ready
from ..verbs.operate import cites
from ..verbs.operation_row import why_not_closed
from ..verbs.push import SHIFT
from ..verbs.turn import SPIN
from ..verbs.walk import BARRED, go, own_walks, own_way

NAME = "free"
USES = 0  # the place of the free action among the turn's uses
FORM = "free step B2, free shift b n or free turn b C3 cw"

USED = sc.rule(
    "free_action_used", "S7.4 S26.1", "The free action of this turn is used.",
    "sator-used", holds=lambda table, turn, action: table.clock.uses[USES] > 0,
)  # fmt: skip
NO_FREE_ACTION = sc.Reason(
    "no_change", "S26.3", "There is nothing a free action could do now.",
    message="sator-no-free-action",
)  # fmt: skip
TOO_FAR = sc.Reason(
    "too_many_squares", "S26.1", "A free step is one square.", message="sator-too-far"
)
AT_BRIDGES = {
    "gargoyle_on_bridge": "S26.2",
    "acolyte_on_bridge": "S26.4",
    "moving_back": "S26.3",
    "pivot_not_on_bridge": "S26.1",
    **dict.fromkeys(("outside", "overlap", "no_change"), "S26.3"),
}


class AnySquare(Squares):
    """A square, also one beyond the grid: walking tells why not."""

    def missing(self, position: Any, top: Any, value: int) -> None:
        """Nothing is missing here."""


class Free(sc.Action, tag="sator.free", frozen=True):
    """Announce the free action."""


class Step(sc.Action, tag="sator.step", frozen=True):
    """Let the own acolyte walk one square."""

    square: Annotated[int, Meta(ge=-2, le=(1 << 11) - 1), AnySquare()]

    @property
    def path(self) -> tuple[int]:
        """The way of one square."""
        return (self.square,)


FREE_ACTION = (Free(),)
NAMES = (NAME,)


def possible(table: Any, turn: Any, action: Any = None) -> bool:
    """Whether there is something to do."""
    return can_begin(table, turn.seat, NAME)


def quick(position: Any, names: tuple[str, ...]) -> frozenset[str]:
    """The same without listing all that can be done."""
    found = ready(position, names)
    if found:
        return found
    acolytes, seat = acolytes_of(position), geometry(position).seat_number[position.clock.seat]
    able = not acolytes.barred(position) and acolytes.can_walk(masks(position), seat, 1)
    return frozenset(names) if able else found


def announcements(table: Any, turn: Any) -> tuple[Free, ...]:
    """Once, and only when there is something to do."""
    if not table.clock.uses[USES]:
        return ()
    opening = table.rules.chapters[sv.CardRules].openings.get(NAME)
    if opening is not None:
        return FREE_ACTION if opening[0](table, NAMES) else ()
    return FREE_ACTION if possible(table, turn) else ()


def announce(now: sc.Change, turn: sc.Turn, action: Free) -> None:
    """Announcing and doing are one (R58)."""
    now.use("free")
    now.wait_for(sv.CardRun(turn.seat, NAME))


def walk(now: sc.Change, top: sv.CardRun, action: Step) -> tuple[str, ...]:
    """Walk it."""
    go(now, top, action.path)
    return (acolyte_piece(top.seat),)


def one(position: Any, top: Any) -> int:
    """A free step is one square."""
    return 1


FREE = sc.Choice(
    Free,
    do=announce,
    fast=announcements,
    rules=(USED,),
    ends=(sc.Rule(NO_FREE_ACTION, holds=possible),),
    during=("swap", "play", "walk"),
    beside=lambda position, top: (FREE_PIECE,),
    cites={"wrong_step": "S7.4 R16"},
    said=sc.Sentence("sator-acts-freely", "{seat} takes the free action."),
)
STEP = sc.Choice(
    Step,
    do=walk,
    fast=own_walks(lambda path: Step(path[0]), one, each_length=True),
    rules=(BARRED, own_way(one, TOO_FAR)),
    refusal=TOO_FAR,
    cites=cites_of_way(dict.fromkeys(WALKING_REASONS, "S26.1 S26.3")),
)
STAGES = (OPERATE, STEP), (SHIFT, SPIN)
LINES = [
    Line(form, ((OPERATE,), (SHIFT, SPIN)))
    for form in ("shift {bridge} {path}", "turn {bridge} {turn}")
]


def read(table: sc.Table, text: str) -> tuple[sc.Action, ...] | None:
    """As in `free step B2`, `free shift b n` and `free turn b C3 cw`."""
    word, _, rest = text.partition(" ")
    if word != "free" or not rest.strip():
        return None
    first, *more = words_of(rest, 2, FORM)
    if first == "step":
        return (*FREE_ACTION, *(Step(read_square(geometry(table), name)) for name in more))
    return (*FREE_ACTION, *read_line(LINES, table, rest.strip()))


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """Without this rule there is no free action."""
    after = ("sator.operation", "sator.acolytes", "sator.gargoyle", "sator.mihi")
    return sc.About(
        "sator.free_action", "sator", after=after, requires=("sator.operation", "sator.acolytes")
    )


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """At any moment of steps 1 to 3 (S7.4)."""
    said = sc.text("sator-verbs-act", "Push a bridge, turn it or take a step.")
    book.notation(read)
    book.choice(FREE)
    sv.verb(book, "act", ActWords, *STAGES, said=lambda words: said, ready=quick)
    sv.program(
        book, NAME, {"do": [{"act": "freely"}]}, closes=why_not_closed, cites=cites(AT_BRIDGES)
    )
