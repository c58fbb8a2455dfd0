"""The Android package, as far as it can be tried without Android's own tools."""

from __future__ import annotations

import ast
import configparser
import json
import os
import re
import signal
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions, requires
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "packaging" / "tablet"))

sys.path[:0] = [str(ROOT / "tests" / "net"), str(ROOT / "tests" / "server")]

from collect import collect  # noqa: E402
from server_hands import Process, made_table  # noqa: E402

import scriptorium as sc  # noqa: E402
from scriptorium_play.net.links import letters_link  # noqa: E402

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
# Python itself, and what its recipe is built with.
PYTHON = {"python3", "hostpython3", "openssl"}
# Recipes of python-for-android; everything else must be pure Python.
BUILT = {"kivy", "msgspec"}
# What is compiled only to be faster, and what takes its place.
FASTER = {"websockets": "websockets.speedups"}
# What only a device lacks.
OF_A_DEVICE = {"certifi"}

BEGIN = """
import json, os, runpy, sys
os.environ.update(KIVY_NO_ARGS="1", KIVY_NO_CONSOLELOG="1", SDL_AUDIODRIVER="dummy")
if not os.environ.get("DISPLAY"):
    os.environ["SDL_VIDEODRIVER"] = "offscreen"
from scriptorium_tablet.start import quiet_kivy
quiet_kivy()
from kivy.clock import Clock
def run(look):
    Clock.schedule_once(look, 0.5)
    sys.argv = ["main.py"]
    runpy.run_path("main.py", run_name="__main__")
"""
START = """
def look(*_):
    from kivy.app import App
    app = App.get_running_app()
    from scriptorium_ui.pages import routes
    routes.new_match(app.link.app, "sator")
    app.link.app.page.begin()
    Clock.schedule_once(lambda *_: end(app), 0.5)
def end(app):
    if app.link.app.page.layout is None:
        Clock.schedule_once(lambda *_: end(app), 0.2)
        return
    print(json.dumps({
        "screen": type(app.link.app.page).__name__,
        "pieces": len(app.link.app.page.controller.spots.keys() & app.root.stage.shown),
        "games": [about.name for about in app.link.app.library.games()],
        "files": sorted({getattr(m, "__file__", "") or "" for m in list(sys.modules.values())
                         if m.__name__.split(".")[0].startswith("scriptorium")}),
        "modules": sorted({name.split(".")[0] for name in sys.modules}),
        "rules": bool(
            __import__("scriptorium_play.app.rules_text", fromlist=["x"]).page_of("sator")
        ),
    }))
    app.stop()
run(look)
"""
# What Kivy does when the device puts the program aside, and then the end without a word.
KILLED = """
def look(*_):
    from kivy.app import App
    from kivy.core.window import Window
    from scriptorium import legal, new_table
    from scriptorium.matches.match import Match
    from scriptorium_ui.pages import routes
    app = App.get_running_app().link.app
    table = new_table("sator", ("red", "blue"), 5, library=app.library)
    routes.begin(app, Match(table), dict.fromkeys(table.seats, "person"))
    session = app.page.session
    for _ in range(3):
        session.lift_curtain()
        session.choose(legal(session.table)[0])
        if session.waiting is not None:
            session.confirm()
    session.lift_curtain()
    app.screen.paint_now()
    shown = app.screen.covered
    Window._event_filter("app_willenterbackground")
    told = len(session.match.done), shown, app.screen.covered, session.observer
    print(json.dumps(told), flush=True)
    os.kill(os.getpid(), 9)
run(look)
"""
RESUMED = """
def look(*_):
    from kivy.app import App
    from kivy.clock import Clock
    app = App.get_running_app()
    if not hasattr(app.link.app.page, "session"):  # it is being opened
        Clock.schedule_once(look, 0.1)
        return
    session = app.link.app.page.session
    print(json.dumps([len(session.match.done), session.handover, session.observer]))
    app.stop()
run(look)
"""
# Only what is packed can be imported, and nothing that is compiled to be faster; then a table over
# a net is joined, and its first choice made.
JOIN = """
import importlib.abc, importlib.metadata, sysconfig
packed, without = json.loads(sys.argv[1]), json.loads(sys.argv[2])
link = sys.argv[3]
class Packed(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        top = name.split(".")[0]
        known = top in sys.stdlib_module_names or top.startswith("scriptorium") or top in packed
        if not known or name in without:
            raise ModuleNotFoundError(f"{name} is not packed", name=name)
sys.meta_path.insert(0, Packed())
def look(*_):
    from kivy.app import App
    from scriptorium_ui.pages import routes
    app = App.get_running_app().link.app
    routes.join(app, link, "Ada")
    sit(app)
def sit(app):
    from scriptorium_play.net.codes import code_of
    session = getattr(app.page, "session", None)
    joining = getattr(app.page, "joining", None)
    if joining is not None and joining.problem is not None:
        raise AssertionError(joining.problem)
    if session is None or session.client.count == 0:
        if session is not None and session.client.may_choose:
            from scriptorium import legal
            session.client.choose(legal(session.table)[0])
        Clock.schedule_once(lambda *_: sit(app), 0.1)
        return
    code = bool(code_of(link))
    print(json.dumps([type(app.page).__name__, session.client.count, code]))
    App.get_running_app().stop()
from kivy.app import App
run(look)
"""


