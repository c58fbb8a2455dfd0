"""Echo: what a mark does is wrapped; the scribes count how many there were."""

from typing import Annotated

import scriptorium as sc

ECHO = sc.Plugin("echo", "noughts", title="Echo", author="a monk", summary="Marks are counted.")


@ECHO.part()
class Count(sc.Part, tag="echo.count", frozen=True):
    """How many marks there have been."""

    marks: Annotated[int, sc.Fact("marked", set=False)] = 0


def counted(now, mark, usual):
    """H1: the mark as ever, and it is counted."""
    now.put(Count(now[Count].marks + 1))
    usual(now, mark)


ECHO.change("noughts.mark", do=counted)
