"""Gathers the pages of the documentation and builds the site: see scripts/docs.py."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from PIL import Image

import scriptorium_ui.art as art
from scriptorium import Library, standard_library
from scriptorium.testing.reference import of_a_game, of_the_engine, page_of
from scriptorium_desktop.images import image_of
from scriptorium_ui.art import atlas
from scriptorium_ui.art.picture_list import picture_keys
from scriptorium_ui.art.plain_shapes import Form
from scriptorium_ui.toolkit.display import Polygon
from scriptorium_ui.toolkit.rect import Rect

ROOT = Path(__file__).resolve().parents[2]
PAGES = ROOT / "build" / "docs" / "pages"
SMALL = 64  # pixels of a picture in the list


def gather(pages: Path, library: Library) -> list[Path]:
    """Lay all pages into a folder: those that people wrote, and those that the code tells."""
    shutil.rmtree(pages, ignore_errors=True)
    shutil.copytree(ROOT / "docs", pages, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "README.md", pages / "index.md")
    text = (pages / "index.md").read_text(encoding="utf-8")
    (pages / "index.md").write_text(text.replace("](docs/", "]("), encoding="utf-8")
    (pages / "assets").mkdir()
    shutil.copy(Path(__file__).with_name("iframe-worker.js"), pages / "assets")
    made = pages / "reference"
    made.mkdir()
    (made / "engine.md").write_text(page_of("What the engine lends", of_the_engine()), "utf-8")
    games = ["# What games offer", ""]
    for about in library.games():
        page = page_of(about.title or about.name, of_a_game(library, about.name))
        (made / f"{about.name}.md").write_text(page, encoding="utf-8")
        games.append(f"- [{about.title or about.name}]({about.name}.md)")
    (made / "games.md").write_text("\n".join((*games, "")), encoding="utf-8")
    (made / "pictures.md").write_text("\n".join(pictures(made / "pictures")), encoding="utf-8")
    return sorted(made.glob("*.md"))


def pictures(folder: Path) -> Iterator[str]:
    """The keys of all pictures, each with a small one."""
    yield from ("# Pictures", "", "What `art` of a piece or a card can be.", "")
    yield from ("| key | picture |", "|---|---|")
    sheets: dict[str, Image.Image] = {}
    folder.mkdir()
    for key in picture_keys():
        found = atlas.exact(key)
        if found is None:
            continue
        image = drawn(found.form) if found.form is not None else taken(found, sheets)
        name = key.replace(":", "-")
        image.save(folder / f"{name}.png")
        yield f"| `{key}` | ![{key}](pictures/{name}.png) |"


def taken(found: atlas.Picture, sheets: dict[str, Image.Image]) -> Image.Image:
    """A picture out of its page of the atlas."""
    file, x, y, width, height = found.cut(SMALL, SMALL)
    if file not in sheets:
        sheets[file] = Image.open(Path(str(art.ATLAS)) / file).convert("RGBA")
    image = sheets[file].crop((x, y, x + width, y + height))
    image.thumbnail((SMALL, SMALL))
    return image


def drawn(form: Form) -> Image.Image:
    """A plain shape."""
    side = SMALL / max(form.width, form.height)
    rect = Rect(0, 0, side * form.width, side * form.height)
    size = round(rect.w), round(rect.h)
    kind = {"whole": form.whole, "body": form.body, "edge": form.edge, "inside": form.inside}
    return image_of(Polygon("", 0, rect, **kind), *size)


def main(arguments: list[str]) -> int:
    """Gather, then build or show."""
    made = gather(PAGES, standard_library())
    print(f"{len(made)} pages are made of the code.", flush=True)
    what = "serve" if arguments == ["--serve"] else "build"
    command = [sys.executable, "-m", "mkdocs", what, "--quiet"]
    return subprocess.call(command, cwd=ROOT, env=os.environ | {"NO_MKDOCS_2_WARNING": "1"})


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
