"""The pictures and sounds of Scriptorium as drawing code, and the atlas they are packed into."""
