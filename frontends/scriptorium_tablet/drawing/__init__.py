"""Drawing: pictures, letters and shapes as instructions for the graphics card, by name."""
