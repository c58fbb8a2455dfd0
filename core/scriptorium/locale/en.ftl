## engine

## engine

game-over = The match is over.
not-known = This match has no rule for that.
ill-formed = That isn't how this move is written.
not-now = You can't do that right now.
wrong-step = It's too late for that this turn.
not-offered = You can't choose that here.
core-not-held = There's no such card here.
outside = That square is not on the board.
core-touch = Choose something else first.
core-touch-square = Choose a square.
core-touch-button = Choose one of the buttons.
core-touch-player = Choose a player.
core-touch-card = Choose a card.
no-way-on = You could start this, but not finish it.
round-began = Round { $round } begins.
turn-began = { $seat } starts a turn.
turn-skipped = { $seat } misses this turn.
game-drawn = The match is over. Nobody won.
game-won = The match is over. { $who } won.
cards-moved = { $cards }: from { $source } to { $target }.
shuffled = { $zone } is shuffled.
cards-unseen = { $n ->
    [one] A card
   *[other] { $n } cards
    }, from { $source } to { $target }.
cards-partly-seen = { $cards } and { $n } more, unseen, from { $source } to { $target }.

## testing

# What `mods dev` tells while a mod is worked on.

mod-dev-read = { $mod } { $version } is read; { $hold } of { $all } scenarios hold.
mod-dev-read-without = { $mod } { $version } is read; no scenario lies with it.
mod-dev-match = A match of { $game }, seed { $seed }, { $count } random actions.
mod-dev-again = All { $total } actions are played again.
mod-dev-elsewhere = All { $total } actions are played again; after action { $at } the table is another than it was.
mod-dev-unfit = The log no longer fits at action { $at } of { $total }, { $action }: { $why }
mod-dev-table = It goes on from the table as it was after action { $at }.
mod-dev-last = It goes on from the last action that fits ({ $problem }).
mod-dev-over = The match is over, and nobody has won.
mod-dev-won = The match is over, won by { $winners }.
mod-dev-turn = Turn { $turn }, { $step }: { $seat } has { $count } choices.

## house_rules

house-choose-unseen = Choose unseen. Still to choose: { $who }.
house-choice-made = { $seat } has chosen.
house-chosen-first = { $seat } chooses first.
house-choice-reopened = { $seat } chooses anew.
house-choice-opened = { $seat }: { $line }

## matches

not-yours = Only { $seat } can undo that.
nothing-done = There's nothing to undo.
revealed = Something hidden has been revealed, so you can't undo that.
turn-over = That turn is over, so you can't undo it.
way-log = All { $n } actions can be played again here.
way-log-elsewhere = All { $n } actions can be played again here, but after action { $at } the table is another than it was.
way-snapshot = It goes on from the table after action { $at }; later actions lost: { $lost }.
way-look = { $n } of { $total } actions can be shown.
way-log-called = Play by its log
way-snapshot-called = Go on from the kept table
way-look-called = Only look at it
match-unfit = This match is not as it was
way-part-called = Go on from where it fits
way-part = The first { $n } of { $total } actions can be played again.
way-log-read = The first { $n } actions can be read.
way-older = An older copy has { $n } actions.
way-older-called = Go on with the older copy
match-in-use = This match is open in another window
match-in-use-told = If two windows play in one match, moves get lost.
in-use-watch-called = Watch
in-use-watch = Watch the match without playing.
in-use-copy-called = Play a copy
in-use-copy = Start a new match from where this one stands.
in-use-take-called = Take it over
in-use-take = Go on here; what is played over there is kept beside it.

## ai

mind-why-wins = That wins the match.
mind-why-nearer = It brings you closer to your goal.
mind-why-sets-back = It sets { $seat } back.
mind-why-cards =
    You then have { $count ->
    [one] 1 card
   *[other] { $count } cards
    } in hand.
mind-why-keeps = You keep { $points } of your { $budget }.
mind-did-nearer = It brings { $seat } closer to the goal.
mind-did-cards = { $seat } now has { $count ->
    [one] 1 card
   *[other] { $count } cards
    } in hand.
