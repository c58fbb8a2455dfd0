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
TYPESCRIPT, AXE = "typescript@5.9.3", "axe-core@4.11.0"
MOST_LINES = 1000


def package(name: str) -> Path:
    """A package for Node.js, fetched once."""
    folder = CACHE / name.replace("@", "-")
    if not folder.is_dir():
        CACHE.mkdir(parents=True, exist_ok=True)
        fresh = folder.with_suffix(".new")
        command = ["npm", "install", "--silent", "--no-audit", "--no-fund", "--prefix", str(fresh)]
        subprocess.run([*command, name], check=True, capture_output=True)
        fresh.rename(folder)
    return folder / "node_modules" / name.partition("@")[0]


def test_the_pages_side_is_short() -> None:
    lines = sum(len(path.read_text(encoding="utf-8").splitlines()) for path in PAGE.glob("*.js"))
    assert 0 < lines <= MOST_LINES


def test_the_pages_side_has_its_types() -> None:
    compiler = package(TYPESCRIPT) / "bin" / "tsc"
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
    """What goes over the wire to play on a glass of ordinary density, compressed."""
    names = json.loads((site / "files.json").read_text(encoding="utf-8"))
    wanted = [name for name in names if not re.search(r"-[23]x-|music", name)]
    sizes = [(site / (name + ".br")) for name in wanted]
    whole = sum(
        (packed if packed.exists() else site / name).stat().st_size
        for name, packed in zip(wanted, sizes, strict=True)
    )
    with capsys.disabled():
        print(f"\na first visit: {whole / 1e6:.1f} MB (quickly compressed)")
    assert whole < 14e6


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
