"""Whole matches in windows of each kind and mixed, by raw events, while the cable is pulled.

Each window is a process of its own: the desktop's and the tablet's on screens of their own, clicked
by the X server; Chromium, touched as by a finger; the text frontend at a terminal. They come by
invitations and stay until the end, where each that can checks the luck.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

sys.path.append(str(Path(__file__).resolve().parents[1] / "net"))
sys.path.append(str(Path(__file__).resolve().parents[1] / "server"))

from cable import HAS_NETWORKS, Cable, Wire
from real_windows import Browser, DeskWindow, Terminal, can_open_windows, play
from server_hands import Inside, made_table
from web_hands import TOUCHED, Chromium

import scriptorium as sc
from night import often
from scriptorium_play.net.links import letters_link
from scriptorium_server.settings import Settings

DESKTOP, TABLET, CHROMIUM, TEXT = KINDS = ("desktop", "tablet", "chromium", "text")
# As short as each game can be agreed to be.
GAMES: dict[str, dict[str, object]] = {
    "plankenkoorts": {"standards_to_win": 1},
    "monasterium": {},
    "rennes": {"codes_to_crack": 1},
    "sator": {},
}
TABLES = [(DESKTOP, CHROMIUM), *((kind, kind) for kind in KINDS), KINDS]
MATCHES = often(
    [("plankenkoorts", TABLES[0])], [(game, kinds) for game in GAMES for kinds in TABLES]
)
LIMIT = often(900.0, 7200.0)
EVERY = 4.0  # seconds
FAIR = "stage-net-fair"


async def _yes(address: str) -> bool:
    """Nobody is too many: every pulled cable is a connection more."""
    return True


def chromium_there(folder: Path, prefix: tuple[str, ...]) -> str:
    """A program that is Chromium in another network."""
    found = shutil.which("chromium")
    assert found is not None
    if not prefix:
        return found
    script = folder / "chromium"
    script.write_text(f'#!/bin/sh\nexec {" ".join(prefix)} {found} "$@"\n', encoding="utf-8")
    script.chmod(0o755)
    return str(script)


@pytest.mark.skipif(not can_open_windows(), reason="Xvfb or xdotool is not installed")
@pytest.mark.parametrize(
    ("game", "kinds"), MATCHES, ids=[f"{game}-{'+'.join(kinds)}" for game, kinds in MATCHES]
)
def test_a_whole_match_in_windows_of_these_kinds(
    chromium: Chromium,
    site: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    game: str,
    kinds: tuple[str, ...],
) -> None:
    server = Inside(tmp_path / "tables.db", sc.standard_library(), Settings(0, lan=True, site=site))
    server.server.limits.may_connect = _yes
    cable: Any = often(False, HAS_NETWORKS) and Wire(server.port)
    cable = cable or Cable(server.port)
    browser: Any = None
    players: list[Any] = []
    try:
        made = made_table(server.port, game=game, seats=len(kinds), options=GAMES[game])
        for nr, (kind, letters) in enumerate(zip(kinds, made["invitations"].values(), strict=True)):
            link = str(letters_link(f"http://{cable.host}:{cable.port}", letters))
            home = tmp_path / f"{nr}-{kind}"
            if kind == CHROMIUM:
                browser = browser or chromium.playwright.chromium.launch(
                    executable_path=chromium_there(tmp_path, cable.prefix),
                    args=["--no-sandbox", f"--blink-settings={TOUCHED}"],
                )
                players.append(Browser(browser, link, nr))
            elif kind == TEXT:
                players.append(Terminal(link, home, nr, cable.prefix))
            else:
                players.append(DeskWindow(kind, link, home, nr, cable.prefix))
        play(players, cable.pull, EVERY, LIMIT)
        keep_pictures(players, game)
        with capsys.disabled():
            touched = ", ".join(f"{k} {one.done}" for k, one in zip(kinds, players, strict=True))
            print(f"\n{game}: {touched}; the cable was pulled {cable.pulled} times")
    finally:
        for one in players:
            one.close()
        if browser is not None:
            browser.close()
        cable.close()
        server.close()
    assert cable.pulled > 0
    ends = [one.over for one, kind in zip(players, kinds, strict=True) if kind != CHROMIUM]
    assert len({(one["over"], one["count"]) for one in ends}) <= 1
    assert all(one["over"] != "None" and one["mistakes"] == 0 for one in ends)
    assert all(one["luck"] in (FAIR, "") for one in ends)
    assert not [fault for one in players for fault in getattr(one, "faults", ())]


def keep_pictures(players: list[Any], game: str) -> None:
    """For who wants to look: what each window shows at the end."""
    if folder := os.environ.get("SCRIPTORIUM_PICTURES"):
        Path(folder).mkdir(parents=True, exist_ok=True)
        for nr, one in enumerate(players):
            kind = getattr(one, "kind", CHROMIUM)
            one.picture(Path(folder) / f"{game}-{len(players)}-{nr}-{kind}.png")
