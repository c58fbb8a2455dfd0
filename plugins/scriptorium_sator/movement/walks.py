"""Ways on foot: over open squares, one beside the other, to where one may rest."""

from __future__ import annotations

from scriptorium.grid import Grid, Mask

Path = tuple[int, ...]
Walk = tuple[Path, Mask]  # a way to somewhere: its squares, and the goals met on it


def walks(
    grid: Grid,
    first: Mask,
    open_: Mask,
    rest: Mask,
    most: int,
    goals: Mask,
    enough: int,
    here: int | None,
) -> list[Walk]:
    """One way of at most so many squares to each end and each set of goals.

    A way with `enough` goals ends there, wherever that is. From `here` ways of different lengths
    to the same end come to the same, and so does going back without a goal; without it they differ.
    """
    if most == 1 and here is None:
        ends = rest | goals if enough <= 1 else rest
        return [((one,), goals & 1 << one) for one in grid.squares(first & open_ & ends)]
    layer: dict[tuple[int, Mask], Path] = {}
    for square in grid.squares(first & open_):
        layer[square, goals & 1 << square] = (square,)
    found: list[Walk] = []
    seen = set() if here is None else {(here, 0)}
    for left in range(most - 1, -1, -1):
        after: dict[tuple[int, Mask], Path] = {}
        for (square, met), path in layer.items():
            ends = bool(met) and met.bit_count() >= enough
            if ends or rest >> square & 1:
                if here is None:
                    found.append((path, met))
                elif (square, met) not in seen:
                    seen.add((square, met))
                    found.append((path, met))
            if ends or not left:
                continue
            for step in grid.squares(grid.neighbours(square) & open_):
                key = step, met | goals & 1 << step
                if key not in after:
                    after[key] = (*path, step)
        layer = after
    return found


def shortest(grid: Grid, first: Mask, open_: Mask, rest: Mask, most: int) -> list[Path]:
    """A shortest way to every square on which one may rest, nearest first."""
    layer: dict[int, Path] = {square: (square,) for square in grid.squares(first & open_)}
    found: list[Path] = []
    for _ in range(most):
        after: dict[int, Path] = {}
        for square in layer:
            open_ &= ~(1 << square)
        for square, path in layer.items():
            if rest >> square & 1:
                found.append(path)
            for step in grid.squares(grid.neighbours(square) & open_):
                if step not in after:
                    after[step] = (*path, step)
        layer = after
    return found
