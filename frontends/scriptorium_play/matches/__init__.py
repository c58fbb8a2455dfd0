"""New and saved matches as forms and lists."""
