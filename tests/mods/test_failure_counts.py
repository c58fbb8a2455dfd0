"""A loose mod that fails again and again is switched off, and can be tried again."""

from __future__ import annotations

import pytest

from scriptorium.cli.main import main
from scriptorium.mods import Home, failure_counts
from scriptorium.plugins import guard

FAULTY = """
import scriptorium as sc

FAULTY = sc.Plugin("faulty", "sator")
FAULTY.invariant(lambda position: 1 / 0)
"""


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("SCRIPTORIUM_HOME", str(tmp_path))
    monkeypatch.setattr(guard, "witnesses", [])
    made = Home()
    made.mods.mkdir()
    (made.mods / "faulty.py").write_text(FAULTY, encoding="utf-8")
    assert main(["mods", "enable", "faulty"]) == 0
    return made


def session() -> int:
    """A session of its own, as if the program had been started anew."""
    failure_counts._noted.clear()
    return main(["simulate", "sator", "--mods", "faulty", "--max-actions", "5"])


def state(home: Home) -> tuple[str, str]:
    (listed,) = home.listed()
    return listed.state, listed.why


def test_after_three_sessions_it_is_off_and_says_why(home, capsys):
    for number in range(1, failure_counts.MOST_FAILURES + 1):
        assert state(home) == ("on", "")
        assert session() == 1
        assert home.choices().failures == {"faulty": number}
    assert state(home)[0] == "off"
    assert "failed in 3 sessions; `scriptorium mods enable faulty` tries again" in state(home)[1]
    assert main(["mods", "list"]) == 0
    assert "failed in 3 sessions" in capsys.readouterr().out
    assert main(["mods", "enable", "faulty"]) == 0
    assert state(home) == ("on", "")
    assert home.choices().failures == {}


def test_one_session_counts_once(home):
    session()
    for _ in range(3):
        assert main(["simulate", "sator", "--mods", "faulty", "--max-actions", "5"]) == 1
    assert home.choices().failures == {"faulty": 1}


def test_what_others_do_is_not_counted(home):
    failure_counts._noted.clear()
    assert main(["simulate", "sator", "--max-actions", "5"]) == 0
    assert home.choices().failures == {}
