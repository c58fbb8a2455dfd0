"""What a match in a browser outlives: no net, a killed browser, a second page, a full storage."""

from __future__ import annotations

import contextlib
import json
import os
import re
import shutil
import signal
from pathlib import Path

import pytest
from playwright.sync_api import Error, Page
from web_hands import (
    ALL_KEPT,
    AT_REST,
    KEYS,
    PATIENCE,
    READY,
    Chromium,
    WebHand,
    bring,
    choose,
    choose_one,
    seen,
    texts,
    told,
    wait_for,
    wait_for_text,
)

from match_by_hand import ByHand
from mod_faults import FAULTS
from night import often

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples"


def begin(hand: WebHand) -> None:
    """A match of SATOR of two people, laid out by chance."""
    ByHand(hand, 5).begin(2)
    while hand.screen.session.handover is not None:
        hand.press("lift")
    if hand.screen.named("advice") is not None:
        hand.press("advice")


def take_a_card(hand: WebHand) -> None:
    """Play the first card: a real key on the button that a screen reader finds."""
    card = next(one for one in hand.screen.spoken.answers() if "hand-" in one.key)
    choose(hand.page, card.key)
    hand.wait()


def take_it_up(page: Page) -> None:
    """Lift the curtain of the one whose turn it is."""
    wait_for(page, AT_REST, timeout=PATIENCE)
    choose(page, "lift")


def lasting(page: Page) -> list[object]:
    """What is seen of a match itself: the board and the hand, once they are there."""
    wait_for_text(page, "You can still")
    return [one for one in seen(page) if one["kind"] == "image" and one["layer"] in (1, 2)]


def test_a_killed_browser_loses_no_action(chromium: Chromium, tmp_path: Path) -> None:
    """Killed as it stands, right after an action was shown; the next start shows the same."""
    with contextlib.suppress(Error), chromium.kept(tmp_path) as context:
        hand = WebHand(context, chromium)
        begin(hand)
        take_a_card(hand)
        before, words = lasting(hand.page), texts(hand.page)
        os.kill(browser_of(tmp_path), signal.SIGKILL)
    for name in ("SingletonLock", "SingletonCookie", "SingletonSocket"):
        (tmp_path / name).unlink(missing_ok=True)
    with chromium.kept(tmp_path) as context:
        hand = WebHand(context, chromium, fresh=False)
        take_it_up(hand.page)
        assert lasting(hand.page) == before
        assert any(one in words for one in texts(hand.page))
        assert not hand.faults


def browser_of(profile: Path) -> int:
    """The process of the browser that uses a folder: the one that is of no kind of its own."""
    for process in Path("/proc").glob("[0-9]*"):
        try:
            words = (process / "cmdline").read_bytes()
        except OSError:
            continue
        if str(profile).encode() in words and b"--type=" not in words and b"chromium" in words:
            return int(process.name)
    raise AssertionError("the browser does not run")


def test_by_a_plain_address_it_plays_and_keeps_what_it_can(chromium: Chromium) -> None:
    """A browser lends no quick files to such a page: matches lie in its slower storage.

    One reads how it is; after a reload the match is there as it was. Nor does it lend locks: of
    two pages the later one plays, and the other one is told.
    """
    with chromium.page(address=chromium.address.replace("127.0.0.1", "table.lan")) as hand:
        page = hand.page
        assert not page.evaluate("isSecureContext || 'storage' in navigator")
        assert "https" in told(page)
        page.click("#told button")
        for key in ("new", "game sator", "who1-1", "who1-1", "at once", "lift", "advice"):
            wait_for(page, AT_REST, timeout=PATIENCE)
            choose(page, key)
        card = next(key for key in page.evaluate(KEYS) if "hand-" in key)
        choose(page, card)
        before = lasting(page)
        page.reload()
        hand.wait_for_page()
        page.click("#told button")
        take_it_up(page)
        assert lasting(page) == before
        second = hand.context.new_page()
        second.goto(page.url)
        page.wait_for_selector("#told button:visible", timeout=PATIENCE)
        assert "another page" in told(page)
        wait_for(second, READY, timeout=PATIENCE)
        assert "https" in told(second)
        assert not hand.faults


OTHER = "the second version of this page"


def put_second_version(site: Path) -> None:
    """The same page with another sentence, as somebody would put it on the server one day."""
    sentences, service = site / "sentences.json", site / "offline.js"
    said = json.loads(sentences.read_text(encoding="utf-8"))
    said["en"]["closed"] = OTHER
    sentences.write_text(json.dumps(said), encoding="utf-8")
    script = service.read_text(encoding="utf-8")
    changed = re.sub(r'VERSION = "\w+"', 'VERSION = "0123456789abcdef"', script)
    assert changed != script
    service.write_text(changed, encoding="utf-8")
    for name in ("sentences.json", "offline.js"):
        for packed in (".br", ".gz"):
            (site / f"{name}{packed}").unlink()


