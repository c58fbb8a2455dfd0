"""Hypothesis on a machine of any speed: no test fails because the machine is slow just now."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings

__all__ = ["given", "settings"]

settings.register_profile("any speed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any speed")
