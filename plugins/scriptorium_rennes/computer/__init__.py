"""Computer players: an order of actions, and a search for the way to the next clues."""
