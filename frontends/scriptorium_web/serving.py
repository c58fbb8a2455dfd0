"""Offers the built page to browsers: on this machine, or to all in the home network.

By plain http a browser plays, but it neither installs the page nor keeps it for later: only an
address of this very machine, or one that begins with https, counts as safe for that.
"""

from __future__ import annotations

import html
import http.server
import io
import json
import logging
import os
import re
import socket
import struct
import sys
import threading
import time
import webbrowser
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import IO, Any, cast

from scriptorium import SetupError

log = logging.getLogger("scriptorium.web")

VARIABLE = "SCRIPTORIUM_WEB"
BUILT = Path(__file__).resolve().parents[2] / "build" / "web"
PORT = 8317
SIOCGIFADDR = 0x8915  # asks Linux for the address of an interface
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


# So many connections are served at once; what waits longest for a request makes room for others.
MOST_CONNECTIONS = 64
ROOM_SECONDS = 0.5  # for a connection that was ended to be gone
# Seconds for a request to come whole, for a part of an answer to go, and for all of it.
HEAD_SECONDS, PART_SECONDS, ANSWER_SECONDS = 10.0, 20.0, 300.0
BUSY = b"HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"

# All comes from here. Python in the browser is WebAssembly; what it draws and plays are blobs.
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; "
    "connect-src 'self'; img-src 'self' blob: data:; media-src 'self' blob:; font-src 'self'; "
    "style-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
INVITING = POLICY.replace("style-src 'self'", "style-src 'unsafe-inline'")
SAFETY = (
    ("X-Content-Type-Options", "nosniff"),
    ("X-Frame-Options", "DENY"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Referrer-Policy", "no-referrer"),
)
# Browsers heed this on this machine alone: over plain HTTP elsewhere they ignore it and complain.
ALONE = ("Cross-Origin-Opener-Policy", "same-origin")
LOOPBACK = re.compile(r"(localhost|127\.\d+\.\d+\.\d+|\[::1\])?(:\d+)?", re.IGNORECASE)


class Timed(io.RawIOBase):
    """What comes and goes over a connection, each with the time it may take."""

    def __init__(self, connection: socket.socket, head_seconds: float) -> None:
        self._connection, self._head_seconds = connection, head_seconds
        self._until = 0.0

    def allow(self, seconds: float) -> None:
        """From now on it may take so long, however many parts it has."""
        self._until = time.monotonic() + seconds

    def _wait(self, most: float) -> None:
        left = self._until - time.monotonic()
        if left <= 0:
            raise TimeoutError("it took too long")
        self._connection.settimeout(min(left, most))

    def readable(self) -> bool:
        """It is."""
        return True

    def writable(self) -> bool:
        """It is."""
        return True

    def readinto(self, buffer: Any) -> int:
        """What comes next."""
        self._wait(self._head_seconds)
        return self._connection.recv_into(buffer)

    def write(self, data: Any) -> int:
        """All of it goes."""
        with memoryview(data) as view:
            self._wait(PART_SECONDS)
            self._connection.sendall(view)
            return view.nbytes


class Handler(http.server.SimpleHTTPRequestHandler):
    """Files of one folder, compressed where the browser understands that; and an invitation."""

    invitation = b""
    policy = POLICY
    server: Server
    lasting = False
    protocol_version = "HTTP/1.1"
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, **KINDS}

    def setup(self) -> None:
        """Reading and writing have their time."""
        super().setup()
        self._timed = Timed(self.connection, self.server.head_seconds)
        self.rfile = io.BufferedReader(self._timed)
        self.wfile = cast("io.BufferedIOBase", self._timed)

    def handle_one_request(self) -> None:
        """One request, which comes whole in time or not at all."""
        self._timed.allow(self.server.head_seconds)
        self.server.waits(self.connection)
        try:
            super().handle_one_request()
        finally:
            self.server.answers(self.connection)

    def parse_request(self) -> bool:
        """The head has come; an answer has its own time. What has a body is the last request."""
        understood = super().parse_request()
        self.server.answers(self.connection)
        self._timed.allow(ANSWER_SECONDS)
        headers = getattr(self, "headers", None)
        if headers is not None and ("Content-Length" in headers or "Transfer-Encoding" in headers):
            self.close_connection = True
        return understood

    def log_message(self, format: str, *args: object) -> None:
        """Nobody reads it."""

    def list_directory(self, path: str | os.PathLike[str]) -> None:
        """What lies in a folder is nobody's business."""
        self.send_error(404)

    def send_head(self) -> IO[bytes] | None:  # type: ignore[override]
        """The head of an answer, and the file that follows."""
        self.lasting, self.policy = False, POLICY
        if self.path == INVITATION and self.invitation:
            self.policy = INVITING
            self.send_response(200)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.send_header("Content-Length", str(len(self.invitation)))
            self.end_headers()
            return io.BytesIO(self.invitation)
        try:
            return self._file()
        except (OSError, ValueError):  # no disk has such a name
            self.send_error(404)
            return None

    def _file(self) -> IO[bytes] | None:
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
        self.send_header("Content-Security-Policy", self.policy)
        for name, value in SAFETY:
            self.send_header(name, value)
        if LOOPBACK.fullmatch(self._host()):
            self.send_header(*ALONE)
        super().end_headers()

    def _host(self) -> str:
        """The address that the browser asked, where the head of its request could be read."""
        headers = getattr(self, "headers", None)
        return str(headers.get("Host", "")) if headers is not None else ""


