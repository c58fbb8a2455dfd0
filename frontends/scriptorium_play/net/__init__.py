"""Playing at a table over a net: links, lines to a server, and a match that is judged there."""
