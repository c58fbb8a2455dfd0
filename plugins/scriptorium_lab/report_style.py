"""How the page of a report looks, by day and by night, and how its tables are sorted."""

from __future__ import annotations

STYLE = """
:root { color-scheme: light dark; --paper: #f6f0e2; --ink: #2b241b; --line: #ddd2bb;
  --rule: #8b8170; --sheet: #fbf7ec; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 Georgia, serif; }
main { max-width: 62rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.7rem; line-height: 1.2; } h2 { margin-top: 2.5rem; font-size: 1.3rem; }
h3 { margin: 1.2rem 0 0; font-size: 1rem; font-style: italic; font-weight: normal; }
p { margin: .3rem 0; max-width: 46rem; overflow-wrap: anywhere; }
pre { margin: .3rem 0; padding: .5rem .8rem; background: var(--sheet); white-space: pre-wrap;
  overflow-wrap: anywhere; font-size: .88rem; }
.wide { overflow-x: auto; margin: .8rem 0; }
table { border-collapse: separate; border-spacing: 0; font-size: .92rem;
  font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .8rem .25rem 0; text-align: left; white-space: nowrap; }
th { border-bottom: 2px solid var(--rule); vertical-align: bottom; }
td { border-bottom: 1px solid var(--line); vertical-align: top; }
th:first-child, td:first-child { position: sticky; left: 0; background: var(--paper); }
th button { all: unset; cursor: pointer; }
th button:focus-visible { outline: 2px solid var(--ink); }
th button::after { content: " \\2195"; color: var(--rule); }
th[aria-sort=ascending] button::after { content: " \\2191"; color: inherit; }
th[aria-sort=descending] button::after { content: " \\2193"; color: inherit; }
summary { cursor: pointer; padding: .3rem 0; }
@media (max-width: 40rem) {
  table { font-size: .8rem; }
  th, td { padding-right: .55rem; }
  th { white-space: normal; }
  td:first-child { white-space: normal; overflow-wrap: anywhere; }
  .sorts td:first-child { min-width: 8rem; }
}
@media (prefers-color-scheme: dark) {
  :root { --paper: #1d1812; --ink: #ece3d0; --line: #40372a; --rule: #978b76; --sheet: #272017; }
  .plotly-graph-div { filter: invert(.92) hue-rotate(180deg); }
}
"""

# A touch on the head of a column puts the rows in its order, and another one turns that round.
# Where all cells begin with a number they are put in order as numbers.
SORTING = """
for (const table of document.querySelectorAll("table.sorts")) {
  const heads = [...table.tHead.rows[0].cells], body = table.tBodies[0];
  const number = /^[+-]?\\d+(\\.\\d+)?( %| of \\d+)?( \\[.*\\])?$/;
  heads.forEach((head, at) => {
    const name = head.textContent, button = document.createElement("button");
    button.textContent = name;
    head.replaceChildren(button);
    button.onclick = () => {
      const up = head.getAttribute("aria-sort") !== "ascending";
      heads.forEach(one => one.removeAttribute("aria-sort"));
      head.setAttribute("aria-sort", up ? "ascending" : "descending");
      const rows = [...body.rows], told = row => row.cells[at].textContent;
      const counts = rows.every(row => !told(row) || number.test(told(row)));
      const value = row => told(row) ? parseFloat(told(row)) : -Infinity;
      const order = (a, b) => counts ? value(a) - value(b) || 0 : told(a).localeCompare(told(b));
      body.append(...rows.sort((a, b) => up ? order(a, b) : order(b, a)));
    };
  });
}
"""
