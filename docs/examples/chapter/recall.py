"""Recall: your gargoyle comes back into your supply. A verb that leaves no choice."""

from __future__ import annotations

from typing import Any, Literal

import scriptorium as sc
import scriptorium.cards as sv
from scriptorium.cards import VerbWords
from scriptorium_sator.board.board_state import Board, figures_board, gargoyle_piece, put_board
from scriptorium_sator.board.targets import geometry
from scriptorium_sator.bridges.board_geometry import SUPPLY


class RecallWords(VerbWords, frozen=True, kw_only=True):
    """Call the own gargoyle back."""

    recall: Literal["gargoyle"]


class Recalled(sc.Event, tag="chapter.recalled", frozen=True):
    """A gargoyle came back."""

    seat: sc.Seat

    tells = sc.Sentence("chapter-recalled", "{seat} calls the gargoyle back.")
    shows = (gargoyle_piece("{seat}"),)


def sits_somewhere(at: sc.Moment, action: Any) -> bool:
    """R1: it has to be on the board."""
    return at[Board].gargoyles[geometry(at).seat_number[at.me]] >= 0


def recall(now: sc.Change, top: sv.CardRun, words: RecallWords) -> None:
    """Into the supply, from where it can be placed anew."""
    known, stones = geometry(now), list(now[Board].gargoyles)
    stones[known.seat_number[top.seat]] = SUPPLY
    put_board(now, figures_board(known, now[Board], gargoyles=tuple(stones)))
    now.tell(Recalled(top.seat))


NEEDED = sc.rule(
    "no_gargoyle", "R1", "Your gargoyle is not on the board.", "chapter-no-gargoyle",
    predicate=sits_somewhere,
)  # fmt: skip


def register(book: sc.RuleBook) -> None:
    """Lend the verb to cards."""
    book.event(Recalled)
    said = sc.text("chapter-recall", "Call your gargoyle back.")
    sv.verb(book, "recall", RecallWords, do=recall, needs=(NEEDED,), said=lambda words: said)
