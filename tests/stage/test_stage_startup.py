"""How a window program begins and ends: a line for the player, the rest in a log it names."""

from __future__ import annotations

import errno
import io
import logging

import pytest

from scriptorium import SetupError
from scriptorium_play.app.startup import ended, keep_log, no_window


@pytest.fixture(autouse=True)
def logger():
    """The log of the program, left as it was found."""
    root = logging.getLogger("scriptorium")
    before, propagates = list(root.handlers), root.propagate
    yield root
    for handler in root.handlers[len(before) :]:
        handler.close()
    root.handlers, root.propagate = before, propagates


class Full(io.StringIO):
    """A file on a disk that has no room."""

    def write(self, letters):
        raise OSError(errno.ENOSPC, "No space left on device")


def test_a_log_on_a_full_disk_is_in_nobodys_way(tmp_path, logger, monkeypatch, capsys):
    """Neither a line nor a traceback is shown where not even the log can be written."""
    place = keep_log(tmp_path / "window.log")
    assert place is not None
    tried = []
    monkeypatch.setattr(logging.FileHandler, "_open", lambda self: tried.append(self) or Full())
    logging.getLogger("scriptorium.play").error("the match cannot be kept")
    assert tried
    assert capsys.readouterr() == ("", "")


def test_a_log_that_cannot_be_made_is_not_named(tmp_path, capsys):
    (tmp_path / "file").write_text("")
    assert keep_log(tmp_path / "file" / "window.log") is None
    assert no_window(RuntimeError("no screen"), "a screen", None) == 1
    assert "window.log" not in capsys.readouterr().err


@pytest.mark.parametrize(
    ("error", "named"), [(ZeroDivisionError("a mistake"), True), (SetupError("no game"), False)]
)
def test_what_ends_the_program_is_one_line(tmp_path, capsys, error, named):
    """A mistake of ours names the log where its traceback lies; a wrong wish needs none."""
    place = keep_log(tmp_path / "window.log")
    with pytest.raises(type(error)) as caught:
        raise error
    assert ended(caught.value, place) == 1
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert str(error) in told
    assert (str(place) in told) is named
    assert "Traceback" in place.read_text()
