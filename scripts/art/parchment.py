"""Parchment, and what is made of it: panels and buttons that can be stretched."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from art.canvas import Box, Canvas
from art.colours import Colour, colour, darker, lighter, mix, rgb, thin
from art.picture import INTERFACE, Picture


def parchment(sheet: Canvas, mask: Image.Image, seed: str, tone: Colour | None = None) -> None:
    """Old skin: a little darker below and at the edge, with stains."""
    base = tone or colour("parchment")
    sheet.gradient(mask, lighter(base, 0.12), mix(base, colour("shade"), 0.35))
    sheet.clouds(mask, seed, 0.9, thin(mix(base, rgb("#a97d44"), 0.6), 0.28), wraps=False)
    sheet.grain(mask, f"{seed} fibre", (0.3, 0.05), 0.035)
    sheet.inner_shade(mask, 0.09, thin(rgb("#8a5f2c"), 0.4))


def frame(sheet: Canvas, place: Box, radius: float, width: float, line: Colour) -> None:
    """A line with round corners along a rectangle."""
    left, top, right, bottom = place
    outer = sheet.rounded_mask(place, radius)
    inner = sheet.rounded_mask(
        (left + width, top + width, right - width, bottom - width), max(0.01, radius - width)
    )
    outer.paste(0, mask=inner)
    sheet.paint(outer, line)


def panel(sheet: Canvas) -> None:
    """A sheet of parchment with an ink frame."""
    mask = sheet.rounded_mask((0.03, 0.03, 1.97, 1.97), 0.1)
    sheet.gradient(
        mask, lighter(colour("parchment"), 0.1), mix(colour("parchment"), colour("shade"), 0.2)
    )
    sheet.inner_shade(mask, 0.1, thin(rgb("#8a5f2c"), 0.5))
    frame(sheet, (0.03, 0.03, 1.97, 1.97), 0.1, 0.035, colour("ink"))
    frame(sheet, (0.115, 0.115, 1.885, 1.885), 0.05, 0.022, colour("faded"))
    for x, y in ((0.126, 0.126), (1.874, 0.126), (1.874, 1.874), (0.126, 1.874)):
        sheet.disc(x, y, 0.052, colour("ink"))
        sheet.disc(x, y, 0.028, colour("parchment"))


def dark_panel(sheet: Canvas) -> None:
    """A slab of dark stone with a light edge, for what lies over the table."""
    mask = sheet.rounded_mask((0.03, 0.03, 1.97, 1.97), 0.1)
    base = mix(colour("floor"), colour("abyss"), 0.45)
    sheet.gradient(mask, lighter(base, 0.05), base)
    frame(sheet, (0.03, 0.03, 1.97, 1.97), 0.1, 0.05, darker(base, 0.6))
    frame(sheet, (0.07, 0.07, 1.93, 1.93), 0.07, 0.02, thin(colour("rim"), 0.4))


def button(sheet: Canvas, state: str) -> None:
    """A strip of parchment; its gold line says that it may be touched."""
    base = colour("parchment")
    place = (0.04, 0.04, 1.96, 0.96)
    if state != "pressed":
        sheet.rounded((0.05, 0.08, 1.97, 0.985), 0.16, thin(rgb("#000000"), 0.45))
    mask = sheet.rounded_mask(place, 0.16)
    tones = {
        "normal": (lighter(base, 0.25), mix(base, colour("shade"), 0.6)),
        "hover": (rgb("#fffaf0"), base),
        "pressed": (mix(base, colour("shade"), 0.95), base),
        "disabled": (rgb("#b9b0a1"), rgb("#a79d8d")),
    }
    sheet.gradient(mask, *tones[state])
    if state == "pressed":
        sheet.inner_shade(mask, 0.08, thin(colour("ink"), 0.6))
    frame(sheet, place, 0.16, 0.045, colour("ink") if state != "disabled" else rgb("#6d655a"))
    if state in ("normal", "hover"):
        width = 0.035 if state == "normal" else 0.065
        frame(sheet, (0.085, 0.085, 1.915, 0.915), 0.12, width, rgb("#dca51c"))
    if state == "disabled":
        frame(sheet, (0.1, 0.1, 1.9, 0.9), 0.11, 0.02, rgb("#857c6f"))


def pictures() -> list[Picture]:
    """Panels and buttons; the parts named by `slices` do not stretch."""

    def patch(key: str, height: float, draw: Callable[[Canvas], None], slices: float) -> Picture:
        return Picture(key, 2, height, draw, key, slices=(slices,) * 4, page=INTERFACE)

    return [
        patch("panel", 2, panel, 0.3),
        patch("panel-dark", 2, dark_panel, 0.2),
        *(
            patch(
                f"button-{state}" if state != "normal" else "button",
                1,
                lambda sheet, s=state: button(sheet, s),
                0.25,
            )
            for state in ("normal", "hover", "pressed", "disabled")
        ),
    ]
