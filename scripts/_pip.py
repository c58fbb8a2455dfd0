"""Run pip so that a person sees it move and is not drowned: one short line for each package."""

from __future__ import annotations

import os
import re
import subprocess
import sys

# The name in "Collecting pytest<10,>=8.3 (from scriptorium==0.1.0)".
_COLLECTING = re.compile(r"^Collecting ([A-Za-z0-9][A-Za-z0-9._-]*)")
# The name in "Processing ./wheels/pytest-9.0-py3-none-any.whl": a file that is on this machine.
_LOCAL = re.compile(r"^Processing (?:.*[/\\])?([A-Za-z0-9_.]+)-[0-9]")
_STEPS = (
    ("Installing build dependencies", "fetching the build tools"),
    ("Building editable", "building"),
    ("Installing collected packages", "installing what was fetched"),
)
# Some machines keep packages in a local folder, and pip complains about it once for each package.
_HARMLESS = "WARNING: Location 'file:"


def digest_line(line: str) -> str | None:
    """What to show for one line of pip's output; None for lines nobody needs while it works."""
    text = line.strip()
    found = _COLLECTING.match(text) or _LOCAL.match(text)
    if found:
        return f"fetching {found.group(1)}"
    for start, words in _STEPS:
        # pip reports the start and the end of a step; the start is the news.
        if text.startswith(start) and not text.endswith(("done", "finished")):
            return None if "finished with status" in text else words
    if text.startswith(("ERROR:", "WARNING:")) and not text.startswith(_HARMLESS):
        return text
    return None


def run(command: list[str], environment: dict[str, str]) -> bool:
    """Run a pip command with short progress; print everything it said if it fails."""
    quiet = {
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "PIP_NO_INPUT": "1",
        "PIP_PROGRESS_BAR": "off",
        "PIP_ROOT_USER_ACTION": "ignore",
        # pip talks to a pipe here, and its words must arrive while it works.
        "PYTHONUNBUFFERED": "1",
    }
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        env={**environment, **quiet},
    )
    heard: list[str] = []
    try:
        assert process.stdout is not None
        for line in process.stdout:
            heard.append(line)
            shown = digest_line(line)
            if shown:
                print(f"  {shown}", file=sys.stderr, flush=True)
        code = process.wait()
    except BaseException:
        process.kill()
        process.wait()
        raise
    if code != 0:
        sys.stderr.write("".join(heard))
        print(f"pip ended with code {code}{os.linesep}", file=sys.stderr, flush=True)
    return code == 0
