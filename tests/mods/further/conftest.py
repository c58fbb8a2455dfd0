"""The scenarios beside these mods are played with their mods, by the tests one folder up."""

collect_ignore_glob = ["*.toml"]
