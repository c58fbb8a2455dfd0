"""A player chooses from a window or in lines where to be told of their turns."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from server_hands import Inside
from table_windows import Near, plankenkoorts, told, until, window_in

sys.path.append(str(Path(__file__).resolve().parents[1] / "text"))

from text_script import Script, desk_in

import scriptorium as sc
from scriptorium_play.net.asking import Means
from scriptorium_play.tables.alerts import Alerts
from scriptorium_server.settings import Settings
from scriptorium_text.together import TogetherLines
from scriptorium_ui.host import messages
from scriptorium_ui.pages import routes
from scriptorium_ui.pages.alerts_page import AlertsPage
from scriptorium_ui.pages.together_page import TogetherPage

MAIL = "ada@example.org"
BROWSER = json.dumps(
    {
        "endpoint": "https://push.example.org/one",
        "expirationTime": None,
        "keys": {"p256dh": "B" * 87, "auth": "A" * 22},
    }
)


@pytest.fixture
def server(tmp_path: Path):
    settings = Settings(0, mail="mailto://localhost")
    made = Inside(tmp_path / "tables.db", sc.standard_library(), settings)
    yield made
    made.close()


def at_alerts(server: Inside, folder: Path, *form: object):
    """A window at the page for the table that was just made."""
    window = window_in(folder, Near(server))
    plankenkoorts(window)
    until([window], lambda: window.app.page.joining.client.seat)
    if form:  # the table is known on this device, in a window of another size too
        routes.title(window.app)
        window = window_in(folder, Near(server), *form)
    routes.together(window.app)
    window.frame()
    (line,) = window.app.page.together.lines()
    window.touch(f"tell {line.table.link}")
    until([window], lambda: isinstance(window.app.page, AlertsPage))
    return window


def kept(window) -> list[str]:
    return [one.target for one in window.app.page.alerts.kept]


def reached(window, is_so) -> None:
    until([window], lambda: isinstance(window.app.page, AlertsPage) and is_so())


@pytest.mark.parametrize("form", [(1280, 800, True), (360, 640, False)])
def test_a_place_is_added_and_ended(server, tmp_path, form):
    window = at_alerts(server, tmp_path / "one", *form)
    window.touch("mail")
    window.screen.letters(MAIL)
    window.touch("add mail")
    reached(window, lambda: kept(window) == [MAIL])
    window.frame()
    assert MAIL in " ".join(told(window))
    assert window.app.page.alerts.mail == ""
    window.touch(f"end {MAIL}")
    reached(window, lambda: kept(window) == [])
    window.app.page.back()
    assert isinstance(window.app.page, TogetherPage)


def test_what_is_no_address_is_explained_and_stays_to_be_mended(server, tmp_path):
    window = at_alerts(server, tmp_path / "one")
    window.touch("webhook")
    window.screen.letters("http://192.168.0.1/")
    window.touch("add webhook")
    reached(window, lambda: window.app.page.alerts.problem)
    window.frame()
    assert any("https://" in line for line in told(window))
    assert window.app.page.alerts.webhook == "http://192.168.0.1/"


def test_a_browser_that_may_not_tell_says_so(server, tmp_path):
    window = at_alerts(server, tmp_path / "one")
    assert window.app.page.named("push") is None, "no push without https"
    asked: list[str] = []
    window.app.subscribe = asked.append
    window.app.page.alerts.means = Means("a key", mail=True)
    window.app.page.refresh()
    window.frame()
    window.touch("push")
    assert asked == ["a key"]
    window.app.subscribed("")
    window.frame()
    assert any("doesn't allow" in line for line in told(window))


def test_a_browser_is_told_on_a_server_with_https(tmp_path):
    settings = Settings(0, public="https://games.example.org")
    server = Inside(tmp_path / "tables.db", sc.standard_library(), settings)
    try:
        window = at_alerts(server, tmp_path / "one")
        assert len(window.app.page.alerts.means.push) == 87
        window.app.subscribed(BROWSER)
        reached(window, lambda: len(kept(window)) == 1)
        window.frame()
        assert any("A browser" in line for line in told(window))
    finally:
        server.close()


def test_a_server_that_tells_nobody_says_so(server, tmp_path):
    window = at_alerts(server, tmp_path / "one")
    window.app.page.alerts.means = Means()
    window.app.page.refresh()
    window.frame()
    assert any("can't reach you" in line for line in told(window))


def test_where_a_browser_is_reached_travels_whole():
    code = messages.Code("json")
    request = messages.Request(1, 0.0, (messages.Subscribed(BROWSER),))
    assert code.letter(code.write(request)).events == (messages.Subscribed(BROWSER),)


def test_a_place_is_added_and_ended_in_lines(server, tmp_path):
    window = at_alerts(server, tmp_path / "one")
    table = window.app.page.alerts.table
    folder = tmp_path / "text"
    folder.mkdir()
    for typed, said, left in (
        (["3", "3", "1", "nobody", "1", MAIL, ""], "is no mail address", 1),
        (["3", "3", "3", ""], MAIL, 0),
    ):
        console = Script([*typed, ""])
        app = desk_in(folder, console, sc.standard_library())
        app.tables = Near(server)
        app.known_tables = window.app.known_tables
        app.table_list.keep(table)
        TogetherLines(console, app).run()
        assert said in console.text
        alerts = Alerts(app, table)
        assert alerts.done(alerts.look())
        assert len(alerts.kept) == left
