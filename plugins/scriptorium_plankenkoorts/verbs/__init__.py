"""What dust cards can do, each in a module of its own; a card names one and gives its numbers."""
