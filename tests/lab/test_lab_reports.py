"""Reports of the laboratory: text, JSON, and a page that holds all it needs."""

from __future__ import annotations

import json
import re

import pytest

from scriptorium.cli.main import main
from scriptorium_lab.card_uses import CardRow
from scriptorium_lab.jobs import Plan, Played
from scriptorium_lab.match_figures import figures_of
from scriptorium_lab.report_page import as_page, plots
from scriptorium_lab.report_sections import Report

WORDS = ["simulate", "plankenkoorts", "--bots", "random", "--matches", "4", "--no-checks"]
CHANGED = ["--without", "plankenkoorts.boekenbon", "--compare", "--mix-colours"]


@pytest.fixture
def reports(tmp_path, monkeypatch):
    """A text, data and a page about the same matches."""
    monkeypatch.setenv("SCRIPTORIUM_HOME", str(tmp_path / "home"))
    paths = [tmp_path / f"report.{kind}" for kind in ("txt", "json", "html")]
    words = [word for path in paths for word in ("--report", str(path))]
    assert main([*WORDS, *CHANGED, *words]) == 0
    return [path.read_text(encoding="utf-8") for path in paths]


def test_text_data_and_page_tell_the_same(reports):
    text, data, page = reports[0], json.loads(reports[1]), reports[2]
    assert data["again"].startswith("scriptorium simulate plankenkoorts --seed 0 --matches 4")
    first = data["figures"]["places"]["1"]
    told = f"{first['part']:g} of 4"
    row = next(line for line in text.splitlines() if line.startswith("seat 1"))
    assert told in row
    assert f"<td>{told}</td>" in page
    assert data["figures"]["matches"] == data["without"]["matches"] == 4
    turns = data["difference"]["turns"]["mean"]
    lengths = [data[which]["lengths"] for which in ("figures", "without")]
    assert turns == pytest.approx((sum(lengths[0]) - sum(lengths[1])) / 4)
    assert f"{turns:+.1f} [" in text
    assert f"{turns:+.1f} [" in page
    used = {card["card"] for card in data["without"]["cards"]}
    assert "boekenbon" in used
    assert "Book token" in text
    assert data["plan"]["without"] == ["plankenkoorts.boekenbon"]


def test_the_text_has_room_on_a_terminal(reports):
    """All but the line that is to be copied, which stays in one piece."""
    long = [line for line in reports[0].splitlines() if len(line) > 80]
    assert len(long) == 1
    assert long[0].startswith("  scriptorium simulate plankenkoorts --seed 0 --matches 4")
    lines = reports[0].splitlines()
    at = lines.index("Book token")
    assert re.fullmatch(r"  usual +\d\.\d\d .*", lines[at + 1])
    assert "0 % [0, 100]" not in reports[0], "a share of nothing"


def test_the_page_fetches_nothing(reports):
    """Its own policy forbids it, and nothing outside of its scripts names a place."""
    page = reports[2]
    assert "default-src 'none'; script-src 'unsafe-inline'" in page
    outside = re.sub(r"<script.*?</script>", "", page, flags=re.DOTALL)
    assert "<section>" in outside
    assert not re.search(r"(src|href|url)\s*[=(]|https?:|@import|<link", outside)
    assert not re.search(r"<script[^>]+src", page)
    assert page.count('class="plotly-graph-div"') == 4


def test_names_of_mods_are_only_text():
    odd = "<script>alert(1)</script>"
    played = Played(
        number=0,
        seed=0,
        seats=("A", "B"),
        bots=(odd, "y"),
        winners=(0,),
        ended=True,
        decisions=9,
        choices=20,
        turns=3,
        idle=0,
        all_turns=6,
        seconds=0.1,
        cards={"ox": {"A": CardRow(1, 2, {"play": (2, 1)})}},
    )
    plan = Plan("game", ("A", "B"), 0, (odd, "y"))
    report = Report(plan, odd, figures_of([played], {"ox": odd}), odd)
    page = as_page(report)
    assert odd not in page
    assert "&lt;script&gt;alert" in page
    assert [len(found) for found in plots(report).values()] == [1, 1, 2]
