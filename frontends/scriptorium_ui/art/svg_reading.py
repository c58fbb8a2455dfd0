"""Reading an SVG from others: it is parsed, and made anew of what is on the lists below.

Nothing else reaches what draws: no element or attribute that is not listed, no address that leads
out of the file, no entity. What costs much (filters, what is used again and again) is bounded
before anything is drawn. What other programs note for themselves, in names of their own, is left
out; what would change the picture by being left out is refused instead.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from html import escape

SVG_NAMES, LINK_NAMES = "http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"

SHAPES = frozenset(
    (
        "svg",
        "g",
        "defs",
        "symbol",
        "use",
        "switch",
        "path",
        "rect",
        "circle",
        "ellipse",
        "line",
        "polyline",
        "polygon",
        "text",
        "tspan",
        "linearGradient",
        "radialGradient",
        "stop",
        "pattern",
        "clipPath",
        "mask",
        "marker",
        "filter",
        "style",
    )
)
EFFECTS = frozenset(
    (
        "feBlend",
        "feColorMatrix",
        "feComponentTransfer",
        "feComposite",
        "feDropShadow",
        "feFlood",
        "feFuncA",
        "feFuncB",
        "feFuncG",
        "feFuncR",
        "feGaussianBlur",
        "feMerge",
        "feMergeNode",
        "feOffset",
    )
)
# They say what is meant and draw nothing: left out with all that is in them.
SILENT = frozenset(
    (
        "title",
        "desc",
        "metadata",
    )
)

# Attributes that may be written in a style as well.
LOOKS = frozenset(
    (
        "clip-path",
        "clip-rule",
        "color",
        "color-interpolation",
        "color-interpolation-filters",
        "display",
        "fill",
        "fill-opacity",
        "fill-rule",
        "filter",
        "flood-color",
        "flood-opacity",
        "font-family",
        "font-size",
        "font-style",
        "font-variant",
        "font-weight",
        "isolation",
        "letter-spacing",
        "marker",
        "marker-end",
        "marker-mid",
        "marker-start",
        "mask",
        "mask-type",
        "mix-blend-mode",
        "opacity",
        "overflow",
        "paint-order",
        "shape-rendering",
        "stop-color",
        "stop-opacity",
        "stroke",
        "stroke-dasharray",
        "stroke-dashoffset",
        "stroke-linecap",
        "stroke-linejoin",
        "stroke-miterlimit",
        "stroke-opacity",
        "stroke-width",
        "text-anchor",
        "text-decoration",
        "text-rendering",
        "transform",
        "transform-origin",
        "vector-effect",
        "visibility",
        "word-spacing",
    )
)
PLACES = frozenset(
    (
        "class",
        "cx",
        "cy",
        "d",
        "dx",
        "dy",
        "fx",
        "fy",
        "gradientTransform",
        "gradientUnits",
        "height",
        "href",
        "id",
        "k1",
        "k2",
        "k3",
        "k4",
        "lengthAdjust",
        "markerHeight",
        "markerUnits",
        "markerWidth",
        "maskContentUnits",
        "maskUnits",
        "clipPathUnits",
        "mode",
        "amplitude",
        "exponent",
        "in",
        "in2",
        "intercept",
        "offset",
        "operator",
        "orient",
        "pathLength",
        "patternContentUnits",
        "patternTransform",
        "patternUnits",
        "filterUnits",
        "primitiveUnits",
        "points",
        "preserveAspectRatio",
        "r",
        "refX",
        "refY",
        "result",
        "rotate",
        "rx",
        "ry",
        "slope",
        "spreadMethod",
        "stdDeviation",
        "style",
        "tableValues",
        "textLength",
        "type",
        "values",
        "version",
        "viewBox",
        "width",
        "x",
        "x1",
        "x2",
        "y",
        "y1",
        "y2",
        "baseProfile",
        "edgeMode",
        "fr",
    )
)
# They tell programs something about an element and draw nothing.
NOTES = re.compile(r"(?:data|aria)-[\w.-]+|role|lang|tabindex|focusable|enable-background")
# What a style may say that is not listed: it is left out, as by any program that does not know it.
TOLD = re.compile(r"-?[a-zA-Z][\w-]*")

MOST_ELEMENTS = 20_000  # with all that is used again counted as often as it is used
MOST_EFFECTS, MOST_BLUR, MOST_DEEP = 100, 100.0, 100
MOST_NUMBER = 2**16

INSIDE = re.compile(r"#[\w:.-]+")
ADDRESS = re.compile(r"""url\(\s*(['"]?)#([\w:.-]+)\1\s*\)""", re.I)
CALL = re.compile(r"([\w-]*)\(")
# Functions that a value may call; those of filters would not be counted.
CALLS = frozenset(
    (
        "url",
        "rgb",
        "rgba",
        "hsl",
        "hsla",
        "matrix",
        "translate",
        "translatex",
        "translatey",
        "rotate",
        "scale",
        "scalex",
        "scaley",
        "skewx",
        "skewy",
    )
)
RULE = re.compile(r"([^{}]*)\{([^{}]*)\}")
SELECTOR = re.compile(r"[\w\s.#*,>:()\[\]='\"+~-]*")
COMMENT = re.compile(r"/\*.*?\*/", re.S)
SIDE = re.compile(r"\s*(\d+(?:\.\d+)?)(?:px)?\s*")


class NotDrawn(ValueError):
    """Why an SVG cannot be drawn."""


@dataclass(frozen=True)
class Drawing:
    """How many pixels an SVG has across and down by itself, and the same as it may be drawn."""

    width: int
    height: int
    content: bytes


@dataclass
class Element:
    """An element that was read, and what lies in it."""

    name: str
    attributes: dict[str, str] = field(default_factory=dict)
    inside: list[Element] = field(default_factory=list)
    words: list[str] = field(default_factory=list)

    def all(self) -> Iterator[Element]:
        """It and all that lies in it."""
        waiting = [self]
        while waiting:
            one = waiting.pop()
            yield one
            waiting += reversed(one.inside)

    def written(self) -> str:
        """It as it may be drawn."""
        told = "".join(f' {name}="{_quoted(value)}"' for name, value in self.attributes.items())
        words = "".join(escape(word, quote=False) for word in self.words)
        inside = "".join(one.written() for one in self.inside)
        return f"<{self.name}{told}>{words}{inside}</{self.name}>"


def read_svg(content: bytes) -> Drawing:
    """An SVG as it may be drawn; raises `NotDrawn`, and nothing else."""
    root = _parsed(content)
    width, height = _size(root)
    names = _named(root)
    _bound(root, names)
    root.attributes["xmlns"] = SVG_NAMES
    return Drawing(width, height, root.written().encode())


def _quoted(value: str) -> str:
    """A value as it stands between quotes; lines and tabs stay what they are."""
    return escape(value).replace("\n", "&#10;").replace("\r", "&#13;").replace("\t", "&#9;")


class _Reader:
    """Takes what a parser finds, as far as it is listed."""

    def __init__(self) -> None:
        self.open: list[Element] = []
        self.root: Element | None = None
        self.silent = 0
        self.count = 0

    def start(self, name: str, attributes: dict[str, str]) -> None:
        space, _, local = name.rpartition(" ")
        if self.silent or (space != SVG_NAMES and self.root is not None) or local in SILENT:
            if space == "" and not self.silent:
                raise NotDrawn(f"an SVG may not have {_told(local)} in it")
            self.silent += 1
            return
        if self.root is None and (space, local) != (SVG_NAMES, "svg"):
            raise NotDrawn("this is no SVG")
        if local not in SHAPES and local not in EFFECTS:
            raise NotDrawn(f"an SVG may not have {_told(local)} in it")
        self.count += 1
        if self.count > MOST_ELEMENTS:
            raise NotDrawn(f"it has more than {MOST_ELEMENTS} elements")
        if len(self.open) >= MOST_DEEP:
            raise NotDrawn(f"its elements lie more than {MOST_DEEP} deep in one another")
        one = Element(local, dict(_attributes(local, attributes)))
        if self.open:
            self.open[-1].inside.append(one)
        else:
            self.root = one
        self.open.append(one)

    def end(self, name: str) -> None:
        if self.silent:
            self.silent -= 1
            return
        one = self.open.pop()
        if one.name == "style":
            one.words = [_sheet("".join(one.words))]

    def words(self, words: str) -> None:
        if not self.silent and self.open and self.open[-1].name in ("style", "text", "tspan"):
            self.open[-1].words.append(words)


def _parsed(content: bytes) -> Element:
    from xml.parsers import expat  # a page in a browser lacks it, and draws no SVG

    reader = _Reader()
    parser = expat.ParserCreate(namespace_separator=" ")
    parser.StartElementHandler = reader.start
    parser.EndElementHandler = reader.end
    parser.CharacterDataHandler = reader.words
    parser.StartDoctypeDeclHandler = _refuse("DOCTYPE")
    parser.EntityDeclHandler = _refuse("ENTITY")
    parser.ExternalEntityRefHandler = _refuse("ENTITY")
    parser.ProcessingInstructionHandler = _refuse("<?\u2026?>")
    try:
        parser.Parse(content, True)
    except (expat.ExpatError, LookupError, UnicodeError, ValueError) as error:
        if isinstance(error, NotDrawn):
            raise
        raise NotDrawn("this is no SVG, or it is damaged") from None
    if reader.root is None:
        raise NotDrawn("this is no SVG")
    return reader.root


def _refuse(what: str) -> Callable[..., int]:
    def refuse(*_: object) -> int:
        raise NotDrawn(f"an SVG may not have {what} in it")

    return refuse


def _attributes(element: str, given: dict[str, str]) -> Iterator[tuple[str, str]]:
    for full, value in given.items():
        space, _, name = full.rpartition(" ")
        if space == LINK_NAMES and name == "href":
            yield "href", _link(value)
        elif space and space != SVG_NAMES:
            continue  # what other programs note for themselves
        elif name == "href":
            yield "href", _link(value)
        elif name == "style":
            yield "style", _style(value)
        elif name in LOOKS or name in PLACES:
            yield name, _value(name, value)
        elif not NOTES.fullmatch(name):
            raise NotDrawn(f"an SVG may not have {_told(name)}=\u2026 at {element}")


def _link(value: str) -> str:
    """An address that stays in the file."""
    if not INSIDE.fullmatch(value.strip()):
        raise NotDrawn(f"an SVG may not lead elsewhere: {_told(value)}")
    return value.strip()


def _value(name: str, value: str) -> str:
    """A value whose addresses stay in the file, and which calls nothing that is not listed."""
    if name in ("class", "id"):
        return value
    if "\\" in value or "/*" in value:
        raise NotDrawn(f"an SVG may not write {_told(name)} so: {_told(value)}")
    for found in CALL.finditer(value):
        called = found[1].lower()
        inside = ADDRESS.match(value, found.start()) if called == "url" else None
        if called not in CALLS or (called == "url" and inside is None):
            raise NotDrawn(f"an SVG may not lead elsewhere or call: {_told(value)}")
    return value


def _style(told: str) -> str:
    """What a style says of what is listed."""
    kept = []
    for one in COMMENT.sub(" ", told).split(";"):
        name, mark, value = one.partition(":")
        name = name.strip().lower()
        if not one.strip():
            continue
        if not mark or not TOLD.fullmatch(name) or any(sign in one for sign in "@{}<>\\"):
            raise NotDrawn(f"an SVG may not have such a style: {_told(one)}")
        value = _value(name, value.strip())  # also of what is left out: nothing leads elsewhere
        if name in LOOKS:
            kept.append(f"{name}:{value}")
    return ";".join(kept)


def _sheet(told: str) -> str:
    """A sheet of styles: plain rules and nothing else."""
    told, kept, at = COMMENT.sub(" ", told).strip(), [], 0
    while at < len(told):
        rule = RULE.match(told, at)
        if rule is None or not SELECTOR.fullmatch(rule[1]):
            raise NotDrawn(f"an SVG may not have such a style: {_told(told[at:])}")
        kept.append(f"{rule[1].strip()}{{{_style(rule[2])}}}")
        at = rule.end()
        while at < len(told) and told[at].isspace():
            at += 1
    return "\n".join(kept)


def _told(what: str) -> str:
    """Words out of a file, shortened."""
    plain = "".join(sign for sign in what.strip() if sign.isprintable())
    return plain if len(plain) <= 40 else plain[:39] + "\u2026"


def _size(root: Element) -> tuple[int, int]:
    sides = [SIDE.fullmatch(root.attributes.get(name, "")) for name in ("width", "height")]
    given = [float(side[1]) for side in sides if side is not None]
    if len(given) < len(sides):
        try:
            box = re.split(r"[\s,]+", root.attributes.get("viewBox", "").strip())
            _, _, wide, high = map(float, box)
        except ValueError:
            raise NotDrawn("it does not say how large it is") from None
        given = [wide, high]
    if not all(0 < side < MOST_NUMBER for side in given):
        raise NotDrawn("it does not say how large it is")
    return max(1, round(given[0])), max(1, round(given[1]))


# what it costs


def _named(root: Element) -> dict[str, Element]:
    """The elements that others lead to; the first of a name counts."""
    found: dict[str, Element] = {}
    for one in root.all():
        if "id" in one.attributes:
            found.setdefault(one.attributes["id"], one)
    return found


def _led_to(one: Element) -> Iterator[str]:
    """The names that an element leads to."""
    for name, value in one.attributes.items():
        if name == "href":
            yield value.removeprefix("#")
        elif name not in ("id", "class"):
            yield from (found[2] for found in ADDRESS.finditer(value))


def _bound(root: Element, names: dict[str, Element]) -> None:
    """Refuse what would be drawn too often, or too dearly; and what leads back to itself."""
    for one in root.all():
        _bound_effect(one)
    # A sheet gives what it leads to to any number of elements, which nobody counts here.
    sheets = "".join("".join(one.words) for one in root.all() if one.name == "style")
    styled = {found[2] for found in ADDRESS.finditer(sheets)}
    known: dict[int, tuple[int, int]] = {}
    if styled and any(_weight(names[name], names, known, [])[1] for name in styled & names.keys()):
        raise NotDrawn("a filter may only be given to an element itself, not by a sheet of styles")
    shapes, effects = _weight(root, names, known, [])
    if shapes > MOST_ELEMENTS:
        raise NotDrawn(f"it has more than {MOST_ELEMENTS} elements, with what is used again")
    if effects > MOST_EFFECTS:
        raise NotDrawn(f"it has more than {MOST_EFFECTS} effects of filters")


def _bound_effect(one: Element) -> None:
    blur = one.attributes.get("stdDeviation", "") or "0"
    try:
        sizes = [float(part) for part in re.split(r"[\s,]+", blur.strip())]
    except ValueError:
        raise NotDrawn(f"this is no blur: {_told(blur)}") from None
    if not all(0 <= size <= MOST_BLUR for size in sizes):
        raise NotDrawn(f"a blur may be at most {MOST_BLUR:.0f}")


def _weight(
    one: Element,
    names: dict[str, Element],
    known: dict[int, tuple[int, int]],
    way: list[int],
) -> tuple[int, int]:
    """How many elements and effects are drawn with one, all that it leads to included."""
    if id(one) in known:
        return known[id(one)]
    if id(one) in way:
        raise NotDrawn("it leads back to itself")
    if len(way) > MOST_DEEP * 3:
        raise NotDrawn(f"its elements lie more than {MOST_DEEP} deep in one another")
    way.append(id(one))
    shapes, effects = 1, int(one.name in EFFECTS)
    others = [*one.inside, *(names[name] for name in _led_to(one) if name in names)]
    for other in others:
        more = _weight(other, names, known, way)
        shapes, effects = shapes + more[0], effects + more[1]
    way.pop()
    known[id(one)] = shapes, effects
    return shapes, effects
