"""A link as a code that the camera of a phone reads."""

from __future__ import annotations

Code = tuple[tuple[bool, ...], ...]
QUIET = 4  # light squares round a code, without which cameras do not find it


def code_of(link: str) -> Code | None:
    """The dark squares of a code, row by row; None where the package `segno` is missing."""
    try:
        import segno
    except ImportError:
        return None
    made = segno.make(link, micro=False, error="l", boost_error=False)
    return tuple(tuple(map(bool, row)) for row in made.matrix)


def runs(code: Code) -> list[tuple[int, int, int]]:
    """The dark squares as bars: the row, where a bar begins, and how long it is."""
    found = []
    for nr, row in enumerate(code):
        begin = None
        for at, dark in enumerate((*row, False)):
            if dark and begin is None:
                begin = at
            elif not dark and begin is not None:
                found.append((nr, begin, at - begin))
                begin = None
    return found
