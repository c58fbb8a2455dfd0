"""`scriptorium serve`: keep tables at which people play over a net, and offer the page."""

from __future__ import annotations

import argparse

from scriptorium import SetupError
from scriptorium.cli import Commands, add_with, library_told_of

EPILOG = """
  scriptorium serve                      tables for the browsers of this machine
  scriptorium serve --lan                and for all devices in the home network
  scriptorium serve --public https://games.example.org --behind-proxy
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
        "--store", metavar="PLACE", default="", help="where tables are kept: a file"
    )
    add_with(parser)
    parser.set_defaults(run=run)


def port(told: str) -> int:
    """A number that a port can have; 0 takes any that is free."""
    if not (told.isascii() and told.isdecimal() and int(told) < 2**16):
        raise argparse.ArgumentTypeError(f"{told!r} is no port")
    return int(told)


def run(options: argparse.Namespace) -> int:
    """Serve until somebody ends the program."""
    try:
        from .running import serve
        from .settings import PORT, Settings, public_address
        from .site import site_here
        from .stores import usual_place
    except ImportError as error:
        raise SetupError(
            f"a server needs the package {error.name}: pip install 'scriptorium[server]'"
        ) from None
    public = public_address(options.public) if options.public else ""
    settings = Settings(
        PORT if options.port is None else options.port,
        options.lan,
        public,
        options.behind_proxy,
        site_here(),
    )
    return serve(options.store or usual_place(), library_told_of(options), settings)
