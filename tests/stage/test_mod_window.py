"""`mods dev --window`: a mod shown in a window, read anew while it is open."""

from __future__ import annotations

import argparse
import time

import pytest
from no_window import open_window
from stage_games import library

import scriptorium as sc
from scriptorium.cli.commands import moddev
from scriptorium.cli.commands import play as play_command
from scriptorium.cli.main import parser
from scriptorium.mods import third_party_of
from scriptorium_ui.pages import routes
from scriptorium_ui.table.mod_page import ModPage, UnreadModPage
from scriptorium_ui.toolkit.display import TextItem

MOD = '''"""In our house nobody marks {where} first."""

import scriptorium as sc
from scriptorium.grid import grid

BOARD = grid(3, 3)


def not_yet(at):
    left = ~(1 << BOARD.read("{where}"))
    return left if at.clock.turn == 1 else -1


SHY = sc.Plugin("shy", "noughts")
NOT_YET = sc.Reason("not_yet", "H1", "Not first.")
SHY.change("noughts.mark", instead={{"taken": sc.Rule(NOT_YET, mask=not_yet)}})
'''


class Bed:
    """A mod that is written again and again, and the window in which it is shown."""

    def __init__(self, folder, mouse):
        self.path = folder / "shy.py"
        self.window = open_window(folder, library(), mouse=mouse)
        self.stamp = 0

    def write(self, text):
        self.path.write_text(text, encoding="utf-8")

    def open(self):
        routes.opening(self.window.app, dev=(str(self.path), "", "3", "2"))
        self.window.frame()

    @property
    def page(self):
        return self.window.app.page

    @property
    def told(self):
        found = [item for item in self.window.lists[-1].items if isinstance(item, TextItem)]
        return " ".join(line for item in found for line in item.lines)

    def until(self, holds):
        """Let time pass, in the window and outside, until something is so."""
        for _ in range(400):
            self.window.frame(0.3)
            if holds():
                return
            time.sleep(0.02)
        pytest.fail(self.told)


@pytest.fixture(params=[True, False], ids=["mouse", "finger"])
def bed(request, tmp_path):
    made = Bed(tmp_path, request.param)
    yield made
    session = getattr(made.page, "session", None)
    if session is not None:
        session.close()


def test_a_mistake_is_shown_and_the_last_good_state_goes_on(bed):
    bed.write(MOD.format(where="B2"))
    bed.open()
    assert isinstance(bed.page, ModPage)
    assert "Shy 1.0 is read" in bed.told
    if bed.page.session.handover is not None:
        bed.window.touch("lift")
    before = bed.page.session
    bed.write(MOD.format(where="B2") + "\nthis is no Python\n")
    bed.until(lambda: "shy.py:18" in bed.told)
    assert "the last state that worked stays" in bed.told
    assert bed.page.session is before
    before.say(sc.write(before.table, sc.legal(before.table)[0]))
    assert bed.window.app.page.clipped == []
    done = [one.text for one in before.match.done]
    bed.write(MOD.format(where="A1"))
    bed.until(lambda: bed.page.session is not before)
    assert [one.text for one in bed.page.session.match.done] == done
    assert "no Python" not in bed.told
    assert "All 3 actions are played again" in bed.told
    assert bed.page.session.handover is None


def test_one_that_never_worked_is_told_until_it_is_mended(bed):
    bed.write("import nothing_of_the_kind\n")
    bed.open()
    assert isinstance(bed.page, UnreadModPage)
    assert "nothing_of_the_kind" in bed.told
    bed.write(MOD.format(where="B2"))
    bed.until(lambda: isinstance(bed.page, ModPage))


def test_what_is_done_while_it_is_read_is_not_lost(bed, monkeypatch):
    bed.write(MOD.format(where="B2"))
    bed.open()
    page, begun = bed.page, len(bed.page.session.match.done)
    look = page.watch._bench.look

    def slow():
        time.sleep(0.2)
        return look()

    monkeypatch.setattr(page.watch._bench, "look", slow)
    bed.write(MOD.format(where="C3"))
    page.watch.look(page.session.match)
    session = page.session
    session.match.play(sc.write(session.table, sc.legal(session.table)[0]))
    bed.until(lambda: bed.page is not page)
    assert len(bed.page.session.match.done) == begun + 1


def test_the_command_line_opens_the_window_that_suits(monkeypatch, tmp_path):
    bed = tmp_path / "shy.py"
    bed.write_text(MOD.format(where="B2"), encoding="utf-8")
    asked: list[argparse.Namespace] = []
    monkeypatch.setattr(moddev, "play", lambda options: asked.append(options) or 0)
    monkeypatch.setattr(play_command.sys, "platform", "win32")
    options = parser().parse_args(["mods", "dev", str(bed), "--window", "--seed", "4"])
    assert options.watches, "the window watches over its room; no second process does"
    assert options.run(options) == 0
    assert (asked[0].ui, asked[0].dev) == ("desktop", (str(bed), "", "4", "40"))
    assert third_party_of(asked[0]) == ("shy",), "its program runs in a room of its own"
    options = parser().parse_args(["mods", "dev", str(bed), "--ui", "text"])
    with pytest.raises(sc.SetupError, match="one of desktop, tablet"):
        options.run(options)


def test_the_news_are_told_in_the_language_of_the_player(bed):
    bed.write(MOD.format(where="B2"))
    bed.window.app.settings.change("language", "nl")
    bed.open()
    assert "Shy 1.0 is gelezen; er ligt geen scenario bij." in bed.told
    assert "x heeft 9 keuzes." in bed.told
