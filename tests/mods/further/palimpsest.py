"""Palimpsest: a sign may be written over another one."""

import scriptorium as sc

PALIMPSEST = sc.Plugin(
    "palimpsest",
    "noughts",
    title="Palimpsest",
    author="a monk",
    summary="Signs may be written over others.",
)


def over(now, mark, usual):
    """H1: what stood there is scraped off first."""
    marks = next(type(part) for part in now.parts if type(part).__name__ == "Marks")
    for seat in now.seats:
        now[marks, seat] = marks(now[marks, seat].squares & ~(1 << mark.square))
    usual(now, mark)


PALIMPSEST.change("noughts.mark", without=("taken",), do=over)
