"""The page's own side: typed, and offered with what a browser needs."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
import urllib.request
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat
from web_hands import AT_REST, KEYS, PATIENCE, Chromium, wait_for

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "frontends" / "scriptorium_web" / "page"
CACHE = ROOT / ".cache" / "web"
MOST_AWAY = 10.0  # of 255: fog drifts, another sets the letters; 30 pixels aside: 15 and more
sys.path.append(str(ROOT / "packaging" / "web"))
import parts  # noqa: E402


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
    said = set(re.findall(r'say\("([a-z-]+)"\)', script))
    answers = set(re.findall(r'"(\w+)"', re.findall(r"@typedef {Partial<Record<(.*?),", script)[0]))
    assert said | answers == set(told)


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
        print(f"\na first visit: {whole / 1e6:.1f} MB (quickly compressed; 1.3 less at best)")
    assert whole < 12.4e6


NAMES = """() => [...document.querySelectorAll("#pieces button:enabled")]
  .map((button) => [button.dataset.key, button.textContent])"""
FOCUSED = "document.activeElement?.dataset?.key ?? ''"


@pytest.mark.parametrize("size", [(1280, 800), (412, 915)], ids=str)
def test_the_first_picture_is_the_titles_own(chromium: Chromium, size: tuple[int, int]) -> None:
    """While the program comes, its picture and its name are there; neither jumps when it has."""
    width, height = size
    context = chromium.browser.new_context(viewport={"width": width, "height": height})
    try:
        page, held = context.new_page(), []
        page.route("**/worker.js", lambda route: held.append(route))
        page.goto(chromium.address)
        wait_for(page, "document.fonts.check('20px name') && document.images[0].complete")
        wait_for(page, "document.images[0].style.objectPosition !== ''")
        before = Image.open(BytesIO(page.screenshot())).convert("RGB")
        assert not page.evaluate("scriptorium.state.number")
        for route in held:
            route.continue_()
        wait_for(page, AT_REST, timeout=PATIENCE)
        wait_for(page, "document.getElementById('first') === null")
        after = Image.open(BytesIO(page.screenshot())).convert("RGB")
        keys = page.evaluate(KEYS)
    finally:
        context.close()
    assert "settings" in keys
    assert "quit" not in keys  # a page cannot be closed from within
    for area in ((0, 24, width, 90), (width // 2, height * 3 // 5, width, height * 9 // 10)):
        away = ImageStat.Stat(ImageChops.difference(before.crop(area), after.crop(area))).mean
        assert max(away) < MOST_AWAY, (area, away)


def test_keys_and_readers_play_it(chromium: Chromium) -> None:
    """From the title to the first turns by Tab and Enter alone; axe finds nothing on any page."""
    axe = (parts.package(CACHE, parts.AXE) / "axe.min.js").read_text(encoding="utf-8")
    with chromium.page() as hand:
        page = hand.page

        def rest() -> dict[str, str]:
            wait_for(page, AT_REST, timeout=PATIENCE)
            found = page.evaluate(NAMES)
            assert all(words.strip() for _, words in found), found
            return dict(found)

        def go(key: str) -> None:
            """Tab to a button, then Enter; further than all buttons there is nothing."""
            for _ in range(len(rest()) + 2):
                if page.evaluate(FOCUSED) == key:
                    page.keyboard.press("Enter")
                    page.wait_for_timeout(5)
                    return
                page.keyboard.press("Tab")
            raise AssertionError(f"Tab does not come to {key}")

        def clean(where: str) -> None:
            rest()
            found = page.evaluate("async () => (await axe.run()).violations.map((one) => one.id)")
            assert found == [], (where, found)

        page.evaluate(axe)
        clean("title")
        go("new")
        clean("form")
        for key in ("game sator", "who1-1", "who1-1", "at once"):
            go(key)
        turns = 0
        while turns < 2:
            keys = rest()
            chosen = [one for one in ("lift", "advice", "yes", "piece end") if one in keys]
            chosen += [one for one in keys if one.startswith("piece ")]
            assert chosen, keys
            if chosen[0] == "piece end":
                clean("table")
                turns += 1
            go(chosen[0])
        assert hand.screen.session.match.done
        go("menu")
        clean("sheet")
        assert not hand.faults


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
