"""Pictures of the atlas as textures, cut from pages that are loaded when they are first needed."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

from kivy.core.image import Image

import scriptorium_ui.art as art
from scriptorium_ui.toolkit.display import Cut

log = logging.getLogger("scriptorium.tablet")


class Textures:
    """The pages that were loaded, and the pictures cut out of them."""

    def __init__(self) -> None:
        self._pages: dict[str, Any] = {}
        self._cuts: dict[Cut, Any] = {}

    def cut(self, cut: Cut) -> Any:
        """A part of a page; None where the page cannot be loaded."""
        found = self._cuts.get(cut)
        if found is None:
            file, x, y, w, h = cut
            page = self._page(file)
            if page is None:
                return None
            found = page.get_region(x, page.height - y - h, w, h)
            self._cuts[cut] = found
        return found

    def tile(self, file: str) -> Any:
        """A whole page that repeats, for a picture laid side by side."""
        page = self._page(file)
        if page is not None and page.wrap != "repeat":
            page.wrap = "repeat"
        return page

    def _page(self, file: str) -> Any:
        if file not in self._pages:
            try:
                path = str(Path(str(art.ATLAS / file)))
                self._pages[file] = Image(path, keep_data=False).texture
            except Exception as error:
                log.error("the pictures in %s cannot be used", file, exc_info=error)
                self._pages[file] = None
        return self._pages[file]

    def keep(self, cuts: set[Cut], tiles: set[str]) -> None:
        """Give back all pictures but these, and the pages that none of them is cut from."""
        self._cuts = {cut: found for cut, found in self._cuts.items() if cut in cuts}
        files = {cut[0] for cut in cuts} | tiles
        self._pages = {file: page for file, page in self._pages.items() if file in files}

    def forget(self) -> None:
        """Load all anew, after the graphics card has lost them."""
        self._pages.clear()
        self._cuts.clear()
