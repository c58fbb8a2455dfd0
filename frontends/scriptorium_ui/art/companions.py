"""Pictures that are shown with another: light beneath it, a sign upright upon it, glow and fog.

The list of pictures says which belong together; whoever paints the one paints the others too.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

from scriptorium_ui.toolkit.rect import Rect

from .atlas import Along, Picture

# Beneath the picture; upon it, however it is turned; what breathes, and what drifts upon it.
UNDER, UPRIGHT, GLOW, DRIFT = "under", "upright", "glow", "drift"
AIRY = (GLOW, DRIFT)
# Seconds in which a glow comes and goes, and fog drifts there and back; how faint a glow becomes,
# and how far fog drifts: a share of its width.
BREATH, JOURNEY = 9.0, 47.0
FAINTEST, BRIGHTEST = 90, 255
REACH = 0.1


def companions(
    found: Picture | None, drawn: Rect, angle: float, *hows: str
) -> Iterator[tuple[Along, Rect]]:
    """What is shown with a picture in those ways, and where, with the picture turned so far."""
    if found is None or not found.along:
        return
    across, down = drawn.w / found.width, drawn.h / found.height
    middle, radians = drawn.middle, math.radians(angle)
    sine, cosine = math.sin(radians), math.cos(radians)
    for one in found.along:
        if one.how not in hows:
            continue
        left, top, wide, high = one.area
        x = drawn.x + (left + wide / 2) * across - middle[0]
        y = drawn.y + (top + high / 2) * down - middle[1]
        x, y = middle[0] + x * cosine - y * sine, middle[1] + x * sine + y * cosine
        w, h = wide * across, high * down
        yield one, Rect(x - w / 2, y - h / 2, w, h)


def is_airy(found: Picture | None) -> bool:
    """Whether anything that is shown with a picture moves by itself."""
    return found is not None and any(one.how in AIRY for one in found.along)


def in_the_air(one: Along, rect: Rect, nr: int, seconds: float) -> tuple[Rect, int]:
    """Where a glow or a bank of fog is at a moment, and how strong; each has a time of its own."""
    if one.how == GLOW:
        share = 0.5 + 0.5 * math.sin(math.tau * (seconds / BREATH + nr / 3))
        return rect, round(FAINTEST + (BRIGHTEST - FAINTEST) * share)
    turn = math.tau * (seconds / JOURNEY + nr * 0.37)
    return rect.moved(rect.w * REACH * math.sin(turn), rect.h * REACH * math.cos(turn)), 255
