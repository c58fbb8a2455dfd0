"""A report of the laboratory in a real browser: it fits, fetches nothing, and can be sorted."""

from __future__ import annotations

import pytest

from scriptorium.cli.main import main

WORDS = ["simulate", "plankenkoorts", "--bots", "random", "--matches", "2", "--no-checks"]
CHANGED = ["--without", "plankenkoorts.boekenbon", "--compare", "--seats", "6"]
TABLE = "[...document.querySelectorAll('.sorts')].find(one => one.innerText.startsWith('card'))"
CELLS = "[..." + TABLE + ".tBodies[0].rows].map(row => row.cells[{at}].innerText)"

BY_NAME = "names => names.sort((a, b) => a.localeCompare(b))"


@pytest.fixture
def address(tmp_path, monkeypatch):
    monkeypatch.setenv("SCRIPTORIUM_HOME", str(tmp_path / "home"))
    path = tmp_path / "report.html"
    assert main([*WORDS, *CHANGED, "--report", str(path)]) == 0
    return path.as_uri()


def numbers(cells):
    """What they begin with; a card that was never held has none."""
    return [float(cell.split()[0]) if cell else -1.0 for cell in cells]


def test_a_report_fits_a_telephone_and_its_tables_are_sorted(chromium, address):
    context = chromium.browser.new_context(viewport={"width": 390, "height": 844})
    page = context.new_page()
    asked, wrong = [], []
    page.on("request", lambda request: asked.append(request.url))
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda said: wrong.append(said.text))
    page.goto(address)
    page.wait_for_selector(".plotly-graph-div svg")
    page.evaluate("document.querySelectorAll('details').forEach(one => one.open = true)")
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    names = page.evaluate(CELLS.format(at=0))
    shares = page.evaluate(CELLS.format(at=5))
    assert len(set(names)) > 4
    assert len(set(shares)) > 2
    columns = page.locator(".sorts", has_text="won, drawn").locator("th button")
    columns.nth(5).click()
    assert numbers(page.evaluate(CELLS.format(at=5))) == sorted(numbers(shares))
    columns.nth(5).click()
    assert numbers(page.evaluate(CELLS.format(at=5))) == sorted(numbers(shares), reverse=True)
    columns.nth(0).click()
    assert page.evaluate(CELLS.format(at=0)) == page.evaluate(BY_NAME, names)
    assert page.locator("th[aria-sort]").all_inner_texts() == [columns.nth(0).inner_text()]
    assert (asked, wrong) == ([address], [])
    context.close()
