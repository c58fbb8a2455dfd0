"""What must fit together in a mission file, and with its board."""

from __future__ import annotations

from scriptorium.cards import DataFile

from .board_data import BoardData
from .mission_data import MissionData


def check_missions(file: DataFile, missions: MissionData, board: BoardData) -> None:
    """Ids are different, sets suffice, points are for each year, needs name what there is."""
    check, known = file.check, {one.id for one in board.monastery}
    seen: set[str] = set()
    for at, mission in enumerate(missions.mission):
        path = f"$.mission[{at}]"
        check(mission.id not in seen, f"{path}.id", f"there is a mission {mission.id} already")
        seen.add(mission.id)
        check(
            bool(mission.needs) != (mission.condition is not None),
            f"{path}.id",
            "a mission has either needs or a condition",
        )
        yearly = isinstance(mission.points, tuple)
        check(
            not yearly or len(mission.points) == board.years.count,  # type: ignore[arg-type]
            f"{path}.points",
            f"points for each of {board.years.count} years, or one number",
        )
        for place, need in enumerate(mission.needs):
            check(
                need.monastery in known,
                f"{path}.needs[{place}].monastery",
                f"there is no monastery {need.monastery}",
            )
    for name in ("A", "B", "C"):
        count = sum(one.set == name for one in missions.mission)
        check(
            count >= missions.meta.drawn_per_set,
            "$.meta.drawn_per_set",
            f"set {name} has {count} missions",
        )
