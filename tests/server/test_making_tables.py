"""A table is made from a window: the server begins, others come by the code, it is reopened."""

from __future__ import annotations

import sys
from pathlib import Path

import lantern
import pytest
from server_hands import Inside, made_table, wait_for
from table_windows import Near, plankenkoorts, told, until, window_in

sys.path.append(str(Path(__file__).resolve().parents[1] / "stage"))
sys.path.append(str(Path(__file__).resolve().parents[1] / "text"))

from no_window import NoWindow
from text_script import Script, desk_in

import scriptorium as sc
from scriptorium.engine.table import watched
from scriptorium.matches import Disk
from scriptorium.mods import Home
from scriptorium.mods.loose import add_loose, read_loose
from scriptorium.net.blind import digest_of
from scriptorium_play.net.asking import About, Means, Reply, about
from scriptorium_play.net.codes import QUIET, code_of, runs
from scriptorium_play.net.links import letters_link
from scriptorium_play.net.local_server import LocalServer
from scriptorium_play.net.over_http import ask_over_http
from scriptorium_play.net.table_list import MOST, ListedTable, TableList
from scriptorium_play.tables.new_table import NewTable
from scriptorium_play.tables.together import Together
from scriptorium_server.settings import Settings
from scriptorium_text.together import TogetherLines, code_lines
from scriptorium_ui.pages import routes
from scriptorium_ui.pages.join_page import JoinPage
from scriptorium_ui.table.page import TablePage

BLACK = (0, 0, 0, 255)


@pytest.fixture
def server(tmp_path: Path):
    made = Inside(tmp_path / "tables.db", sc.standard_library(), Settings(0))
    yield made
    made.close()


def link_shown(window: NoWindow) -> str:
    """The link that the page shows, for the server in this process."""
    return str(window.app.page.listed.open)


def on_page(window: NoWindow, kind: type) -> bool:
    return isinstance(window.app.page, kind)


def test_a_table_is_made_and_another_comes_by_the_link(server: Inside, tmp_path: Path) -> None:
    """The seats fill before one's eyes; with the last the match begins in both windows."""
    host = window_in(tmp_path / "host", Near(server))
    plankenkoorts(host)
    until([host], lambda: any("is here" in line for line in told(host)))
    assert host.app.page.named("code") is not None
    assert any("192.0.2.7:8317" in line for line in told(host))
    guest = window_in(tmp_path / "guest", None, 360, 640, False)
    routes.join(guest.app, link_shown(host))
    until([guest], lambda: any(one.key.startswith("sit ") for one in guest.app.page.touchables))
    guest.touch("name")
    guest.screen.letters("Bo")
    (seat,) = [one.key for one in guest.app.page.touchables if one.key.startswith("sit ")]
    guest.touch(seat)
    until([host, guest], lambda: on_page(host, TablePage) and on_page(guest, TablePage))
    names = host.app.page.session.names
    assert names[seat.removeprefix("sit ")] == "Bo"
    assert {one.app.page.session.client.seat for one in (host, guest)} == set(names) | {
        host.app.page.session.client.seat
    }
    assert guest.app.remembered.name == "Bo"
    for window in (host, guest):
        routes.title(window.app)
        window.app.ended()
    assert host.app.tables.closed


def test_two_who_want_one_seat(server: Inside, tmp_path: Path) -> None:
    """The slower one reads why not, and takes another."""
    host = window_in(tmp_path / "host", Near(server))
    form = NewTable(host.app)
    form.change_game([one.name for one in form.games].index("plankenkoorts"))
    form.set_count(4)
    made = form.made(form.make(host.app.tables))
    assert made is not None
    one, two = (window_in(tmp_path / name, None) for name in ("one", "two"))
    for window in (one, two):
        routes.join(window.app, made.listed.open)
    until([one, two], lambda: all(len(w.app.page.joining.may_take) == 4 for w in (one, two)))
    seat = one.app.page.joining.may_take[0]
    one.app.page._take(seat)
    two.app.page._take(seat)
    until(
        [one, two],
        lambda: any(w.app.page.joining.problem is not None for w in (one, two)),
    )
    slower = one if one.app.page.joining.problem is not None else two
    until([slower], lambda: len(slower.app.page.joining.may_take) == 3)
    slower.touch(f"sit {slower.app.page.joining.may_take[0]}")
    until([slower], lambda: slower.app.page.joining.client.seat)
    assert slower.app.page.joining.problem is None
    for window in (one, two):
        routes.title(window.app)


