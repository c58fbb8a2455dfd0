"""The course of a match: set-up, turns, codes, refill, the end."""
