"""The words of scenarios: setting a position up, seeing it, printing it."""
