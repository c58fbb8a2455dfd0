"""What each verb of a scenario claims, and how the claim is tried."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from scriptorium.engine.errors import Refused, Unreadable
from scriptorium.engine.notation import NotationLine, read_line, write
from scriptorium.engine.play import apply, legal, refused_part, why_not
from scriptorium.engine.saves import digest
from scriptorium.engine.table import Table, view
from scriptorium.engine.values import Action, Several
from scriptorium.plugins.guard import FAULT

from .fact_assertions import check_hidden, compare, show
from .format import ScenarioStep
from .source import Collected, Different, Misread
from .vocabulary import Path
from .words import meant, unknown

NEAR_ENOUGH = 0.75


def carry_out(table: Table, step: ScenarioStep) -> Table:
    """The table after a step; raises `Different` or `Misread` where the step does not hold."""
    return _VERBS[step.verb](table, step)


def _read(table: Table, text: str, path: Path, before: NotationLine | None = None) -> NotationLine:
    try:
        return read_line(table, text, before)
    except Unreadable as error:
        raise Misread(path, f"{text!r} is not understood: {error}") from error


def _to_last(table: Table, step: ScenarioStep, text: str) -> tuple[Table, NotationLine]:
    """The table before the last piece of a text, and that piece, which ends the line.

    A player's line ends where something comes to light; who writes a scenario knows everything,
    and what is written behind is carried out as a line of its own.
    """
    path = (*step.path, step.verb)
    line = _read(table, text, path)
    while line.beyond or line.rest:
        after = _piece(table, step, line)
        if after.outcome is not None:  # what is written behind the winning step is not played
            return table, NotationLine(line.clauses)
        further = _read(after, line.rest, path, line)
        if not further.clauses:  # all that was written behind has closed itself
            return table, NotationLine(line.clauses)
        table, line = after, further
    return table, line


def _one(line: NotationLine) -> Action:
    actions = line.actions
    return actions[0] if len(actions) == 1 else Several(actions)


def _piece(table: Table, step: ScenarioStep, line: NotationLine, told: str = "") -> Table:
    """The table after a line that has to be legal; `told` is how its author wrote it."""
    path = (*step.path, step.verb)
    action = _one(line)
    expected = f"{told or write(table, action)!r} to be legal"
    refused = why_not(table, action)
    try:
        after = apply(table, action).table
    except Refused as error:
        if refused is None:
            message = f"allowed by why_not, but apply refused it: {error}"
            raise Different(path, expected, message) from error
        raise Different(path, expected, f"refused: {error}") from error
    if refused is not None:
        message = f"apply did it although why_not refused it: {refused}"
        raise Different(path, expected, message)
    _keeps_invariants(table, after, path)
    return after


def _performed(table: Table, step: ScenarioStep) -> Table:
    before, line = _to_last(table, step, step.value)
    after = _piece(before, step, line, step.value if before is table else "")
    try:
        compare(after, step.see, (*step.path, "see"))
    except Different as error:
        error.after = after
        raise
    return after


def _keeps_invariants(before: Table, after: Table, path: Path) -> None:
    """What always holds holds still, as far as it held in a position that may lack half the box."""
    for guard, problem in after.rules.invariants:
        found = problem(after)
        if found is not None and problem(before) is None:
            raise Different(path, "what always holds to hold", f"{guard.plugin}: {found}")


def _do(table: Table, step: ScenarioStep) -> Table:
    return _performed(table, step)


def _may(table: Table, step: ScenarioStep) -> Table:
    _performed(table, step)
    return table


def _not(table: Table, step: ScenarioStep) -> Table:
    path = (*step.path, "not")
    start, (table, line) = table, _to_last(table, step, step.value)
    action, earlier = _one(line), len(line.actions) - len(line.clauses[-1])
    expected = f"{step.value!r} to be refused" + (f" by {step.why}" if step.why else "")
    before = digest(table)
    refused = why_not(table, action)
    if refused is None:
        raise Different(path, expected, "it is legal")
    part = refused_part(table, Several(line.actions))
    if part is not None and part[0] < earlier:
        message = f"an earlier part, {write(table, line.actions[part[0]])!r}, is refused already"
        raise Different(path, expected, f"{message}: {part[1]}")
    if refused.id == FAULT.id and step.why != FAULT.id:
        raise Different(path, expected, f"a plugin failed: {refused}")
    if step.why and not refused.carries(step.why):
        carried = " ".join((refused.id, *refused.rules))
        raise Different((*step.path, "why"), expected, f"refused by {carried}: {refused}")
    try:
        apply(table, action)
    except Refused as error:
        if error != refused:
            raise Different(path, expected, f"apply refused for another reason: {error}") from error
    else:
        raise Different(path, expected, "why_not refused it, but apply did it")
    if digest(table) != before:
        raise Different(path, expected, "the refusal changed the table")
    return start


def is_offered(table: Table, actions: Iterable[Action]) -> bool:
    """Whether every action in turn is among the legal ones, or ends where one of them ends."""
    for action in actions:
        choices = legal(table)
        if action in choices:
            table = apply(table, action).table
            continue
        if why_not(table, action) is not None:
            return False
        after = apply(table, action).table
        same = (choice for choice in choices if type(choice) is type(action))
        if not any(apply(table, choice).table == after for choice in same):
            return False
        table = after
    return True


def _offered(table: Table, step: ScenarioStep, *, wanted: bool) -> Table:
    path = (*step.path, step.verb)
    for text in step.value:
        before, line = _to_last(table, step, text)
        if is_offered(before, line.actions) is wanted:
            continue
        if not wanted:
            raise Different(path, f"{text!r} not to be offered", "it is among the legal actions")
        refused = why_not(before, _one(line))
        happened = "it is not among the legal actions, though nothing refuses it"
        if refused is not None:
            happened = f"refused: {refused}"
        raise Different(path, f"{text!r} to be offered", happened)
    return table


def _begins(text: str, word: str) -> bool:
    return text == word or (text.startswith(word) and text[len(word)] in " ;:")


def _count(table: Table, step: ScenarioStep) -> Table:
    texts = [write(table, action) for action in legal(table)]
    for word, number in step.value.items():
        path = (*step.path, "count", word)
        found = [text for text in texts if _begins(text, word)]
        if not found:
            _check_word(table, texts, word, path)
        if len(found) != number:
            raise Different(
                path,
                f"{number} legal actions that begin with {word!r}",
                f"{len(found)}" + (f", {show(found)}" if found else ""),
            )
    return table


def _check_word(table: Table, texts: list[str], word: str, path: Path) -> None:
    """A word that no action begins with is refused where it looks like a slip of one that does."""
    rules = table.rules
    known = {*rules.words, *rules.cards, *(text.split()[0] for text in texts if text)}
    first = word.split()[0] if word.split() else word
    if first not in known and meant(first, known, nearness=NEAR_ENOUGH):
        raise Misread(path, unknown("the word", first, known))


def _see(table: Table, step: ScenarioStep) -> Table:
    compare(table, step.see, (*step.path, "see"))
    return table


def _knows(table: Table, step: ScenarioStep) -> Table:
    path = (*step.path, "knows")
    seat = step.value["seat"]
    if seat not in table.seats:
        raise Misread((*path, "seat"), unknown("the seat", seat, table.seats))
    seen = view(table, seat)
    wrong = Collected()
    with wrong.one():
        compare(seen, step.value.get("see", {}), (*path, "see"))
    with wrong.one():
        check_hidden(table, seen, step.value.get("hidden", ()), (*path, "hidden"))
    wrong.done()
    return table


_VERBS: dict[str, Callable[[Table, ScenarioStep], Table]] = {
    "do": _do,
    "may": _may,
    "not": _not,
    "offers": partial(_offered, wanted=True),
    "lacks": partial(_offered, wanted=False),
    "count": _count,
    "see": _see,
    "knows": _knows,
}
