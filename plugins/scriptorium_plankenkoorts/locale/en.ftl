# Plankenkoorts in English.

pk-not-held = You don't have { $card } in your hand.
pk-not-a-book = { $card } isn't a book, so it can't go on a shelf.
pk-only-itself = { $card } is a real book. It can't stand for another.
pk-name-a-book = Choose which book { $card } stands for.
pk-must-lay = You have cards, so play or discard one.
pk-shelf-closed = Your { $shelf } shelf is full for this round.
pk-begun-already = You've already started your { $shelf } shelf.
pk-not-a-first-book = This shelf starts with { $first }, not with { $book }.
pk-not-begun = Your { $shelf } shelf is empty. Start it with { $first }.
pk-not-later = { $book } doesn't come after { $before }, the last book on that shelf.
pk-last-book-closes = { $book } is the last book: it finishes the shelf.
pk-nothing-to-close = Your { $shelf } shelf is empty. Start it first.
pk-not-a-last-book = Only { $last } finishes the { $shelf } shelf, not { $book }.
pk-other-effect = { $card } doesn't do that.
pk-no-such-player = { $seat } isn't in this match.
pk-one-card = You play one card a turn. Finish this one first.
pk-your-own-shelf = Take a book from another player, not from yourself.
pk-nothing-to-take = { $owner }'s { $shelf } shelf is empty.
pk-closed-to-tokens = { $owner } has finished the { $shelf } shelf, so you can't take from it.
pk-no-place-for-it = { $book } doesn't fit at the end of your { $shelf } shelf.
pk-no-such-reading = The dust cloud can't be { $book }: that doesn't fit at the end of your { $shelf } shelf.
pk-name-it-anew = The last book there is a dust cloud. Choose which book it is for you.
pk-taken-as-itself = { $taken } is a real book. It can't become another.
pk-not-yourself = Choose another player to borrow from.
pk-partner-twice = You've already borrowed from { $partner } with this card.
pk-partner-empty = { $partner } has no card to lend.
pk-nothing-to-give = You have no other card to give back.
pk-just-taken = You've only just taken { $card }. Give back another card.
pk-no-swap-now = First borrow a card and give one back. Then choose another player or stop.
pk-ask-gift = Choose another card from your hand to give back.
pk-ask-partner = Choose another player to borrow from, or stop.
pk-drew = { $seen ->
    [none] { $count ->
        [1] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
        }
   *[all] { $seat } draws { $cards }.
    }
pk-reshuffled =
    The discard pile is shuffled into a new draw pile of { $count ->
    [one] 1 card.
   *[other] { $count } cards.
    }
pk-discarded = { $seat } discards { $cards }.
pk-thrown-away = { $seat } discards a whole hand of { $count ->
    [one] 1 card.
   *[other] { $count } cards.
    }
pk-passed = { $seat } has no cards and passes.
pk-laid = { $kind ->
    [cloud] { $deed ->
    [begin] { $seat } starts the { $shelf } shelf with { $card } as { $book }.
    [close] { $seat } finishes the { $shelf } shelf with { $card } as { $book }.
   *[place] { $seat } puts { $card } on the { $shelf } shelf as { $book }.
    }
   *[book] { $deed ->
    [begin] { $seat } starts the { $shelf } shelf with { $book }.
    [close] { $seat } finishes the { $shelf } shelf with { $book }.
   *[place] { $seat } puts { $book } on the { $shelf } shelf.
    }
    }
pk-dust-played = { $seat } plays { $cards }.
pk-book-taken = { $kind ->
    [cloud] { $seat } takes { $card } from { $owner } and puts it on the { $shelf } shelf as { $book }.
   *[book] { $seat } takes { $book } from { $owner } and puts it on the { $shelf } shelf.
    }
pk-borrowed = { $seen ->
    [none] { $target } takes a card from { $source } without looking.
   *[all] { $target } takes a card from { $source } without looking: { $cards }.
    }
