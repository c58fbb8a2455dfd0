"""Benchmarks of the desktop window."""
