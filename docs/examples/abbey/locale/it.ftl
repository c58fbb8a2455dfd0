abbey-too-heavy = Il ferro è troppo pesante per l'azione libera.
name-abbey-iron-is-heavy = A1: l'azione libera, che non è una carta, non muove il ferro.
name-abbey-read-and-draw = A2: chi raccoglie un libro pesca una carta, se ce n'è.
