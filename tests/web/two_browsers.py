"""Two browsers at one table: one makes it, the other comes by the link of its code."""

from __future__ import annotations

import time
from typing import Any

from web_hands import READY, pressed, wait_for

PHONE = {"width": 360, "height": 640}
LIMIT = 300.0
KEYS = "() => [...document.querySelectorAll('#pieces button:enabled')].map((b) => b.dataset.key)"
WORDS = "() => [...document.querySelectorAll('#pieces *')].map((one) => one.textContent).join(' ')"
CODE = """() => document.querySelector("#pieces [data-key='code']")?.textContent ?? "" """
PRESS = """(key) => {
  const found = [...document.querySelectorAll('#pieces button:enabled')];
  found.find((b) => b.dataset.key === key)?.click();
}"""


class Browser:
    """A page of its own, with a storage of its own; every press is counted."""

    def __init__(self, browser: Any, **form: Any) -> None:
        self.context = browser.new_context(locale="en-GB", **form)
        self.page = self.context.new_page()
        self.presses = 0
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))

    def go(self, address: str) -> None:
        self.page.goto(address)
        wait_for(self.page, READY)

    def until(self, is_so: Any) -> None:
        end = time.monotonic() + LIMIT
        while not is_so():
            assert time.monotonic() < end, self.page.evaluate(WORDS)
            self.page.wait_for_timeout(50)

    def press(self, key: str) -> None:
        """Press what begins so, as soon as it is offered."""
        found = [""]

        def is_there() -> bool:
            found[:] = [one for one in self.page.evaluate(KEYS) if one.startswith(key)]
            return bool(found)

        self.until(is_there)
        self.page.evaluate(PRESS, found[0])
        self.presses += 1
        self.page.wait_for_timeout(100)

    def offers(self, key: str) -> bool:
        return any(one.startswith(key) for one in self.page.evaluate(KEYS))


def offered(browser: Browser) -> bool:
    """Whether something may be chosen there."""
    return "glowing gold" in browser.page.evaluate(WORDS)


def played(browser: Browser) -> None:
    """One choice, by what glows and what does it."""

    def is_done() -> bool:
        told = browser.page.evaluate(WORDS)
        if "is thinking" in told or "Waiting for the server" in told:
            return True
        pressed(browser.page)
        return False

    browser.until(is_done)


def first_move(host: Browser, phone: Browser, address: str) -> int:
    """From the page to the phone's first move; how many presses it takes until both are there."""
    host.go(address)
    for key in ("together", "make", "game plankenkoorts", "begin"):
        host.press(key)
    host.until(lambda: host.page.evaluate(CODE))
    link = host.page.evaluate(CODE)
    assert link.startswith(f"{address}#t=")
    phone.go(link)
    phone.press("sit ")
    for one in (host, phone):
        one.until(lambda one=one: one.offers("menu"))
    presses = host.presses + phone.presses
    host.until(lambda: offered(host) or offered(phone))
    while not offered(phone):  # the first turn may be the host's
        if offered(host):
            played(host)
        phone.page.wait_for_timeout(100)
    played(phone)
    return presses
