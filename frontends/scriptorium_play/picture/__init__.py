"""The scene a player sees, how one scene becomes the next, and previews of actions."""
