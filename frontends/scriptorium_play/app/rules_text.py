"""Pages of rules: found beside the package or in the tree, and taken apart into blocks of text."""

from __future__ import annotations

import re
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from scriptorium import Library
from scriptorium_play.texts.translator import game_title, games_words

MOST_BYTES = 1024 * 1024
INSTALLED = "rules"
ENGLISH = "en"
TREE = Path(__file__).resolve().parents[3] / "docs" / "rules"
MARKS = re.compile(r"\*\*|__|`|(?<!\w)\*(?=\S)|(?<=\S)\*(?!\w)")
LINK = re.compile(r"!?\[([^\]]*)\]\([^)]*\)")
PICTURE = re.compile(r"!\[[^\]]*\]\([^)]*\)")
MOST_COLUMNS = 2  # of a table whose lines are understood without what stands above them


@dataclass(frozen=True)
class Block:
    """A heading, a paragraph, a point of a list or a line of a table."""

    kind: str
    text: str
    face: str = "text"
    depth: int = 0
    mark: str = ""
    space: int = 8


def pages(library: Library, language: str = ENGLISH) -> list[tuple[str, str, str]]:
    """The games that have a page of rules: name, title and text."""
    found = []
    words = games_words(language, library)
    for about in library.games():
        text = page_of(about.name, language)
        if text:
            found.append((about.name, game_title(about, words), text))
    return found


def page_of(game: str, language: str = ENGLISH) -> str:
    """The page of a game in a language, or else in English: as shipped, or in the source tree."""
    names = (f"{game}.md",) if language == ENGLISH else (f"{game}.{language}.md", f"{game}.md")
    for place in (
        folder / name for name in names for folder in (files("scriptorium_play") / INSTALLED, TREE)
    ):
        try:
            data = place.read_bytes()
        except OSError:
            continue
        if len(data) <= MOST_BYTES:
            return data.decode("utf-8", errors="replace")
    return ""


def plain(text: str) -> str:
    """A line without its marks for bold, italic, code and links."""
    return MARKS.sub("", LINK.sub(r"\1", text)).strip()


def blocks(page: str) -> list[Block]:
    """A page of Markdown as blocks, one after the other."""
    found: list[Block] = []
    paragraph: list[str] = []

    def close() -> None:
        if paragraph:
            found.append(Block("p", plain(" ".join(paragraph))))
            paragraph.clear()

    fenced, above, cells = False, list[str](), list[str]()
    for line in page.splitlines():
        stripped = line.strip()
        if stripped.startswith("```"):
            close()
            fenced = not fenced
        elif fenced:
            found.append(Block("code", line.rstrip(), "symbols", 1, "", 0))
        elif not stripped or (set(stripped) <= set("-|: =*_") and len(stripped) > 2):
            close()
            above = cells if stripped and len(cells) > MOST_COLUMNS else []
            if above:
                found.pop()  # its words stand in each line
        elif PICTURE.fullmatch(stripped):
            close()  # a page of letters alone: what a picture shows is for those who cannot see it
        elif stripped.startswith("#"):
            close()
            level = len(stripped) - len(stripped.lstrip("#"))
            found.append(Block(f"h{min(3, level)}", plain(stripped.lstrip("# ")), space=18))
        elif stripped.startswith("|"):
            close()
            cells = [plain(cell) for cell in stripped.strip("|").split("|")]
            found.append(Block("row", "  ·  ".join(_told(above, cells)), depth=1, space=3))
        elif point := re.match(r"^(\s*)([-*+]|\d+[.)])\s+(.*)$", line):
            close()
            depth = 1 + len(point[1]) // 2
            mark = "•" if point[2] in "-*+" else point[2]
            found.append(Block("li", plain(point[3]), depth=depth, mark=mark, space=4))
        elif line.startswith("  ") and found and found[-1].kind == "li" and not paragraph:
            last = found.pop()
            text = f"{last.text} {plain(stripped)}"
            found.append(Block("li", text, depth=last.depth, mark=last.mark, space=last.space))
        else:
            paragraph.append(stripped)
    close()
    return [block for block in found if block.text]


def _told(above: list[str], cells: list[str]) -> list[str]:
    """The cells of a line of a table, each with what stands above it where there are many."""
    if len(above) != len(cells):
        return [cell for cell in cells if cell]
    pairs = zip(above, cells, strict=True)
    return [f"{head}: {cell}" if head else cell for head, cell in pairs if cell]
