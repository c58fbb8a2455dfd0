game-over = The match is over.
not-known = No rule of this match knows that action.
ill-formed = That is not an action as its kind is declared.
not-now = That cannot be done at this moment.
verbs-must-be-done = This part of the card can be done, so it is not left out.
verbs-no-option = The card gives no such choice here.
verbs-no-part = The first part of this cannot be done now.
verbs-nothing-done = Something has to be done with a card first.
verbs-passed-over = { $card }: { $part ->
    [choose] there is nothing to choose between
    [move] nothing can be moved
    [turn] nothing can be turned
    [walk] nobody can walk
    [jump] nobody can jump
    [draw] no card can be drawn
    [discard] no card can be discarded
    [place] nothing can be placed
   *[other] a part cannot be done ({ $part })
    }; the card goes on without it.
verbs-way = { $title }
wrong-step = The turn has passed the step in which that is done.
not-offered = That is not among the choices here.
core-not-held = There is no such card here.
outside = That square is not on the board.
verbs-done = There is nothing to be closed.
core-touch = Something else is to be chosen first.
core-touch-square = Touch a square.
core-touch-button = Touch one of the buttons.
core-touch-player = Touch a player.
core-touch-card = Touch a card.
no-way-on = This could be begun but not finished, so it is not offered.
plugin-fault = The plugin { $plugin } failed here, so this was not done.
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
pinned-missing = { $name } { $was } is not installed, or not switched on
pinned-broken = { $name } { $was } is broken here ({ $why })
pinned-content = { $name } { $was } is here with other content
pinned-version = { $name } { $was } is here as { $now }