mind-did-for = For { $seat }:
mind-worth = { $points ->
    [one] That is worth about one point.
   *[other] That is worth about { $points } points.
}

## net

net-stale = The table has moved on in the meantime.
net-not-your-turn = It's someone else's turn to choose.
net-not-begun = The match has not begun: a seat is still free.
net-over = The match is over.
net-paused = The match is paused.
net-not-paused = The match is not paused.
net-only-looks = You are watching, so you cannot do that.
net-only-host = Only the host of this table can do that.
net-no-such-seat = This table has no such seat.
net-taken = Someone already sits there.
net-no-free-seat = There is no free seat left.
net-used-up = This invitation has been used or withdrawn.
net-not-agreed = The rules of this table don't allow that.
net-one-at-a-time = There is another request to answer first.
net-asked-twice = You can ask for that twice in a turn, no more.
net-not-asked = There is no request for you to answer.
net-not-away = This player is here, or has not been away long enough.
net-enough-said = You have said a lot; wait until somebody plays.
net-no-phrase = There is no such phrase.
net-no-level = No computer plays at that level here.
net-not-kept = This cannot be saved at the moment, so it was not done.
net-not-others = Only they can change what they have chosen.
net-closed = This link is no longer valid.
net-crowded = This table is open in too many windows at once.
net-too-slow = This connection is too slow. Connect again.
net-unreadable = The server doesn't understand this message.
net-too-far = That is too far back to undo at once.
net-waiting = The server hasn't answered yet.
net-phrase-hello = Hello!
net-phrase-luck = Good luck, have fun!
net-phrase-thanks = Thank you.
net-phrase-sorry = Sorry!
net-phrase-nice = Nice move!
net-phrase-oops = Oops.
net-phrase-moment = One moment, please.
net-phrase-back = I'm back.
net-phrase-slow = Take your time.
net-phrase-turn = It's your turn.
net-phrase-played = Well played!
net-phrase-again = Shall we play again?
net-phrase-bye = Goodbye!

## mods

mod-action = Something new to choose: { $what }.
mod-adjusts = It adjusts a number: { $what }
mod-after = Speaks after { $what }.
mod-art = picture
mod-back = back
mod-before = Speaks before { $what }.
mod-card-changed = { $title }, { $what }: { $now } instead of { $was }.
mod-card-gone = The card { $title } is not in the game.
mod-card-new = New card { $title }: { $n }.
mod-card-new-says = New card { $title }: { $n }. “{ $says }”
mod-card-says = { $title } says: “{ $says }”
mod-card-title = { $was } is called { $now }.
mod-copies = copies
mod-effect = A new effect for cards: { $what }.
mod-forbids = It may forbid something: { $what }
mod-goes-with = Goes together with { $what }.
mod-needs = Needs { $what }.
mod-no = no
mod-not-with = Does not go together with { $what }.
mod-number = { $what }: { $now } instead of { $was }.
mod-option = A new match begins with { $what }: { $now }, not { $was }.
mod-option-new = A new match has the option { $what }.
mod-reacts = Something follows by itself: { $what }
mod-refuses = A new reason to refuse: { $why }
mod-set-up = It prepares something when a match begins.
mod-what-it-does = what it does
mod-yes = yes

## cards

packs-followed = { $what } ({ $seat }).
packs-began = { $what } ({ $seat }), turns: { $turns }.
packs-start = { $start } begins.

## plugins

pinned-missing = { $name } { $was } is not installed, or not switched on
pinned-broken = { $name } { $was } is broken here ({ $why })
pinned-content = { $name } { $was } is here with other content
pinned-version = { $name } { $was } is here as { $now }
plugin-fault = The plugin { $plugin } failed here, so this was not done.

## cards

verbs-must-be-done = You have to do this part of the card.
verbs-no-option = The card doesn't give you that choice here.
verbs-no-part = You can't do the first part of this right now.
verbs-nothing-done = Do something with a card first.
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
verbs-done = There's nothing to finish right now.
verbs-costs = This costs { $cost } { $points } and you have { $left } left.
