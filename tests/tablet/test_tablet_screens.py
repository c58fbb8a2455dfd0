"""Every screen, on every glass, in every language and size of text, with fingers and keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from sator_tables import in_play, person

from house_mods import QUIET, furnish
from night import crossed
from scriptorium.mods import player_library
from scriptorium.plugins import LANGUAGES
from scriptorium_play.common.settings import LARGEST
from scriptorium_play.session.log import telling
from scriptorium_ui.pages import routes
from scriptorium_ui.toolkit.metrics import FINGER, SMALLEST
from unfit_match import keep_unfit

pytestmark = pytest.mark.usefixtures("unseen")


ROOT = Path(__file__).resolve().parents[2]
SIZES = [
    (1024, 768, 1.0),
    (1280, 800, 1.0),
    (2000, 1200, 2.0),
    (800, 1280, 1.0),
    (1200, 2000, 2.0),
    (3000, 1800, 3.0),
]
# Each glass at each density: the densest are as small as a telephone, which must do as well.
GLASSES = [
    (width, height, density)
    for width, height in ((1024, 768), (1280, 800), (2000, 1200), (800, 1280))
    for density in (1.0, 2.0, 3.0)
]
LOW = [(1024, 768, 3.0), (2000, 1200, 3.0), (800, 1280, 3.0)]
SMALL = [(1024, 768, 2.0), (1280, 800, 2.0), (1280, 800, 3.0), *LOW[1:], (800, 1280, 2.0)]
BOTH = (SIZES[0], SIZES[3])  # landscape and portrait
FIRST = ("title", "new_match", "finer", "together", "new_table", "terms")
SCREENS = (*FIRST, "settings", "mods", "rules", "matches")
ESCAPE, TAB, ENTER = 27, 9, 13


def told_size(one):
    return one if isinstance(one, str) else f"{one[0]}x{one[1]}at{one[2]:g}"


def open_screen(drive, name):
    if name in ("finer", "terms"):
        (routes.new_match if name == "finer" else routes.new_table)(drive.app)
        drive.frames(2)
        drive.press("more")
    else:
        getattr(routes, name)(drive.app)
    drive.frames(3)
    return drive.app.page


@pytest.fixture(scope="module")
def first_turn(games):
    return in_play(games, ("red", "blue", "green", "yellow"))


@pytest.fixture
def kept(drive, first_turn):
    drive.app.saves.keep("sator-kept", first_turn, tuple(person(first_turn).items()))


def check_fingers(screen, density):
    """What can be touched is large enough for a finger, and lies on the glass."""
    for one in screen.touchables:
        if not one.enabled or (one.act is None and one.slide is None and one.write is None):
            continue
        if one.key.startswith("piece "):
            continue  # pieces are helped by snapping and zooming
        least = FINGER * density - 1
        assert min(one.rect.w, one.rect.h) >= least, (one.key, one.rect)
        if one.clip is not None:
            # What scrolls may lie elsewhere, as long as it can be brought to sight.
            assert min(one.clip.w, one.clip.h) >= least, (one.key, one.clip)
            continue
        assert one.rect.x >= -1, one.key
        assert one.rect.right <= screen.app.form.width + 1, (one.key, one.rect)
        assert one.rect.bottom <= screen.app.form.height + 1, (one.key, one.rect)


def check_letters(screen, density):
    small = [text for text, size in screen.sizes if size < SMALLEST * density - 1]
    assert small == []


@pytest.mark.parametrize(("name", "size"), crossed(SCREENS, GLASSES, 0, 5), ids=told_size)
def test_each_screen_on_each_glass(drive, kept, name, size):
    drive.resize(*size)
    screen = open_screen(drive, name)
    check_fingers(screen, size[2])
    check_letters(screen, size[2])
    assert [one.text for one in screen.clipped] == []
    assert screen.touchables


@pytest.mark.parametrize("size", LOW, ids=lambda size: f"{size[0]}x{size[1]}at{size[2]:g}")
def test_the_largest_text_on_the_lowest_glass(drive, kept, size):
    """Little can be seen at once, but all can be reached, and read by scrolling."""
    drive.app.settings.change("text_size", LARGEST)
    drive.resize(*size)
    keep_unfit(drive.app.saves, "vigil")
    for name in SCREENS:
        check_fingers(open_screen(drive, name), size[2])
    routes.open_match(drive.app, "old")
    drive.frames(3)
    check_fingers(drive.app.page, size[2])
    assert drive.app.page.clipped == []
    drive.press("way look")
    assert drive.app.page.session.watching


def test_the_log_opens_at_its_latest_line(drive, games, first_turn):
    from sator_tables import copied

    drive.play(copied(first_turn, games), person(first_turn))
    drive.press("lift")
    drive.press("menu")
    drive.press("menu log")
    drive.frames(3)
    screen = drive.app.page
    lines = [one for one in screen.touchables if one.key.startswith("log ")]
    assert screen.scrolls["log"].at == screen.scrolls["log"].most > 0
    assert lines[-1].key == f"log {telling(screen.table.session.log())[-1].at}"
    assert lines[-1].seen.h > 1


def test_points_of_lists_keep_their_marks_in_large_letters(drive):
    drive.app.settings.change("text_size", LARGEST)
    drive.resize(800, 1280)
    routes.rules(drive.app, "sator", find="The pit, 16 by 16")
    drive.frames(3)
    view = drive.app.page.scrolls["page"].view
    marks = [
        shown.item.rect
        for shown in drive.shell.stage.shown.values()
        if getattr(shown.item, "lines", ()) == ("•",)
    ]
    assert marks
    assert all(one.x >= view.x for one in marks)


@pytest.mark.parametrize(("language", "size"), crossed(LANGUAGES, BOTH), ids=told_size)
def test_no_text_is_cut_at_its_largest(drive, kept, language, size):
    drive.app.settings.change("language", language)
    drive.app.settings.change("text_size", LARGEST)
    drive.resize(*size)
    for name in SCREENS:
        screen = open_screen(drive, name)
        assert [one.text for one in screen.clipped] == [], name
        check_letters(screen, size[2])
        check_fingers(screen, size[2])


@pytest.mark.parametrize(("language", "size"), crossed(LANGUAGES, SIZES[:4]), ids=told_size)
def test_the_table_at_its_largest_text(drive, games, first_turn, language, size):
    from sator_tables import copied

    drive.app.settings.change("language", language)
    drive.app.settings.change("text_size", LARGEST)
    drive.app.settings.change("reduced_motion", True)
    drive.resize(*size)
    drive.play(copied(first_turn, games), person(first_turn))
    screen = drive.app.page
    assert screen.session.handover is not None
    assert [one.text for one in screen.clipped] == []
    check_fingers(screen, size[2])
    drive.press("lift")
    assert [one.text for one in screen.clipped] == []
    check_fingers(screen, size[2])
    check_letters(screen, size[2])
    card = next(one for one in screen.session.touching.next if one.startswith("hand-"))
    drive.drag(drive.spot(card), screen.layout.board.middle)
    assert screen.controller.proposal is not None
    assert [one.text for one in screen.clipped] == []
    drive.press("no")
    drive.hold(drive.spot(card))
    assert screen.enlarged == card
    assert [one.text for one in screen.clipped] == []
    drive.press("menu")
    assert [one.text for one in screen.clipped] == []
    for key in ("menu resume", "menu log", "menu rules", "menu settings", "menu leave"):
        assert screen.named(key) is not None


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}at{size[2]:g}")
def test_the_table_on_each_glass(drive, games, first_turn, size):
    from sator_tables import copied

    drive.app.settings.change("reduced_motion", True)
    drive.resize(*size)
    drive.play(copied(first_turn, games), person(first_turn))
    drive.press("lift")
    screen = drive.app.page
    check_fingers(screen, size[2])
    check_letters(screen, size[2])
    assert [one.text for one in screen.clipped] == []
    board = screen.layout.board
    parts = [screen.layout.bar, screen.layout.hand, screen.layout.controls, screen.layout.log]
    for part in parts:
        apart = (
            part.right <= board.x + 1
            or part.x >= board.right - 1
            or part.bottom <= board.y + 1
            or part.y >= board.bottom - 1
        )
        assert apart, part
    assert board.w * board.h > 0.3 * size[0] * size[1]


def sat_down(drive, games, first_turn, size):
    from sator_tables import copied

    drive.app.settings.change("reduced_motion", True)
    drive.resize(*size)
    drive.play(copied(first_turn, games), person(first_turn))
    drive.press("lift")
    return drive.app.page


@pytest.mark.parametrize("size", SMALL, ids=lambda size: f"{size[0]}x{size[1]}at{size[2]:g}")
def test_the_table_on_glass_as_small_as_a_telephone(drive, games, first_turn, size):
    screen = sat_down(drive, games, first_turn, size)
    check_fingers(screen, size[2])
    check_letters(screen, size[2])
    assert [one.text for one in screen.clipped] == []


@pytest.mark.parametrize(("language", "size"), crossed(LANGUAGES, SIZES[:4], 2), ids=told_size)
def test_buttons_hold_the_words_of_every_language(drive, games, first_turn, language, size):
    drive.app.settings.change("language", language)
    screen = sat_down(drive, games, first_turn, size)
    assert [one.text for one in screen.clipped] == []
    drive.sit_down("plankenkoorts", people=1, seed=2)
    assert drive.app.page.named("skip") is not None
    assert [one.text for one in drive.app.page.clipped] == []


def test_small_squares_are_helped(drive, games, first_turn):
    """A finger a little beside a small bridge means it; zooming makes it as large as a finger."""
    from sator_tables import copied

    drive.app.settings.change("reduced_motion", True)
    drive.resize(800, 1280)
    match = copied(first_turn, games)
    drive.play(match, person(match))
    drive.press("lift")
    screen = drive.app.page
    assert screen.layout.unit < FINGER
    touching = screen.session.touching
    acolytes = [one for one in touching.next if one.startswith("acolyte")]
    card = next(one for one in touching.next if one.startswith("hand-"))
    drive.touch(card)
    ids = [
        one for one in screen.session.touching.next if one in screen.controller.spots
    ] or acolytes
    on_board = [one for one in ids if screen.controller.shown.piece(one).group == "board"]
    id = on_board[0]
    rect = screen.controller.spots[id].rect
    beside = rect.x - (FINGER - screen.layout.unit) / 2 + 1, rect.y + screen.layout.unit / 2
    near = screen.pointing.piece_under(beside)
    assert near in on_board
    screen.camera.nearer(screen.layout.board, screen.layout.size, rect.middle, FINGER)
    screen.refresh()
    drive.frames(2)
    assert screen.layout.unit >= FINGER - 1


def test_from_the_title_to_a_match_and_back_with_fingers(drive):
    routes.title(drive.app)
    drive.frames(2)
    drive.press("new")
    drive.press("count+1")
    for _ in ("librarian", "keeper", "person"):
        drive.press("who1")
    drive.press("begin")
    screen = drive.app.page
    assert len(screen.session.table.seats) == 3
    drive.press("lift")
    drive.press("menu")
    drive.press("menu settings")
    drive.press("text_size")
    drive.press("back")
    assert drive.app.page is screen
    drive.press("menu")
    drive.press("menu leave")
    assert drive.app.page.named("continue") is not None
    drive.press("continue")
    assert drive.app.page.session.name == screen.session.name


def test_with_keys_alone(drive):
    routes.title(drive.app)
    drive.frames(2)
    drive.key(TAB)
    assert drive.app.page.focus == "lessons"
    drive.key(TAB)
    assert drive.app.page.focus == "new"
    drive.key(ENTER)
    while drive.app.page.focus != "begin":
        drive.key(TAB)
    drive.key(ENTER)
    assert drive.app.page.session.table.chooser is not None


def test_the_back_button_goes_back_and_leaves_at_last(drive):
    """The device's back button: true while there is a way back, and then the device may close."""
    routes.title(drive.app)
    drive.frames(2)
    drive.press("new")
    drive.press("more")
    shell = drive.shell
    assert shell.key_down(None, ESCAPE)
    drive.frames(2)
    assert drive.app.page.named("begin") is not None
    assert shell.key_down(None, ESCAPE)
    drive.frames(2)
    assert drive.app.page.named("new") is not None
    assert not shell.key_down(None, ESCAPE)


