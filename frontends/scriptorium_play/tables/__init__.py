"""Tables over a net before one sits there: making one, its seats, those that are known."""
