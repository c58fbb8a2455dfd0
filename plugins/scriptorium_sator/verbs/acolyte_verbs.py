"""The verbs `walk` and `jump` of card packs: acolytes on their feet (S24, S19, S15)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

import scriptorium as sc
from scriptorium.doing import Doing, carried_out, words_of

from ..acolytes.walking import AcolyteMoved, Acolytes, BookTaken
from ..board.board_state import Board, board_masks
from ..board.piece_names import acolyte_piece
from ..prayers.neque import SERVICE as JUMPING
from ..prayers.neque import Neque
from ..prayers.nihil import ALREADY_MOVED, NO_ACOLYTE, OWN_ACOLYTE
from ..words.square_notation import (
    WAY_NAMES,
    exactly,
    read_squares,
    read_way,
    square_name,
    squares_named,
)
from ..words.square_notation import (
    words_of as words_in,
)
from ..words.touch_paths import Touching
from .bridge_movement import NO_CHANGE
from .verb_words import JumpWords, WalkWords

NOBODY_WALKS = sc.Reason(
    "not_now", "", "The card lets nobody walk or jump so here.", message="sator-verbs-nobody-walks"
)
TOO_FAR = sc.Reason(
    "too_many_squares", "", "At most {most} squares.", message="sator-verbs-too-far"
)

Squares = Annotated[tuple[Annotated[int, Meta(ge=-2, le=2047)], ...], Meta(max_length=64)]


class Stroll(sc.Action, tag="sator.stroll", frozen=True):
    """Walk the own acolyte as a card of verbs lets it."""

    path: Squares


class Lead(sc.Action, tag="sator.lead", frozen=True):
    """Walk the acolyte of somebody else as a card of verbs lets it."""

    seat: sc.Seat
    path: Squares


class Leap(sc.Action, tag="sator.leap", frozen=True):
    """Jump in a direction as a card of verbs lets it."""

    direction: Annotated[int, Meta(ge=0, le=3)]


class Walks:
    """Walking, as cards of verbs do it."""

    def __init__(self, acolytes: Acolytes) -> None:
        self.acolytes = acolytes
        self.geometry = acolytes.geometry

    def _others(self, doing: Doing, words: WalkWords) -> list[int]:
        return [
            number
            for number, seat in enumerate(self.geometry.seats)
            if seat != doing.seat
            and (words.which == "any" or acolyte_piece(seat) not in doing.touched)
        ]

    def strolls(self, position: sc.Position, doing: Doing, words: WalkWords) -> list[Stroll]:
        """One way to each outcome of an own walk (S24)."""
        if self.acolytes.barred(position):
            return []
        masks = board_masks(position[Board], self.geometry)
        seat = self.geometry.seat_number[doing.seat]
        walks = self.acolytes.walks(masks, seat, words.squares, each_length=False)
        return [Stroll(walk.path) for walk in walks]

    def leads(self, position: sc.Position, doing: Doing, words: WalkWords) -> list[Lead]:
        """A shortest way to each square on which another acolyte may stop (S15.3, S15.4)."""
        masks = board_masks(position[Board], self.geometry)
        return [
            Lead(self.geometry.seats[other], path)
            for other in self._others(doing, words)
            for path in self.acolytes.shortest(masks, other, words.squares)
        ]

    def can(self, position: sc.Position, doing: Doing, words: WalkWords) -> bool:
        """Whether somebody can walk somewhere."""
        if words.who == "you":
            return bool(self.strolls(position, doing, words))
        return bool(self.leads(position, doing, words))

    def why_no_walk(
        self, position: sc.Position, doing: Doing, words: WalkWords
    ) -> sc.Refused | None:
        """Nobody walks under a padlock (S17.3)."""
        return self.acolytes.why_barred(position) if words.who == "you" else None

    def _walk(self, position: sc.Position, doing: Doing, who: str) -> WalkWords | None:
        words: WalkWords | None = words_of(position, doing, "walk")
        return words if words is not None and words.who == who else None

    def offer_strolls(self, table: sc.Table, top: Doing) -> list[Stroll]:
        """Where the card lets the own acolyte walk."""
        words = self._walk(table, top, "you")
        return [] if words is None else self.strolls(table, top, words)

    def why_not_stroll(self, table: sc.Table, top: Doing, action: Stroll) -> sc.Refused | None:
        """Step by step, and not back to where it began without a book (S24.1-S24.6)."""
        words = self._walk(table, top, "you")
        if words is None:
            return NOBODY_WALKS()
        barred = self.acolytes.why_barred(table)
        if barred is not None:
            return barred
        masks = board_masks(table[Board], self.geometry)
        seat, most = self.geometry.seat_number[top.seat], words.squares
        refused = self.acolytes.why_not(
            masks, seat, action.path, most, lambda: TOO_FAR(most=most), own=True
        )
        if refused is not None:
            return refused
        mine = masks.mine[seat] if self.acolytes.wins_at else 0
        met = any(mine >> square & 1 for square in action.path)
        return NO_CHANGE() if action.path[-1] == masks.at[seat] and not met else None

    def stroll(self, now: sc.Change, top: Doing, action: Stroll) -> None:
        """Walk, collecting own books, and go on."""
        self.acolytes.go(now, self.geometry.seat_number[top.seat], action.path, own=True)
        carried_out(now, top, acolyte_piece(top.seat))

    def offer_leads(self, table: sc.Table, top: Doing) -> list[Lead]:
        """Where the card lets others' acolytes be walked."""
        words = self._walk(table, top, "others")
        return [] if words is None else self.leads(table, top, words)

    def why_not_lead(self, table: sc.Table, top: Doing, action: Lead) -> sc.Refused | None:
        """Others only, by the rules of walking, and to another square (S15.1-S15.4)."""
        words = self._walk(table, top, "others")
        if words is None:
            return NOBODY_WALKS()
        if action.seat == top.seat:
            return OWN_ACOLYTE()
        if action.seat not in self.geometry.seats:
            return NO_ACOLYTE(seat=action.seat)
        seat = self.geometry.seat_number[action.seat]
        if seat not in self._others(top, words):
            return ALREADY_MOVED(seat=action.seat)
        masks, most = board_masks(table[Board], self.geometry), words.squares
        refused = self.acolytes.why_not(
            masks,
            seat,
            action.path,
            most,
            lambda: TOO_FAR(most=most),
            own=False,
            also=("S15.4", "R36"),
        )
        if refused is not None:
            return refused
        return NO_CHANGE() if action.path[-1] == masks.at[seat] else None

    def lead(self, now: sc.Change, top: Doing, action: Lead) -> None:
        """Walk, collecting nothing, and go on."""
        self.acolytes.go(now, self.geometry.seat_number[action.seat], action.path, own=False)
        carried_out(now, top, acolyte_piece(action.seat))

    # Notation.

    def read_stroll(self, table: sc.Table, text: str) -> Stroll:
        """As in `stroll B2 C2`."""
        return Stroll(read_squares(self.geometry, words_in(text, 1, "stroll and the squares")))

    def write_stroll(self, position: sc.Position, action: Stroll) -> str:
        """As in `stroll B2 C2`."""
        return f"stroll {squares_named(self.geometry, action.path)}"

    def read_lead(self, table: sc.Table, text: str) -> Lead:
        """As in `lead green F2 F3`."""
        seat, *path = words_in(text, 2, "lead, a colour and the squares, as in lead green F2 F3")
        return Lead(seat, read_squares(self.geometry, path))

    def write_lead(self, position: sc.Position, action: Lead) -> str:
        """As in `lead green F2 F3`."""
        return f"lead {action.seat} {squares_named(self.geometry, action.path)}"


