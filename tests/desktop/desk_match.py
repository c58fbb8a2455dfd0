"""Mouse and keyboard that play whole matches in the desktop window."""

from __future__ import annotations

import arcade

import scriptorium as sc
import scriptorium.scene as sp

KEYS = {"enter": arcade.key.ENTER, "tab": arcade.key.TAB} | {
    str(nr): arcade.key.KEY_0 + nr for nr in range(10)
}


class Desktop:
    """Mouse and keyboard of the desktop window."""

    def __init__(self, drive) -> None:
        self.drive = drive

    @property
    def screen(self):
        return self.drive.screen

    def point(self, at):
        self.drive.click(*at)
        self.drive.frames()

    def drag(self, way):
        here = next(way)
        self.drive.down(*here)
        for there in way:
            for nr in range(1, 5):
                part = nr / 4
                self.drive.drag(*(a + (b - a) * part for a, b in zip(here, there, strict=True)))
                self.drive.frames()
            here = there
        self.drive.up(*here)
        self.drive.frames()

    def press(self, key):
        screen = self.screen
        found = screen.named(key)
        assert found is not None, [one.key for one in screen.touchables]
        if min(found.seen[2:]) <= 0:
            screen.bring_to_sight(found)
            self.drive.frames()
        self.drive.press(key)

    def key(self, name):
        self.drive.key(KEYS[name])

    def write(self, letters):
        self.drive.write(letters)

    def wait(self):
        self.drive.frames()


def first_push(table):
    """A card, a bridge and a push of one square that are possible, with what each touches."""
    seat = table.chooser
    for play in sc.legal(table):
        line = sc.write(table, play)
        if not line.startswith("moves-"):
            continue
        after = sc.apply(table, play).table
        for aim in sc.legal(after):
            handling = sc.apply(after, aim).table
            for push in sc.legal(handling):
                touched = sp.touches(sc.view(handling, seat), push)
                if len(touched) == 1:
                    paths = [
                        sp.touches(sc.view(table, seat), play)[0],
                        sp.touches(sc.view(after, seat), aim)[0],
                        touched[0],
                    ]
                    return [play, aim, push], paths
    raise AssertionError("this position has no push of one square")
