"""`scriptorium serve`: keep tables at which people play over a net, and offer the page."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from pathlib import Path

from scriptorium import SetupError
from scriptorium.cli import Commands, add_with, checked_library

MAIL = "SCRIPTORIUM_MAIL"  # a variable for what has a password in it
WORKS = (
    ("tables", "list the tables", ()),
    ("export", "write a table to a file, with all that is hidden", ("table", "file")),
    ("import", "read a table from a file; its links open it here", ("file",)),
    ("move", "copy all tables to another store", ("place",)),
    ("backup", "copy a file of tables while a server runs", ("file",)),
    ("restore", "put a backup in the place of tables that are lost", ("file",)),
)
EPILOG = """
  scriptorium serve                      tables for the browsers of this machine
  scriptorium serve --lan                and for all devices in the home network
  scriptorium serve --lan --table sator --seats 3
  scriptorium serve --public https://games.example.org --behind-proxy
  scriptorium serve --store postgresql://localhost/scriptorium
  scriptorium serve --store tables.db backup sunday.db
"""


def add(commands: Commands) -> None:
    """Put the command on the parser."""
    parser = commands.add_parser(
        "serve",
        help="keep tables at which people play over a net",
        description="Keep tables at which people play over a net, and offer the page for browsers.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--lan", action="store_true", help="serve the home network too")
    parser.add_argument("--port", type=port, metavar="N", help="the port to serve at (8317)")
    parser.add_argument(
        "--public", metavar="URL", default="", help="the address under which people reach it"
    )
    parser.add_argument(
        "--behind-proxy",
        action="store_true",
        help="believe the proxy in front about the addresses of those who ask",
    )
    parser.add_argument(
        "--mail",
        metavar="URL",
        default=os.environ.get(MAIL, ""),
        help="how players are mailed that it is their turn, as in"
        f" mailtos://name:password@example.org?from=games@example.org; or set {MAIL}",
    )
    parser.add_argument(
        "--store",
        metavar="PLACE",
        default="",
        help="where tables are kept: a file, or postgresql://…",
    )
    parser.add_argument(
        "--table", metavar="GAME", default="", help="make a table at once, and print its links"
    )
    parser.add_argument("--seats", type=int, metavar="N", default=2, help="--table: how many play")
    parser.add_argument(
        "--until-closed",
        action="store_true",
        help="end when standard input is closed, as when the program that began it ends",
    )
    add_with(parser)
    parser.set_defaults(run=run, repeats=True)
    works = parser.add_subparsers(title="instead of serving", metavar="WORK")
    for name, says, given in WORKS:
        work = works.add_parser(name, help=says, description=says)
        for one in given:
            work.add_argument(one, metavar=one.upper(), type=Path if one == "file" else str)
        work.set_defaults(run=housekeeping, work=name)


def port(told: str) -> int:
    """A number that a port can have; 0 takes any that is free."""
    if not (told.isascii() and told.isdecimal() and int(told) < 2**16):
        raise argparse.ArgumentTypeError(f"{told!r} is no port")
    return int(told)


def housekeeping(options: argparse.Namespace) -> int:
    """Do something with tables instead of serving them."""
    try:
        from . import housekeeping as done
        from .stores import usual_place
    except ImportError as error:
        raise lacking(error) from None
    where = options.store or usual_place()
    works: dict[str, Callable[[], int]] = {
        "tables": lambda: done.list_tables(where),
        "export": lambda: done.export_table(where, options.table, options.file),
        "import": lambda: done.import_table(where, options.file),
        "move": lambda: done.move_tables(where, options.place),
        "backup": lambda: done.write_backup(where, options.file),
        "restore": lambda: done.restore_backup(where, options.file),
    }
    return works[options.work]()


def lacking(error: ImportError) -> SetupError:
    """The sentence for a package that is not installed."""
    return SetupError(f"a server needs the package {error.name}: pip install 'scriptorium[server]'")


def run(options: argparse.Namespace) -> int:
    """Serve until somebody ends the program."""
    try:
        from .running import serve
        from .settings import PORT, Settings, public_address
        from .site import site_here
        from .stores import usual_place
    except ImportError as error:
        raise lacking(error) from None
    public = public_address(options.public) if options.public else ""
    settings = Settings(
        PORT if options.port is None else options.port,
        options.lan,
        public,
        options.behind_proxy,
        site_here(),
        options.table,
        options.seats,
        options.mail,
        options.until_closed,
    )
    return serve(options.store or usual_place(), checked_library(options), settings)
