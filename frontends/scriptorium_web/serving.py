"""Offers the built page to browsers: on this machine, or to all in the home network.

By plain http a browser plays, but it neither installs the page nor keeps it for later: only an
address of this very machine, or one that begins with https, counts as safe for that.
"""

from __future__ import annotations

import html
import http.server
import io
import json
import os
import re
import socket
import webbrowser
from functools import partial
from pathlib import Path
from typing import IO

from scriptorium import SetupError

VARIABLE = "SCRIPTORIUM_WEB"
BUILT = Path(__file__).resolve().parents[2] / "build" / "web"
PORT = 8317
INVITATION = "/invitation.html"

KINDS = {
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
}
NAMED = re.compile(r"-[0-9a-f]{12}[./]")  # by what it holds
PACKINGS = (("br", ".br"), ("gzip", ".gz"))


class Handler(http.server.SimpleHTTPRequestHandler):
    """Files of one folder, compressed where the browser understands that; and an invitation."""

    invitation = b""
    lasting = False
    protocol_version = "HTTP/1.1"
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, **KINDS}

    def log_message(self, format: str, *args: object) -> None:
        """Nobody reads it."""

    def list_directory(self, path: str | os.PathLike[str]) -> None:
        """What lies in a folder is nobody's business."""
        self.send_error(404)

    def send_head(self) -> IO[bytes] | None:  # type: ignore[override]
        """The head of an answer, and the file that follows."""
        self.lasting = False
        if self.path == INVITATION and self.invitation:
            self.send_response(200)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.send_header("Content-Length", str(len(self.invitation)))
            self.end_headers()
            return io.BytesIO(self.invitation)
        path = Path(self.translate_path(self.path))
        self.lasting = path.is_file() and NAMED.search(self.path) is not None
        understood = self.headers.get("Accept-Encoding", "")
        for name, suffix in PACKINGS:
            packed = path.with_name(path.name + suffix)
            if name in understood and path.is_file() and packed.is_file():
                file = packed.open("rb")
                self.send_response(200)
                self.send_header("Content-Type", self.guess_type(str(path)))
                self.send_header("Content-Encoding", name)
                self.send_header("Content-Length", str(packed.stat().st_size))
                self.end_headers()
                return file
        return super().send_head()

    def end_headers(self) -> None:
        """Files that change have other names, but for the few that name them."""
        how = "max-age=31536000, immutable" if self.lasting else "no-cache"
        self.send_header("Cache-Control", how)
        self.send_header("X-Content-Type-Options", "nosniff")
        super().end_headers()


def server(site: Path, port: int, *, lan: bool = False) -> http.server.ThreadingHTTPServer:
    """A server of the page, that listens but does not answer yet; `OSError` where it cannot."""
    place = "0.0.0.0" if lan else "127.0.0.1"
    made = http.server.ThreadingHTTPServer((place, port), partial(Handler, directory=str(site)))
    made.daemon_threads = True
    return made


def home_address() -> str:
    """The address in the home network, or an empty text; nothing is sent for it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(("192.0.2.1", 9))
            return str(asked.getsockname()[0])
        except OSError:
            return ""


def built_page() -> Path:
    """The folder of the built page."""
    named = os.environ.get(VARIABLE)
    site = Path(named) if named else BUILT
    if not (site / "index.html").is_file():
        raise SetupError(f"there is no built page in {site}: python3 scripts/web.py builds it")
    return site


def invite(address: str, site: Path) -> bytes:
    """The page that shows the address of the home network, and says what it is good for."""
    import segno

    picture = segno.make(address, micro=False).svg_inline(scale=8, border=2, light="#fff")
    said = json.loads((site / "sentences.json").read_text(encoding="utf-8"))
    lines = "".join(f"<p lang={lang}>{html.escape(one['plain'])}</p>" for lang, one in said.items())
    shown = html.escape(address)
    return (
        "<!doctype html><html lang=en><meta charset=utf-8><title>Scriptorium</title>"
        "<meta name=viewport content='width=device-width, initial-scale=1'>"
        "<style>body{background:#1b1712;color:#ece0c4;font:1.1rem/1.5 Georgia,serif;"
        "text-align:center;max-width:40rem;margin:2rem auto;padding:0 1rem}a{color:#f3c04d}"
        "svg{max-width:80vw;height:auto}</style>"
        f"<h1>Scriptorium</h1>{picture}<p><a href='{shown}'>{shown}</a></p>{lines}"
        "<p><a href='./'>127.0.0.1</a></p></html>"
    ).encode()


def serve(*, lan: bool = False, port: int | None = None) -> int:
    """Offer the page until somebody ends the program; says where it is."""
    site = built_page()
    wanted = PORT if port is None else port
    try:
        offered = server(site, wanted, lan=lan)
    except OSError as error:
        told = f"port {wanted} cannot be used: {error.strerror}; --port names another"
        raise SetupError(told) from None
    number = offered.server_address[1]
    here = f"http://127.0.0.1:{number}/"
    opened = here
    print(f"Scriptorium is at {here}", flush=True)
    if lan:
        opened = invited(offered, site, number) or here
    print("It is offered until you press Ctrl+C.", flush=True)
    if os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or os.name == "nt":
        webbrowser.open(opened)
    try:
        offered.serve_forever()
    except KeyboardInterrupt:
        return 0
    finally:
        offered.server_close()
    return 0


def invited(offered: http.server.ThreadingHTTPServer, site: Path, number: int) -> str:
    """Show the address for other devices; gives the page that shows it in the window."""
    import segno

    name = home_address()
    if not name:
        print("This machine has no address in a home network now.", flush=True)
        return ""
    address = f"http://{name}:{number}/"
    handler = type("Handler", (Handler,), {"invitation": invite(address, site)})
    offered.RequestHandlerClass = partial(handler, directory=str(site))
    print(f"For other devices in the home network: {address}", flush=True)
    segno.make(address, micro=False).terminal(compact=True)
    print(
        "There it is played while this program runs. A browser neither installs it from there\n"
        "nor plays it without the net: for that the page must come from an https address.",
        flush=True,
    )
    return f"http://127.0.0.1:{number}{INVITATION}"
