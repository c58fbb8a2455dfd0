"""A window as anybody starts it, and beside it somebody who says what to touch next.

    python window_process.py KIND LINK DESCRIPTOR

The window runs in this process; what is done to it comes from outside, as a mouse, a keyboard or a
terminal sends it. Each line written to the descriptor is JSON: `at` a place to be clicked, `wheel`
one to be scrolled at, a `key`, a `line` to be typed, or how the match was once it is `over`.
"""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

sys.path.append(str(Path(__file__).resolve().parents[1]))
sys.path.append(str(Path(__file__).resolve().parents[1] / "core"))

import scriptorium as sc
from scriptorium.cli.main import main
from scriptorium.matches import own_computer

HINTS = ("coach-gold", "coach-why", "coach-zoom", "coach-undo", "coach-log")
# An event that has not come by then is sent again, in seconds.
LOST = 10.0
# Two taps that are no further apart are one double tap.
DOUBLE = 0.5


class Player:
    """Decides what to choose, and says by which touch it goes on."""

    def __init__(self, descriptor: int, seed: int) -> None:
        self._out = os.fdopen(descriptor, "w", encoding="utf-8")
        self._chance = Random(seed)
        self.meant: Any = None
        self.over = False

    def say(self, **told: Any) -> None:
        self._out.write(json.dumps(told) + "\n")
        self._out.flush()

    def choice(self, session: Any) -> tuple[tuple[str, ...], Any]:
        """What is to be chosen, with the pieces that are touched for it."""
        touching = session.touching
        done = len(touching.touched)
        paths = {
            action: path
            for path, action in touching.choices.paths
            if tuple(path[:done]) == tuple(touching.touched)
        }
        if self.meant not in paths:
            self.meant = self._wanted(session.table, session.observer, list(paths))
        return tuple(paths[self.meant]), self.meant

    def _wanted(self, table: sc.Table, seat: str, open: list[Any]) -> Any:
        choices = sc.legal(table)
        player = own_computer(table.rules, self._chance.randrange(1 << 30))
        if player is not None and len(open) > 1:
            found = player.choose(sc.view(table, seat), choices)
            if found in open:
                return found
        return self._chance.choice(open)

    def end(self, session: Any, luck: str) -> None:
        """The match is over here."""
        client = session.client
        self.over = True
        outcome = repr(session.table.outcome)
        self.say(over=outcome, count=client.count, mistakes=client.mistakes, luck=luck)


class AtWindow(Player):
    """Looks at the page of a window after each of its moments."""

    def __init__(self, descriptor: int, seed: int) -> None:
        super().__init__(descriptor, seed)
        self.heard = self._asked = 0
        self._from = self._until = 0.0
        self._keys = 0

    def look(self, screen: Any) -> None:
        """Ask for one touch, and for the next once that one has come."""
        now = time.monotonic()
        page = screen.page
        if page is None or screen.stale or self.over:
            return
        if (self._asked > self.heard and now < self._until) or now < self._from:
            return
        wish = self._next(page)
        if wish:
            self._asked, self._until = self.heard + 1, now + LOST
            self._from = now + DOUBLE if screen.form.mouse is False else now
            self.say(**wish)

    def _next(self, page: Any) -> dict[str, Any]:
        joining = getattr(page, "joining", None)
        if joining is not None:
            assert joining.problem is None, joining.problem
            return self._press(page, f"sit {joining.may_take[0]}") if joining.may_take else {}
        session = getattr(page, "session", None)
        return self._at_table(page, session) if session is not None else {}

    def _at_table(self, page: Any, session: Any) -> dict[str, Any]:
        from match_by_hand import NEAR, ByHand
        from scriptorium_ui.table.state import Choosing, Over

        controller = page.controller
        if isinstance(controller.state, Over):
            luck = controller.others_heard.luck()
            if luck is not None and not session.awaits_server:
                self.end(session, str(luck.id))
            return {}
        if session.touching is None or not session.client.may_choose:
            self.meant = None
            return {}
        path, action = self.choice(session)
        done = len(session.touching.touched)
        if controller.proposal is not None:
            return self._press(page, "yes")
        if session.waiting is not None:
            return self._press(page, "confirm yes")
        if isinstance(controller.own_state, Choosing):
            return self._press(page, f"choice {session.touching.closing.index(action)}")
        if done < len(path):
            id = path[done]
            hand = ByHand(SimpleNamespace(screen=page), 0)
            at = hand.place_of(id)
            ends = done + 1 < len(path) and page.touch_actions.may_end(id)
            if at is not None and not ends:
                self._keys = 0
                return {"at": at}
            if self._keys and controller.keyboard and controller.pointed == id:
                self._keys = 0
                return {"key": "Return"}
            self._keys += 1
            nr = session.touching.next.index(id)
            return {"key": str(nr + 1) if nr < NEAR else "Tab"}
        if controller.can_finish():
            return self._press(page, "finish")
        if controller.unnamed():
            return self._press(page, "more choices" if page.named("more choices") else "more")
        return {}

    def _press(self, page: Any, key: str) -> dict[str, Any]:
        found = page.named(key)
        if found is None:
            return {}
        if found.clip is None or found.seen.h >= min(found.rect.h, found.clip.h) * 0.9:
            return {"at": found.seen.middle}
        return {"wheel": found.clip.middle, "down": found.rect.bottom > found.clip.bottom}


