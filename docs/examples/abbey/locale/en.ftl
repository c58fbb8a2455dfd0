abbey-too-heavy = Iron is too heavy for the free action.
