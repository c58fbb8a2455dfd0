"""Benchmarks: rows of a name and a number, and the command that prints them."""
