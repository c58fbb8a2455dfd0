"""A mod whose rule does not come to an end."""

from __future__ import annotations

SLEEPER = """
import scriptorium as sc

@sc.hookimpl
def scriptorium_about():
    return sc.About("house.sleeper", "plankenkoorts")

@sc.hookimpl
def scriptorium_rules(book):
    book.invariant(lambda position: sum(range(10**12)) and None)
"""
