"""What tries rules and mods out: scenarios, test positions, random matches, pytest."""

from .facts import HIDDEN as HIDDEN
from .facts import Agreement as Agreement
from .facts import fact as fact
from .facts import scenario_start as scenario_start
from .facts import scripted as scripted
