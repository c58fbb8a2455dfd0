"""What players read: previews, reasons why not, the log, and results."""
