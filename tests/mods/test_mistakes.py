"""Mistakes as authors make them, each with the message that mends it; the table is a TOML file."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import scriptorium as sc
from scriptorium.mods.loose import add_loose, read_loose
from scriptorium.testing.mod_check import check_mod

HERE = Path(__file__).resolve().parent
GAME = HERE.parents[1] / "docs" / "examples" / "noughts_and_crosses.py"
MISTAKES = tomllib.loads((HERE / "mistakes.toml").read_text(encoding="utf-8"))["mistake"]
SOUND = '''"""A mod that has nothing wrong, with places for something that is."""

import itertools
from typing import Annotated

import scriptorium as sc
import scriptorium.scene as sp

COUNT = itertools.count()
ODD = sc.Plugin("odd", "noughts", title="Odd", author="somebody", summary="Odd things.")


@ODD.event()
class Tick(sc.Event, tag="odd.tick", frozen=True):
    number: int = 0
    @event@


class Tock(sc.Event, tag="odd.tock", frozen=True):
    pass


@ODD.part()
class Seen(sc.Part, tag="odd.seen", frozen=True):
    number: int = 0
    @part@


class Other(sc.Part, tag="odd.other", frozen=True):
    pass


class Open(sc.Part, tag="odd.open", frozen=True):
    number: int = 0

    def twin(self, seat, rules, shuffle):
        return Open(self.number + 1)


class Safe(sc.Part, tag="odd.safe", frozen=True):
    number: int = 0

    def seen_by(self, seat, rules):
        return Safe(0)

    def twin(self, seat, rules, shuffle):
        return Safe(self.number + 1)


class Stuck(sc.Decision, tag="odd.stuck", frozen=True):
    pass


class Asked(sc.Decision, tag="odd.asked", frozen=True):
    def asks(self):
        return 1 / 0


class Way(sc.Words):
    @target@


@ODD.choice(@choice@)
class Peek(sc.Action, tag="odd.peek", frozen=True):
    way: Annotated[str, Way("up", "down", piece="way-")]

    def do(self, now):
        if True:
            @do@
        now.put(Seen(now[Seen].number + 1))
        now.tell(Tick(now.clock.turn))
        now.end_turn()


class Look(sc.Action, tag="odd.look", frozen=True):
    way: Annotated[str, sc.Words("up", "down")]

    def do(self, now):
        Peek.do(self, now)


@rules@
'''
PLACES = {
    "do": "pass",
    "event": "pass",
    "part": "pass",
    "target": "pass",
    "choice": "",
    "rules": "pass",
}


@pytest.fixture(scope="module")
def library():
    found = sc.standard_library().copy()
    add_loose(found, read_loose(GAME), "given")
    return found


def pattern(told, lines):
    """The words of a message, with the line of each place by its name and anything for `…`."""
    for place, line in lines.items():
        told = told.replace(f"<{place}>", str(line))
    return re.compile(".*".join(re.escape(piece) for piece in told.split("…")))


def findings(tmp_path, library, **mistake):
    text = SOUND
    lines = {}
    for place, nothing in PLACES.items():
        lines[place] = text[: text.index(f"@{place}@")].count("\n") + 1
        text = text.replace(f"@{place}@", mistake.get(place, nothing))
    (tmp_path / "odd.py").write_text(text, encoding="utf-8")
    report = check_mod(tmp_path / "odd.py", library, matches=2, most=20)
    return report, lines


@pytest.mark.parametrize("mistake", MISTAKES, ids=[one["title"] for one in MISTAKES])
def test_each_mistake_is_told_with_what_mends_it(mistake, tmp_path, library):
    report, lines = findings(tmp_path, library, **mistake)
    wanted = mistake.get("kind", "error")
    told = [one.text for one in report.findings if one.kind == wanted]
    assert any(pattern(mistake["told"], lines).search(one) for one in told), report.findings
    assert report.sound == (wanted == "warning")


def test_a_misspelt_hook_is_told_with_its_line(tmp_path, library):
    (tmp_path / "odd.py").write_text(
        "import scriptorium as sc\n\n\n@sc.hookimpl\ndef scriptorium_rule(book):\n    pass\n",
        encoding="utf-8",
    )
    report = check_mod(tmp_path / "odd.py", library, matches=0)
    told = [str(one) for one in report.findings]
    assert any("odd.py:5: there is no hook scriptorium_rule; there are" in one for one in told), (
        told
    )


def test_a_line_of_a_translation_that_says_nothing_is_told(tmp_path, library):
    """A brace that is open swallows what follows, and a line without = is no message."""
    folder = tmp_path / "odd"
    (folder / "locale").mkdir(parents=True)
    text = SOUND
    for place, nothing in PLACES.items():
        text = text.replace(f"@{place}@", nothing)
    tick = 'def said(self): return sc.text("odd-tick", "{number} ticks.", number=self.number)'
    text = text.replace("    number: int = 0\n    pass", f"    number: int = 0\n    {tick}", 1)
    text = text.replace(
        'summary="Odd things."', 'summary="Odd.", texts=Path(__file__).parent / "locale"'
    )
    (folder / "__init__.py").write_text(
        text.replace("import itertools", "import itertools\nfrom pathlib import Path")
    )
    for language in ("en", "nl", "de", "it"):
        (folder / "locale" / f"{language}.ftl").write_text("odd-tick = { $number } ticks.\n")
    (folder / "locale" / "nl.ftl").write_text("odd-tick = { $number tikken.\n")
    (folder / "locale" / "de.ftl").write_text("odd-tick { $number } Schläge.\n", "utf-8")
    report = check_mod(folder, library, matches=0)
    told = "\n".join(map(str, report.findings))
    assert "odd/locale/nl.ftl:1: odd-tick: a brace is not closed, or one too many" in told
    assert "odd/locale/de.ftl:1: this is no message; write name = text" in told
    assert "en.ftl" not in told
    assert "it.ftl" not in told


def test_the_mod_is_sound_without_them(tmp_path, library):
    report, _ = findings(tmp_path, library)
    assert report.sound
    assert report.trial.own > 0


def test_there_are_many_and_no_two_are_alike():
    assert len(MISTAKES) >= 47
    assert len(
        {tuple(sorted((k, v) for k, v in one.items() if k != "title")) for one in MISTAKES}
    ) == len(MISTAKES)
