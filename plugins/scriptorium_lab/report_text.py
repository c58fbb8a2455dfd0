"""A report as lines of text, and as data for programs."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import Any

from .match_figures import as_data
from .report_sections import Report, Section, Sheet, sections

GAP, WIDE = "  ", 80
LEAST_FIRST = 30  # letters of room for the first column, if it is to have several lines


def as_text(report: Report) -> str:
    """The whole report, in lines."""
    return "\n\n".join("\n".join(_section(one)) for one in sections(report)) + "\n"


def _section(section: Section) -> list[str]:
    lines = [section.heading, "=" * len(section.heading)]
    lines += [part for one in section.says for part in wrapped(one)]
    if section.line:
        lines.append(f"{GAP}{section.line}")  # in one piece, to be copied
    return [*lines, "", *table_lines(section.sheet)] if section.sheet else lines


def wrapped(text: str, wide: int = WIDE) -> list[str]:
    """A sentence in lines that a terminal has room for."""
    return wrap(text, wide, break_long_words=False, break_on_hyphens=False) or [text]


def table_lines(sheet: Sheet) -> list[str]:
    """A table with its columns below each other.

    Where it would be too wide its first column has several lines, or stands above its rows.
    """
    rows = [sheet.columns, *sheet.rows]
    rest = _aligned([row[1:] for row in rows])
    first = [row[0] for row in rows]
    room = WIDE - len(GAP) - max(map(len, rest))
    if max(map(len, first)) > room and room < LEAST_FIRST:
        return _below_names(first, rest)
    parts = [wrapped(one, room) for one in first]
    widest = max(len(part) for row in parts for part in row)
    found = []
    for (*over, last), line in zip(parts, rest, strict=True):
        found += [*over, f"{last.ljust(widest)}{GAP}{line}".rstrip()]
    return found


def _below_names(first: Sequence[str], rest: Sequence[str]) -> list[str]:
    """Each name once, above the rows that it is the name of."""
    found: list[str] = []
    for at, (name, line) in enumerate(zip(first, rest, strict=True)):
        if not at or name != first[at - 1]:
            found += wrapped(name)
        found.append(f"{GAP}{line}")
    return found


def _aligned(rows: Sequence[tuple[str, ...]]) -> list[str]:
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    return [
        GAP.join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]


def as_json(report: Report) -> dict[str, Any]:
    """The whole report, for programs."""
    told = {
        "game": report.plan.game,
        "plan": as_data(report.plan),
        "again": report.again,
        "figures": as_data(report.figures),
    }
    if report.usual is not None and report.compared is not None:
        told["without"] = as_data(report.usual)
        told["difference"] = as_data(report.compared)
    return told
