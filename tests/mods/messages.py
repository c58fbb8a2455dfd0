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
    "scriptorium_plugins/about.py",
    "scriptorium_verbs/registering_verbs.py",
    "scriptorium_verbs/card_programs.py",
    "scriptorium/action_rule.py",
    "scriptorium/change.py",
    "scriptorium_plugins/compatibility.py",
    "scriptorium_verbs/carrying_out.py",
    "scriptorium_mods/home.py",
    "scriptorium_plugins/hookspecs.py",
    "scriptorium_mods/loose.py",
    "scriptorium_packs/packs.py",
    "scriptorium_packs/following.py",
    "scriptorium_packs/reading_toml.py",
    "scriptorium_packs/brought_data.py",
    "scriptorium_house/sealed_choices.py",
    "scriptorium_plugins/plugin_versions.py",
    "scriptorium/play.py",
    "scriptorium/library.py",
    "scriptorium_plugins/registry.py",
    "scriptorium_plugins/kept_values.py",
    "scriptorium_plugins/presets.py",
    "scriptorium_verbs/programs.py",
    "scriptorium_plugins/ranges.py",
    "scriptorium_verbs/replacing.py",
    "scriptorium/rulebook.py",
    "scriptorium/ruleset.py",
    "scriptorium_check/facts.py",
    "scriptorium_check/computer_matches.py",
    "scriptorium/targets.py",
    "scriptorium/templates.py",
    "scriptorium/validation.py",
    "scriptorium_verbs/verb_types.py",
    "scriptorium_plugins/wall.py",
    "scriptorium_plugins/source_location.py",
    "scriptorium_packs/toml_location.py",
    "scriptorium/zones.py",
    "scriptorium_check/checking.py",
    "scriptorium_mods/new_mods.py",
    "scriptorium_check/trial.py",
    "scriptorium_check/locale_checks.py",
    "scriptorium_house/changed_choices.py",
    "scriptorium_house/turn_changes.py",
    "scriptorium_check/told_secrets.py",
    "scriptorium_check/looking_on.py",
)
RAISED = (
    "PluginError",
    "_Missing",
    "SetupError",
    "PackError",
    "TypeError",
    "ValueError",
    "TooManyLines",
)
TOLD = ("error", "warn", "_error", "complaint", "Broken", "note")
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
