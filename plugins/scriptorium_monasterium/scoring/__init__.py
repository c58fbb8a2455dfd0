"""Points: missions while the match runs, and all that counts at its end (MO17, MO19)."""
