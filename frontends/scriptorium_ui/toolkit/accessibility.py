"""What a screen reader reads of a page, and what it chooses there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .display import Control, answers

if TYPE_CHECKING:
    from .page import Page


class Spoken:
    """Reads a page to somebody who does not see it."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def answers(self) -> tuple[Control, ...]:
        """What answers and has words, in the order in which it is read."""
        return tuple(one for one in answers(self.page.touchables) if one.says)

    def choose(self, key: str) -> None:
        """What answers by that name was chosen."""
        found = self.page.named(key)
        if found is not None and found.enabled:
            self.page.click(found)
            self.page.refresh()
