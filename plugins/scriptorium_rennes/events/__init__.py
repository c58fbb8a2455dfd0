"""The kinds of event cards, each a plugin of its own."""
