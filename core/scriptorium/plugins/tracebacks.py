"""Where in a file of an author something went wrong while it was loaded: file, line, column."""

from __future__ import annotations

from pathlib import Path
from sysconfig import get_path
from traceback import extract_tb

from scriptorium.isolation.our_files import is_a_games, is_ours

from .errors import PackError, PluginError
from .guard import in_words
from .source_location import complaint, meant

PYTHON = Path(get_path("stdlib"))


def placed(error: BaseException) -> str:
    """What was raised, with the last line of an author's own code that led to it."""
    try:
        return _placed(error)
    except KeyboardInterrupt:
        raise
    except BaseException:  # what an author has raised may have any words and any place
        return in_words(error)


def _placed(error: BaseException) -> str:
    if isinstance(error, PackError):
        return in_words(error)
    if isinstance(error, SyntaxError) and error.filename and error.lineno:
        told = f"{type(error).__name__}: {error.msg}"
        text = (error.text or "").strip()
        return str(complaint(_short(error.filename), error.lineno, error.offset or 1, told, text))
    told = str(error) if isinstance(error, PluginError) else in_words(error) + _meant(error)
    frames = [frame for frame in reversed(extract_tb(error.__traceback__)) if frame.lineno]
    for is_an_authors in (_is_third_partys, is_a_games):
        for frame in frames:
            if is_an_authors(frame.filename):
                line, column = frame.lineno or 0, (frame.colno or 0) + 1
                path, text = Path(frame.filename), frame.line or ""
                return str(complaint(_short(path), line, column, told, text))
    return told


def _meant(error: BaseException) -> str:
    """What a misspelt name of something may have meant."""
    if not isinstance(error, AttributeError) or not isinstance(error.name, str):
        return ""
    try:
        near = meant(error.name, (name for name in dir(error.obj) if name[:1] != "_"))
    except Exception:  # whatever it is, it may fail to tell what it has
        return ""
    return near if near.endswith("?") else ""


def _is_third_partys(filename: str) -> bool:
    """Whether a file is neither ours nor Python's own."""
    path = Path(filename)
    if is_ours(filename) or not path.is_file():
        return False
    return "site-packages" in path.parts or not path.is_relative_to(PYTHON)


def _short(path: str | Path) -> str:
    """A file's name; that of a package's first file says of which."""
    path = Path(path)
    return f"{path.parent.name}/{path.name}" if path.name == "__init__.py" else path.name
