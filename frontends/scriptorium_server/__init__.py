"""The server: it offers the page for browsers and keeps tables at which people play over a net."""