def test_it_goes_on_without_a_net_and_takes_an_update_at_the_next_start(
    chromium: Chromium, tmp_path: Path
) -> None:
    """Once it was there it needs nobody: the server is stopped, and the page is loaded anew.

    A newer version is told, and never taken while a match is open, not even by that.
    """
    said = "async () => (await (await fetch('sentences.json')).json()).en.closed"
    site = tmp_path / "site"
    shutil.copytree(chromium.site, site)
    with chromium.offering(site), chromium.page() as hand:
        page = hand.page
        begin(hand)
        take_a_card(hand)
        before = lasting(page)
        wait_for(page, f"({ALL_KEPT})()", timeout=PATIENCE)
        wait_for(page, "navigator.serviceWorker.controller", timeout=PATIENCE)
        assert not told(page)
        put_second_version(site)
        page.evaluate("async () => (await navigator.serviceWorker.ready).update()")
        page.wait_for_selector("#told button:visible", timeout=PATIENCE)
        assert "newer version" in told(page)
        assert lasting(page) == before
        page.click("#told button")
        chromium.stop_serving()
        page.reload()
        hand.wait_for_page()
        take_it_up(page)
        assert lasting(page) == before
        assert page.evaluate(said) != OTHER
        page.close()
        hand.context.new_page().wait_for_timeout(1500)  # the old version ends when nobody needs it
        again = WebHand(hand.context, chromium, fresh=False)
        assert again.page.evaluate(said) == OTHER
        take_it_up(again.page)
        assert lasting(again.page) == before
        assert not hand.faults + again.faults


def test_a_second_page_is_told_and_may_take_over(chromium: Chromium) -> None:
    """One page plays at a time; the other one says so, on whichever side."""
    with chromium.page() as hand:
        second = hand.context.new_page()
        second.goto(chromium.address)
        second.wait_for_selector("#told button:visible", timeout=PATIENCE)
        assert "another page" in told(second)
        second.click("#told button")
        wait_for(second, READY, timeout=PATIENCE)
        hand.page.wait_for_selector("#told button:visible", timeout=PATIENCE)
        assert "another page" in told(hand.page)


def test_a_full_storage_is_told_and_loses_nothing(chromium: Chromium, tmp_path: Path) -> None:
    """What cannot be kept is not done as if it were; once there is room it goes on."""
    with chromium.kept(tmp_path / "profile") as context:
        hand = WebHand(context, chromium)
        quota = hand.context.new_cdp_session(hand.page)
        origin = {"origin": chromium.address.rstrip("/")}
        quota.send("Storage.overrideQuotaForOrigin", {**origin, "quotaSize": 1000})
        large = tmp_path / "large.toml"
        large.write_bytes(b"#" * 20_000_000)
        bring(hand, large)
        wait_for_text(hand.page, "No space left")
        quota.send("Storage.overrideQuotaForOrigin", origin)
        bring(hand, EXAMPLES / "gusts" / "pack.toml")
        wait_for_text(hand.page, "Gusts")
        hand.page.reload()
        hand.wait_for_page()
        choose(hand.page, "mods")
        wait_for_text(hand.page, "Gusts")
        assert not hand.faults


HANGS = '''
"""A mod that never ends, once bridges are being moved."""
import re
import time

import scriptorium as sc

ODD = sc.Plugin("house.odd", "sator", title="Odd", author="A mod")

@ODD.react(sc.TurnEnded)
def react(now, event):
    if now.clock.phase == "play":
DEED
'''
HANG = ("swallowing loop", "loop", "loop in C", "sleep", "pattern")  # without threads or processes
# How many tenths of a second the page has counted from the question for what hung until the worker
# was ended: by a timer of the page, which is late where the machine is slow, as its own is.
WATCH = """() => {
  const { terminate, postMessage } = Worker.prototype;
  let tenths = 0;
  setInterval(() => ++tenths, 100);
  Worker.prototype.terminate = function () {
    globalThis.took ??= tenths;
    return terminate.call(this);
  };
  Worker.prototype.postMessage = function (told, ...more) {
    if (told.kind === "letter") tenths = 0;
    return postMessage.call(this, told, ...more);
  };
}"""
MOST_TENTHS = 20


