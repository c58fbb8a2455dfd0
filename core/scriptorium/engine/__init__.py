"""The kernel: tables, choices, rules, turns, notation, and saves."""