def test_a_computer_sits_down_and_the_screen_shows_the_table_to_everyone(
    server: Inside, tmp_path: Path
) -> None:
    """A screen without a seat: nobody's hand is seen on it, and nothing can be chosen."""
    middle = window_in(tmp_path / "middle", Near(server))
    routes.new_table(middle.app)
    middle.frame()
    form = middle.app.page.form
    form.change_game([one.name for one in form.games].index("plankenkoorts"))
    form.mine = ""
    middle.app.page.begin()
    until([middle], lambda: on_page(middle, JoinPage) and middle.app.page.joining.free == 2)
    fills = [one.key for one in middle.app.page.touchables if one.key.startswith("fill ")]
    assert len(fills) == 2
    middle.touch(fills[0])
    until([middle], lambda: middle.app.page.joining.free == 1)
    guest = window_in(tmp_path / "guest", None, 800, 1280, False)
    routes.join(guest.app, link_shown(middle), "Cy")
    until([middle, guest], lambda: on_page(middle, TablePage) and on_page(guest, TablePage))
    session = middle.app.page.session
    assert session.watching
    assert session.touching is None
    (table,) = server.server.hub._tables.values()
    assert digest_of(session.client.seen) == digest_of(watched(table.match.table))
    for window in (middle, guest):
        routes.title(window.app)


def test_a_table_outlives_the_program(tmp_path: Path) -> None:
    """The server ends with the program; the table is there when it is reopened."""
    folder = tmp_path / "host"
    folder.mkdir()
    host = window_in(folder, LocalServer(folder))
    plankenkoorts(host)
    until([host], lambda: host.app.page.joining.client.seat)
    process = host.app.tables._process
    seat, port = host.app.page.joining.client.seat, host.app.page.listed.link
    other = LocalServer(folder)  # another program of this player finds the server that runs
    assert other.begin().here in port
    assert other._process is None
    host.app.ended()
    assert process.poll() == 0
    again = window_in(folder, LocalServer(folder))
    routes.together(again.app)
    again.frame()
    (line,) = again.app.page.together.lines()
    again.touch(f"open {line.table.link}")
    until([again], lambda: on_page(again, JoinPage) and again.app.page.joining.client.seat)
    assert again.app.page.joining.client.seat == seat
    again.app.ended()


def test_a_server_that_cannot_begin_says_why(tmp_path: Path, monkeypatch) -> None:
    """Where a package is missing, the sentence names it; the form is there to try again."""
    blocked = tmp_path / "blocked" / "uvicorn"
    blocked.mkdir(parents=True)
    (blocked / "__init__.py").write_text("raise ModuleNotFoundError('', name='uvicorn')")
    monkeypatch.setenv("PYTHONPATH", str(blocked.parent))
    window = window_in(tmp_path / "host", LocalServer(tmp_path / "host"))
    routes.new_table(window.app)
    window.frame()
    window.touch("begin")
    until([window], lambda: bool(window.app.page.form.problem))
    assert "uvicorn" in window.app.page.form.problem
    assert "scriptorium[server]" in window.app.page.form.problem
    window.app.ended()


def test_a_server_of_other_tables_is_not_taken_for_the_own(server: Inside, tmp_path: Path) -> None:
    """At the port that was noted last somebody else's server may run by now."""
    (tmp_path / "tables.db.port").write_text(f"{server.port} {'0' * 16}")
    with pytest.raises(sc.SetupError, match="another server"):
        LocalServer(tmp_path)._found()
    name = server.server.name
    (tmp_path / "tables.db.port").write_text(f"{server.port} {name}")
    assert LocalServer(tmp_path)._found().here.endswith(f":{server.port}")