def test_a_seed_is_written_with_the_soft_keyboard(drive):
    routes.new_match(drive.app, "sator")
    drive.frames(2)
    drive.press("more")
    drive.press("seed")
    assert drive.shell._keyboard is not None
    for letter in "4x2":
        drive.shell.text_typed(None, letter)
    drive.frames(2)
    assert drive.app.page.form.seed == "42"
    drive.key(8)
    assert drive.app.page.form.seed == "4"
    drive.key(ENTER)
    assert drive.shell._keyboard is None


@pytest.mark.parametrize("size", [*SIZES[:4], LOW[1]], ids=lambda size: f"{size[0]}x{size[1]}")
def test_what_is_written_is_not_under_the_keyboard(drive, size):
    """The keyboard of a device covers the lower half at most; the line lies above it."""
    drive.app.settings.change("text_size", LARGEST)
    drive.resize(*size)
    screen = open_screen(drive, "finer")
    drive.press("seed")
    assert screen.focus == "seed"
    assert screen.named("seed").rect.bottom <= drive.shell.height / 2


def test_settings_are_changed_by_touch_and_count_at_once(drive):
    routes.settings(drive.app)
    drive.frames(2)
    screen = drive.app.page
    track = screen.named("text_size").rect
    drive.drag(track.middle, (track.right - 2, track.middle[1]))
    assert drive.app.settings.values.text_size == LARGEST
    drive.resize(1280, 800)
    drive.press("high_contrast")
    assert drive.app.settings.values.high_contrast
    assert drive.app.palette.name == "high-contrast"


