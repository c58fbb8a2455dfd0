# Plankenkoorts in English.

pk-not-held = You do not hold { $card }.
pk-not-a-book = { $card } is no book, so it goes on no shelf.
pk-only-itself = { $card } is a real book and stands for itself alone.
pk-name-a-book = Say which book { $card } stands for when you lay it.
pk-must-lay = You hold a card, so you must lay one; you can discard any.
pk-shelf-closed = Your { $shelf } shelf is closed and stays as it is this round.
pk-begun-already = Your { $shelf } shelf has been begun; only an empty shelf is begun.
pk-not-a-first-book = This shelf is begun with { $first }; { $book } does not begin it.
pk-not-begun = Your { $shelf } shelf is empty; begin it with { $first } first.
pk-not-later = { $book } does not come after { $before }, the last book on that shelf.
pk-last-book-closes = { $book } is a last book: it closes the shelf, so close the shelf with it.
pk-nothing-to-close = Your { $shelf } shelf is empty; begin it before you close it.
pk-not-a-last-book = The { $shelf } shelf is closed with { $last }; { $book } does not close it.
pk-other-effect = { $card } does not have that effect.
pk-no-such-player = { $seat } does not play in this match.
pk-one-card = One card is laid in a turn; finish the one being played first.
pk-your-own-shelf = Take a book from another player, not your own.
pk-nothing-to-take = The { $shelf } shelf of { $owner } is empty.
pk-closed-to-tokens = The { $shelf } shelf of { $owner } is closed and gives nothing up.
pk-no-place-for-it = { $book } does not fit at the end of your { $shelf } shelf.
pk-no-such-reading = The dust cloud cannot be { $book } for you: that does not fit at the end of your { $shelf } shelf.
pk-name-it-anew = The last book there is a dust cloud; say what it is for you.
pk-taken-as-itself = { $taken } is a real book and is taken as itself alone.
pk-not-yourself = Choose another player to borrow from.
pk-partner-twice = You have borrowed from { $partner } with this card already.
pk-partner-empty = { $partner } has no card to lend.
pk-nothing-to-give = You hold no other card that you could give back.
pk-just-taken = { $card } is what you have just taken; give back another card.
pk-no-swap-now = Borrow first, give a card back, then choose the next or stop.
pk-ask-gift = Give back another card: touch it in your hand.
pk-ask-partner = Borrow from one more player, or stop: touch a player or the button.
pk-drew = { $seen ->
    [none] { $count ->
        [1] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
        }
   *[all] { $seat } draws { $cards }.
    }
pk-reshuffled = The discard pile is shuffled and becomes the draw pile. Cards: { $count }.
pk-discarded = { $seat } discards { $cards }.
pk-thrown-away = { $seat } puts the whole hand on the discard pile. Cards: { $count }.
pk-passed = { $seat } has no card and passes.
pk-laid = { $kind ->
    [cloud] { $deed ->
        [begin] { $seat } begins the { $shelf } shelf with { $card }, which stands for { $book }.
        [close] { $seat } closes the { $shelf } shelf with { $card }, which stands for { $book }.
       *[place] { $seat } places { $card } on the { $shelf } shelf; it stands for { $book }.
        }
   *[book] { $deed ->
        [begin] { $seat } begins the { $shelf } shelf with { $book }.
        [close] { $seat } closes the { $shelf } shelf with { $book }.
       *[place] { $seat } places { $book } on the { $shelf } shelf.
        }
    }
pk-dust-played = { $seat } plays { $cards }.
pk-book-taken = { $kind ->
    [cloud] { $seat } takes { $card } from { $owner }; on the { $shelf } shelf it stands for { $book } now.
   *[book] { $seat } takes { $book } from { $owner } and puts it on the { $shelf } shelf.
    }
pk-borrowed = { $seen ->
    [none] { $target } takes a card blindly from { $source }.
   *[all] { $target } takes a card blindly from { $source }: { $cards }.
    }
pk-given = { $seen ->
    [none] { $source } gives { $target } a card in return.
   *[all] { $source } gives { $target } { $cards } in return.
    }
