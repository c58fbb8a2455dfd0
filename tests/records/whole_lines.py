"""Whole lines: what several decisions in a row are called in one go, as a player would type it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import scriptorium as sc

SQUARES = r"(?:[A-Z]\d+ ?)+"
TURNED = r"([A-Z]\d+ \w+)"
# The decisions one by one, joined, and the line that stands for all of them.
FORMS = tuple(
    (re.compile(pattern), line)
    for pattern, line in (
        (r"wild; aim (\S+); push (\d) ([nesw ]+)", r"wild moves \2 \1: \3"),
        (rf"wild; aim (\S+); rotate (\d) {TURNED}", r"wild rotas \2 \1: \3"),
        (
            rf"wild; aim (\S+); rotate (\d) {TURNED} more; again {TURNED}",
            r"wild rotas \2 \1: \3, \4",
        ),
        (r"(moves-\w+); aim (\S+); push (\d) ([nesw ]+)", r"\1 \3 \2: \4"),
        (rf"(rotas-\w+); aim (\S+); rotate (\d) {TURNED}", r"\1 \3 \2: \4"),
        (
            rf"(rotas-\w+); aim (\S+); rotate (\d) {TURNED} more; again {TURNED}",
            r"\1 \3 \2: \4, \5",
        ),
        (r"omnia; aim (\S+); far ([nesw ]+)", r"omnia \1: \2"),
        (r"free; operate (\S+); slide (\w)", r"free shift \1 \2"),
        (rf"free; operate (\S+); spin {TURNED}", r"free turn \1 \2"),
        (r"free; step (\w+)", r"free step \1"),
        (rf"walk; go ({SQUARES})", r"walk \1"),
        (r"clara; set (\w+)", r"clara \1"),
        (rf"animi; hurry ({SQUARES})", r"animi \1"),
        (r"neque; jump (\d) (\w)", r"neque \1 \2"),
        (r"victoria; remove (\S+); remove (\S+)", r"victoria \1 \2"),
        (r"victoria; remove (\S+); done", r"victoria \1"),
        (r"quin; lift (\S+); lift (\S+); (lay .+; lay .+)", r"quin \1 \2; \3"),
        (r"quin; lift (\S+); done; (lay .+)", r"quin \1; \2"),
        (r"nihil; level (\d); (.+)", r"nihil \1; \2"),
        (rf"mihi; operate (\S+); spin {TURNED}; done", r"mihi; turn \1 \2; done"),
        (r"mihi; operate (\S+); slide (\w); done", r"mihi; shift \1 \2; done"),
        (r"swap; give (\S+); give (\S+); from (\w+)", r"swap \1 \2 \3"),
        (r"(unblock \w+); offer (\S+); offer (\S+); offer (\S+)", r"\1 \2 \3 \4"),
        (r"place (\w+ \w+); (place \1 [A-Z]\d+ .+)", r"\2"),
    )
)


def forms(parts: list[str]) -> Iterator[str]:
    """How some decisions in a row may be called, the shortest first."""
    joined = "; ".join(parts)
    for pattern, line in FORMS:
        found = pattern.fullmatch(joined)
        if found is not None:
            yield found.expand(line)
    yield joined


def whole_line(before: sc.Table, parts: list[str], after: sc.Table) -> tuple[str, str] | None:
    """A line that leads to the same table as the parts, and how it is written; None if none."""
    for line in forms(parts):
        try:
            action = sc.read(before, line)
            if isinstance(action, sc.Several) and sc.apply(before, action).table == after:
                return line, sc.write(before, action)
        except (sc.Unreadable, sc.Refused):
            continue
    return None
