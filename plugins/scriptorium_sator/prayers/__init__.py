"""The prayers of the Liber Fidei, one module each (S15 to S22)."""
