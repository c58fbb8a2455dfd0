"""A table is made in one browser; a telephone joins by the link of its code, and both play."""

from __future__ import annotations

import sys
import time
from pathlib import Path

from two_browsers import PHONE, Browser, first_move
from web_hands import Chromium

sys.path.append(str(Path(__file__).resolve().parents[1] / "net"))
sys.path.append(str(Path(__file__).resolve().parents[1] / "server"))

from server_hands import Process


def test_from_the_server_to_a_first_move_in_a_second_browser(
    site: Path, chromium: Chromium, tmp_path: Path, capsys
) -> None:
    """Make a table, point at the code, sit down, play: how many presses that takes, and seconds."""
    began = time.monotonic()
    server = Process("--port", "0", "--store", str(tmp_path / "tables.db"))
    host = Browser(chromium.browser)
    phone = Browser(chromium.browser, viewport=PHONE, has_touch=True)
    try:
        presses = first_move(host, phone, f"http://127.0.0.1:{server.port}/")
        seconds = time.monotonic() - began
        with capsys.disabled():
            print(
                f"\nfrom the server's start to a first move in a second browser: "
                f"{presses} presses until both are at the table, {seconds:.0f} seconds"
            )
        assert presses == 5
        assert not host.faults + phone.faults
    finally:
        for one in (host, phone):
            one.context.close()
        server.end()
