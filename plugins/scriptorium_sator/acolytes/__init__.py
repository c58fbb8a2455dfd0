"""Walking acolytes, and the books they collect (S24, S25)."""
