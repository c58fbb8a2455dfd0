"""Echo: what a mark does is wrapped; the scribes count how many there were."""

import scriptorium as sc
import scriptorium.house_rules as sh
import scriptorium.scenarios as check


class Count(sc.Part, tag="echo.count", frozen=True):
    """How many marks there have been."""

    marks: int = 0


def counted(now, top, action, usual):
    """H1: the mark as ever, and it is counted."""
    now.put(Count(now[Count].marks + 1))
    usual(now, top, action)


@sc.hookimpl
def scriptorium_about():
    return sc.About("echo", "noughts", title="Echo", author="a monk", summary="Marks are counted.")


@sc.hookimpl
def scriptorium_rules(book):
    book.part(Count())
    sh.change_choice(book, "noughts.mark", do=counted)
    check.fact(book, "marked", see=lambda position: position[Count].marks)
