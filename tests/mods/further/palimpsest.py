"""Palimpsest: a sign may be written over another one."""

import scriptorium as sc
import scriptorium.house_rules as sh


def over(now, top, action, usual):
    """H1: what stood there is scraped off first."""
    marks = next(part for part in now.parts if type(part).__name__ == "Marks")
    left = tuple(one & ~(1 << action.square) for one in marks.by_seat)
    now.put(type(marks)(left))
    usual(now, top, action)


@sc.hookimpl
def scriptorium_about():
    return sc.About(
        "palimpsest",
        "noughts",
        title="Palimpsest",
        author="a monk",
        summary="Signs may be written over others.",
    )


@sc.hookimpl
def scriptorium_rules(book):
    sh.change_choice(book, "noughts.mark", without=("taken",), do=over)
