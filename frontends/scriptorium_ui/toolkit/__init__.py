"""The toolkit that pages are made of: display lists, controls, text, gestures."""
