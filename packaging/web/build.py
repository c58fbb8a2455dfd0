"""Build the page: a folder of static files that any web server can offer.

`python3 scripts/web.py [FOLDER]` sets up and runs this. Nothing in the folder is fetched from
anywhere else, all addresses in it are relative, and files that change have another name.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
import zipfile
from collections.abc import Callable, Iterable
from fnmatch import fnmatch
from functools import cache
from pathlib import Path
from typing import Any

import parts as needed
import smaller

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "packaging" / "tablet"))
import collect  # noqa: E402

HERE = Path(__file__).resolve().parent
PAGE = ROOT / "frontends" / "scriptorium_web" / "page"
TARGET = ROOT / "build" / "web"
CACHE = ROOT / ".cache" / "web"
STAMP = ".made-of"
MANIFEST = "made.json"
PYTHON_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
LANGUAGES = ("root", "en", "nl", "de", "it")
# The picture of the title, where the monk stands in it, and how large icons are.
FIRST = "title-1x.png"
MONK, ICONS = (690, 610, 1050, 970), (192, 512)
PACKED = {".css", ".html", ".js", ".json", ".mjs", ".svg", ".wasm", ".wav", ".webmanifest", ".zip"}
Tell = Callable[[str], None]


def archive(folder: Path, target: Path) -> None:
    """Put a folder into one file, not deflated: what compresses it on its way does so better."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as file:
        for path in sorted(folder.rglob("*")):
            if path.is_file() and path.suffix != ".pyi" and "__pycache__" not in path.parts:
                info = zipfile.ZipInfo(path.relative_to(folder).as_posix())
                file.writestr(info, path.read_bytes())


@cache
def wanted() -> dict[str, list[str]]:
    """What is needed of Python's library and of others, and what is not."""
    return tomllib.loads((HERE / "library.toml").read_text(encoding="utf-8"))


def library(pyodide: Path, folder: Path) -> None:
    """Python's own library, without what no game needs."""
    shutil.rmtree(folder, ignore_errors=True)
    with zipfile.ZipFile(pyodide / "python_stdlib.zip") as file:
        file.extractall(folder)
    for name in wanted()["gone"]:
        path = folder / name
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink(missing_ok=True)
    for path in (folder / "encodings").glob("*.py"):
        if path.stem not in wanted()["encodings"]:
            path.unlink()


def unpack(wheels: Iterable[Path], folder: Path) -> None:
    """The libraries beside our packages; of languages only those that we speak."""
    unused = wanted()["unused"]
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as file:
            for name in file.namelist():
                language = Path(name).stem if name.startswith("babel/locale-data/") else "root"
                if language in LANGUAGES and not any(fnmatch(name, one) for one in unused):
                    file.extract(name, folder)
    shutil.copytree(HERE / "stand_ins", folder, dirs_exist_ok=True)


def sentences(file: Path) -> dict[str, dict[str, str]]:
    """What the page says before Python is there, by language."""
    found: dict[str, dict[str, str]] = {}
    for name, said in tomllib.loads(file.read_text(encoding="utf-8")).items():
        for language, sentence in said.items():
            found.setdefault(language, {})[name] = sentence
    return found


def compress(site: Path, quality: int) -> None:
    """Beside each file that gains by it, the same compressed, for servers that send such."""
    import brotli

    for path in sorted(site.rglob("*")):
        if path.suffix in PACKED:
            data = path.read_bytes()
            small = brotli.compress(data, quality=quality, lgwin=24)
            path.with_name(path.name + ".br").write_bytes(small)
            path.with_name(path.name + ".gz").write_bytes(gzip.compress(data, 6, mtime=0))


def icons(title: Path, site: Path) -> None:
    """What stands for the page among a device's programs: the monk of the title."""
    from PIL import Image

    with Image.open(title) as picture:
        monk = picture.convert("RGB").crop(MONK)
        for side in ICONS:
            icon = monk.resize((side, side), Image.Resampling.LANCZOS)
            # A palette of its own is a third of the bytes, and not to be told from the whole.
            icon.quantize(256).save(site / f"icon-{side}.png", optimize=True)


def first_picture(site: Path, file: str) -> dict[str, float]:
    """The title's own picture is seen before anything else; its form, and the middle of its focus.

    Both are shares: of the height, and of the width.
    """
    from scriptorium_ui.art import atlas
    from scriptorium_ui.pages.title_page import TITLE

    title = atlas.find(TITLE)
    assert title is not None
    left, _, across, _ = title.area("focus") or (0.0, 0.0, title.width, title.height)
    page = site / "index.html"
    page.write_text(page.read_text(encoding="utf-8").replace("@TITLE@", f"atlas/{file}"), "utf-8")
    return {"ratio": title.width / title.height, "focus": (left + across / 2) / title.width}


