"""The built page, as files that browsers fetch: compressed where they understand that."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response

from scriptorium import SetupError
from scriptorium.net import PROTOCOL
from scriptorium_web.serving import KINDS, NAMED, PACKINGS, built_page

START = "index.html"


class Site:
    """The files of one folder, as they were when the server began."""

    def __init__(self, folder: Path) -> None:
        files = (path for path in folder.rglob("*") if path.is_file())
        self._files = {path.relative_to(folder).as_posix(): path for path in files}

    async def answer(self, request: Request) -> Response:
        """One file."""
        name = request.path_params["path"] or START
        path = self._files.get(name)
        if path is None:
            return Response(status_code=404)
        lasting = NAMED.search(f"/{name}") is not None
        headers = {
            "Cache-Control": "max-age=31536000, immutable" if lasting else "no-cache",
            "Scriptorium-Tables": PROTOCOL,  # the page may have tables made here
        }
        kind = KINDS.get(path.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        understood = request.headers.get("accept-encoding", "")
        for packing, suffix in PACKINGS:
            packed = self._files.get(name + suffix)
            if packing in understood and packed is not None:
                headers |= {"Content-Encoding": packing, "Vary": "Accept-Encoding"}
                return FileResponse(packed, headers=headers, media_type=kind)
        return FileResponse(path, headers=headers, media_type=kind)


def site_here() -> Path | None:
    """The folder of the built page, or None where it was not built."""
    try:
        return built_page()
    except SetupError:
        return None
