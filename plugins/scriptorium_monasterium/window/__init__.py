"""The cathedral window: tiles gained, built, and what they bring (MO15)."""
