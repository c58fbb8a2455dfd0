"""Draw the pictures and sounds, or compare them: what `scripts/art.py` runs in its environment."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from PIL import Image, ImageChops

from art import atlas, catalogue, games, letters, sounds
from art.colours import ROOT
from art.contact import contact_sheet

SHIPPED = ROOT / "frontends" / "scriptorium_ui" / "art"
FONTS = SHIPPED / "fonts"
MANIFEST = "manifest.json"


def manifest_text(pages: list[atlas.Page]) -> str:
    """The manifest as it is written."""
    return json.dumps(atlas.manifest(pages), ensure_ascii=False, indent=1) + "\n"


def draw_all(pages: list[atlas.Page]) -> int:
    """Draw everything into the package and take away pages that are no longer needed."""
    folder = SHIPPED / "atlas"
    folder.mkdir(parents=True, exist_ok=True)
    names = {MANIFEST}
    for page in pages:
        for name, image in atlas.draw(page).items():
            (folder / name).write_bytes(atlas.png(image))
            names.add(name)
    (folder / MANIFEST).write_text(manifest_text(pages), encoding="utf-8")
    for old in folder.iterdir():
        if old.name not in names:
            old.unlink()
    sounds.write(SHIPPED / "sounds")
    (FONTS / letters.COVERAGE).write_text(letters.coverage_text(FONTS), encoding="utf-8")
    for file, image in games.files().items():
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(atlas.png(image))
    shipped = [file for file in SHIPPED.rglob("*") if file.is_file()]
    size = sum(file.stat().st_size for file in shipped) / 1e6
    print(f"{sum(len(page.places) for page in pages)} pictures drawn; {size:.1f} MB shipped.")
    return 0


def differences(pages: list[atlas.Page]) -> Iterator[str]:
    """How the committed pictures and sounds differ from what would be drawn.

    Pixels are compared, not bytes: another build of the compressor may write other bytes.
    """
    folder = SHIPPED / "atlas"
    written = folder / MANIFEST
    if not written.is_file() or written.read_text(encoding="utf-8") != manifest_text(pages):
        yield f"{MANIFEST}: differs"
    wanted = {MANIFEST}
    for page in pages:
        for name, image in atlas.draw(page).items():
            wanted.add(name)
            if not (folder / name).is_file():
                yield f"{name}: is missing"
            elif not same_pixels(image, Image.open(folder / name)):
                yield f"{name}: differs"
    for file, image in games.files().items():
        if not file.is_file():
            yield f"{file.name}: is missing"
        elif not same_pixels(image, Image.open(file)):
            yield f"{file.name}: differs"
    covered = FONTS / letters.COVERAGE
    if not covered.is_file() or covered.read_text(encoding="utf-8") != letters.coverage_text(FONTS):
        yield f"{covered.name}: differs"
    there = {file.name for file in folder.glob("*")}
    yield from (f"{name}: is not drawn any more" for name in sorted(there - wanted))
    yield from sounds.differences(SHIPPED / "sounds")


def same_pixels(one: Image.Image, other: Image.Image) -> bool:
    """Whether two pictures show the same."""
    if one.size != other.size or one.mode != other.mode:
        return False
    return not any(
        high
        for _, high in ImageChops.difference(one.convert("RGBA"), other.convert("RGBA"))
        .convert("RGBA")
        .getextrema()
    )


def main(arguments: list[str]) -> int:
    """Run one of the three jobs: draw, check, or make a contact sheet."""
    parser = argparse.ArgumentParser(prog="scripts/art.py", description=__doc__)
    parser.add_argument("--check", action="store_true", help="compare what is committed")
    parser.add_argument("--sheet", type=Path, metavar="FILE", help="draw all pictures on one sheet")
    parser.add_argument("--side", type=int, default=120, help="pixels of a square on the sheet")
    parser.add_argument("--only", default="", metavar="TEXT", help="keys on the sheet, by a part")
    chosen = parser.parse_args(arguments)
    if chosen.sheet:
        some = [p for p in catalogue.pictures() if chosen.only in p.key]
        contact_sheet(some, chosen.side).save(chosen.sheet)
        return 0
    pages = atlas.pack(catalogue.pictures())
    if not chosen.check:
        return draw_all(pages)
    found = list(differences(pages))
    print("\n".join(found) or "What is committed is what the code draws.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
