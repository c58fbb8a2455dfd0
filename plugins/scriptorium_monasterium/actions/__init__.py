"""The action phase: taking dice and what each of them pays for (MO7, MO8)."""
