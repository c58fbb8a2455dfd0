"""Display lists through a pipe: only what is new or other is sent, and put together again."""

from __future__ import annotations

from collections.abc import Iterable

from scriptorium_ui.toolkit.display import DisplayList, DisplayPart, Shape

from .messages import InvalidMessage, PartChange, Shown


class ListEncoder:
    """What the window has been told so far, at the side of the room."""

    def __init__(self) -> None:
        self._parts: dict[str, DisplayPart] = {}

    def forget(self) -> None:
        """The window has lost everything."""
        self._parts = {}

    def changes(self, shown: DisplayList) -> Shown:
        """What is to be sent so that the window shows this."""
        before, self._parts = self._parts, {part.name: part for part in shown.parts}
        found = [
            change
            for part in shown.parts
            if (change := _change(before.get(part.name), part)) is not None
        ]
        names = tuple(part.name for part in shown.parts)
        return Shown(shown.width, shown.height, names, tuple(found))


def _change(before: DisplayPart | None, now: DisplayPart) -> PartChange | None:
    if before is now or before == now:
        return None
    order = tuple(item.key for item in now.items)
    if len(set(order)) < len(order):  # a key that comes twice cannot name one item
        return PartChange(now.name, now.live, now.clips, now.items, whole=True)
    known = _by_key(before.items) if before is not None else {}
    items = tuple(item for item in now.items if known.get(item.key) != item)
    same = before is not None and tuple(item.key for item in before.items) == order
    return PartChange(now.name, now.live, now.clips, items, None if same else order)


def _by_key(items: Iterable[Shape]) -> dict[str, Shape]:
    return {item.key: item for item in items}


class ListDecoder:
    """What is to be seen, put together at the side of the window."""

    def __init__(self) -> None:
        self._parts: dict[str, DisplayPart] = {}

    def shown(self, told: Shown) -> DisplayList:
        """The whole list; a part that did not change is the same object as before."""
        parts = dict(self._parts)
        for change in told.changes:
            parts[change.name] = _changed(parts.get(change.name), change)
        try:
            found = tuple(parts[name] for name in told.parts)
        except KeyError as error:
            raise InvalidMessage(f"there is no part {error}") from None
        self._parts = {part.name: part for part in found}
        return DisplayList(told.width, told.height, found)


def _changed(before: DisplayPart | None, change: PartChange) -> DisplayPart:
    if change.whole:
        return DisplayPart(change.name, change.items, change.clips, change.live)
    old = before.items if before is not None else ()
    known = _by_key((*old, *change.items))
    order = change.order if change.order is not None else tuple(item.key for item in old)
    try:
        items = tuple(known[key] for key in order)
    except KeyError as error:
        raise InvalidMessage(f"there is no item {error}") from None
    return DisplayPart(change.name, items, change.clips, change.live)
