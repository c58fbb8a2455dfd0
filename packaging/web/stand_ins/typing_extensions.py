"""In place of a large library: what Fluent asks of it has been in Python itself for long."""

from typing import Literal

__all__ = ["Literal"]
