"""The pages a newcomer reads: their links lead somewhere, and what they name exists."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
ARCHITECTURE = (ROOT / "docs" / "ARCHITECTURE.md").read_text(encoding="utf-8")
LINK = re.compile(r"\]\(([^)\s]+)\)")
MAP = re.compile(r"^\| `([\w/]+/)` \|[^|]*\| ([^|]*)\|", re.M)
FENCE = re.compile(r"^```.*?^```", re.M | re.S)


def anchors(page: Path) -> set[str]:
    """What links can lead to within a page: its headings, as sites write them."""
    titles = re.findall(r"^#+ (.*)$", FENCE.sub("", page.read_text(encoding="utf-8")), re.M)
    return {re.sub(r"[^\w -]", "", title).lower().replace(" ", "-") for title in titles}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_leads_to_a_file_and_a_heading(page: Path) -> None:
    """Links within the tree, with their anchors; others are left to their owners."""
    lost = []
    for link in LINK.findall(FENCE.sub("", page.read_text(encoding="utf-8"))):
        name, _, anchor = link.partition("#")
        if "://" in link:
            continue
        target = page.parent / name if name else page
        if not target.exists() or (anchor and anchor not in anchors(target)):
            lost.append(link)
    assert lost == []


def test_every_picture_is_on_a_page() -> None:
    """What `scripts/art.py --pictures` takes is shown to somebody."""
    pages = [*PAGES, *(ROOT / "docs" / "rules").glob("*.md")]
    shown = {link for page in pages for link in LINK.findall(page.read_text(encoding="utf-8"))}
    names = {Path(link).name for link in shown}
    taken = [one.name for one in (ROOT / "docs" / "pictures").iterdir()]
    assert len(taken) > 3
    assert sorted(name for name in taken if name not in names) == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_file_that_a_page_names_exists(page: Path) -> None:
    """Folders and files of ours in backquotes, such as `core/scriptorium/engine/play.py`."""
    text = MAP.sub("", FENCE.sub("", page.read_text(encoding="utf-8")))
    tops = "core|plugins|frontends|cards|scripts|tests|packaging|docs"
    named = set(re.findall(rf"`((?:{tops})/[\w./-]*)`", text))
    assert sorted(name for name in named if not (ROOT / name).exists()) == []


def test_the_map_names_files_that_are_there() -> None:
    """Each row of the map: a folder, and the files to open first in it."""
    rows = MAP.findall(ARCHITECTURE)
    assert len(rows) > 20
    for folder, first in rows:
        names = re.findall(r"`([\w./]+)`", first)
        assert names, folder
        assert [name for name in names if not (ROOT / folder / name).exists()] == [], folder


def test_the_map_names_every_part_of_the_engine() -> None:
    """A part that is added to the engine, a plugin or a frontend is added to the map."""
    folders = [*(ROOT / "core" / "scriptorium").iterdir()]
    folders += [*(ROOT / "plugins").iterdir(), *(ROOT / "frontends").iterdir()]
    packages = [one.relative_to(ROOT) for one in folders if (one / "__init__.py").is_file()]
    assert len(packages) > 20
    assert [one for one in packages if f"`{one.as_posix()}/`" not in ARCHITECTURE] == []


def test_the_traced_example_still_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """`scripts/trace.py`: every act is traced, and runs through the engine and its game."""
    traced = runpy.run_path(str(ROOT / "scripts" / "traced" / "__main__.py"), run_name="traced")
    assert traced["main"]() == 0
    shown = capsys.readouterr().out.split("\n\n")[1:]
    titles = [one.partition("\n")[0] for one in shown]
    assert [title.partition(":")[0] for title in titles] == [
        'new_table("sator"), the first in a process',
        'new_table("sator"), with rules already compiled',
        *["Plankenkoorts, lay a book"] * 2,
        *["SATOR, play MOVES iron"] * 7,
    ]
    assert all("scriptorium.engine: play" in one for one in shown)
    pushed = shown[titles.index("SATOR, play MOVES iron: Push, apply")]
    assert "verbs.bridge_steps" in pushed
    calls = [int(re.search(r"(\d+) calls", one)[1]) for one in shown[4:]]
    assert sum(calls[:-1]) == calls[-1] > 0
