"""Invariants: what is true of every position."""
