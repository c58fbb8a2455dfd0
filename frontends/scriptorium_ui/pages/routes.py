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
    from scriptorium_play.replay.session import ReplaySession
    from scriptorium_play.session.session import Session
    from scriptorium_ui.table.page import TablePage

    from .app import GuiApp


def title(desk: GuiApp) -> None:
    """The first page."""
    from .title_page import TitlePage

    desk.show(TitlePage(desk))


def back(desk: GuiApp, behind: Page | None) -> None:
    """To the page that lies behind, or to the first one."""
    if behind is None:
        title(desk)
    else:
        desk.show(behind)


def new_match(desk: GuiApp, game: str = "") -> None:
    """Agree on a match."""
    from .new_match_page import NewMatchPage

    desk.show(NewMatchPage(desk, game))


def matches(desk: GuiApp) -> None:
    """The matches that are kept."""
    from .matches_page import MatchesPage

    desk.show(MatchesPage(desk))


def match(desk: GuiApp, name: str) -> None:
    """One of the matches that are kept."""
    from .match_page import MatchPage

    desk.show(MatchPage(desk, name))


def rules(desk: GuiApp, game: str = "", find: str = "") -> None:
    """The rules of the games; what was open before stays behind them."""
    from .rules_page import RulesPage

    desk.show(RulesPage(desk, game, find, desk.screen))


def mods(desk: GuiApp) -> None:
    """The plugins and mods."""
    from .mods_page import ModsPage

    desk.show(ModsPage(desk))


def settings(desk: GuiApp) -> None:
    """The settings; what was open before stays behind them."""
    from .settings_page import SettingsPage

    desk.show(SettingsPage(desk, desk.screen))


def log(desk: GuiApp, table: TablePage) -> None:
    """The whole log of a match."""
    from .log_page import LogPage

    desk.show(LogPage(table))


def table(desk: GuiApp, session: Session) -> None:
    """The table of a match."""
    from scriptorium_ui.table.page import TablePage

    desk.show(TablePage(desk, session))


def trouble(desk: GuiApp, error: Exception) -> None:
    """Say what went wrong, in a sentence and with the place of the log."""
    from .trouble_page import TroublePage

    desk.show(TroublePage(desk, error))


def wait_for(desk: GuiApp, told: str, work: LongWork[Any], then: Callable[[], bool]) -> bool:
    """Go on when something is done: at once where it is short, else a page tells how far it is."""
    from .waiting_page import WaitingPage

    if work.wait(desk.patience):
        return then()
    desk.show(WaitingPage(desk, told, work, then, desk.screen))
    return False


def open_match(desk: GuiApp, name: str, way: str = "", *, covered: bool = False) -> bool:
    """Go on with a match that was kept, by a way where it needs one; whether one sits at it."""
    if way == LOOK:
        return replay(desk, name, way)
    opening = desk.opening(name, way)

    def sit_down() -> bool:
        sitting = _sit_down(desk, desk.seated(opening))
        if sitting and covered and desk.glass is not None:
            desk.glass.cover()
        return sitting

    told = desk.text("stage-opening", "The match is played again")
    return wait_for(desk, told, opening, sit_down)


def replay(desk: GuiApp, name: str, way: str = "") -> bool:
    """A match that was kept is looked at again from its beginning; whether it is there already."""
    behind, opening = desk.screen, desk.looking(name, way)

    def look() -> bool:
        session = desk.looked_at(opening)
        if session is not None:
            _look(desk, session, behind)
        return session is not None

    return wait_for(desk, desk.text("stage-opening", "The match is played again"), opening, look)


def replay_of(desk: GuiApp, table: TablePage, at: int = 0, *, plays: bool = False) -> None:
    """The match on the table is looked at again; the table stays behind that."""
    from scriptorium_play.replay.session import replay_session

    _look(desk, replay_session(table.session, at), table, plays=plays)


def analyse(desk: GuiApp, table: TablePage) -> None:
    """Look for the turns that cost most, with how far that is; then they are told."""
    from scriptorium_play.advice.analysis import GOING, Analysis

    from .analysis_page import AnalysisPage

    analysis = Analysis(table.session)

    def show() -> bool:
        desk.show(AnalysisPage(table, analysis))
        return True

    wait_for(desk, desk.words.say(GOING), analysis.work, show)


def instead(desk: GuiApp, session: ReplaySession, behind: Page) -> None:
    """What would have been better is played on the board."""
    _look(desk, session, behind, plays=True)


def _look(
    desk: GuiApp, session: ReplaySession, behind: Page | None, *, plays: bool = False
) -> None:
    from scriptorium_ui.table.replay_page import ReplayPage

    page = ReplayPage(desk, session, behind)
    desk.show(page)
    if plays:
        page.controller.play()


def begin(
    desk: GuiApp, match: Match, seating: dict[str, str], names: dict[str, str] | None = None
) -> bool:
    """Begin a match that was agreed on; whether it could be."""
    return _sit_down(desk, desk.begun(match, seating, names))


def lesson(desk: GuiApp, key: str = "", game: str = "") -> bool:
    """A guided match: the one that is named, else one left on its way, else the first there is."""
    found = [one for one in desk.lessons(game) if key in ("", one.key)]
    if not found:
        raise SetupError(desk.text("stage-no-lesson", "There is no guided match here."))
    chosen = next((one for one in found if one.is_begun), found[0])
    return _sit_down(desk, desk.taught(chosen))


def lessons(desk: GuiApp) -> None:
    """All guided matches there are."""
    from .lessons_page import LessonsPage

    desk.show(LessonsPage(desk))


def _sit_down(desk: GuiApp, session: Session | None) -> bool:
    if session is not None:
        table(desk, session)
    return session is not None


def work_on(desk: GuiApp, dev: Sequence[str]) -> None:
    """The table of a mod that is being worked on, or why it cannot be read yet."""
    from scriptorium_play.mods.watch import ModWatch
    from scriptorium_ui.table.mod_page import show

    watch = ModWatch(dev, desk.library, desk.saves.folder)
    reading = LongWork(lambda progress: watch.read())

    def then() -> bool:
        reading.result()
        show(desk, watch)
        return True

    wait_for(desk, desk.text("stage-mod-reading", "The mod is read and tried"), reading, then)


def opening(
    desk: GuiApp,
    game: str = "",
    *,
    guided: bool = False,
    at: Sequence[str] = (),
    dev: Sequence[str] = (),
) -> None:
    """What was asked for on the command line: a position, a lesson, a game, or the first page."""
    if dev:
        work_on(desk, dev)
        return
    if at:
        table(desk, desk.begun_at(at))
        return
    if game:
        desk.library.game(game)  # a clear error for an unknown one
    if guided:
        lesson(desk, game=game)
    elif game:
        new_match(desk, game)
    else:
        first(desk)


def first(desk: GuiApp) -> None:
    """Where a player begins: at the table where the device ended the program, or the title."""
    name = desk.at_table.name()
    if name and any(saved.name == name for saved in desk.saves.running()):
        open_match(desk, name, covered=True)
        return
    desk.at_table.get_up()
    title(desk)