def test_rules_are_read_by_chapters(drive):
    routes.rules(drive.app, "sator")
    drive.frames(2)
    screen = drive.app.page
    assert screen.scrolls["page"].most > 0
    drive.press("chapter 2")
    assert screen.scrolled["page"] > 0
    view = screen.scrolls["page"].view
    before = screen.scrolled["page"]
    drive.drag((view.middle[0], view.bottom - 60), (view.middle[0], view.bottom - 260))
    assert screen.scrolled["page"] == pytest.approx(before + 200, abs=15)


def test_a_mistake_of_ours_is_told_on_a_sheet(drive, monkeypatch):
    routes.title(drive.app)
    drive.frames(2)
    drive.app.strict = False

    def broken(*_):
        raise RuntimeError("the ink has run out")

    monkeypatch.setattr(routes, "new_match", broken)
    drive.press("new")
    drive.frames(2)
    assert "the ink has run out" in str(drive.app.page.error)
    drive.press("back")
    assert drive.app.page.named("new") is not None


def test_a_broken_match_is_told_and_can_be_forgotten(drive):
    drive.app.saves.folder.mkdir(parents=True, exist_ok=True)
    drive.app.saves.path("sator-torn").write_bytes(b"torn")
    routes.matches(drive.app)
    drive.frames(2)
    drive.press("open sator-torn")
    drive.frames(2)
    assert "does not begin like one" in str(drive.app.page.error)
    routes.matches(drive.app)
    drive.frames(2)
    drive.press("more sator-torn")
    drive.frames(2)
    drive.press("forget")
    assert drive.app.saves.listed() == []
    drive.frames(2)
    drive.press("bring back")
    assert [saved.name for saved in drive.app.saves.listed()] == ["sator-torn"]