def test_what_a_server_says_of_itself(server: Inside) -> None:
    said = about(ask_over_http, f"http://127.0.0.1:{server.port}")
    assert said == About("scriptorium.1", "", False, server.server.name, Means(webhook=True))
    with pytest.raises(sc.SetupError, match="does not answer"):
        about(ask_over_http, "http://127.0.0.1:9")
    for odd in (Reply(200, b"[]"), Reply(200, b'{"protocol": "chess.1"}'), Reply(404, b"")):
        with pytest.raises(sc.SetupError, match="no tables"):
            about(lambda *_, odd=odd: odd, "http://a")


def test_terms_reach_the_table(server: Inside, tmp_path: Path) -> None:
    """Every row of the form counts."""
    window = window_in(tmp_path / "host", Near(server))
    form = NewTable(window.app)
    form.turn()
    for row in form.rows():
        if row.key in ("clock", "patience", "ask_back", "watchers", "lending", "free_text"):
            row.step(1)
    (strict,) = [row for row in form.rows() if row.key == "strict"]
    strict.step(1)
    made = form.made(form.make(window.app.tables))
    assert made is not None
    assert made.listed.watch == ""
    joining = window_seats(window, made)
    wait_for(lambda: joining.step() or joining.client.welcome is not None)
    terms = joining.client.welcome.terms
    assert (terms.clock.seconds, terms.clock.increment) == (600, 10)
    assert (terms.strict, terms.ask_back, terms.patience) == (True, False, 900)
    assert (terms.watchers, terms.lending, terms.free_text) == (False, "later", True)
    joining.close()


def window_seats(window: NoWindow, made):
    routes.seats(window.app, made.listed, made.place, "Ada")
    return window.app.page.joining


def test_a_code_is_painted_as_it_is(server: Inside, tmp_path: Path) -> None:
    """Dark bars on white, each square as large, with the light edge that cameras need."""
    host = window_in(tmp_path / "host", Near(server))
    plankenkoorts(host)
    until([host], lambda: host.app.page.named("code") is not None)
    whole = host.app.page.named("code").rect
    items = host.lists[-1].items
    bars = [one.rect for one in items if one.colour == BLACK]
    link = host.app.page.named("code").says
    code = code_of(link)
    unit = whole.w / (len(code) + 2 * QUIET)
    found = {
        (round((bar.y - whole.y) / unit) - QUIET, round((bar.x - whole.x) / unit) - QUIET + at)
        for bar in bars
        for at in range(round(bar.w / unit))
    }
    dark = {(y, x) for y, row in enumerate(code) for x, is_dark in enumerate(row) if is_dark}
    assert found == dark
    assert len(bars) == len(runs(code))
    routes.title(host.app)


def test_without_segno_the_link_is_there_and_says_what_to_install(
    server: Inside, tmp_path: Path, monkeypatch
) -> None:
    monkeypatch.setitem(sys.modules, "segno", None)
    host = window_in(tmp_path / "host", Near(server))
    plankenkoorts(host)
    until([host], lambda: any("scriptorium[net]" in line for line in told(host)))
    assert host.app.page.named("code") is None
    assert code_lines("http://a/#t=x") == []
    routes.title(host.app)


def test_tables_that_are_known(tmp_path: Path) -> None:
    """The latest first, so many and no more, in a file that only this user reads."""
    known = TableList(tmp_path / "new")
    assert known.all() == []
    for nr in range(MOST + 3):
        known.keep(ListedTable(f"http://a/#t={nr:022}", "sator"))
    assert [one.link[-2:] for one in known.all()[:2]] == ["52", "51"]
    assert len(known.all()) == MOST
    known.note(f"http://a/#t={51:022}", is_over=True)
    assert known.all()[0] == ListedTable(f"http://a/#t={51:022}", "sator", is_over=True)
    known.forget(f"http://a/#t={51:022}")
    assert known.find(f"http://a/#t={51:022}") is None
    (file,) = (tmp_path / "new").iterdir()
    if sys.platform != "win32":
        assert file.stat().st_mode & 0o777 == 0o600
    file.write_text("[damaged")
    assert known.all() == []


class Full(Disk):
    """A disk on which nothing can be written."""

    def keep(self, path: Path, data: bytes) -> None:
        raise OSError("full")


def test_a_full_disk_costs_only_the_list(tmp_path: Path) -> None:
    known = TableList(tmp_path, Full())
    known.keep(ListedTable("http://a/#t=x"))
    assert known.all() == []


