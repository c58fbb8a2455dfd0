abbey-too-heavy = Il ferro è troppo pesante per l'azione libera.