def test_a_match_that_is_not_as_it_was_opens_by_each_way(drive):
    """Its mod is not here: the ways are buttons, and looking changes nothing."""
    app = drive.app
    keep_unfit(app.saves, "vigil")
    before = app.saves.path("old").read_bytes()
    routes.matches(app)
    drive.frames(2)
    drive.press("open old")
    drive.frames(2)
    assert app.page.named("way log") is None
    drive.press("way look")
    drive.frames(2)
    assert app.page.session.watching
    app.page.leave_table()
    assert app.saves.path("old").read_bytes() == before
    routes.matches(app)
    drive.frames(2)
    drive.press("open old")
    drive.frames(2)
    drive.press("way snapshot")
    drive.frames(2)
    assert app.page.session.saves is app.saves
    assert app.page.session.name != "old"


@pytest.fixture
def mods(drive):
    """A mods folder with the six examples, a broken pack and a program, and a desk that sees it."""
    folder = furnish(drive.app.home.mods)
    drive.app.home.folder = folder.parent
    drive.app.read_library = lambda: player_library(drive.app.home)
    drive.app.reload()
    return folder


def state(drive, name):
    return next(one.state for one in drive.app.home.listed() if one.name == name)


def open_mod(drive, name):
    stories = drive.app.page.mods.stories
    drive.press(f"mod {next(i for i, one in enumerate(stories) if one.key.startswith(name))}")
    drive.frames(2)


