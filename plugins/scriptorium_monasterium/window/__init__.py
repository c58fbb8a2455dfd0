"""The cathedral window: gain tiles, build them, and take their rewards (MO15)."""