class AtTerminal(Player):
    """Says what to type whenever the program waits for a line."""

    def __init__(self, descriptor: int, seed: int) -> None:
        super().__init__(descriptor, seed)
        self.window: Any = None
        self.said: list[str] = []

    def asked(self, prompt: str) -> None:
        self.say(line=self._line(prompt))

    def _line(self, prompt: str) -> str:
        if self.window is None:
            return ""
        session = self.window.far
        if prompt != ">" or session.touching is None:
            asks = any("?" in one for one in self.said[-4:-2])
            return "1" if asks and session.table.outcome is None else ""
        path, action = self.choice(session)
        step = len(session.touching.touched)
        wanted = path[step] if step < len(path) else action
        options = [one.id or one.action for one in session.touching.words()]
        return str(options.index(wanted) + 1)


def settled() -> None:
    """Nothing moves, no hints lie about, nothing sounds, and all is in English."""
    from scriptorium_play.app.folders import places
    from scriptorium_play.common.settings import Settings

    settings = Settings(places().settings)
    settings.change("language", "en")
    settings.change("reduced_motion", True)
    settings.change("sound", 0)
    for hint in HINTS:
        settings.dismiss(hint)


def watch_window(player: AtWindow) -> None:
    """Look after each moment of the window, and count what it hears."""
    from scriptorium_ui.toolkit.screen import Screen

    tick = Screen.tick

    def ticked(screen: Screen) -> None:
        tick(screen)
        player.look(screen)

    def counting(name: str) -> None:
        act = getattr(Screen, name)

        def counted(screen: Screen, *told: Any, **more: Any) -> Any:
            player.heard += 1
            return act(screen, *told, **more)

        setattr(Screen, name, counted)

    Screen.tick = ticked  # type: ignore[method-assign]
    for name in ("mouse_released", "finger_up", "key", "wheel"):
        counting(name)


def watch_terminal(player: AtTerminal) -> None:
    """Look whenever the program waits for a line."""
    from scriptorium_text.console import Console
    from scriptorium_text.net_table import NetConsoleMatch

    ask, say, begin, result = (
        Console.ask,
        Console.say,
        NetConsoleMatch.__init__,
        NetConsoleMatch._result,
    )

    def asked(console: Console, prompt: str) -> str:
        player.asked(prompt)
        return ask(console, prompt)

    def said(console: Console, line: str = "") -> None:
        player.said.append(line)
        say(console, line)

    def begun(window: NetConsoleMatch, *told: Any) -> None:
        begin(window, *told)
        player.window = window

    def ended(window: NetConsoleMatch) -> None:
        result(window)
        player.end(window.far, "")

    Console.ask, Console.say = asked, said  # type: ignore[method-assign]
    NetConsoleMatch.__init__ = begun  # type: ignore[method-assign]
    NetConsoleMatch._result = ended  # type: ignore[method-assign]


if __name__ == "__main__":
    kind, link, descriptor, seed = sys.argv[1:]
    settled()
    more: list[str] = []
    if kind == "text":
        watch_terminal(terminal := AtTerminal(int(descriptor), int(seed)))
        more = ["--name", "Typist"]
    else:
        watch_window(AtWindow(int(descriptor), int(seed)))
    sys.argv = ["scriptorium", "play"]
    raise SystemExit(main(["play", "--ui", kind, "--join", link, *more]))
