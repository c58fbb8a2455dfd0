"""Ways from one page to another, so that pages need not know each other.

A page is brought in when it is first gone to: the first one does not wait for the others.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from scriptorium import SetupError
from scriptorium.matches import LOOK
from scriptorium_play.common.background import LongWork
from scriptorium_ui.toolkit.page import Page

if TYPE_CHECKING:
    from scriptorium.matches import Match
    from scriptorium_play.net.local_server import Place
    from scriptorium_play.net.table_list import ListedTable
    from scriptorium_play.replay.session import ReplaySession
    from scriptorium_play.session.session import Session
    from scriptorium_ui.table.page import TablePage

    from .app import GuiApp


def title(app: GuiApp) -> None:
    """The first page."""
    from .title_page import TitlePage

    app.show(TitlePage(app))


def back(app: GuiApp, behind: Page | None) -> None:
    """To the page that lies behind, or to the first one."""
    if behind is None:
        title(app)
    else:
        app.show(behind)


def new_match(app: GuiApp, game: str = "") -> None:
    """Agree on a match."""
    from .new_match_page import NewMatchPage

    app.show(NewMatchPage(app, game))


def together(app: GuiApp) -> None:
    """Play with others over a net."""
    from .together_page import TogetherPage

    app.show(TogetherPage(app))


def alerts(app: GuiApp, table: ListedTable) -> None:
    """Choose where one is told that it is one's turn at a table."""
    from scriptorium_play.tables.alerts import ASKING, Alerts

    from .alerts_page import AlertsPage

    there = Alerts(app, table)
    work = there.look()

    def show() -> bool:
        there.done(work)
        app.show(AlertsPage(app, there))
        return True

    wait_for(app, app.words.say(ASKING), work, show)


def new_table(app: GuiApp) -> None:
    """Agree on a table over a net."""
    from .new_table_page import NewTablePage

    app.show(NewTablePage(app))


def seats(app: GuiApp, table: ListedTable, place: Place | None = None, name: str = "") -> None:
    """The seats of a table that is known."""
    from .join_page import JoinPage

    app.show(JoinPage(app, table, place, name))


def link(app: GuiApp, table: Page, title: str, told: str, link: str) -> None:
    """A link for somebody else; the table stays behind it."""
    from .link_page import LinkPage

    app.show(LinkPage(app, table, title, told, link))


def writing(
    app: GuiApp, table: Page, title: str, told: str, content: str, done: Callable[[str], None]
) -> None:
    """A line to write; the table stays behind it."""
    from .writing_page import WritingPage

    app.show(WritingPage(app, table, title, told, content, done))


def matches(app: GuiApp) -> None:
    """The matches that are kept."""
    from .matches_page import MatchesPage

    app.show(MatchesPage(app))


def match(app: GuiApp, name: str) -> None:
    """One of the matches that are kept."""
    from .match_page import MatchPage

    app.show(MatchPage(app, name))


def rules(app: GuiApp, game: str = "", find: str = "") -> None:
    """The rules of the games; what was open before stays behind them."""
    from .rules_page import RulesPage

    app.show(RulesPage(app, game, find, app.page))


def mods(app: GuiApp) -> None:
    """The plugins and mods."""
    from .mods_page import ModsPage

    app.show(ModsPage(app))


def settings(app: GuiApp) -> None:
    """The settings; what was open before stays behind them."""
    from .settings_page import SettingsPage

    app.show(SettingsPage(app, app.page))


def log(app: GuiApp, table: TablePage) -> None:
    """The whole log of a match."""
    from .log_page import LogPage

    app.show(LogPage(table))


def table(app: GuiApp, session: Session) -> None:
    """The table of a match."""
    from scriptorium_ui.table.page import TablePage

    page = TablePage(app, session)
    app.show(page)
    if session.is_far:
        page.controller.collect()  # what has happened since this player looked last


def trouble(app: GuiApp, error: Exception) -> None:
    """Say what went wrong, in a sentence and with the place of the log."""
    from .trouble_page import TroublePage

    app.show(TroublePage(app, error))


def wait_for(app: GuiApp, told: str, work: LongWork[Any], then: Callable[[], bool]) -> bool:
    """Go on when something is done: at once where it is short, else a page tells how far it is."""
    from .waiting_page import WaitingPage

    if work.wait(app.patience):
        return then()
    app.show(WaitingPage(app, told, work, then, app.page))
    return False


def open_match(
    app: GuiApp, name: str, way: str = "", *, covered: bool = False, lossless: bool = False
) -> bool:
    """Go on with a match that was kept, by a way where it needs one; whether one sits at it.

    Where it needs one, `lossless` takes a way that loses nothing, if there is any.
    """
    if way == LOOK:
        return replay(app, name, way)
    opening = app.opening(name, way)

    def sit_down() -> bool:
        sitting = _sit_down(app, app.seated(opening))
        if sitting and covered and app.screen is not None:
            app.screen.cover()
        kind = _lossless_way(app) if lossless and not sitting else ""
        return open_match(app, name, kind, covered=covered) if kind else sitting

    told = app.text("stage-opening", "Opening the match")
    return wait_for(app, told, opening, sit_down)


