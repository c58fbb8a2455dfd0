"""Reading a picture as a page: which piece comes first, which lies beneath, where each stands."""

from __future__ import annotations

from scriptorium.scene import BOARD, BUTTONS, GROUND, HAND, MAT, PILES, PLAYER, TURN, Piece, Scene

GROUPS = (BOARD, MAT, HAND, TURN, PILES, PLAYER, BUTTONS)


def group_place(group: str) -> int:
    """The place of a group on the page; panels of players stand together."""
    name = next((one for one in (PLAYER, MAT) if group.startswith(one)), group)
    return GROUPS.index(name) if name in GROUPS else len(GROUPS)


def reading_key(piece: Piece) -> tuple[int, str, float, float, int, str]:
    """By group, then line by line, each line from the left, what lies beneath first."""
    return group_place(piece.group), piece.group, piece.y, piece.x, piece.layer, piece.id


def in_reading_order(scene: Scene) -> tuple[Piece, ...]:
    """All pieces as one reads them, but for the ground and what is scenery."""
    told = (one for one in scene.pieces if one.group != GROUND and one.layer >= 0)
    return tuple(sorted(told, key=reading_key))


def covers(piece: Piece, x: float, y: float) -> bool:
    """Whether a point of a piece's group lies on the piece."""
    if piece.shape:
        return any(
            piece.x + dx <= x < piece.x + dx + 1 and piece.y + dy <= y < piece.y + dy + 1
            for dx, dy in piece.shape
        )
    return piece.x <= x < piece.x + piece.width and piece.y <= y < piece.y + piece.height


def pieces_at(scene: Scene, x: float, y: float, group: str = BOARD) -> tuple[Piece, ...]:
    """The pieces at a point, the topmost first, but for scenery."""
    found = [
        piece
        for piece in scene.pieces
        if piece.group == group and piece.layer >= 0 and covers(piece, x, y)
    ]
    return tuple(sorted(found, key=lambda piece: (-piece.layer, piece.id)))


def beneath(scene: Scene, piece: Piece) -> tuple[Piece, ...]:
    """What a piece lies on, the next one first."""
    if piece.group != BOARD and not piece.group.startswith(MAT):
        return ()
    x, y = piece.x + 0.5 * min(1.0, piece.width), piece.y + 0.5 * min(1.0, piece.height)
    if piece.shape:
        x, y = piece.x + piece.shape[0][0] + 0.5, piece.y + piece.shape[0][1] + 0.5
    there = pieces_at(scene, x, y, piece.group)
    return tuple(one for one in there if one.layer < piece.layer)


def neighbour(pieces: tuple[Piece, ...], here: Piece, dx: int, dy: int) -> Piece | None:
    """The nearest of some pieces of the same group in a direction, for the arrow keys."""
    best: tuple[float, str] | None = None
    found = None
    for piece in pieces:
        if piece.group != here.group or piece.id == here.id:
            continue
        ahead = (piece.x - here.x) * dx + (piece.y - here.y) * dy
        aside = abs((piece.x - here.x) * dy) + abs((piece.y - here.y) * dx)
        if ahead <= 0:
            continue
        rank = (ahead + 2 * aside, piece.id)
        if best is None or rank < best:
            best, found = rank, piece
    return found
