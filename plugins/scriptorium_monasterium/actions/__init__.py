"""The action phase: take dice and use them to pay for actions (MO7, MO8)."""