def spec() -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None)
    parser.read(ROOT / "buildozer.spec", encoding="utf-8")
    return parser["app"]


def listed(key: str) -> list[str]:
    return [one.strip() for one in spec()[key].split(",") if one.strip()]


def bare(requirement: str) -> str:
    name = re.split(r"[=<>!~;\s\[]", requirement)[0]
    return re.sub(r"[-_.]+", "-", name).lower()


def needed(names: set[str]) -> set[str]:
    """The distributions that these ask for, and those that they ask for, without extras."""
    found: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name in found:
            continue
        found.add(name)
        if name in BUILT:
            continue  # its recipe knows what it needs
        for one in requires(name) or ():
            if "extra ==" not in one and "python_version <" not in one:
                waiting.append(bare(one))
    return found


@pytest.fixture(scope="module")
def collected(tmp_path_factory):
    return collect(tmp_path_factory.mktemp("package") / "tablet")


def test_the_specification_has_what_a_build_needs():
    for key in ("title", "package.name", "package.domain", "source.dir", "version"):
        assert spec()[key].strip(), key
    assert spec()["version"] == PROJECT["version"]
    assert set(listed("orientation")) >= {"portrait", "landscape"}
    assert int(spec()["android.minapi"]) < int(spec()["android.api"])
    # 32-bit processors are untried with msgspec.
    assert set(listed("android.archs")) <= {"arm64-v8a", "x86_64"}


def test_requirements_name_every_dependency_and_nothing_else():
    named = {bare(one) for one in listed("requirements")}
    own = {bare(one) for one in PROJECT["dependencies"]}
    for extra in ("tablet", "net"):
        own |= {bare(one) for one in PROJECT["optional-dependencies"][extra]}
    assert named - PYTHON == needed(own) | OF_A_DEVICE


def test_versions_are_those_that_are_tried():
    pins = dict(one.split("==") for one in listed("requirements") if "==" in one)
    assert pins["python3"] == pins["hostpython3"]
    major, minor = (int(part) for part in pins["python3"].split(".")[:2])
    low, high = re.findall(r"\d+\.(\d+)", PROJECT["requires-python"])
    assert major == sys.version_info.major
    assert int(low) <= minor < int(high)
    bounds = {bare(one): one for one in PROJECT["dependencies"]}
    low, high = re.findall(r"\d+\.(\d+)", bounds["msgspec"])
    assert int(low) <= int(pins["msgspec"].split(".")[1]) < int(high)


def test_everything_but_the_recipes_is_pure_python():
    from importlib.metadata import files

    for name in {bare(one) for one in listed("requirements")} - PYTHON - BUILT:
        binary = [file for file in files(name) or () if file.suffix in (".so", ".pyd")]
        faster = FASTER.get(name, "").replace(".", "/")
        left = [file for file in binary if str(file).partition(".")[0] != faster]
        assert left == [], name


