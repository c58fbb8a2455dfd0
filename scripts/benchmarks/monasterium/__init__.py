"""How fast Monasterium is: its rows of `scriptorium bench`, and the bare loops beside them."""
