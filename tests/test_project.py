"""What keeps the repository honest: no trace of one machine, nothing half done, all parts there."""

import re
import subprocess
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

# Every pattern is put together from pieces, so that this file does not contain what it forbids.
INDEX_ADDRESS = re.compile(
    "|".join(
        (
            r"\bpypi" + r"\.(?:org|python\.org|io)\b",
            r"\bpython" + r"hosted\.org\b",
            r"-index" + r"-url\b",
            r"\bindex" + r"-url\b",
            r"https?://[^\s\"'<>]+/sim" + r"ple(?![\w-])",
        )
    )
)
MACHINE_PATH = re.compile(
    r"(?:file://|(?<![\w.~/-]))/(?:work|tmp|home|root|Users|mnt|opt)(?![\w-])"
    r"|\b[A-Za-z]:\\+Users\b"
)
UNFINISHED = re.compile(
    r"\b(?:" + "|".join(("TO" + "DO", "FIX" + "ME", "X" + "XX", "HA" + "CK", "TB" + "D")) + r")\b"
    r"|\bNotImpl" + r"ementedError\b"
)


def tracked() -> list[str]:
    """Every file git knows and the working tree holds, by its path inside the repository."""
    # A checkout may belong to another user than the one who runs the tests.
    command = ["git", "-c", "safe.directory=*", "ls-files", "-z"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout
    return [name for name in listed.decode().split("\0") if name and (ROOT / name).is_file()]


def text_of(name: str) -> str | None:
    """The text of a file, or None for pictures and other files that hold none."""
    content = (ROOT / name).read_bytes()
    if b"\0" in content:
        return None
    try:
        return content.decode()
    except UnicodeDecodeError:
        return None


def places(pattern: re.Pattern[str], text: str) -> Iterator[tuple[int, str]]:
    """Where a pattern occurs in a text: line number and what was found."""
    for number, line in enumerate(text.splitlines(), start=1):
        for found in pattern.finditer(line):
            yield number, found.group()


def findings(pattern: re.Pattern[str], wanted: Callable[[str], bool]) -> list[str]:
    """Every occurrence in the tracked text files, as file:line: words."""
    return [
        f"{name}:{number}: {words}"
        for name in tracked()
        if wanted(name) and (text := text_of(name)) is not None
        for number, words in places(pattern, text)
    ]


def is_read_by_people(name: str) -> bool:
    """Whether a file is code, data or a page of ours."""
    return name.endswith((".py", ".toml", ".md"))


def requirement_name(requirement: str) -> str:
    """The name in a requirement such as `pluggy>=1.5,<2`."""
    return re.split(r"[\s\[<>=!~;(]", requirement, maxsplit=1)[0]


def python_files(*folders: str) -> list[str]:
    return [
        name
        for name in tracked()
        if name.endswith(".py") and name.split("/", maxsplit=1)[0] in folders
    ]


def packages() -> list[str]:
    """The import packages of the tree, by their folders."""
    folders = (ROOT / top for top in ("core", "plugins", "cards", "frontends"))
    found = (path for folder in folders for path in folder.iterdir() if any(path.rglob("*.py")))
    return sorted(path.relative_to(ROOT).as_posix() for path in found)


@pytest.mark.parametrize(
    ("pattern", "planted"),
    [
        (INDEX_ADDRESS, "https://pypi" + ".org/project/pluggy"),
        (INDEX_ADDRESS, "https://files.python" + "hosted.org/packages"),
        (INDEX_ADDRESS, "pip install --extra-index" + "-url somewhere"),
        (INDEX_ADDRESS, "see http://packages.example:8080/root/sim" + "ple/"),
        (MACHINE_PATH, "open('/" + "work/main/file')"),
        (MACHINE_PATH, "look in /" + "tmp"),
        (MACHINE_PATH, "file:///" + "root/x"),
        (MACHINE_PATH, "C:\\" + "Users\\anna"),
        (UNFINISHED, "# TO" + "DO: the rest"),
        (UNFINISHED, "raise NotImpl" + "ementedError"),
        (UNFINISHED, "X" + "XX"),
    ],
)
def test_the_patterns_find_what_they_are_for(pattern: re.Pattern[str], planted: str) -> None:
    """A check that never fails is none: each pattern finds a planted example, with its line."""
    assert [number for number, _ in places(pattern, f"fine\n{planted}\nfine")] == [2]


@pytest.mark.parametrize(
    ("pattern", "harmless"),
    [
        (INDEX_ADDRESS, "a simple index of all rules"),
        (MACHINE_PATH, "docs/work/page.md, ../tmp/file, https://example.org/home/ and ~/tmp"),
        (MACHINE_PATH, "workshop/, /workshop, /templates"),
        (UNFINISHED, "hacking, todos, fixmeup, XXXVIII, return NotImplemented"),
    ],
)
def test_the_patterns_leave_ordinary_text_alone(pattern: re.Pattern[str], harmless: str) -> None:
    """Relative paths, web addresses and ordinary words are nobody's business."""
    assert list(places(pattern, harmless)) == []


def test_the_search_reads_this_very_file() -> None:
    """The list of tracked files is not empty by accident: tests and engine are in it."""
    assert {"pyproject.toml", "core/scriptorium/__init__.py"} <= set(tracked())
    assert text_of("pyproject.toml")


def test_no_package_index_addresses() -> None:
    """Where packages come from is a matter of the machine, not of the repository."""
    assert findings(INDEX_ADDRESS, lambda _: True) == []


def test_no_absolute_machine_paths() -> None:
    """Nothing points into the folders of one particular machine."""
    assert findings(MACHINE_PATH, lambda _: True) == []


def test_nothing_is_left_unfinished() -> None:
    """No markers of unfinished work in code, data or pages."""
    assert findings(UNFINISHED, is_read_by_people) == []


@pytest.mark.parametrize("package", packages())
def test_every_package_is_typed(package: str) -> None:
    """Type checkers of people who write plugins see our annotations."""
    assert (ROOT / package / "__init__.py").is_file()
    assert (ROOT / package / "py.typed").is_file()


def test_every_package_has_its_place_among_the_layers() -> None:
    """What pyproject.toml lists for import-linter is all there is."""
    listed = PYPROJECT["tool"]["importlinter"]["root_packages"]
    assert sorted(listed) == sorted(package.split("/")[1] for package in packages())


def test_the_core_depends_on_three_packages() -> None:
    """The engine needs pluggy, msgspec and tomlkit, and nothing else, to run."""
    names = {requirement_name(line) for line in PYPROJECT["project"]["dependencies"]}
    assert names == {"pluggy", "msgspec", "tomlkit"}


@pytest.mark.parametrize("name", ["LICENSE", "README.md", "CHANGELOG.md", "CONTRIBUTING.md"])
def test_the_pages_a_visitor_expects_are_there(name: str) -> None:
    """Licence, front page, history and the way in are in the tree and not empty."""
    assert name in tracked()
    assert (ROOT / name).read_text(encoding="utf-8").strip()


def test_there_is_documentation() -> None:
    """The docs folder holds pages."""
    assert [name for name in tracked() if name.startswith("docs/") and name.endswith(".md")]


def test_the_licences_are_those_declared() -> None:
    """pyproject.toml names the licence of the code and of each font, and the files with them."""
    project = PYPROJECT["project"]
    assert project["license"] == "Apache-2.0 AND OFL-1.1 AND Bitstream-Vera"
    files = [path for pattern in project["license-files"] for path in ROOT.glob(pattern)]
    texts = {path.name: path.read_text(encoding="utf-8") for path in files}
    assert "Apache License" in texts["LICENSE"]
    assert "Version 2.0, January 2004" in texts["LICENSE"]
    assert "END OF TERMS AND CONDITIONS" in texts["LICENSE"]
    said = {"Alegreya": "SIL Open Font", "Cinzel": "SIL Open Font", "DejaVu": "Bitstream Vera"}
    fonts = {path.stem.partition("-")[0] for path in ROOT.glob("frontends/*/art/fonts/*.ttf")}
    assert {name.removesuffix("Sans") for name in fonts} == set(said)
    for font, words in said.items():
        assert words.casefold() in texts[f"LICENCE-{font}.txt"].casefold()


def test_the_changelog_knows_this_version() -> None:
    """The newest heading is either the version in pyproject.toml or what is not released yet."""
    headings = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert headings[0].split(" ")[0] in {"Unreleased", PYPROJECT["project"]["version"]}


def test_the_push_check_runs_exactly_the_test_script() -> None:
    """What is checked on a push is what a person runs by hand."""
    lines = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    assert lines == [
        "#!/usr/bin/env bash",
        "set -euo pipefail",
        "exec python3 scripts/test.py",
    ]
    command = ["git", "-c", "safe.directory=*", "ls-files", "--stage", ".ci/run"]
    staged = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert staged.startswith("100755 "), "the file must be executable"


def test_test_modules_have_names_of_their_own() -> None:
    """Tests are collected by their file names; two of one name in two folders hide each other."""
    names = [Path(name).name for name in tracked() if Path(name).name.startswith("test_")]
    names = [name for name in names if name.endswith(".py")]
    assert sorted(name for name in set(names) if names.count(name) > 1) == []
