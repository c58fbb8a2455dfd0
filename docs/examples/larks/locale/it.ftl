# Allodole in italiano.

larks-not-held = Non hai { $card } in mano.
larks-not-higher = { $card } non è più alta dell'ultima allodola.
larks-drew = { $seen ->
    [none] { $seat } pesca una carta.
   *[all] { $seat } pesca { $cards }.
    }
larks-laid = { $seat } fa alzare in volo { $card }.
larks-rest = Pesca una carta; la pila ricomincia da capo.
larks-rested = { $seat } aspetta un altro mattino.
larks-player = { $seat }. Carte: { $held }. Allodole: { $laid }.
larks-hand = { $card }, nella tua mano.
larks-hand-back = Una carta coperta di { $seat }.
larks-deck = Il mazzo. Carte: { $count }.
larks-pile = { $count ->
    [0] Nessuna allodola è ancora in volo.
   *[other] { $card } è l'allodola più in alto. Carte: { $count }.
    }
name-deck = mazzo
name-hand = mano
name-pile = pila
name-larks-hand = carte in mano
name-larks-to-win = allodole per vincere
