"""The prayers of the Liber Fidei, a table each (S15 to S22)."""
