"""The desktop frontend: a window with mouse and keyboard, drawn with Arcade."""

from __future__ import annotations

import argparse


def main(options: argparse.Namespace) -> int:
    """Open the window; what `scriptorium play --ui desktop` runs."""
    from .start import run

    return run(options)
