"""Pages in a process or worker of their own, and the messages between them and a window."""
