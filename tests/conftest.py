"""What all tests share: scenarios in TOML files are tests, run with the example games at hand."""

from __future__ import annotations

import os
from collections.abc import Generator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import HealthCheck, settings

from golden import Gallery
from little_learning import little_learning
from scriptorium import Library, standard_library
from scriptorium.mods import VARIABLE
from scriptorium.mods.loose import add_loose, read_loose
from scriptorium.plugins.guard import forget_failures, strict

__all__ = ["golden", "little_learning"]

pytest_plugins = ["scriptorium.testing.pytest_plugin", "night_record"]

EXAMPLES = Path(__file__).resolve().parent.parent / "docs" / "examples"
GAMES = ("noughts_and_crosses.py",)

# These are meant to fail; test_scenario_broken.py says how.
collect_ignore = ["core/scenarios/broken"]

# These open windows, each with a toolkit that bears no other in its process.
WINDOWS = ("desktop", "tablet", "web")


HOME = pytest.StashKey[TemporaryDirectory[str]]()


def pytest_configure(config: pytest.Config) -> None:
    """Name the mark of tests that let plugins of ours fail; keep out of the player's own folder.

    All processes of a run share one folder, so that what is learned there is learned once. How
    long one example of Hypothesis takes says how busy the machine is, not whether we are right.
    """
    if not hasattr(config, "workerinput"):
        config.stash[HOME] = TemporaryDirectory(prefix="scriptorium-tests-")
        os.environ[VARIABLE] = config.stash[HOME].name
    settings.register_profile(
        "at any speed", deadline=None, suppress_health_check=[HealthCheck.too_slow]
    )
    settings.load_profile("at any speed")
    config.addinivalue_line("markers", "own_faults: plants faults in our own plugins on purpose")


def pytest_unconfigure(config: pytest.Config) -> None:
    """Take the folder away again."""
    if HOME in config.stash:
        config.stash[HOME].cleanup()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """A fault of one of our own plugins ends the test in which it happens."""
    forget_failures()
    if item.get_closest_marker("own_faults"):
        return (yield)
    with strict() as faults:
        result = yield
    if faults:
        pytest.fail(f"our own plugins failed: {', '.join(map(str, faults))}")
    return result


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let screens that are meant to look otherwise be kept as the new golden pictures."""
    parser.addoption("--new-goldens", action="store_true", help="keep how screens look now")


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Gallery:
    """The golden pictures that lie beside the tests of a folder."""
    folder = request.path.parent
    return Gallery(
        folder / "golden",
        request.config.rootpath / "build" / "golden" / folder.name,
        anew=bool(request.config.getoption("--new-goldens")),
    )


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave tests that open windows to a run that names them."""
    if collection_path.parent != Path(__file__).parent or collection_path.name not in WINDOWS:
        return None
    named = [Path(str(one).split("::")[0]).absolute() for one in config.args]
    return None if any(collection_path in (one, *one.parents) for one in named) else True


@cache
def example_library() -> Library:
    """The installed plugins, and the games of the examples."""
    library = standard_library().copy()
    for name in GAMES:
        add_loose(library, read_loose(EXAMPLES / name), "example")
    return library


def pytest_scriptorium_library() -> Library:
    """What scenarios are played with."""
    return example_library()
