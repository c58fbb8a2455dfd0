"""A match pins its plugins by name, version and content: what is other here, and what is left."""

from __future__ import annotations

from dataclasses import dataclass

from .errors import SetupError
from .match_setup import MatchSetup
from .registry import PluginRegistry
from .sentences import Text, text
from .version_specs import requirement

MISSING, BROKEN, VERSION, CONTENT = "missing", "broken", "version", "content"


@dataclass(frozen=True)
class Difference:
    """One plugin that is not here as it was when the match was played; `why` if it is broken."""

    kind: str
    name: str
    was: str
    now: str = ""
    why: str = ""

    @property
    def is_missing(self) -> bool:
        """Whether there is nothing of it to play with."""
        return self.kind in (MISSING, BROKEN)

    def said(self) -> Text:
        """The difference as a sentence without a full stop."""
        name, was = self.name, self.was
        if self.kind == MISSING:
            return text(
                "pinned-missing",
                "{name} {was} is not installed, or not switched on",
                name=name,
                was=was,
            )
        if self.kind == BROKEN:
            why = self.why
            return text(
                "pinned-broken", "{name} {was} is broken here ({why})", name=name, was=was, why=why
            )
        if self.kind == CONTENT:
            return text(
                "pinned-content", "{name} {was} is here with other content", name=name, was=was
            )
        return text(
            "pinned-version", "{name} {was} is here as {now}", name=name, was=was, now=self.now
        )


def differences(library: PluginRegistry, setup: MatchSetup) -> tuple[Difference, ...]:
    """What is other here than a match has it, in the order in which its plugins speak."""
    found = []
    for ref in setup.plugins:
        plugin = library.plugins.get(ref.name)
        if plugin is None:
            found.append(Difference(MISSING, ref.name, ref.version))
        elif plugin.broken:
            found.append(Difference(BROKEN, ref.name, ref.version, why=plugin.broken))
        elif plugin.ref.version != ref.version:
            found.append(Difference(VERSION, ref.name, ref.version, plugin.ref.version))
        elif plugin.ref != ref:
            found.append(Difference(CONTENT, ref.name, ref.version, plugin.ref.version))
    return tuple(found)


def agreed(
    library: PluginRegistry, setup: MatchSetup, *, other_versions: bool = False
) -> MatchSetup:
    """The same agreement with the plugins at hand, or a `SetupError` naming what differs."""
    found = differences(library, setup)
    if any(other.is_missing for other in found) or (found and not other_versions):
        told = "; ".join(str(other.said()) for other in found)
        raise SetupError(f"this match of {setup.game} was made with other plugins: {told}.")
    return setup_here(library, setup)


def setup_here(library: PluginRegistry, setup: MatchSetup) -> MatchSetup:
    """The same agreement with what is at hand, in its versions here.

    What is missing is left out, with all that needs it and the options that only it has. Raises
    `SetupError` where nothing can be agreed on without it.
    """
    gone = {other.name for other in differences(library, setup) if other.is_missing}
    names = [ref.name for ref in setup.plugins if ref.name not in gone]
    while True:
        needy = [name for name in names if _lacks(library, name, names)]
        if not needy:
            break
        names = [name for name in names if name not in needy]
    if setup.game not in names:
        lost = ", ".join(sorted(gone))
        raise SetupError(f"{setup.game} cannot be played without {lost or setup.game}")
    without = [
        plugin.name
        for plugin in library.plugins.values()
        if plugin.is_own(setup.game) and plugin.name not in names
    ]
    options = dict(setup.options)
    if len(names) < len(setup.plugins):
        plain = library.setup(setup.game, setup.seats, mods=names, without=without)
        known = library.options_of(plain)
        options = {name: value for name, value in options.items() if name in known}
    return library.setup(
        setup.game,
        setup.seats,
        first=setup.first or None,
        options=options,
        mods=names,
        without=without,
    )


def _lacks(library: PluginRegistry, name: str, names: list[str]) -> bool:
    requires = library.plugins[name].about.requires
    return any(requirement(one).name not in names for one in requires)