@pytest.mark.parametrize("fault", HANG[: often(1, len(HANG))])
def test_a_mod_that_hangs_is_ended_and_the_match_goes_on(
    chromium: Chromium, tmp_path: Path, fault: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """By the page itself, within two seconds; the player reads which it was, and plays on."""
    lines = "\n".join(f"        {line}" for line in FAULTS[fault].split("\n"))
    (tmp_path / "odd.py").write_text(HANGS.replace("DEED", lines), encoding="utf-8")
    with chromium.page() as hand:
        page, hand.beside = hand.page, None
        page.evaluate(WATCH)
        bring(hand, tmp_path / "odd.py")
        wait_for_text(page, "Odd")
        steps = ["switch", "trust yes", "back", "new", "game sator", "who1-1", "who1-1", "more"]
        for key in (*steps, "mod house.odd", "at once"):
            wait_for(page, AT_REST, timeout=PATIENCE)
            choose(page, key)
        while page.locator('[data-key="lost off"]').count() == 0:
            wait_for(page, AT_REST, timeout=PATIENCE)
            choose_one(page, "lift", "yes", "piece end", "piece im-deck")
        took = page.evaluate("took")
        wait_for_text(page, "The mod odd did not come to an end")
        for key in ("lost off", "lift"):
            wait_for(page, AT_REST, timeout=PATIENCE)
            choose(page, key)
        wait_for_text(page, "You can still")
        assert took <= MOST_TENTHS
        assert not [one for one in hand.faults if "was lost: hung" not in one]
        with capsys.disabled():
            print(f"\na mod that hangs is ended after {took / 10:.1f} s of the page's own clock")


def test_a_browser_that_refuses_to_keep_anything_says_so(
    chromium: Chromium, tmp_path: Path
) -> None:
    """Neither storage nor a lock nor a place for later: the page says it, and plays."""
    refused = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    (tmp_path / "Default").mkdir()
    (tmp_path / "Default" / "Preferences").write_text(json.dumps(refused), encoding="utf-8")
    with chromium.kept(tmp_path) as context:
        hand = WebHand(context, chromium)
        assert "keeps nothing" in told(hand.page)
        hand.page.click("#told button")
        hand.press("new")
        assert hand.screen.form is not None
        assert not hand.faults


def test_a_card_pack_is_brought_and_played(chromium: Chromium, tmp_path: Path) -> None:
    """Chosen by the browser's own dialog; it lies in the list, and a match has it on.

    Another file of that name takes its place only where the player says so.
    """
    pack = EXAMPLES / "gusts" / "pack.toml"
    other = tmp_path / pack.name
    other.write_text(pack.read_text(encoding="utf-8").replace("Gusts", "Storms"), encoding="utf-8")
    with chromium.page() as hand:
        bring(hand, pack)
        wait_for_text(hand.page, "Gusts")
        for answer, seen_then in (("no", "Gusts"), ("yes", "Storms")):
            bring(hand, other)
            wait_for_text(hand.page, "Replace the mod?")
            hand.press(f"replace {answer}")
            wait_for_text(hand.page, seen_then)
        assert "Gusts" not in " ".join(texts(hand.page))
        hand.press("back")
        hand.press("new")
        hand.press("game sator")
        hand.press("more")
        hand.press("mod gusts")
        hand.press("begin")
        plugins = [one.name for one in hand.screen.session.match.setup.plugins]
        assert any("gust" in name for name in plugins), plugins


def look_nearer_and_ask(hand: WebHand) -> None:
    """Two fingers zoom the board, one that stays tells of what lies under it."""
    wide, middle = hand.screen.layout.unit, hand.screen.layout.board.middle
    hand.pinch(middle, 40, 120)
    assert hand.screen.layout.unit > wide * 1.5
    assert hand.differences() == []
    hand.pinch(middle, 120, 20)
    assert hand.screen.layout.unit == wide
    assert not hand.screen.enlarged
    card = next(one for one in hand.screen.touchables if "hand-" in one.key)
    hand.hold(card.seen.middle)
    assert card.key.endswith(hand.screen.enlarged or "nothing")
    assert hand.differences() == []


GLASSES = [(1280, 800, 1, "en"), (360, 780, 3, "it"), (800, 1280, 1, "nl"), (1024, 768, 2, "de")]
SHOWN = GLASSES[: often(2, 4)]


def test_it_is_drawn_as_elsewhere_on_every_glass(chromium: Chromium) -> None:
    """Sizes both ways up, in several languages: the list of the browser is the stage's own.

    One page becomes all of them, as a tablet is turned. Fingers zoom there and ask.
    """
    with chromium.page() as hand:
        for width, height, density, language in SHOWN:
            hand.becomes(width, height, density)
            hand.press("settings")
            while hand.screen.app.settings.values.language != language:
                hand.press("language+1")
            hand.press("back")
            assert hand.differences() == []
            begin(hand)
            size = hand.page.evaluate("[scriptorium.painter.canvas.width, devicePixelRatio]")
            assert size == [width * density, density]
            assert hand.differences() == []
            assert not hand.screen.clipped, (width, height, language)
            if density == 1 and width > height:
                look_nearer_and_ask(hand)
            hand.press("menu")
            hand.press("menu leave")
        assert not hand.faults
