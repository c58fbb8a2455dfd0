"""How colours look: contrast, distance, and what people with colour deficiencies see."""

from collections.abc import Sequence

Linear = tuple[float, float, float]

# G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, "A Physiologically-based Model for Simulation
# of Color Vision Deficiency" (2009), the matrices for a complete deficiency, for linear light.
DEFICIENCIES = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def linear(colour: Sequence[float]) -> Linear:
    """The light of an sRGB colour."""
    shares = [value / 255 for value in colour[:3]]
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in shares)
    return r, g, b


def seen(light: Linear, deficiency: str) -> Linear:
    """What is seen of a light."""
    r, g, b = (
        min(1.0, max(0.0, sum(part * value for part, value in zip(row, light, strict=True))))
        for row in DEFICIENCIES[deficiency]
    )
    return r, g, b


def luminance(light: Linear) -> float:
    """How bright a light is."""
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]


def contrast(one: Linear, other: Linear) -> float:
    """The contrast of two lights, from 1 to 21, as WCAG 2 defines it."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def lab(light: Linear) -> Linear:
    """A light in CIE L*a*b*, white being D65."""
    r, g, b = light
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(one: Linear, other: Linear) -> float:
    """How different two lights look; about 2 is just to be seen."""
    return sum((a - b) ** 2 for a, b in zip(lab(one), lab(other), strict=True)) ** 0.5