def _lossless_way(app: GuiApp) -> str:
    """By which way a match that is not as it was goes on with all its actions, or nothing."""
    from scriptorium.matches import IncompatibleMatch

    if not isinstance(app.needs_way, IncompatibleMatch):
        return ""
    ways = (one for one in app.needs_way.opening.ways if one.kind != LOOK and not one.lost)
    return next((one.kind for one in ways), "")


def replay(app: GuiApp, name: str, way: str = "") -> bool:
    """A match that was kept is looked at again from its beginning; whether it is there already."""
    behind, opening = app.page, app.looking(name, way)

    def look() -> bool:
        session = app.looked_at(opening)
        if session is not None:
            _look(app, session, behind)
        return session is not None

    return wait_for(app, app.text("stage-opening", "Opening the match"), opening, look)


def replay_of(app: GuiApp, table: TablePage, at: int = 0, *, plays: bool = False) -> None:
    """The match on the table is looked at again; the table stays behind that."""
    from scriptorium_play.replay.session import replay_session

    _look(app, replay_session(table.session, at), table, plays=plays)


def analyse(app: GuiApp, table: TablePage) -> None:
    """Look for the turns that cost most, with progress, then show them."""
    from scriptorium_play.advice.analysis import GOING, Analysis

    from .analysis_page import AnalysisPage

    analysis = Analysis(table.session)

    def show() -> bool:
        app.show(AnalysisPage(table, analysis))
        return True

    wait_for(app, app.words.say(GOING), analysis.work, show)


def instead(app: GuiApp, session: ReplaySession, behind: Page) -> None:
    """What would have been better is played on the board."""
    _look(app, session, behind, plays=True)


def _look(app: GuiApp, session: ReplaySession, behind: Page | None, *, plays: bool = False) -> None:
    from scriptorium_ui.table.replay_page import ReplayPage

    page = ReplayPage(app, session, behind)
    app.show(page)
    if plays:
        page.controller.play()


def begin(
    app: GuiApp, match: Match, seating: dict[str, str], names: dict[str, str] | None = None
) -> bool:
    """Begin a match that was agreed on; whether it could be."""
    return _sit_down(app, app.begun(match, seating, names))


def lesson(app: GuiApp, key: str = "", game: str = "") -> bool:
    """A guided match: the one that is named, else one left on its way, else the first there is."""
    found = [one for one in app.lessons(game) if key in ("", one.key)]
    if not found:
        raise SetupError(app.text("stage-no-lesson", "There is no lesson here."))
    chosen = next((one for one in found if one.is_begun), found[0])
    return _sit_down(app, app.taught(chosen))


def lessons(app: GuiApp) -> None:
    """All guided matches there are."""
    from .lessons_page import LessonsPage

    app.show(LessonsPage(app))


def _sit_down(app: GuiApp, session: Session | None) -> bool:
    if session is not None:
        table(app, session)
    return session is not None


def work_on(app: GuiApp, dev: Sequence[str]) -> None:
    """The table of a mod that is being worked on, or why it cannot be read yet."""
    from scriptorium_play.mods.watch import ModWatch
    from scriptorium_ui.table.mod_page import show

    watch = ModWatch(dev, app.library, app.saves.folder)
    reading = LongWork(lambda progress: watch.read())

    def then() -> bool:
        reading.result()
        show(app, watch)
        return True

    wait_for(app, app.text("stage-mod-reading", "Reading and testing the mod"), reading, then)


def join(app: GuiApp, link: str, name: str = "") -> None:
    """Come to a table over a net by its link; who has said no name is asked for it."""
    from scriptorium_play.net.links import read_link
    from scriptorium_play.net.table_list import ListedTable

    from .join_page import JoinPage

    told = str(read_link(link))
    table = app.table_list.find(told) or ListedTable(told)
    app.show(JoinPage(app, table, name=name, asks=not name))


def opening(
    app: GuiApp,
    game: str = "",
    *,
    guided: bool = False,
    at: Sequence[str] = (),
    dev: Sequence[str] = (),
    join_by: str = "",
    name: str = "",
) -> None:
    """What was asked for on the command line: a position, a lesson, a game, or the first page."""
    if join_by:
        try:
            join(app, join_by, name)
        except SetupError as error:
            trouble(app, error)
        return
    if dev:
        work_on(app, dev)
        return
    if at:
        table(app, app.begun_at(at))
        return
    if game:
        app.library.game(game)  # a clear error for an unknown one
    if guided:
        lesson(app, game=game)
    elif game:
        new_match(app, game)
    else:
        first(app)


def first(app: GuiApp) -> None:
    """Where a player begins: at the table where the device ended the program, or the title."""
    name = app.at_table.name()
    if name and any(saved.name == name for saved in app.saves.running()):
        open_match(app, name, covered=True)
        return
    app.at_table.get_up()
    title(app)
