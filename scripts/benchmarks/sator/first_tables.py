"""Tables for the bench: where the play phase begins, and the same boards for the bare kernel."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

import scriptorium as sc
import scriptorium.cards as sv
from scriptorium import Decision
from scriptorium_sator.board.board_state import Board, board_masks
from scriptorium_sator.board.board_state import geometry as geometry_of
from scriptorium_sator.bridges.board_geometry import OFF

from .kernel import MASKS, OF_SHAPE, ROW, SHAPES, SQUARE_BITS, Kernel, dealt

GAME = "sator"
SEATS = 4
STARTS = 6


def placed(library: sc.Library, seed: int) -> sc.Table:
    """A match of four that has been drafted and placed at random: its first turn."""
    table = sc.new_table(GAME, SEATS, seed, library=library)
    random = Random(seed).random
    while table.clock.phase != "play":
        choices = sc.legal(table)
        table = sc.apply(table, choices[int(random() * len(choices))]).table
    return table


def starts(library: sc.Library, many: int = STARTS) -> list[sc.Table]:
    """The first turns of so many matches."""
    return [placed(library, seed) for seed in range(1, many + 1)]


def has_every_bridge(table: sc.Table) -> bool:
    """Whether every bridge of the box lies on the board, as the kernel wants it."""
    return OFF not in table[Board].places


def kernel_of(table: sc.Table, random: Random) -> Kernel:
    """The bare kernel on the board of a table on which every bridge lies."""
    geometry = geometry_of(table)
    places = []
    for bridge, place in enumerate(table[Board].places):
        if place == OFF:
            raise ValueError("the kernel plays with every bridge of the box")
        cells = (geometry.grid.xy(s) for s in geometry.grid.squares(geometry.mask(bridge, place)))
        places.append(kernel_place(bridge, sum(1 << (y * ROW + x) for x, y in cells)))
    return dealt(places, random)


def kernel_place(bridge: int, mask: int) -> int:
    """The kernel's number for a bridge on these squares."""
    square = (mask & -mask).bit_length() - 1
    for form in OF_SHAPE[bridge % SHAPES]:
        if MASKS[form][square] == mask:
            return form << SQUARE_BITS | square
    raise ValueError(f"bridge {bridge} cannot cover these squares")


def awaiting(table: sc.Table, points: int, *pending: Decision) -> sc.Table:
    """The same board with another decision awaited, on a table that knows nothing of it yet."""
    left = (points, *table.clock.left[1:])
    clock = replace(table.clock, left=left, step="play")
    board = replace(table[Board])
    board_masks(board, geometry_of(table))  # worked out when the card was played, before the bridge
    at = table.rules.part_index[Board]
    parts = (*table.parts[:at], board, *table.parts[at + 1 :])
    return replace(table, clock=clock, pending=(table.pending[0], *pending), parts=parts)


def handling(table: sc.Table, bridge: int, card: str, points: int) -> sc.Table:
    """The decision how a card moves a bridge."""
    run = sv.CardRun(table.clock.seat, card, stage=1, chosen=(bridge,))
    return awaiting(table, points, run)
