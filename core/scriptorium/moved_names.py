"""Public names that went: for one release each says what took its place."""

from __future__ import annotations

from collections.abc import Callable, Mapping


def moved_from(package: str, moved: Mapping[str, str]) -> Callable[[str], object]:
    """Return the `__getattr__` of a package whose names went: it says what to use instead."""

    def missing(name: str) -> object:
        if name in moved:
            # Without a name of its own the error gets no guess of what else was meant.
            raise AttributeError(f"{package}.{name} is gone; use {moved[name]}", name="", obj=None)
        raise AttributeError(f"module {package!r} has no attribute {name!r}")

    return missing
