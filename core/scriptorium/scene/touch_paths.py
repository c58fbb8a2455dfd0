"""Ways to touch what an action means: what comes first, what is left, one way through."""

from __future__ import annotations

from scriptorium.engine.touch_orders import AllOf, OneOf, Touch, Touches
from scriptorium.plugins.guard import shown


def check(touch: Touch) -> None:
    """See that a touch is what its kind says: pieces by their names."""
    if type(touch) is str:
        return
    parts = touch.pieces if type(touch) is OneOf else touch.parts if type(touch) is AllOf else ()
    if type(parts) is not tuple or not parts:
        raise TypeError(f"pieces are touched by their names, not by {shown(touch)}")
    for part in parts:
        if type(part) is not str and not (type(touch) is AllOf and type(part) is OneOf):
            raise TypeError(f"pieces are touched by their names, not by {shown(part)}")
        check(part)


def begins(way: Touches) -> tuple[str, ...]:
    """The pieces of which one is touched first on a way."""
    if not way:
        return ()
    first = way[0]
    if isinstance(first, str):
        return (first,)
    if isinstance(first, OneOf):
        return first.pieces
    return tuple(id for part in first.parts for id in begins((part,)))


def led(way: Touches, id: str) -> Touches | None:
    """What is left of a way once a piece has been touched; None where it does not begin so."""
    if not way:
        return None
    first, rest = way[0], way[1:]
    if isinstance(first, str):
        return _without(rest, id) if first == id else None
    if isinstance(first, OneOf):
        return _without(rest, id) if id in first.pieces else None
    fitting = [part for part in first.parts if id in begins((part,))]
    if not fitting:
        return None
    taken = min(fitting, key=lambda part: len(begins((part,))))
    parts = list(first.parts)
    parts.remove(taken)
    return _without((AllOf(tuple(parts)), *rest) if parts else rest, id)


def _without(way: Touches, id: str) -> Touches:
    """A way on which a piece that has been touched is no longer one of several."""
    if all(type(one) is str for one in way):
        return way
    return tuple(AllOf(tuple(_less(part, id) for part in one.parts)) if isinstance(one, AllOf)
                 else _less(one, id) for one in way)  # fmt: skip


def _less(part: str | OneOf, id: str) -> str | OneOf:
    if isinstance(part, str) or id not in part.pieces:
        return part
    return OneOf(tuple(piece for piece in part.pieces if piece != id) or part.pieces)


def in_a_row(way: Touches) -> tuple[str, ...]:
    """One way to touch all of it, piece by piece."""
    found: list[str] = []
    left: Touches | None = way
    while left:
        found.append(begins(left)[0])
        left = led(left, found[-1])
    return tuple(found)
