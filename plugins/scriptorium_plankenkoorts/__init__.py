"""Plankenkoorts, as plugins."""
