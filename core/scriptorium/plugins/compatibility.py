"""Whether some plugins go together: what each requires, supports in some versions, or bears not."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from functools import cache
from importlib.metadata import version

from .about import About
from .errors import SetupError
from .version_specs import requirement

ENGINE = "scriptorium"
RELEASE = re.compile(r"\d+(?:\.\d+)*")


@cache
def engine_version() -> str:
    """The version of this engine; what is being developed counts as the release to come."""
    found = RELEASE.match(version(ENGINE))
    return found[0] if found is not None else "0"


def engine_problem(requires: Iterable[str]) -> str:
    """What is wrong where a plugin is made for other versions of the engine; nothing if not."""
    for text in requires:
        wanted = requirement(text)
        if wanted.name == ENGINE and not wanted.includes(engine_version()):
            return f"it is made for {wanted}; this is {ENGINE} {engine_version()}"
    return ""


def apart_from_engine(about: About) -> About:
    """The same without its wish for versions of the engine, which is no plugin."""
    if not any(text.strip().startswith(ENGINE) for text in about.requires):
        return about
    wishes = (about.requires, about.after)
    requires, after = (
        tuple(text for text in texts if requirement(text).name != ENGINE) for texts in wishes
    )
    return replace(about, requires=requires, after=after)


def check_compatibility(chosen: Collection[str], abouts: Mapping[str, About]) -> None:
    """See that nothing is missing, too old or in conflict; name the first trouble."""
    for name in sorted(chosen):
        about = abouts[name]
        for text in about.requires:
            needed = requirement(text)
            if needed.name not in chosen:
                there = "off" if needed.name in abouts else "missing"
                raise SetupError(f"{name} needs {needed}, which is off or missing (it is {there})")
            _check_version(about, text, abouts, needed=True)
        for text in about.supports:
            if requirement(text).name in chosen:
                _check_version(about, text, abouts, needed=False)
        for text in about.conflicts:
            other = requirement(text)
            if other.name in chosen and other.includes(abouts[other.name].version):
                raise SetupError(
                    f"{_called(about)} does not go together with {_called(abouts[other.name])}; "
                    f"{name} says so: conflicts with {other}; switch one of them off"
                )


def _check_version(about: About, text: str, abouts: Mapping[str, About], *, needed: bool) -> None:
    other = requirement(text)
    version = abouts[other.name].version
    if not other.includes(version):
        verb = "needs" if needed else "goes together with"
        raise SetupError(f"{about.name} {verb} {other}; here is {other.name} {version}")


def _called(about: About) -> str:
    return f"{about.name} {about.version}" + (f" ({about.title})" if about.title else "")