def build(site: Path, tell: Tell = print, *, quick: bool = False) -> Path:
    """Build the page into a folder, which is made anew; raises `parts.Missing`.

    One that is made quickly is 1.3 MB larger where it goes over the wire.
    """
    from scriptorium_ui.host.messages import VERSION
    from scriptorium_ui.toolkit.glyphs import FACES
    from scriptorium_ui.toolkit.key_names import IN_BROWSERS

    found = needed.parts(CACHE)
    work = CACHE / f"work-{os.getpid()}"
    shutil.rmtree(site, ignore_errors=True)
    shutil.copytree(PAGE, site, ignore=shutil.ignore_patterns("*.d.ts", "jsconfig.json"))
    tell("collecting the program")
    app = collect.collect(work / "app", "frontends/scriptorium_web")
    shutil.rmtree(app / "scriptorium_web" / "page")
    (app / "scriptorium_web" / "serving.py").unlink()
    (app / "scriptorium_play" / "net" / "over_http.py").unlink()  # a browser asks by itself
    unpack(found.wheels, work / "libraries")
    tell("making pictures, music and letters smaller")
    made: dict[str, Any] = {"fonts": FACES, "keys": IN_BROWSERS, "version_of_letters": VERSION}
    art = app / "scriptorium_ui" / "art"
    icons(art / "atlas" / FIRST, site)
    made["pictures"] = smaller.pictures(art, site, CACHE, quick=quick)
    made["title"] = first_picture(site, made["pictures"][FIRST])
    smaller.name(art / "fonts" / FACES["display"], site / "name.woff2")
    made["sounds"], made["repeated"] = smaller.sounds(art, site, CACHE)
    smaller.letters(art, FACES, CACHE)
    smaller.game_pictures(app, CACHE)
    tell("compiling")
    library(found.pyodide, work / "library")
    # What our own code says of itself is read by players too; what others say is not.
    compiler = [found.node, str(HERE / "compile.mjs"), str(found.pyodide / "pyodide.mjs")]
    folders = [str(folder) for folder in (app, work / "libraries", work / "library")]
    subprocess.run([*compiler, *folders], check=True, stdout=subprocess.DEVNULL)
    shutil.copytree(work / "libraries", app, dirs_exist_ok=True)
    archive(app, site / "app.zip")
    made["app"] = smaller.hashed(site / "app.zip").name
    python = site / "python"
    python.mkdir()
    for name in PYTHON_FILES:
        shutil.copy(found.pyodide / name, python / name)
    archive(work / "library", python / "python_stdlib.zip")
    digest = hashlib.sha256(b"".join(one.read_bytes() for one in sorted(python.iterdir())))
    made["folder"] = python.rename(site / f"python-{digest.hexdigest()[:12]}").name + "/"
    made |= {
        "pyodide": made["folder"] + "pyodide.mjs",
        "bytes": (site / made["app"]).stat().st_size,
    }
    made["info"] = {  # as Pyodide would read it from its list of packages
        "abi_version": needed.ABI,
        "arch": "wasm32",
        "platform": needed.PLATFORM,
        "python": needed.PYTHON,
        "version": needed.PYODIDE,
    }
    said = sentences(ROOT / "frontends" / "scriptorium_web" / "sentences.toml")
    write(site / "sentences.json", said)
    write(site / MANIFEST, made)
    finish(site)
    tell("compressing")
    compress(site, quality=7 if quick else 11)
    shutil.rmtree(work)
    return site


def write(path: Path, value: object) -> None:
    """A value as a file."""
    path.write_text(json.dumps(value, ensure_ascii=False), encoding="utf-8")


def finish(site: Path) -> None:
    """The list of all files, and the version that they are together."""
    service = site / "offline.js"
    files = sorted(
        path.relative_to(site).as_posix()
        for path in site.rglob("*")
        if path.is_file() and path != service
    )
    whole = hashlib.sha256()
    for name in files:
        whole.update(name.encode() + b"\0" + (site / name).read_bytes())
    script = service.read_text(encoding="utf-8")
    service.write_text(script.replace("@VERSION@", whole.hexdigest()[:16]), encoding="utf-8")
    write(site / "files.json", files)


def sources() -> str:
    """A hash of all that the page is made of."""
    whole = hashlib.sha256(needed.PYODIDE.encode())
    folders = (*collect.PACKAGES, "frontends/scriptorium_web", collect.RULES[0], "packaging")
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.is_file() and path.suffix != ".pyc":
                whole.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return whole.hexdigest()


def made_in(site: Path) -> Path:
    """The folder beside which the page will lie, made where it is not there."""
    site.parent.mkdir(parents=True, exist_ok=True)
    return site.parent


def main() -> int:
    """Build it."""
    parser = argparse.ArgumentParser(prog="scripts/web.py", description="Build the page.")
    parser.add_argument("folder", nargs="?", type=Path, default=TARGET)
    parser.add_argument("--quick", action="store_true", help="compress less, in a few seconds")
    parser.add_argument("--changed", action="store_true", help="only where something has changed")
    options = parser.parse_args()
    site, stamp, now = options.folder.resolve(), options.folder.resolve() / STAMP, sources()
    if options.changed and stamp.is_file() and stamp.read_text(encoding="ascii") == now:
        return 0
    try:
        with tempfile.TemporaryDirectory(dir=made_in(site)) as folder:
            fresh = build(Path(folder) / site.name, quick=options.quick)
            (fresh / STAMP).write_text(now, encoding="ascii")
            shutil.rmtree(site, ignore_errors=True)  # whole until the new one is
            fresh.rename(site)
    except needed.Missing as error:
        print(f"scriptorium: {error}", file=sys.stderr)
        return 1
    first = sum(one.stat().st_size for one in site.rglob("*.br"))
    print(f"{site}: {first / 1e6:.1f} MB compressed, without pictures")
    return 0


if __name__ == "__main__":
    sys.exit(main())
