"""Monasterium once more, slowly: written from the rules page alone, in plain Python.

It knows nothing of the engine. A match is a generator: it yields the seat that decides and all that
may be chosen, as text, and is sent the text that was chosen. Dice come from `roll(count)`.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable, Generator, Sequence
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

DATA = Path(__file__).resolve().parents[2] / "cards" / "scriptorium_cards" / "monasterium"
COLUMNS = "ABCDE"
ROWS = ("I", "II", "III", "IV")
TOKENS = ("influence", "soup", "rosary", "tool", "book")
Choice = Generator[tuple[str, list[str]], str, Any]


@cache
def read(name: str) -> dict[str, Any]:
    return tomllib.loads((DATA / name).read_text(encoding="utf-8"))


class Player:
    """A player board, as MO4.7 sets it up."""

    def __init__(self, colour: str) -> None:
        self.colour = colour
        self.tokens = {"influence": 2, "soup": 2, "rosary": 1, "tool": 0, "book": 0}
        self.points = 0
        self.home = {f"{row}-{column}" for row in ROWS for column in COLUMNS}
        self.extra = dict.fromkeys(ROWS, "waiting")
        self.yellow: set[str] = set()
        self.window: list[list[str]] = [[], [], []]
        self.messenger = 1
        self.personal = 1
        self.reroll = True
        self.done: set[str] = set()
        self.hand: list[str] = []
        self.novices: list[str] = []


class Model:
    """A whole match."""

    def __init__(
        self,
        colours: Sequence[str],
        first: str,
        missions: Sequence[str],
        roll: Callable[[int], Sequence[int]],
        *,
        chapel_cost: str = "all",
        own_dice: str = "first",
    ) -> None:
        self.players = [Player(colour) for colour in colours]
        self.first = list(colours).index(first)
        self.roll = roll
        self.chapel_cost, self.own_dice = chapel_cost, own_dice
        board = read("board.toml")
        count = len(self.players)
        setup = board["setup"][f"players_{count}"]
        self.neutral, self.capacity = setup["neutral_dice_each"], setup["chapel_capacity"]
        self.stock = {m["id"]: setup["window_tiles_per_monastery"] for m in board["monastery"]}
        self.types: dict[str, str] = {}
        self.beside: dict[str, list[str]] = {}  # cloister space -> buildings
        self.blocked: set[str] = set()
        for monastery in board["monastery"]:
            side = monastery[setup["board_side"]]
            for building in side["buildings"]:
                self.types[building["id"]] = building["type"]
                if setup["use_blocked_at_3"] and building.get("blocked_at_3"):
                    self.blocked.add(building["id"])
            for cloister in side["cloister"]:
                self.beside[cloister["id"]] = cloister["adjacent"]
        self.road = {space["index"]: space for space in board["road"]["spaces"]}
        cards = {mission["id"]: mission for mission in read("missions.toml")["mission"]}
        self.missions = [cards[id] for id in sorted(missions)]
        self.dice: dict[int, list[str]] = {number: [] for number in range(1, 7)}
        self.year = 1
        self.round = 0
        self.used: set[str] = set()
        self.column = ""
        self.left = 0
        self.winners: list[str] = []

    # 5, 6, 7, 18: years, rounds, phases.

    def play(self) -> Choice:
        rounds_a_year = len(self.players)
        for year in (1, 2, 3):
            self.year = year
            for _ in range(rounds_a_year):
                self.round += 1
                yield from self.one_round()
                self.first = (self.first + 1) % len(self.players)
        self.score()

    def order(self) -> list[Player]:
        return self.players[self.first :] + self.players[: self.first]

    def one_round(self) -> Choice:
        for player in self.players:
            player.hand = ["n"] * self.neutral + [player.colour[0]] * player.personal
            player.reroll = True
        while any(player.hand for player in self.players):
            for player in self.order():
                if player.hand:
                    yield from self.place(player)
        while any(self.dice.values()):
            for player in self.order():
                if any(self.takeable(player, number) for number in self.dice):
                    yield from self.turn(player)

    def place(self, player: Player) -> Choice:
        yield from self.ask(player, ["roll"])
        faces = self.roll(len(player.hand))
        lying = [f"{die}{face}" for die, face in zip(player.hand, faces, strict=True)]
        while True:
            options = [f"place {number}" for number in range(1, 7) if any_shows(lying, number)]
            if player.reroll:
                options += rerolls(lying)
            chosen = yield from self.ask(player, options)
            word, *rest = chosen.split()
            if word == "place":
                number = int(rest[0])
                self.dice[number] += [die[0] for die in lying if die[1] == rest[0]]
                player.hand = [die[0] for die in lying if die[1] != rest[0]]
                return
            player.reroll = False
            lying = self.roll_again(lying, rest)

    def roll_again(self, lying: list[str], dice: list[str]) -> list[str]:
        left = list(lying)
        for die in dice:
            left.remove(die)
        faces = self.roll(len(dice))
        again = [f"{die[0]}{face}" for die, face in zip(in_order(dice), faces, strict=True)]
        return in_order(left + again)

    def takeable(self, player: Player, number: int) -> list[str]:
        """Own dice first (MO7.4)."""
        lying = self.dice[number]
        own = [die for die in lying if die == player.colour[0]]
        return own + [die for die in lying if die == "n"]

    def turn(self, player: Player) -> Choice:
        options = []
        for number in range(1, 6):
            dice = self.takeable(player, number)
            own = dice.count(player.colour[0])
            for count in range(1, min(3, len(dice)) + 1):
                if self.own_dice == "first" or count >= min(own, 3):
                    options.append(f"take {number} {count}")
        if self.takeable(player, 6):
            options += [f"joker {column}" for column in COLUMNS]
        chosen = (yield from self.ask(player, options)).split()
        if chosen[0] == "take":
            number, count = int(chosen[1]), int(chosen[2])
            self.column = COLUMNS[number - 1]
        else:
            number, count, self.column = 6, 1, chosen[1]
        for die in self.takeable(player, number)[:count]:
            self.dice[number].remove(die)
        self.left, self.used = count, set()
        if self.column in player.yellow:
            player.points += count
        while self.left:
            self.left -= 1
            slots = self.available(player, self.column)
            if slots:
                chosen_slot = (yield from self.ask(player, [f"use {s}" for s in slots])).split()[1]
                yield from self.act(player, chosen_slot)
        self.column = ""

    # 8: actions.

    def available(self, player: Player, columns: str) -> list[str]:
        found = []
        for column in columns:
            for row in ("std", "I", "II", "III"):
                slot = f"{row}-{column}"
                if slot in player.home or (row in ("II", "III") and slot in self.used):
                    continue
                if self.can(player, slot):
                    found.append(slot)
        return found

    def can(self, player: Player, slot: str) -> bool:
        if slot in ("std-A", "II-B"):
            return bool(self.sends(player, 1 if slot == "II-B" else 0))
        if slot == "I-E":
            return player.tokens["soup"] > 0 or player.tokens["tool"] > 0
        if slot.startswith("III-"):
            return bool(self.tiles(player, self.own_chapels(player)))
        return True

    def act(self, player: Player, slot: str) -> Choice:
        if slot.split("-")[0] in ("II", "III"):
            self.used.add(slot)
        simple = {
            "std-B": ("soup", 1),
            "std-C": ("influence", 1),
            "std-D": ("rosary", 1),
            "I-B": ("rosary", 1),
            "I-C": ("soup", 1),
            "I-D": ("influence", 1),
            "II-A": ("tool", 1),
        }
        if slot in simple:
            token, amount = simple[slot]
            player.tokens[token] += amount
        elif slot in ("std-E", "I-A"):
            yield from self.move(player, 1)
        elif slot == "II-D":
            yield from self.move(player, 2)
        elif slot == "II-E":
            player.points += 3
        elif slot == "std-A":
            yield from self.send(player, 0)
        elif slot == "II-B":
            yield from self.send(player, 1)
        elif slot == "I-E":
            yield from self.exchange(player, [])
        elif slot == "II-C":
            options = ["gain soup", "gain influence", "gain rosary"]
            token = (yield from self.ask(player, options)).split()[1]
            player.tokens[token] += 2
        else:
            yield from self.tile(player, self.own_chapels(player))

    def exchange(self, player: Player, more: list[str]) -> Choice:
        options = more + [f"exchange {t}" for t in ("soup", "tool") if player.tokens[t]]
        word, token = (yield from self.ask(player, options)).split()
        if word == "exchange":
            player.tokens[token] -= 1
            player.tokens["tool" if token == "soup" else "book"] += 1
        else:
            player.tokens[token] += 1

    # 9: the messenger.

    def move(self, player: Player, steps: int) -> Choice:
        for _ in range(steps):
            player.messenger = player.messenger + 1 if player.messenger < len(self.road) else 1
            bonus = self.road[player.messenger]["bonus"]
            if bonus == "any_action":
                options = [f"use {slot}" for slot in self.available(player, COLUMNS)]
                yield from self.act(player, (yield from self.ask(player, options)).split()[1])
            elif bonus == "influence_or_rosary":
                options = ["gain influence", "gain rosary"]
                token = (yield from self.ask(player, options)).split()[1]
                player.tokens[token] += 1
            elif bonus == "soup_or_exchange":
                yield from self.exchange(player, ["gain soup"])
            elif bonus == "window_any":
                yield from self.tile(player, list(self.stock))
            elif bonus == "personal_die":
                yield from self.last_space(player)

    def last_space(self, player: Player) -> Choice:
        options = ["points"] + (["die"] if player.personal < 3 else [])
        if (yield from self.ask(player, options)) == "points":
            player.points += 5
            return
        player.personal += 1
        self.check_missions(player)
        (face,) = self.roll(1)
        if player.reroll:
            again = f"reroll {player.colour[0]}{face}"
            if (yield from self.ask(player, ["keep", again])) != "keep":
                player.reroll = False
                (face,) = self.roll(1)
        self.dice[face].append(player.colour[0])

    def access(self, player: Player, monastery: str) -> bool:
        beside = self.road[player.messenger]["connects"]
        return monastery in beside or f"{monastery}-chapel" in player.novices

    # 10 to 13: sending.

    def taken(self) -> list[str]:
        return [space for player in self.players for space in player.novices]

    def is_open(self, player: Player, space: str) -> bool:
        """Everything about a target but the row and the price."""
        if not self.access(player, space[:2]) or space in self.blocked:
            return False
        if space.endswith("chapel"):
            return self.taken().count(space) < self.capacity
        if space in self.taken():
            return False
        if space in self.beside:
            return any(building in player.novices for building in self.beside[space])
        return True

    def price(self, player: Player, slot: str, space: str, less: int) -> Counter[str]:
        row = slot.split("-")[0]
        if row in ("I", "II"):
            donation = {"lay": "soup", "workshop": "tool", "common": "book"}[self.types[space]]
            return Counter({"influence": max(0, 1 - less), donation: 2 if row == "I" else 3})
        before = sum(f"{row}-{column}" not in player.home for column in COLUMNS)
        if row == "III":
            if self.chapel_cost == "each":
                before = player.novices.count(space)
            return Counter({"influence": max(0, (1, 2, 3, 3, 3)[min(before, 4)] - less)})
        return Counter({"rosary": (1, 2, 3, 3, 3)[before]})

    def spaces_of(self, slot: str) -> list[str]:
        row = slot.split("-")[0]
        if row in ("I", "II"):
            return list(self.types)
        return [f"{m}-chapel" for m in self.stock] if row == "III" else list(self.beside)

    def sends(self, player: Player, less: int) -> list[str]:
        found = []
        for slot in player.home:
            for space in self.spaces_of(slot):
                if not self.is_open(player, space):
                    continue
                costs = self.price(player, slot, space, less)
                if all(player.tokens[token] >= cost for token, cost in costs.items()):
                    found.append(f"send {slot} {space}")
        return found

    def send(self, player: Player, less: int) -> Choice:
        options = self.sends(player, less)
        _, slot, space = (yield from self.ask(player, options)).split()
        for token, cost in self.price(player, slot, space, less).items():
            player.tokens[token] -= cost
        player.home.remove(slot)
        player.novices.append(space)
        row, column = slot.split("-")
        if row == "IV":
            player.yellow.add(column)
            if column == self.column:
                player.points += self.left
        empty = not any(f"{row}-{c}" in player.home for c in COLUMNS)
        self.check_missions(player)
        yield from self.building_bonus(player, space)
        if empty:
            yield from self.extra_novice(player, row)

    def building_bonus(self, player: Player, space: str) -> Choice:
        kind = self.types.get(space)
        if kind == "lay":
            player.points += 1
            player.tokens["tool"] += 1
        elif kind == "workshop":
            player.points += 2
            player.tokens["book"] += 1
        elif kind == "common":
            player.points += 3
            yield from self.tile(player, [space[:2]])

    def extra_novice(self, player: Player, row: str) -> Choice:
        every = [*self.types, *self.beside, *(f"{m}-chapel" for m in self.stock)]
        options = [f"extra {space}" for space in every if self.is_open(player, space)]
        if not options:
            player.extra[row] = "stays"
            return
        chosen = (yield from self.ask(player, [*options, "decline"])).split()
        if chosen[0] == "decline":
            player.extra[row] = "stays"
            return
        player.extra[row] = "sent"
        player.novices.append(chosen[1])
        self.check_missions(player)
        yield from self.building_bonus(player, chosen[1])

    def own_chapels(self, player: Player) -> list[str]:
        return [m for m in self.stock if f"{m}-chapel" in player.novices]

    # 15: the window.

    def tiles(self, player: Player, sources: list[str]) -> list[str]:
        found = []
        for monastery in sources:
            for at, row in enumerate(player.window):
                if not self.stock[monastery] or len(row) == 3 or monastery in row:
                    continue
                column = [other[len(row)] for other in player.window if len(other) > len(row)]
                if monastery not in column:
                    found.append(f"build {monastery} {at + 1}")
        return found

    def tile(self, player: Player, sources: list[str]) -> Choice:
        options = self.tiles(player, sources)
        if not options:
            return
        _, monastery, number = (yield from self.ask(player, options)).split()
        at = int(number) - 1
        column = len(player.window[at])
        player.window[at].append(monastery)
        self.stock[monastery] -= 1
        if len(player.window[at]) == 3:
            player.points += 5
        if all(len(row) > column for row in player.window):
            player.points += 4
        self.check_missions(player)
        if (yield from self.ask(player, ["bonus row", "bonus column"])) == "bonus column":
            player.tokens[("soup", "tool", "book")[column]] += 1
        elif at == 2:
            yield from self.move(player, 2)
        else:
            player.tokens["influence" if at == 0 else "rosary"] += 1

    # 17: missions.

    def check_missions(self, player: Player) -> None:
        for mission in self.missions:
            if mission["id"] in player.done or not self.is_fulfilled(player, mission):
                continue
            player.done.add(mission["id"])
            points = mission["points"]
            player.points += points if isinstance(points, int) else points[self.year - 1]

    def area(self, player: Player, area: str) -> list[str]:
        letter = {"building": "b", "cloister": "c", "chapel": "chapel"}[area]
        if letter == "chapel":
            return [space for space in player.novices if space.endswith("chapel")]
        return [
            space for space in player.novices if space[3] == letter and not space.endswith("chapel")
        ]

    def is_fulfilled(self, player: Player, mission: dict[str, Any]) -> bool:
        if "needs" in mission:
            return all(
                any(space[:2] == need["monastery"] for space in self.area(player, need["area"]))
                for need in mission["needs"]
            )
        condition = mission["condition"]
        count = {
            "novices_sent": lambda: len(player.novices),
            "novices_in_building_type": lambda: sum(
                self.types.get(space) == condition["type"] for space in player.novices
            ),
            "novices_in_area": lambda: len(self.area(player, condition["area"])),
            "window_motifs": lambda: len({one for row in player.window for one in row}),
            "personal_dice": lambda: player.personal,
        }[condition["kind"]]()
        return bool(count >= condition["at_least"])

    # 19: the end.

    def score(self) -> None:
        for monastery in self.stock:
            counts = [
                sum(space[:2] == monastery for space in player.novices) for player in self.players
            ]
            for player, count in zip(self.players, counts, strict=True):
                if count and count == max(counts):
                    player.points += 5
        for player in self.players:
            player.points += (0, 1, 3, 6, 10, 15)[len(self.own_chapels(player))]
            for monastery in self.stock:
                chapel = player.novices.count(f"{monastery}-chapel")
                cloister = [s for s in self.area(player, "cloister") if s[:2] == monastery]
                player.points += len(cloister) * chapel * 2
            tokens = player.tokens
            player.points += tokens["tool"] + 2 * tokens["book"]
            player.points += (tokens["influence"] + tokens["soup"] + tokens["rosary"]) // 2
        best = max(player.points for player in self.players)
        self.winners = [player.colour for player in self.players if player.points == best]

    def ask(self, player: Player, options: list[str]) -> Choice:
        chosen = yield player.colour, options
        assert chosen in options, chosen
        return chosen


def any_shows(lying: list[str], number: int) -> bool:
    return any(die[1] == str(number) for die in lying)


def in_order(dice: list[str]) -> list[str]:
    """Neutral dice first, small numbers first."""
    return sorted(dice, key=lambda die: (die[0] != "n", die[1]))


def rerolls(lying: list[str]) -> list[str]:
    """Each different choice of dice once (MO6.5)."""
    dice = in_order(lying)
    found = {some for count in range(1, len(dice) + 1) for some in combinations(dice, count)}
    return [f"reroll {' '.join(some)}" for some in found]
