"""The scene a player sees, and how one scene becomes the next."""
