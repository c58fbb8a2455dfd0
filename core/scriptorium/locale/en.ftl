game-over = The match is over.
not-known = No rule of this match knows that action.
ill-formed = That is not an action as its kind is declared.
not-now = That cannot be done at this moment.
wrong-step = The turn has passed the step in which that is done.
not-offered = That is not among the choices here.
core-not-held = There is no such card here.
outside = That square is not on the board.
core-touch = Something else is to be chosen first.
core-touch-square = Touch a square.
core-touch-button = Touch one of the buttons.
core-touch-player = Touch a player.
core-touch-card = Touch a card.
no-way-on = This could be begun but not finished, so it is not offered.
round-began = Round { $round } begins.
turn-began = { $seat } begins a turn.
turn-skipped = { $seat } misses this turn.
game-drawn = The match is over; nobody has won.
game-won = The match is over. Won by { $who }.
cards-moved = { $cards }: from { $source } to { $target }.
shuffled = { $zone } is shuffled.
cards-unseen = { $n ->
    [one] A card
   *[other] { $n } cards
    }, from { $source } to { $target }.
cards-partly-seen = { $cards } and { $n } more, unseen, from { $source } to { $target }.