def test_a_link_that_is_none_is_explained_on_the_page(tmp_path: Path) -> None:
    window = window_in(tmp_path / "one", None)
    routes.together(window.app)
    window.frame()
    window.touch("link")
    window.screen.letters("http://games.example/nothing")
    window.screen.key("enter")
    window.touch("join")
    assert any("opens no table" in line for line in told(window))
    together = Together(window.app)
    together.write("  http://a/#t=" + "A" * 22 + " ")
    assert together.join() == "http://a/#t=" + "A" * 22


def test_no_table_is_offered_where_none_can_be_had(tmp_path: Path) -> None:
    """A page from a web server that knows nothing of tables has no such button."""
    window = window_in(tmp_path / "one", None)
    routes.title(window.app)
    window.frame()
    assert window.app.page.named("together") is None


def test_a_table_is_made_in_lines(server: Inside, tmp_path: Path, monkeypatch) -> None:
    """Game, players and terms, each a list of numbers; then the table is known."""
    folder = tmp_path / "text"
    folder.mkdir()
    console = Script(["1", "2", "", "", ""])
    app = desk_in(folder, console, sc.standard_library())
    app.tables = Near(server)
    lines, made = TogetherLines(console, app), []
    monkeypatch.setattr(lines, "_come", lambda *found: made.append(found))
    lines.run()
    ((table, place),) = made
    assert table.open.startswith(f"http://127.0.0.1:{server.port}/#t=")
    assert place == app.tables.place
    assert app.table_list.all() == [table]
    assert len({len(line) for line in code_lines(table.open)}) == 1


@pytest.mark.parametrize("file", ["zeal.toml", "zeal/pack.toml"])
def test_house_rules_of_the_host_travel_with_the_table(
    server: Inside, tmp_path: Path, file: str
) -> None:
    """Neither the server nor the guest has the pack; both windows play by it."""
    further = Path(__file__).resolve().parents[1] / "mods" / "further" / "zeal.toml"
    mods = tmp_path / "mods"
    (mods / file).parent.mkdir(parents=True)
    (mods / file).write_bytes(further.read_bytes())
    host = window_in(tmp_path / "host", Near(server))
    library = sc.standard_library().copy()
    add_loose(library, read_loose(mods / file.partition("/")[0]), "mods folder")
    host.app.library, host.app.home = library, Home(tmp_path / "home", mods)
    routes.new_table(host.app)
    host.frame()
    form = host.app.page.form
    form.change_game([one.name for one in form.games].index("sator"))
    form.set_mod("zeal", True)
    wish = form.wish()
    assert [(one["name"], one["folder"]) for one in wish["packs"]] == [("zeal", "/" in file)]
    assert wish["mods"] == []
    host.app.page.begin()
    until([host], lambda: on_page(host, JoinPage))
    guest = window_in(tmp_path / "guest", None)
    routes.join(guest.app, link_shown(host), "Bo")
    until([host, guest], lambda: on_page(host, TablePage) and on_page(guest, TablePage))
    (known,) = (one.hash for one in library.plugins.values() if one.name == "zeal")
    for window in (host, guest):
        refs = window.app.page.session.table.rules.setup.plugins
        assert ("zeal", known) in [(one.name, one.hash) for one in refs]
    assert "zeal" not in guest.app.library.plugins
    for window in (host, guest):
        window.app.page.leave_table()


def test_a_player_without_a_program_is_told_which(tmp_path: Path) -> None:
    """Python comes from who runs the server alone; the page of the server can show the match."""
    library = sc.standard_library().copy()
    library.add(lantern)
    server = Inside(tmp_path / "tables.db", library, Settings(0))
    made = made_table(server.port, game="lantern", seats=3)
    here = f"http://127.0.0.1:{server.port}"
    guest = window_in(tmp_path / "guest", None, 360, 640, False)
    routes.join(guest.app, str(letters_link(here, made["invitations"]["anna"])), "Bo")
    guest.frame()
    until([guest], lambda: "lantern" in "".join(told(guest)))
    assert "server's page" in " ".join(told(guest))
    routes.title(guest.app)
    server.close()
