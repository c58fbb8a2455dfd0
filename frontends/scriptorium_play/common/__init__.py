"""What the parts of play share: settings, seats, colours, forms, background work."""
