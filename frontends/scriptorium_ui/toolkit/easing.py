"""How fast a movement goes on its way."""


def ease(part: float) -> float:
    """Quick at first, gently into place."""
    return 1 - (1 - part) ** 3
