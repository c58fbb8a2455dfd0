"""A mod whose rule does not come to an end."""

from __future__ import annotations

SLEEPER = """
import scriptorium as sc

SLEEPER = sc.Plugin("house.sleeper", "plankenkoorts")
SLEEPER.invariant(lambda position: sum(range(10**12)) and None)
"""
