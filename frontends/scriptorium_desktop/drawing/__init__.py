"""Drawing: colours, pictures and letters as images, and the canvas that puts them on the screen."""
