"""A report as lines of text, and as data for programs."""

from __future__ import annotations

from typing import Any

from .match_figures import as_data
from .report_sections import Report, Section, Sheet, sections

GAP = "  "


def as_text(report: Report) -> str:
    """The whole report, in lines."""
    return "\n\n".join("\n".join(_section(one)) for one in sections(report)) + "\n"


def _section(section: Section) -> list[str]:
    lines = [section.heading, "=" * len(section.heading), *section.says]
    return [*lines, "", *table_lines(section.sheet)] if section.sheet else lines


def table_lines(sheet: Sheet) -> list[str]:
    """A table with its columns below each other."""
    rows = [sheet.columns, *sheet.rows]
    widths = [max(len(row[at]) for row in rows) for at in range(len(sheet.columns))]
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
