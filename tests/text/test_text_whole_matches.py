"""Whole matches through the console: lines in, lines out, with the curtain between players."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

import scriptorium as sc
from scriptorium_text.console import Console
from scriptorium_text.matches import Title
from scriptorium_text.playing import ConsoleMatch

sys.path.append(str(Path(__file__).resolve().parents[1] / "stage"))
from stage_games import library
from text_script import desk_in
from whole_matches import Agreed, Played, whole_match

AGREED = (Agreed("sator", 2, 5), Agreed("plankenkoorts", 3))


class Listener(io.StringIO):
    """Somebody who hears the lines and types the next one, to play a match that is known."""

    def __init__(self, heard: io.StringIO, played: Played, first: list[str]) -> None:
        super().__init__()
        self.heard, self.played, self.first = heard, played, first
        self.play: ConsoleMatch | None = None
        self.done = self.curtains = 0

    def isatty(self) -> bool:
        return False

    def readline(self, size: int = -1) -> str:
        return f"{self.answer()}\n"

    def answer(self) -> str:
        """What agrees on the match, the number of the line that is meant, else only Enter."""
        asked = self.heard.getvalue()[-400:].rstrip("\n").rpartition("\n")[2].strip()
        if self.first:
            return self.first.pop(0)
        if asked != ">":
            self.curtains += asked.endswith(": Enter to see.")
            return ""
        assert self.play is not None
        session = self.play.session
        touching = session.touching
        assert touching is not None
        action = self.played.actions[len(session.match.done)]
        path = next(path for path, one in touching.choices.paths if one == action)
        step = len(touching.touched)
        meant = path[step] if step < len(path) else action
        options = [option.id or option.action for option in touching.words()]
        number = options.index(meant) + 1
        line = f"\n{number}. "
        told = self.heard.getvalue().rpartition(", choose:\n")[2].rpartition(", you chose: ")[2]
        assert line in f"\n{told}"
        return str(number)


def lines_that_agree(agreed: Agreed) -> list[str]:
    """What is typed at the form of a new match: how many play, people all of them, and the seed."""
    buttons = 3 if library().game(agreed.game).set_up else 2
    count, seed = str(buttons + 2), str(buttons + 1)
    people = [line for at in range(1, agreed.seats) for line in (str(buttons + 4 + 3 * at), "1")]
    return [count, str(agreed.seats - 1), *people, "2", seed, str(agreed.seed), "1"]


@pytest.mark.parametrize("agreed", AGREED, ids=str)
def test_a_whole_match_line_by_line(agreed: Agreed, tmp_path: Path, monkeypatch):
    """Agreed on, played by numbers alone, kept after each action, and won."""
    played = whole_match(agreed)
    heard = io.StringIO()
    listener = Listener(heard, played, lines_that_agree(agreed))
    run = ConsoleMatch.run

    def run_heard(play: ConsoleMatch) -> None:
        listener.play = play
        run(play)

    monkeypatch.setattr(ConsoleMatch, "run", run_heard)
    console = Console(listener, heard)
    title = Title(console, desk_in(tmp_path, console, library()))
    title.run(agreed.game)
    assert listener.play is not None
    session = listener.play.session
    assert session.match.actions == played.actions
    assert sc.digest(session.table) == played.digests[len(played.actions)]
    assert session.table.outcome is not None
    assert listener.curtains == len(seats_in_turn(played))
    assert "The match is over" in heard.getvalue()


def seats_in_turn(played: Played) -> list[str]:
    """The seats that choose one after another, each once for as long as it goes on."""
    seats: list[str] = []
    table = played.start
    for action in played.actions:
        if table.chooser is not None and seats[-1:] != [table.chooser]:
            seats.append(table.chooser)
        table = sc.apply(table, action).table
    return seats
