"""SATOR's words of scenarios, and what is true of every board."""