pk-round-scored = { $end ->
    [stalled] Nobody holds a card any more: round { $round } ends without a stand. Points: { $points }.
   *[won] { $winner } has closed both shelves and takes a golden book stand. Points of round { $round }: { $points }.
    }
pk-borrowing = { $seen ->
    [none] { $seat } has taken a card from { $partner } and gives one back.
   *[all] { $seat } has taken { $card } from { $partner } and gives another card back.
    }
pk-stop = Borrow from nobody else; your turn is over.
pk-pass = You hold no card: pass.
pk-shelf = { $state ->
    [empty] { $shelf } shelf of { $seat }: empty. It is begun with { $book }.
    [closed] { $shelf } shelf of { $seat }: closed by { $book }. Books: { $count }.
   *[open] { $shelf } shelf of { $seat }: open, the last book is { $book }. Books: { $count }.
    }
pk-tag = The { $shelf } shelf of { $seat }.
pk-standing = { $kind ->
    [cloud] { $card } that stands for { $book }, on a shelf of { $seat }.
   *[book] { $book }, on a shelf of { $seat }.
    }
pk-player = { $seat }. Cards in hand: { $held }. Golden book stands: { $standards }. Points: { $points }.
pk-standard = A golden book stand of { $seat }.
pk-hand-back = A hidden card of { $seat }.
pk-hand = { $card }, in your hand. Cards: { $count }.
pk-draw-pile = The draw pile. Cards: { $count }.
pk-discard-pile = { $count ->
    [0] The discard pile is empty.
   *[other] The discard pile, { $card } on top. Cards: { $count }.
    }
pk-direction = { $way ->
   *[clockwise] Round { $round }, clockwise.
    [counter-clockwise] Round { $round }, anticlockwise.
    }
pk-turn = { $way ->
   *[clockwise] { $seat } is on turn: round { $round }, clockwise.
    [counter-clockwise] { $seat } is on turn: round { $round }, anticlockwise.
    }
pk-crib = { $nr }. { $en }, { $shelf }
name-draw-pile = draw pile
name-discard-pile = discard pile
name-hand = hand
name-points-books = books
name-points-stands = golden book stands
name-plankenkoorts-hand = cards in hand
name-plankenkoorts-cards-drawn = cards drawn each turn
name-plankenkoorts-standard-points = points of a golden book stand
name-plankenkoorts-standards-to-win = golden book stands to win
name-standards-to-win = golden book stands to win
name-reverse-each-round = each round the other way
name-show-card-backs = backs of the cards are shown
name-P1 = Player 1
name-P2 = Player 2
name-P3 = Player 3
name-P4 = Player 4
name-P5 = Player 5
name-P6 = Player 6
name-OT = OT
pk-aim = Close both your shelves: { $closed } of 2. Golden book stands: { $stands } of { $of }.
pk-still-lay = lay one card
pk-still-pass = pass
name-plankenkoorts-summary = Fill two shelves with the books of the Bible, in their order.
pk-nothing-to-do = The first part of { $card } cannot be done now.
pk-deck-empty = There is no card to draw.
pk-verbs-no-card = There is no card to discard.
pk-verbs-draw = Draw { $count } (for { $who ->
    [next] the next player
    [others] the others
    [all] everybody
   *[you] yourself
    }).
pk-verbs-discard = Discard { $count } (by { $who ->
    [next] the next player
    [others] the others
   *[you] yourself
    }).
pk-verbs-skip = { $skip ->
    [others] All others miss a turn.
   *[next] The next player misses a turn.
    }
pk-verbs-renew = The next player begins with a new hand. Cards: { $renew }.
pk-verbs-take = Take the last book of an open shelf.
pk-measure-stands = Golden book stands: { $now } instead of { $was }.
pk-measure-closed = Closed shelves: { $now } instead of { $was }.
pk-measure-ot = Books on the OT shelf: { $now } instead of { $was }.
pk-measure-nt = Books on the NT shelf: { $now } instead of { $was }.
pk-measure-unfit = Books in hand that fit no shelf: { $now } instead of { $was }.
