"""Whether some plugins go together: what each requires, supports in some versions, or bears not."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from .about import About
from .errors import SetupError
from .version_specs import requirement


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
