"""The tablet frontend: one window for fingers, drawn with Kivy."""

from __future__ import annotations

import argparse


def main(options: argparse.Namespace) -> int:
    """Open the window; what `scriptorium play --ui tablet` runs."""
    from .start import run

    return run(options)