class Server(http.server.ThreadingHTTPServer):
    """Serves so many connections at once and no more; each ends in time."""

    daemon_threads = True
    request_queue_size = 128

    def __init__(self, *given: Any, head_seconds: float = HEAD_SECONDS) -> None:
        super().__init__(*given)
        self.head_seconds = head_seconds
        self._places = threading.BoundedSemaphore(MOST_CONNECTIONS)
        self._lock = threading.Lock()
        self._waiting: dict[socket.socket, None] = {}  # those whose request has not come, in order

    def waits(self, connection: socket.socket) -> None:
        """A request is waited for there."""
        with self._lock:
            self._waiting[connection] = None

    def answers(self, connection: socket.socket) -> None:
        """Nothing is waited for there any more."""
        with self._lock:
            self._waiting.pop(connection, None)

    def process_request(self, request: Any, client_address: Any) -> None:
        """A connection came: it gets a place, if need be that of one who has sent nothing yet."""
        if not self._places.acquire(blocking=False):
            self._end_who_waits_longest()
            if not self._places.acquire(timeout=ROOM_SECONDS):
                self._turn_away(request)
                return
        try:
            super().process_request(request, client_address)
        except BaseException:  # no thread could be begun
            self._places.release()
            raise

    def process_request_thread(self, request: Any, client_address: Any) -> None:
        """Its requests, until it ends."""
        try:
            super().process_request_thread(request, client_address)
        finally:
            self.answers(request)
            self._places.release()

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Who goes away in the middle is nobody's fault; anything else is logged."""
        if not isinstance(sys.exception(), OSError):
            log.exception("a request could not be answered")

    def _end_who_waits_longest(self) -> None:
        with self._lock:
            connection = next(iter(self._waiting), None)
            if connection is not None:
                del self._waiting[connection]
                with suppress(OSError):
                    connection.shutdown(socket.SHUT_RDWR)

    def _turn_away(self, request: Any) -> None:
        with suppress(OSError):
            request.settimeout(0)
            request.send(BUSY)
        self.shutdown_request(request)


def server(
    site: Path, port: int, *, lan: bool = False, head_seconds: float = HEAD_SECONDS
) -> Server:
    """A server of the page, that listens but does not answer yet; `OSError` where it cannot.

    A request has to come whole within `head_seconds`.
    """
    place = "0.0.0.0" if lan else "127.0.0.1"
    handler = partial(Handler, directory=str(site))
    return Server((place, port), handler, head_seconds=head_seconds)


def home_address() -> str:
    """The address in the home network, or an empty text; nothing is sent for it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(("192.0.2.1", 9))
            return str(asked.getsockname()[0])
        except OSError:  # there is no way out of this network
            return own_address(asked)


def own_address(asked: socket.socket) -> str:
    """The first address of this machine in a network without a way out; Linux alone tells it."""
    if sys.platform != "linux":
        return ""
    import fcntl

    for _, name in socket.if_nameindex():
        with suppress(OSError):
            told = fcntl.ioctl(asked, SIOCGIFADDR, struct.pack("256s", name.encode()[:15]))
            found = socket.inet_ntoa(told[20:24])
            if not LOOPBACK.fullmatch(found):
                return found
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


def invited(offered: Server, site: Path, number: int) -> str:
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
