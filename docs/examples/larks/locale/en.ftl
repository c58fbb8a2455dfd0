# Larks in English.

larks-not-held = You do not hold { $card }.
larks-not-higher = { $card } is not above the last lark.
larks-drew = { $seen ->
    [none] { $seat } draws a card.
   *[all] { $seat } draws { $cards }.
    }
larks-laid = { $seat } lets { $card } rise.
larks-rest = Draw a card; the pile begins anew.
larks-rested = { $seat } waits for another morning.
larks-player = { $seat }. Cards: { $held }. Larks: { $laid }.
larks-hand = { $card }, in your hand.
larks-hand-back = A hidden card of { $seat }.
larks-deck = The deck. Cards: { $count }.
larks-pile = { $count ->
    [0] No lark is in the air.
   *[other] { $card } is the highest lark. Cards: { $count }.
    }
name-deck = deck
name-hand = hand
name-pile = pile
name-larks-hand = cards in hand
name-larks-to-win = larks to win
