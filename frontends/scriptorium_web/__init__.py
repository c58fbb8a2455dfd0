"""The browser frontend: one page, served to this machine or the home network."""

from __future__ import annotations

import argparse


def main(options: argparse.Namespace) -> int:
    """Offer the page until the program is ended; what `scriptorium play --ui web` runs."""
    from .serving import serve

    return serve(lan=getattr(options, "lan", False), port=getattr(options, "port", None))
