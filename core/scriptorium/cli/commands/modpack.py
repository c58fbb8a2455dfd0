"""`scriptorium mods pack`, `install`, `update`, `remove` and `info`: mods as files that travel."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from scriptorium.engine.errors import SetupError
from scriptorium.mods.installing import (
    Installed,
    changed_files,
    install,
    installed,
    opened,
    remove,
    update,
)
from scriptorium.mods.packed import SUFFIX, Manifest, pack
from scriptorium.mods.start_options import home_of

from .common import Commands, add_json, counted, print_json

OVERWRITE = "also where its files were changed here"
TRUST = (
    "{name} is a Python program, and off: it can do whatever you can do on this computer. "
    "`scriptorium mods enable {name}` switches it on."
)


def add(commands: Commands) -> None:
    """Put the commands on the parser; none of them runs anything of a mod."""
    told = f"Pack a mod into one file, NAME{SUFFIX}, to give to others."
    packs = commands.add_parser("pack", help="one file to give to others", description=told)
    packs.add_argument("path", metavar="PATH", type=Path, help="a file or folder")
    packs.add_argument("--to", type=Path, default=Path(), metavar="DIR", help="where to write it")
    packs.set_defaults(run=_pack, tries="path", on=False)

    told = f"Put a mod into the mods folder: a packed one (*{SUFFIX}), a file or a folder."
    puts = commands.add_parser("install", help="put a mod in the mods folder", description=told)
    puts.add_argument("path", metavar="FILE", type=Path, help=f"a {SUFFIX}, .py or .toml, a folder")
    puts.set_defaults(run=_install, tries="path", on=False)

    told = "Replace an installed mod by a newer one: from FILE, else from where it came."
    renews = commands.add_parser("update", help="replace an installed mod", description=told)
    renews.add_argument("name", metavar="NAME")
    renews.add_argument("path", metavar="FILE", type=Path, nargs="?", help="the newer one")
    renews.add_argument("--overwrite", action="store_true", help=OVERWRITE)
    renews.set_defaults(run=_update, tries="name", on=False)

    told = "Take an installed mod out of the mods folder."
    takes = commands.add_parser("remove", help="take an installed mod away", description=told)
    takes.add_argument("name", metavar="NAME")
    takes.add_argument("--overwrite", action="store_true", help=OVERWRITE)
    takes.set_defaults(run=_remove, tries="name", on=False)

    told = "Say what a mod says of itself, installed or not. Runs nothing of it."
    says = commands.add_parser("info", help="what a mod says of itself", description=told)
    says.add_argument("what", metavar="NAME|FILE", help=f"an installed mod, a {SUFFIX}, a folder")
    add_json(says)
    says.set_defaults(run=_info, tries="what", on=False)


def _pack(options: argparse.Namespace) -> int:
    written = pack(options.path, options.to)
    print(f"{written}: {_sized(opened(written).manifest)}.")
    return 0


def _install(options: argparse.Namespace) -> int:
    return _now_here(install(home_of(options), options.path), "installed")


def _update(options: argparse.Namespace) -> int:
    home, path = home_of(options), options.path
    done = update(home, options.name, path, overwrite=options.overwrite)
    return _now_here(done, "updated")


def _now_here(done: Installed, what: str) -> int:
    manifest = done.manifest
    print(f"{_named(manifest)} is {what}: {_sized(manifest)}.")
    if manifest.is_code:
        print(TRUST.format(name=manifest.name))
    return 0


def _remove(options: argparse.Namespace) -> int:
    done = remove(home_of(options), options.name, overwrite=options.overwrite)
    print(f"{_named(done.manifest)} is removed.")
    return 0


def _info(options: argparse.Namespace) -> int:
    home = home_of(options)
    one = installed(home).get(options.what)
    if one is None and not Path(options.what).exists():
        known = ", ".join(sorted(installed(home))) or "none"
        raise SetupError(f"{options.what} is no file, and no installed mod; there are: {known}")
    manifest = one.manifest if one is not None else opened(Path(options.what)).manifest
    changed = changed_files(home, one) if one is not None else []
    if options.json:
        told = msgspec.to_builtins(manifest)
        where = {"source": one.source, "changed": changed} if one is not None else {}
        print_json(told | where)
        return 0
    print(_named(manifest))
    for word, value in (
        ("for", manifest.game),
        ("by", manifest.author),
        ("", manifest.summary),
        ("needs", ", ".join(manifest.requires)),
        ("", "a Python program" if manifest.is_code else "a card pack, which holds no program"),
        ("", _sized(manifest)),
        ("installed from", one.source if one is not None else ""),
        ("changed here since:", ", ".join(changed)),
    ):
        if value:
            print(f"  {word} {value}" if word else f"  {value}")
    return 0


def _named(manifest: Manifest) -> str:
    title = f" ({manifest.title})" if manifest.title else ""
    return " ".join(filter(None, (manifest.name, manifest.version))) + title


def _sized(manifest: Manifest) -> str:
    size = sum(file.size for file in manifest.files.values())
    return f"{counted(len(manifest.files), 'file')}, {size:,} bytes"
