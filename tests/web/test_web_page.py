"""The page's own side: short, typed, offered with what a browser needs."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
import urllib.request
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "frontends" / "scriptorium_web" / "page"
CACHE = ROOT / ".cache" / "web"
sys.path.append(str(ROOT / "packaging" / "web"))
import parts  # noqa: E402

MOST_LINES = 1000


def test_the_pages_side_is_short() -> None:
    lines = sum(len(path.read_text(encoding="utf-8").splitlines()) for path in PAGE.glob("*.js"))
    assert 0 < lines <= MOST_LINES


def test_the_pages_side_has_its_types() -> None:
    compiler = parts.package(CACHE, parts.TYPESCRIPT) / "bin" / "tsc"
    done = subprocess.run(
        ["node", str(compiler), "-p", str(PAGE / "jsconfig.json")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout


def test_the_page_says_everything_in_four_languages() -> None:
    """Each sentence is there in each language, and the page says each of them."""
    told = tomllib.loads((PAGE.parent / "sentences.toml").read_text(encoding="utf-8"))
    assert all(set(said) == {"en", "nl", "de", "it"} for said in told.values())
    script = (PAGE / "main.js").read_text(encoding="utf-8")
    assert set(re.findall(r'say\("([a-z-]+)"\)', script)) == set(told)


def test_nothing_comes_from_anywhere_else(site: Path) -> None:
    """No address of another machine in what is ours; every name of a file leads to one."""
    for path in (*PAGE.glob("*.js"), *PAGE.glob("*.html"), *PAGE.glob("*.css")):
        assert not re.search(r"https?://", path.read_text(encoding="utf-8")), path.name
    files = json.loads((site / "files.json").read_text(encoding="utf-8"))
    assert files
    assert all((site / name).is_file() for name in files)
    made = json.loads((site / "made.json").read_text(encoding="utf-8"))
    assert {made["app"], made["pyodide"]} <= set(files)


def test_a_first_visit_is_small(site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """All that goes over the wire until it needs no net: every game, every size of pictures."""
    names = json.loads((site / "files.json").read_text(encoding="utf-8"))
    sizes = [(site / (name + ".br")) for name in names]
    whole = sum(
        (packed if packed.exists() else site / name).stat().st_size
        for name, packed in zip(names, sizes, strict=True)
    )
    with capsys.disabled():
        print(f"\na first visit: {whole / 1e6:.1f} MB (quickly compressed; 1.2 less at best)")
    assert whole < 12.4e6


def test_everything_is_there_that_modules_ask_for(site: Path) -> None:
    """What is left out of Python's library is missed by none of ours, nor by what mods may need."""
    script = ROOT / "packaging" / "web" / "try_imports.mjs"
    done = subprocess.run(
        ["node", str(script), str(site)], capture_output=True, text=True, check=False
    )
    *failed, count = done.stdout.splitlines()
    assert re.fullmatch(r"\d{3} modules", count), done.stderr[-500:]
    # Those of tests need pytest, which no player has.
    assert [one for one in failed if "pytest" not in one] == []


@pytest.mark.parametrize("more", [[], ["--lan"]])
def test_the_program_offers_the_page(site: Path, more: list[str]) -> None:
    """By its command line; in the home network with an address, a code, and the truth."""
    command = [sys.executable, "-m", "scriptorium", "play", "--ui", "web", "--port", "0", *more]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        told = ""
        while "Ctrl+C" not in told:
            line = process.stdout.readline()
            assert line, told
            told += line
        here = re.search(r"http://127\.0\.0\.1:\d+/", told)
        assert here is not None
        with urllib.request.urlopen(here[0]) as answer:
            assert b"main.js" in answer.read()
        if more and "For other devices" in told:
            assert "https" in told
            with urllib.request.urlopen(here[0] + "invitation.html") as answer:
                assert b"<svg" in answer.read()
    finally:
        process.terminate()
        process.wait(10)
