"""SATOR for those who try rules out: the words of scenarios, and what always holds on a board."""
