"""A report as one HTML file with plots, which fetches nothing: all it needs is in it.

The plots are Plotly's, which comes with the extra `lab`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape
from itertools import cycle
from types import ModuleType
from typing import Any

from scriptorium import SetupError

from .report_sections import Report, Section, Sheet, card_uses, sections, shares_of_wins
from .report_style import SORTING, STYLE
from .statistics import Mean, Share

NEEDED = (
    "a report with plots needs plotly, which is not installed; "
    "this brings it: pip install 'scriptorium[lab]'"
)
Plot = dict[str, Any]
CONFIG = {"displaylogo": False, "responsive": True, "displayModeBar": False}
INKS = ("#7a2e1d", "#2f5d73")
FAIR = "#8b8170"
POINTS = ("#7a2e1d", "#2f5d73", "#8a6d1f", "#3f6b3c", "#6b4a7a", "#4c4c4c", "#b5542f", "#4f8f8b")
SYMBOLS = ("circle", "diamond-open")
MOST_ROWS, MOST_LETTERS = 80, 24
FEW_ROWS = 12  # tables with more rows can be sorted
FEW = 8  # matches of one length, where the numbers beside the plot would have halves between them
ROW, HEAD = 26, 120  # heights of one row of a plot, and of what is round them
POLICY = (
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data: blob:"
)


def plotly() -> ModuleType:
    """The library that plots."""
    try:
        import plotly.io
        import plotly.offline
    except ImportError as error:
        raise SetupError(NEEDED) from error
    found: ModuleType = plotly
    return found


def as_page(report: Report) -> str:
    """The whole report, as the text of one file."""
    library = plotly()
    title = escape(report.title)
    body = "\n".join(_section(report, one, library) for one in sections(report))
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><style>{STYLE}</style>"
        f"<script>{library.offline.get_plotlyjs()}</script></head>"
        f"<body><main>\n{body}\n</main><script>{SORTING}</script></body></html>\n"
    )


def _section(report: Report, section: Section, library: ModuleType) -> str:
    head = "h1" if section.name == "about" else "h2"
    parts = [f"<{head}>{escape(section.heading)}</{head}>"]
    parts += [f"<p>{escape(one)}</p>" for one in section.says]
    if section.line:
        parts.append(f"<pre>{escape(section.line)}</pre>")
    for at, plot in enumerate(plots(report).get(section.name, ())):
        parts.append(f"<h3>{escape(plot.pop('heading'))}</h3>")
        parts.append(
            library.io.to_html(
                plot,
                config=CONFIG,
                include_plotlyjs=False,
                full_html=False,
                validate=False,
                default_height=f"{plot['layout']['height']}px",
                div_id=f"{section.name}-{at}",
            )
        )
    if section.sheet is not None:
        parts.append(_table(section.sheet))
    return f"<section>{''.join(parts)}</section>"


def _table(sheet: Sheet) -> str:
    head = "".join(f"<th>{escape(one)}</th>" for one in sheet.columns)
    rows = "".join(
        f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in sheet.rows
    )
    sorts = ' class="sorts"' if len(sheet.rows) > FEW_ROWS else ""
    table = f"<table{sorts}><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
    if len(sheet.rows) > MOST_ROWS:
        table = f"<details><summary>All {len(sheet.rows)} rows</summary>{table}</details>"
    return f'<div class="wide">{table}</div>'


def plots(report: Report) -> dict[str, list[Plot]]:
    """The plots of each section."""
    found = {"wins": [_wins(report)], "lengths": [_lengths(report)]}
    rows = max(len(list(card_uses(figures))) for _, figures in report.series)
    if rows:
        found["cards"] = [_card_cloud(report)]
    if 0 < rows <= MOST_ROWS:  # more are not looked at one by one; the table has them all
        found["cards"].append(_card_wins(report))
    if report.compared is not None:
        found["differences"] = [_differences(report.compared.places)]
    return found


def _layout(rows: int, across: str, up: str = "", **more: Any) -> Plot:
    axis = {"gridcolor": "#ddd2bb", "zerolinecolor": FAIR, "automargin": True, "fixedrange": True}
    return {
        "height": HEAD + ROW * rows,
        "margin": {"l": 10, "r": 20, "t": 30, "b": 45},
        "paper_bgcolor": "rgba(0,0,0,0)",
        "plot_bgcolor": "#fbf7ec",
        "font": {"family": "Georgia, serif", "size": 13, "color": "#2b241b"},
        "legend": {"orientation": "h", "y": 1.0, "yanchor": "bottom", "x": 0},
        "hovermode": "closest",
        "showlegend": True,
        "xaxis": {**axis, "title": {"text": across, "font": {"size": 13}}},
        "yaxis": {**axis, "title": {"text": up, "font": {"size": 13}}},
        **more,
    }


Row = tuple[str, Share]


def _dot_plot(heading: str, rows: Sequence[tuple[str, Sequence[Row]]], across: str) -> Plot:
    """Shares with their bounds, by what each row is called; one colour for each of the series."""
    names = list(dict.fromkeys(name for _, row in rows for name, _ in row))
    places = {name: at for at, name in enumerate(names)}
    shift = 0.16 if len(rows) > 1 else 0.0
    data = []
    for at, ((called, row), ink) in enumerate(zip(rows, INKS, strict=False)):
        y = [places[name] + (shift if at else -shift) for name, _ in row]
        shares = [share for _, share in row]
        if not at:
            data.append(_fair([places[name] for name, _ in row], shares))
        data.append(_dots(called, [name for name, _ in row], y, shares, ink))
    layout = _layout(len(names), across)
    layout["xaxis"]["range"] = [-2, 102]
    layout["yaxis"] |= {
        "range": [len(names) - 0.4, -0.6],
        "zeroline": False,
        "tickmode": "array",
        "tickvals": list(range(len(names))),
        "ticktext": [escape(shortened(name)) for name in names],
    }
    return {"data": data, "layout": layout, "heading": heading}


def shortened(name: str) -> str:
    """A name for which there is room on a small screen; pointing at it tells the whole."""
    return name if len(name) <= MOST_LETTERS else name[: MOST_LETTERS - 1] + "…"


def _dots(called: str, names: list[str], y: list[float], shares: list[Share], ink: str) -> Plot:
    values = [100 * one.share for one in shares]
    bounds = [one.bounds for one in shares]
    return {
        "type": "scatter",
        "mode": "markers",
        "name": called or "share",
        "y": y,
        "x": values,
        "text": [escape(name) for name in names],
        "marker": {"size": 9, "color": ink},
        "error_x": _errors(
            [100 * high - x for (_, high), x in zip(bounds, values, strict=True)],
            [x - 100 * low for (low, _), x in zip(bounds, values, strict=True)],
            ink,
        ),
        "hovertemplate": "%{text}: %{x:.1f} %<extra></extra>",
    }


def _errors(over: list[float], under: list[float], ink: str) -> Plot:
    return {
        "type": "data",
        "symmetric": False,
        "array": over,
        "arrayminus": under,
        "color": ink,
    }


def _fair(y: list[int], shares: list[Share]) -> Plot:
    """What each would have if all were alike."""
    return {
        "type": "scatter",
        "mode": "markers",
        "name": "fair share",
        "y": y,
        "x": [100 * one.fair if one.fair is not None else None for one in shares],
        "marker": {"symbol": "line-ns-open", "size": 16, "color": FAIR, "line": {"width": 2}},
        "cliponaxis": False,
        "hovertemplate": "fair: %{x:.1f} %<extra></extra>",
    }


def _wins(report: Report) -> Plot:
    rows = [(called, list(shares_of_wins(figures).items())) for called, figures in report.series]
    return _dot_plot("Share of wins", rows, "won, %")


def _lengths(report: Report) -> Plot:
    lengths = [one for _, figures in report.series for one in figures.lengths]
    width = max(1, (max(lengths) - min(lengths) + 1 + 29) // 30)
    data = [
        {
            "type": "histogram",
            "name": called or "matches",
            "x": list(figures.lengths),
            "xbins": {"start": min(lengths) - 0.5, "end": max(lengths) + width, "size": width},
            "marker": {"color": ink},
            "opacity": 0.65,
            "hovertemplate": "%{x} turns: %{y} matches<extra></extra>",
        }
        for (called, figures), ink in zip(report.series, INKS, strict=False)
    ]
    layout = _layout(9, "turns a seat", "matches", barmode="overlay", showlegend=len(data) > 1)
    columns = (Counter(one // width for one in figures.lengths) for _, figures in report.series)
    if max(max(one.values(), default=0) for one in columns) < FEW:
        layout["yaxis"]["dtick"] = 1  # there are no half matches
    return {"data": data, "layout": layout, "heading": "Length of the matches"}


def _card_wins(report: Report) -> Plot:
    rows = [
        (
            called,
            [
                (f"{card.uses[at].word}: {card.title}", card.uses[at].won)
                for card, at in card_uses(figures)
            ],
        )
        for called, figures in report.series
    ]
    return _dot_plot("Share of wins of those who used a card so", rows, "won, %")


def _card_cloud(report: Report) -> Plot:
    """Each use of each card as a point: how often it is offered, and how those fare that do it."""
    data = []
    every = [one for _, figures in report.series for one in card_uses(figures)]
    words = sorted({card.uses[at].word for card, at in every})
    for (called, figures), symbol in zip(report.series, SYMBOLS, strict=False):
        for word, ink in zip(words, cycle(POINTS), strict=False):
            mine = [
                (card, card.uses[at])
                for card, at in card_uses(figures)
                if card.uses[at].word == word
            ]
            if not mine:
                continue
            data.append(
                {
                    "type": "scatter",
                    "mode": "markers",
                    "name": escape(f"{word} {called}".strip()),
                    "x": [100 * use.offered.share for _, use in mine],
                    "y": [100 * use.won.share for _, use in mine],
                    "customdata": [
                        [escape(card.title), use.done, *_bounds(use.won)] for card, use in mine
                    ],
                    "marker": {
                        "color": ink,
                        "symbol": symbol,
                        "opacity": 0.75,
                        "size": [min(26, 6 + use.won.of**0.5) for _, use in mine],
                    },
                    "hovertemplate": (
                        "%{customdata[0]}: won %{y:.0f} % [%{customdata[2]}, %{customdata[3]}]"
                        "<br>offered in %{x:.0f} % of the turns, done %{customdata[1]} times"
                    ),
                }
            )
    layout = _layout(14 + len(data) // 2, "offered, %", "won, %")
    layout["xaxis"]["range"], layout["yaxis"]["range"] = [-2, 103], [-4, 104]
    heading = "How often each use of a card is offered, and how often they won who did it"
    return {"data": data, "layout": layout, "heading": heading}


def _bounds(share: Share) -> tuple[str, str]:
    low, high = share.bounds
    return f"{100 * low:.0f}", f"{100 * high:.0f}"


def _differences(places: dict[str, Mean]) -> Plot:
    means = list(places.values())
    data = {
        "type": "scatter",
        "mode": "markers",
        "y": [f"seat {name}" for name in places],
        "x": [100 * one.mean for one in means],
        "marker": {"size": 9, "color": INKS[0]},
        "error_x": _errors(
            [100 * (one.high - one.mean) for one in means],
            [100 * (one.mean - one.low) for one in means],
            INKS[0],
        ),
        "hovertemplate": "%{y}: %{x:+.1f}<extra></extra>",
    }
    layout = _layout(len(means) + 1, "points of 100", showlegend=False)
    layout["yaxis"]["autorange"] = "reversed"
    heading = "Change of the share of wins, changed rules less usual ones"
    return {"data": [data], "layout": layout, "heading": heading}
