"""The house rules of the guide in lines: each card is played by the numbers of the list."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import scriptorium as sc
import scriptorium.scene as sp
from example_tables import PLAYED, library, lots, name_of
from scriptorium.matches import Match
from scriptorium_play.session.session import Session
from scriptorium_text.console import ConsoleClosed
from scriptorium_text.playing import ConsoleMatch

sys.path.append(str(Path(__file__).resolve().parents[1] / "stage"))
from stage_games import settings
from text_script import Script


def numbers(session: Session, choices: tuple[str, ...]):
    """Whoever reads the list and says the number of the line that leads to the next choice."""

    def answer(console: Script) -> str:
        if console.asked[-1] != ">":
            return ""
        if len(session.match.done) == len(choices):
            raise ConsoleClosed
        touching = session.touching
        wanted = sc.read(session.table, choices[len(session.match.done)])
        path = sp.in_a_row(sp.touches(session.table, wanted))
        next_id = path[len(touching.touched) :][:1]
        for number, option in enumerate(touching.words(), 1):
            if option.action == wanted or (option.action is None and (option.id,) == next_id):
                return str(number)
        raise AssertionError(f"no line leads to {choices}: {console.said[-8:]}")

    return answer


@pytest.mark.parametrize("played", PLAYED, ids=name_of)
def test_what_a_house_rule_brings_is_played_by_numbers(played):
    match = Match(played.begun().table)
    session = Session(match, library(), None, settings=settings())
    with pytest.raises(ConsoleClosed):
        ConsoleMatch(Script(numbers(session, played.choices)), session).run()
    assert [done.text for done in match.done] == list(played.choices)
    assert sc.digest(match.table) == sc.digest(played.done())


def test_several_choose_unseen_by_lines():
    """A number at the curtain lets another come first; nobody reads what others have bid."""
    match = Match(sc.new_table("lots", 2, seed=1, library=lots()))
    session = Session(match, lots(), None, settings=settings())
    console = Script(iter(["2", "", "bid 3", "", "", "bid 1", "", ""]))
    with pytest.raises(ConsoleClosed):
        ConsoleMatch(console, session).run()
    assert [done.text for done in match.done] == ["ask bob", "bid 3", "bid 1"]
    opened = console.said.index("Bob: bid 3")
    assert "2. Bob chooses first." in console.said
    assert not any("bid 3" in line for line in console.said[:opened] if "." not in line[:3])
    assert "Ann: bid 1" in console.said
