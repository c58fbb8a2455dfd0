"""Points: missions during the match, and everything scored at its end (MO17, MO19)."""
