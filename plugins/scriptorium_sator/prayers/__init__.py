"""The prayers of the Liber Fidei, one table each (S15 to S22)."""
