"""A telephone opens the link of an invitation in its browser, and has the page and a seat."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import pytest
from web_hands import READY, Chromium, pressed, wait_for

sys.path.append(str(Path(__file__).resolve().parents[1] / "net"))
sys.path.append(str(Path(__file__).resolve().parents[1] / "server"))

from server_hands import Device, Inside, made_table, pumped

import scriptorium as sc
from scriptorium.net import messages
from scriptorium_play.net.links import Link
from scriptorium_server.settings import Settings
from scriptorium_server.tables_api import token_of

PHONE = {"width": 360, "height": 640}
TOLD = "() => [...document.querySelectorAll('#pieces *')].map((one) => one.textContent).join(' ')"
# Sits down at the first free seat, as soon as it is offered.
SIT = """() => {
  const offered = [...document.querySelectorAll('#pieces button:enabled')];
  const seat = offered.find((one) => one.dataset.key.startsWith('sit '));
  seat?.click();
  return Boolean(seat);
}"""


@pytest.fixture
def server(site: Path, tmp_path: Path):
    made = Inside(tmp_path / "tables.db", sc.standard_library(), Settings(0, site=site))
    yield made
    made.close()


def until(page, device: Device, is_so, seconds: float = 90.0) -> None:
    """Let the browser and the other device go on until something is so."""
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end, page.evaluate(TOLD)
        page.wait_for_timeout(20)
        while device.pump():
            pass


def test_a_telephone_joins_by_the_link_and_plays(server: Inside, chromium: Chromium) -> None:
    """The link leaves the address at once; opened again, it leads back to the seat."""
    made = made_table(server.port, game="plankenkoorts", seats=2)
    first, second = made["invitations"].values()
    token = token_of(first)
    assert token is not None
    link = str(Link(f"http://127.0.0.1:{server.port}", token))
    other = Device(server.port, second, sc.standard_library())
    other.connect()
    pumped([other], lambda: other.client.welcome is not None)
    other.client.claim("Bo")
    context = chromium.browser.new_context(viewport=PHONE, has_touch=True, locale="en-GB")
    faults: list[str] = []
    try:
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda told: told.type == "error" and faults.append(told.text))
        page.goto(link)
        until(page, other, lambda: page.evaluate(SIT))
        until(page, other, lambda: other.client.seen is not None)
        assert page.evaluate("location.href") == f"http://127.0.0.1:{server.port}/"
        wait_for(page, READY)
        theirs = other.client.seat
        (phone,) = [seat for seat in other.client.table.seats if seat != theirs]
        until(page, other, lambda: other.client.present.get(phone, ("",))[0] == "here")
        rounds = 0
        while rounds < 3:  # both choose in turn; the telephone by what a screen reader presses
            before = other.client.count
            if other.client.may_choose:
                other.client.choose(sc.legal(other.client.table)[0])
            else:
                until(
                    page,
                    other,
                    lambda before=before: other.client.count > before or not pressed(page),
                )
            until(page, other, lambda: settled(other))
            rounds += other.client.count > before
        count = other.client.count
        page.goto("about:blank")
        until(page, other, lambda: other.client.present[phone][0] == "gone")
        page.goto(link)
        until(page, other, lambda: other.client.present[phone][0] == "here")
        assert other.client.count == count
        assert not faults
    finally:
        context.close()
    kinds = {type(messages.read_answer(frame)).__name__ for frame in other.frames}
    assert "Step" in kinds


def settled(device: Device) -> bool:
    """Whether the other device has its answer."""
    return not device.client.awaits_answer