pk-given = { $seen ->
    [none] { $source } gives { $target } a card back.
   *[all] { $source } gives { $cards } back to { $target }.
    }
pk-round-scored = { $end ->
    [stalled] Nobody has any cards left, so round { $round } ends without a book stand. Points: { $points }.
   *[won] { $winner } has finished both shelves and wins a golden book stand. Points in round { $round }: { $points }.
    }
pk-borrowing = { $seen ->
    [none] { $seat } has taken a card from { $partner } and must give one back.
   *[all] { $seat } has taken { $card } from { $partner } and must give another card back.
    }
pk-stop = Stop borrowing and end the turn.
pk-pass = You have no cards: pass.
pk-shelf = { $state ->
    [empty] { $seat }'s { $shelf } shelf, empty. It starts with { $book }.
    [closed] { $seat }'s { $shelf } shelf, finished with { $book }: { $count } books.
   *[open] { $seat }'s { $shelf } shelf, { $count ->
    [one] 1 book
   *[other] { $count } books
    }, the last is { $book }.
    }
pk-tag = { $seat }'s { $shelf } shelf.
pk-standing = { $kind ->
    [cloud] { $card } as { $book }, on { $seat }'s shelf.
   *[book] { $book }, on { $seat }'s shelf.
    }
pk-player = { $seat }: points { $points }, golden book stands { $standards }, cards in hand { $held }.
pk-standard = { $seat }'s golden book stand.
pk-hand-back = A face-down card of { $seat }'s.
pk-hand = { $count ->
    [one] { $card }, in your hand.
   *[other] { $card }, { $count } in your hand.
    }
pk-draw-pile =
    The draw pile, { $count ->
    [one] 1 card.
   *[other] { $count } cards.
    }
pk-discard-pile = { $count ->
    [0] The discard pile is empty.
    [1] The discard pile, only { $card }.
   *[other] The discard pile, { $count } cards, { $card } on top.
    }
pk-direction = { $way ->
   *[clockwise] Round { $round }, clockwise.
    [counter-clockwise] Round { $round }, anticlockwise.
    }
pk-turn = { $way ->
   *[clockwise] { $seat }'s turn, round { $round }, clockwise.
    [counter-clockwise] { $seat }'s turn, round { $round }, anticlockwise.
    }
pk-crib = { $nr }. { $en }, { $shelf }
name-draw-pile = draw pile
name-discard-pile = discard pile
name-hand = hand
name-points-books = books
name-points-stands = golden book stands
name-plankenkoorts-hand = cards in hand
name-plankenkoorts-cards-drawn = cards drawn each turn
name-plankenkoorts-standard-points = points for a golden book stand
name-plankenkoorts-standards-to-win = golden book stands needed to win
name-standards-to-win = golden book stands needed to win
name-reverse-each-round = change direction each round
name-show-card-backs = show what kind of card a back is
name-P1 = Player 1
name-P2 = Player 2
name-P3 = Player 3
name-P4 = Player 4
name-P5 = Player 5
name-P6 = Player 6
name-OT = OT
pk-aim = Finished shelves { $closed }/2. Golden book stands { $stands }/{ $of }.
pk-still-lay = play a card
pk-still-pass = pass
name-plankenkoorts-title = Shelf Fever
name-plankenkoorts-summary = Fill two shelves with the books of the Bible, in the right order.
pk-nothing-to-do = You can't do the first part of { $card } right now.
pk-deck-empty = There are no cards left to draw.
pk-verbs-no-card = There are no cards to discard.
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
pk-verbs-renew = The next player starts with { $renew } new cards.
pk-verbs-take = Take the last book of an unfinished shelf.
pk-measure-stands = Golden book stands: { $now } instead of { $was }.
pk-measure-closed = Finished shelves: { $now } instead of { $was }.
pk-measure-ot = Books on the OT shelf: { $now } instead of { $was }.
pk-measure-nt = Books on the NT shelf: { $now } instead of { $was }.
pk-measure-unfit = Cards in hand that fit on no shelf: { $now } instead of { $was }.
