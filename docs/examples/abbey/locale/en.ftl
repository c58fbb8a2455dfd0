abbey-too-heavy = Iron is too heavy for the free action.
name-abbey-iron-is-heavy = A1: the free action, which is no card, moves no iron.
name-abbey-read-and-draw = A2: who collects a book draws a card, where there is one.