@pytest.mark.parametrize("size", [SIZES[0], SIZES[3]], ids=["landscape", "portrait"])
def test_a_program_is_switched_on_only_after_the_question_of_trust(drive, mods, size):
    drive.resize(*size)
    routes.mods(drive.app)
    drive.frames(2)
    open_mod(drive, "quiet")
    drive.press("switch")
    drive.press("trust no")
    assert state(drive, "quiet") == "off"
    drive.press("switch")
    assert drive.shell.key_down(None, ESCAPE)  # back from the question, not from the screen
    drive.frames(2)
    assert state(drive, "quiet") == "off"
    drive.press("switch")
    drive.press("trust yes")
    assert state(drive, "quiet") == "on"
    assert "house.quiet" in drive.app.library.plugins
    (mods / "quiet.py").write_text(QUIET + "# another line\n", encoding="utf-8")
    routes.mods(drive.app)
    drive.frames(2)
    open_mod(drive, "quiet")
    drive.press("switch")
    assert drive.app.page.mods.asking
    assert state(drive, "quiet") == "off"


def test_a_pack_is_switched_without_a_question_and_a_broken_one_stays_listed(drive, mods):
    routes.mods(drive.app)
    drive.frames(2)
    open_mod(drive, "winter")
    drive.press("switch")
    assert state(drive, "winter") == "off"
    open_mod(drive, "torn")
    told = [block.text for block in drive.app.page.mods.blocks()]
    assert any(one.startswith("torn.toml:8:1: there is no effect") for one in told)
    drive.press("switch")
    assert state(drive, "torn") == "off"


@pytest.mark.parametrize(("language", "size"), crossed(LANGUAGES, BOTH, 1), ids=told_size)
def test_all_mods_are_told_at_the_largest_text(drive, mods, language, size):
    drive.app.settings.change("language", language)
    drive.app.settings.change("text_size", LARGEST)
    drive.resize(*size)
    screen = open_screen(drive, "mods")
    assert [one.text for one in screen.clipped] == []
    for at in range(len(screen.mods.stories)):
        screen.choose(at)
        screen.mods.asking = screen.mods.story.asks
        screen.refresh()
        drive.frames(2)
        assert [one.text for one in screen.clipped] == []
        check_fingers(screen, size[2])
        check_letters(screen, size[2])
