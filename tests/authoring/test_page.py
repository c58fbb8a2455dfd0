"""`docs/writing-a-game.md`: what it shows runs from top to bottom, as one module."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from types import ModuleType

import lark_tables  # noqa: F401  # finds larks
import pytest

PAGE = Path(__file__).resolve().parents[2] / "docs" / "writing-a-game.md"
TEXT = PAGE.read_text(encoding="utf-8")
CODE = [
    (TEXT[: found.start()].count("\n") + 1, found[1])
    for found in re.finditer(r"```python\n(.*?)```", TEXT, re.S)
]
(FLUENT,) = re.findall(r"```fluent\n(.*?)```", TEXT, re.S)


def test_the_page_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each example with those before it; a mistake is told with the line of the page."""
    (tmp_path / "locale").mkdir()
    (tmp_path / "locale" / "en.ftl").write_text(FLUENT, encoding="utf-8")
    module = ModuleType("nests")
    module.__file__ = str(tmp_path / "__init__.py")
    monkeypatch.setitem(sys.modules, "nests", module)
    assert len(CODE) > 14
    for line, code in CODE:
        exec(compile("\n" * line + code, str(PAGE), "exec"), vars(module))


def test_each_part_shows_something_that_is_checked() -> None:
    """No part without an example, and hardly an example that asserts nothing."""
    parts = TEXT.split("\n## ")[1:]
    assert len(parts) == 20
    for part in parts:
        assert "```python" in part, part.partition("\n")[0]
    assert sum("assert" in code for _, code in CODE) >= len(CODE) - 2
