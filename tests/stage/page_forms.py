"""The forms in which every page is painted: width, height, and whether there is a mouse."""

from __future__ import annotations

FORMS = {
    "mouse": (1280, 800, True),
    "small window": (1024, 640, True),
    "landscape": (1280, 800, False),
    "portrait": (800, 1280, False),
    "telephone": (360, 640, False),
}
