"""The words of scenarios."""
