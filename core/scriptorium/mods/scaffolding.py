"""New mods from templates: a working example with its scenarios and its test.

The template of a game lies here; all others belong to a game, which says in its `About` where
they lie: a folder for each kind.
"""

from __future__ import annotations

import re
from pathlib import Path

from scriptorium.engine.errors import SetupError
from scriptorium.engine.library import Library

GAME = "game"
SUFFIX = ".tmpl"
OWN = Path(__file__).parent / "templates"
_NAME = re.compile(r"[a-z][a-z0-9_]{1,31}")


def new_mod(kind: str, name: str, at: Path, library: Library, game: str = "") -> list[Path]:
    """Write a mod into a new folder `at/name`; gives the files that it has."""
    if not _NAME.fullmatch(name):
        raise SetupError(f"a name is made of small letters, digits and _, as in ford, not {name!r}")
    if name in library.plugins:
        raise SetupError(f"there is a plugin {name!r} already, {library.plugins[name].origin}")
    template = OWN / kind if kind == GAME else _template(kind, library, game)
    folder = at / name
    if folder.exists():
        raise SetupError(f"{folder} is there already")
    written = []
    for source in sorted(template.rglob(f"*{SUFFIX}")):
        inside = source.relative_to(template).as_posix().removesuffix(SUFFIX)
        target = folder / _filled(inside, name)
        target.parent.mkdir(parents=True, exist_ok=True)
        text = _filled(source.read_text(encoding="utf-8"), name)
        target.write_text(text, encoding="utf-8", newline="\n")
        written.append(target)
    return written


def _template(kind: str, library: Library, game: str) -> Path:
    """The template of a game, which need not be named where only one has any."""
    templates = _templates(library)
    if game:
        library.game(game)
    if kind not in templates:
        kinds = ", ".join([*sorted(templates), GAME])
        raise SetupError(f"there is no template for {kind!r}; there are {kinds}")
    have = templates[kind]
    chosen = game or (next(iter(have)) if len(have) == 1 else "")
    if chosen not in have:
        wish = f"{game} brings no template for a {kind}" if game else "say for which game: --for"
        raise SetupError(f"{wish}; games with one: {', '.join(have)}")
    return have[chosen]


def _templates(library: Library) -> dict[str, dict[str, Path]]:
    """All templates of games: by their kind, then by the game."""
    found: dict[str, dict[str, Path]] = {}
    for about in library.games():
        for folder in about.templates.iterdir() if about.templates is not None else ():
            if any(folder.glob(f"*{SUFFIX}")):
                found.setdefault(folder.name, {})[about.name] = folder
    return found


def _filled(text: str, name: str) -> str:
    for word, value in (
        ("@name@", name),
        ("@dashed@", name.replace("_", "-")),
        ("@title@", name.replace("_", " ").capitalize()),
    ):
        text = text.replace(word, value)
    return text
