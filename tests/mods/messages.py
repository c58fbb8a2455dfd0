"""Every message that the engine has for authors of mods, collected from its code.

A message is what is handed to the errors that authors meet; whatever is filled in becomes `…`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import product
from pathlib import Path

CORE = Path(__file__).resolve().parents[2] / "core"
MODULES = (
    "scriptorium/plugins/about.py",
    "scriptorium/cards/registration.py",
    "scriptorium/cards/program_binding.py",
    "scriptorium/engine/bound_choice.py",
    "scriptorium/engine/change.py",
    "scriptorium/plugins/compatibility.py",
    "scriptorium/cards/interpreter.py",
    "scriptorium/mods/home.py",
    "scriptorium/plugins/hookspecs.py",
    "scriptorium/mods/loose.py",
    "scriptorium/cards/packs.py",
    "scriptorium/cards/triggers.py",
    "scriptorium/cards/toml_reader.py",
    "scriptorium/cards/data_overlays.py",
    "scriptorium/house_rules/sealed_choices.py",
    "scriptorium/plugins/versions.py",
    "scriptorium/engine/play.py",
    "scriptorium/engine/library.py",
    "scriptorium/plugins/registry.py",
    "scriptorium/plugins/struct_checks.py",
    "scriptorium/plugins/overrides.py",
    "scriptorium/cards/programs.py",
    "scriptorium/plugins/version_specs.py",
    "scriptorium/cards/replacement.py",
    "scriptorium/engine/rule_book.py",
    "scriptorium/engine/ruleset.py",
    "scriptorium/scenarios/facts.py",
    "scriptorium/testing/played_matches.py",
    "scriptorium/engine/targets.py",
    "scriptorium/engine/notation_templates.py",
    "scriptorium/engine/validation.py",
    "scriptorium/cards/verb_types.py",
    "scriptorium/plugins/guard.py",
    "scriptorium/plugins/source_location.py",
    "scriptorium/cards/toml_location.py",
    "scriptorium/engine/zones.py",
    "scriptorium/testing/mod_check.py",
    "scriptorium/mods/scaffolding.py",
    "scriptorium/testing/fuzzing.py",
    "scriptorium/testing/locale_checks.py",
    "scriptorium/house_rules/changed_choices.py",
    "scriptorium/house_rules/turn_changes.py",
    "scriptorium/testing/leaks.py",
    "scriptorium/testing/presentation_checks.py",
)
RAISED = (
    "PluginError",
    "_Missing",
    "SetupError",
    "PackError",
    "TypeError",
    "ValueError",
)
TOLD = ("error", "warn", "_error", "complaint", "InvariantError", "note")
SAYING = (
    "problem",
    "_problem",
    "_problems",
    "cannot_be_kept",
    "_disagreement",
    "leak",
    "leak_by_doing",
    "_told_apart",
    "_heard_apart",
    "idle_kinds",
    "odd_pieces",
    "untouchable",
    "engine_problem",
    "check_hooks",
    "misspelt",
    "_stuck",
)  # functions that give a message


def templates(node: ast.expr, named: dict[str, list[str]]) -> list[str]:
    """A text with `…` for what is filled in, once for each of its forms; none where it is none.

    `named` are the texts that variables hold.
    """
    if isinstance(node, ast.Constant):
        return [node.value] if isinstance(node.value, str) else []
    if isinstance(node, ast.Name):
        return named.get(node.id, [])
    if isinstance(node, ast.JoinedStr):
        parts = [templates(one, named) or ["…"] for one in node.values]
        return ["".join(one) for one in product(*parts)]
    if isinstance(node, ast.FormattedValue):
        return templates(node.value, named) if isinstance(node.value, ast.IfExp | ast.Name) else []
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        left, right = templates(node.left, named) or ["…"], templates(node.right, named) or ["…"]
        return ["".join(one) for one in product(left, right)]
    if isinstance(node, ast.IfExp):
        return templates(node.body, named) + templates(node.orelse, named)
    return []


def _is_told(call: ast.Call) -> bool:
    """Whether a call hands a message to an author; what is only written to the log is none."""
    if isinstance(call.func, ast.Attribute):
        log = isinstance(call.func.value, ast.Name) and call.func.value.id == "log"
        return call.func.attr in TOLD and not log
    return isinstance(call.func, ast.Name) and call.func.id in (*RAISED, *TOLD)


def _in(path: Path) -> Iterator[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef):
            continue
        named: dict[str, list[str]] = {}
        for node in ast.walk(function):
            if isinstance(node, ast.Assign):
                for target in node.targets:
                    if isinstance(target, ast.Name):
                        named.setdefault(target.id, []).extend(templates(node.value, {}))
        for node in ast.walk(function):
            given: list[ast.expr] = []
            if isinstance(node, ast.Call) and _is_told(node):
                given = node.args
            elif isinstance(node, ast.Return | ast.Yield) and function.name in SAYING:
                given = [node.value] if node.value is not None else []
            for one in given:
                for told in templates(one, named):
                    if " " in told.strip("… .:;,"):
                        yield " ".join(told.split())


def messages() -> list[str]:
    """All of them, each once."""
    found = {told: None for name in MODULES for told in _in(CORE / name)}
    return list(found)
