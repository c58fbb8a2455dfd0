"""The running program: settings, forms, folders, menus, and background work."""
