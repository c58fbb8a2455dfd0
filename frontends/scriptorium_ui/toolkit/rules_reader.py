"""Reading the rules: a page for each game, broken into lines, with its chapters."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from scriptorium_play.app.app import App
from scriptorium_play.app.rules_text import Block, blocks, pages
from scriptorium_play.common.forms import Select
from scriptorium_ui.toolkit.text_fitting import Lettering, line_height

LETTERS = 17
HEADINGS = {"h1": 29, "h2": 23, "h3": 19}
INDENT, MARK = 22, 15  # of a point in a list, and how far before it its mark stands


class SetLine(NamedTuple):
    """A line of a page: its mark, its letters, and where it stands."""

    text: str
    face: str
    size: int
    indent: float
    y: float
    mark: str = ""
    kind: str = "p"


class Chapter(NamedTuple):
    """The beginning of a chapter: its name and its first line."""

    name: str
    line: int


class SetPage(NamedTuple):
    """A page broken into lines for a certain width."""

    lines: list[SetLine]
    chapters: list[Chapter]
    height: float

    def find(self, wanted: str) -> int:
        """The first line with these letters, or the very first."""
        return next((nr for nr, line in enumerate(self.lines) if wanted in line.text), 0)

    def chapter_at(self, y: float) -> int:
        """The chapter that one reads at some depth of the page; -1 before the first."""
        starts = [self.lines[chapter.line].y for chapter in self.chapters]
        return max((nr for nr, start in enumerate(starts) if start <= y), default=-1)


class Measures(NamedTuple):
    """How a window measures: lengths, sizes of letters, and pixels for each of its points."""

    lettering: Lettering
    length: Callable[[float], float]
    letters: Callable[[float], int]
    ratio: float = 1.0


def set_page(found: list[Block], measures: Measures, width: float) -> SetPage:
    """Blocks broken into lines of a width."""
    lettering, length, letters, ratio = measures
    lines: list[SetLine] = []
    chapters: list[Chapter] = []
    y = 0.0
    for block in found:
        size = HEADINGS.get(block.kind, LETTERS)
        face = "display" if block.kind in HEADINGS else block.face
        indent = float(letters(INDENT)) * block.depth
        y += length(block.space) if lines else 0.0
        if block.kind == "h2":
            chapters.append(Chapter(block.text, len(lines)))
        pixels, room = round(letters(size) * ratio), (width - indent) * ratio
        for nr, line in enumerate(lettering.wrapped(block.text, face, pixels, room)):
            mark = "" if nr else block.mark
            lines.append(SetLine(line, face, size, indent, y, mark, block.kind))
            y += line_height(pixels) / ratio
    return SetPage(lines, chapters, y)


class Reader:
    """The pages of the games at hand, and which of them is open."""

    def __init__(self, app: App, game: str = "") -> None:
        self.app = app
        self.pages = pages(app.library, app.words.language)
        names = [name for name, _, _ in self.pages]
        self.chosen = names.index(game) if game in names else 0
        self._blocks: dict[int, list[Block]] = {}

    @property
    def heading(self) -> str:
        """What stands above them."""
        return self.app.text("stage-rules", "Rules")

    def nothing(self) -> str:
        """What players read where there are no rules, else an empty text."""
        told = self.app.text("stage-no-rules", "No rules are installed.")
        return "" if self.pages else told

    def choice(self, choose: Callable[[int], None]) -> Select:
        """Whose rules to read."""
        says = self.app.text("stage-which-rules", "Whose rules to read")
        return Select("game", "", [title for _, title, _ in self.pages], self.chosen, choose, says)

    def set(self, measures: Measures, width: float) -> SetPage:
        """The open page in lines."""
        if self.chosen not in self._blocks:
            self._blocks[self.chosen] = blocks(self.pages[self.chosen][2])
        return set_page(self._blocks[self.chosen], measures, width)