class Leaps:
    """Jumping, as cards of verbs do it."""

    def __init__(self, neque: Neque) -> None:
        self.neque = neque
        self.geometry = neque.geometry

    def leaps(self, position: sc.Position, words: JumpWords) -> list[Leap]:
        """Every jump over so much abyss at most (S19)."""
        return [Leap(way) for way, gap in self.neque.gaps(position) if gap <= words.squares]

    def can(self, position: sc.Position, doing: Doing, words: JumpWords) -> bool:
        """Whether there is a jump."""
        return bool(self.leaps(position, words))

    def why_no_jump(
        self, position: sc.Position, doing: Doing, words: JumpWords
    ) -> sc.Refused | None:
        """Not under a padlock, not from the start square."""
        return self.neque.why_not_at_all(position)

    def offers(self, table: sc.Table, top: Doing) -> list[Leap]:
        """Where the card lets the acolyte jump."""
        words = words_of(table, top, "jump")
        return [] if words is None else self.leaps(table, words)

    def why_not(self, table: sc.Table, top: Doing, action: Leap) -> sc.Refused | None:
        """A gap that is not too wide, and a place to land."""
        words = words_of(table, top, "jump")
        if words is None:
            return NOBODY_WALKS()
        refused = self.neque.why_not_at_all(table)
        return refused or self.neque.why_not_over(table, action.direction, words.squares)

    def leap(self, now: sc.Change, top: Doing, action: Leap) -> None:
        """Jump, and go on."""
        self.neque.land(now, action.direction)
        carried_out(now, top, acolyte_piece(top.seat))

    def landing(self, position: sc.Position, action: Leap) -> tuple[str, ...]:
        """The square of the landing."""
        masks = board_masks(position[Board], self.geometry)
        seat = self.geometry.seat_number[position.clock.seat]
        square, _ = self.neque.gap(masks, seat, action.direction)
        return (square_name(self.geometry, square),)

    def read(self, table: sc.Table, text: str) -> Leap:
        """As in `leap s`."""
        (way,) = exactly(text, 1, "leap s")
        return Leap(read_way(way))


