"""Pages in the process of their window: events and words go over at once, as objects."""

from __future__ import annotations

from scriptorium_ui.pages.app import GuiApp

from .link import Link
from .messages import AnyEvent, AnyWord
from .ui_host import AfterLoss, MakeApp, UiHost, after_loss


class InProcessLine:
    """A host here: it is painted with the window's frames, by the window's clock."""

    waits = False  # all is answered at once

    def __init__(self, make_app: MakeApp, lost: AfterLoss = after_loss) -> None:
        self.host = UiHost(make_app, after_loss=lost)

    @property
    def app(self) -> GuiApp | None:
        """The app."""
        return self.host.app

    @property
    def stale(self) -> bool:
        """Whether something is to be painted before the next frame."""
        return self.host.screen is not None and self.host.screen.stale

    @property
    def writing(self) -> bool:
        """Whether keys belong to a line that is written in."""
        return self.host.screen is not None and self.host.screen.writing

    def open(self, link: Link) -> None:
        """Tell this link what comes."""

        def say(word: AnyWord) -> None:
            link.heard(word)

        self.host.say, self.host.wake = say, link.wake
        self.host.clock = lambda: link.window.now()

    def tell(self, event: AnyEvent) -> None:
        """Something has happened."""
        self.host.heed(event)

    def tick(self) -> None:
        """Time has passed."""
        if self.host.screen is not None:
            self.host.screen.tick()

    def paint(self) -> None:
        """Paint what is stale."""
        if self.host.screen is not None:
            self.host.screen.paint()

    def due(self) -> float | None:
        """Seconds until `tick` is to be called; None while nothing needs time."""
        return self.host.screen.due() if self.host.screen is not None else None

    def close(self) -> None:
        """Leave the pages."""
        if self.host.app is not None:
            self.host.app.ended()