def test_every_ending_that_is_shipped_is_taken_along(collected):
    endings = set(listed("source.include_exts"))
    left = {
        path.name
        for path in collected.rglob("*")
        if path.is_file() and path.suffix and path.suffix[1:].lower() not in endings
    }
    assert left == set()
    hidden = [path for path in collected.rglob("*") if path.name.startswith(".")]
    assert hidden == []
    # Folders called tests are dropped by python-for-android.
    assert not [path for path in collected.rglob("tests") if path.is_dir()]


def test_nothing_on_the_way_knows_arcade(collected):
    forbidden = {"arcade", "pyglet", "PIL", "scriptorium_desktop", "scriptorium_text"}
    for path in collected.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and not node.level:
                names = [node.module or ""]
            found = {name.split(".")[0] for name in names} & forbidden
            assert found == set(), path


def process(collected, folder, script, *arguments):
    """A whole process, with a folder of its own as a device would give it."""
    environment = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("PYTHON", "KIVY", "SCRIPTORIUM"))
    }
    environment |= {
        "ANDROID_PRIVATE": str(folder / "private"),
        "KIVY_HOME": str(folder / "kivy"),
        "PYTHONPATH": str(collected),
        "PYTHONDONTWRITEBYTECODE": "1",
        "LANG": "C",
    }
    return subprocess.run(
        [sys.executable, "-c", BEGIN + script, *arguments],
        cwd=collected,
        env=environment,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def told_by(done):
    return json.loads(done.stdout.strip().splitlines()[-1])


def test_killed_while_put_aside_it_comes_back_behind_a_curtain_to_the_last_action(
    collected, tmp_path
):
    killed = process(collected, tmp_path, KILLED)
    assert killed.returncode == -signal.SIGKILL, killed.stderr[-2000:]
    actions, before, aside, seat = told_by(killed)
    assert actions >= 3
    assert (before, aside) == (False, True)
    resumed = process(collected, tmp_path, RESUMED)
    assert resumed.returncode == 0, resumed.stderr[-2000:]
    assert told_by(resumed) == [actions, seat, None]


def test_the_program_starts_from_these_files_alone(collected, tmp_path):
    """Title, match, table."""
    done = process(collected, tmp_path, START)
    assert done.returncode == 0, done.stderr[-2000:]
    told = told_by(done)
    assert told["screen"] == "TablePage"
    assert told["pieces"] > 200
    assert told["games"] == ["monasterium", "plankenkoorts", "rennes", "sator"]
    assert told["rules"]
    outside = [file for file in told["files"] if file and not file.startswith(str(collected))]
    assert outside == []
    assert not {"arcade", "pyglet", "PIL"} & set(told["modules"])
    kept = list((tmp_path / "private" / "matches").glob("*.match"))
    assert len(kept) == 1


@pytest.fixture
def server(tmp_path):
    """Tables at a server in a process of its own."""
    store = tmp_path / "tables.db"
    process = Process("--port", "0", "--store", str(store))
    yield process
    process.end()


def test_a_table_over_a_net_is_joined_with_what_is_packed(collected, tmp_path, server):
    """Nothing else can be imported; a computer has the other seat."""
    named = {bare(one) for one in listed("requirements")}
    for built in BUILT:  # recipes bring what these ask for
        named |= {bare(one) for one in requires(built) or () if "extra ==" not in one}
    packed = [top for top, of in packages_distributions().items() if {*map(bare, of)} & named]
    wish = {"game": "plankenkoorts", "seats": 2, "open": 1}
    seat = sc.standard_library().setup("plankenkoorts", 2).seats[1]
    made = made_table(server.port, **wish, computers={seat: "novice"})
    (letters,) = {*made["invitations"].values()}
    link = str(letters_link(f"http://127.0.0.1:{server.port}", letters))
    asked = json.dumps(packed), json.dumps([*FASTER.values()]), link
    done = process(collected, tmp_path, JOIN, *asked)
    assert done.returncode == 0, done.stderr[-2000:]
    screen, count, code = told_by(done)
    assert (screen, code) == ("TablePage", True)
    assert count > 0