def said_walk(words: WalkWords) -> sc.Text:
    """Whose acolyte walks, and how far."""
    if words.who == "you":
        return sc.text(
            "sator-verbs-walk",
            "Walk: {squares}.",
            squares=words.squares,
        )
    return sc.text(
        "sator-verbs-lead",
        "Walk another: {squares}.",
        squares=words.squares,
    )


def said_jump(words: JumpWords) -> sc.Text:
    """How wide the gap may be."""
    return sc.text(
        "sator-verbs-jump",
        "Jump: {squares}.",
        squares=words.squares,
    )


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """Without this rule no card of verbs lets anybody walk or jump."""
    after = ("sator.acolytes", "sator.neque", "sator.nihil")
    return sc.About("sator.verb_acolytes", "sator", after=after, before=("sator.done",))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """Walking the own acolyte or those of others; jumping where there is a prayer that jumps."""
    walks = Walks(book.service("sator.acolytes"))
    touching = Touching(walks.geometry)
    book.event(AcolyteMoved)
    book.event(BookTaken)
    book.reason(NOBODY_WALKS, TOO_FAR, OWN_ACOLYTE, NO_ACOLYTE, ALREADY_MOVED)
    book.verb("walk", WalkWords, can=walks.can, why=walks.why_no_walk, said=said_walk)
    book.action(
        Stroll,
        touches=touching.path,
        at=Doing,
        offer=walks.offer_strolls,
        check=walks.why_not_stroll,
        apply=walks.stroll,
        exact=True,
        refusal=NOBODY_WALKS,
        read=walks.read_stroll,
        write=walks.write_stroll,
    )
    book.action(
        Lead,
        touches=touching.acolyte_and_path,
        at=Doing,
        offer=walks.offer_leads,
        check=walks.why_not_lead,
        apply=walks.lead,
        exact=True,
        refusal=NOBODY_WALKS,
        read=walks.read_lead,
        write=walks.write_lead,
    )
    if JUMPING in book.plugins:
        _jumping(book, Leaps(book.service(JUMPING)))


def _jumping(book: sc.RuleBook, leaps: Leaps) -> None:
    book.verb("jump", JumpWords, can=leaps.can, why=leaps.why_no_jump, said=said_jump)
    book.action(
        Leap,
        touches=leaps.landing,
        at=Doing,
        offer=leaps.offers,
        check=leaps.why_not,
        apply=leaps.leap,
        exact=True,
        refusal=NOBODY_WALKS,
        read=leaps.read,
        write=lambda position, action: f"leap {WAY_NAMES[action.direction]}",
    )
