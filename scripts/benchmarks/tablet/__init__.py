"""Benchmarks of the tablet window."""
