# SATOR in English.

sator-abyss = There is no bridge on { $square }.
sator-acolyte = { $seat ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[other] { $seat }
    }'s acolyte on { $square }.
sator-acolyte-in-way = Another acolyte is standing on { $square }.
sator-acolyte-moved = { $seat ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[other] { $seat }
    }'s acolyte walks to { $square }.
sator-acolyte-on-bridge = An acolyte is standing on { $bridge }.
sator-acolyte-start = { $seat ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[other] { $seat }
    }'s acolyte on its start square.
sator-acolytes-outside = That square is outside the pit.
sator-all-alike = Your bridges are all of one kind, so go straight to choosing a place.
sator-already-moved = { $seat ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[other] { $seat }
    }'s acolyte has already moved.
sator-already-walked = Your acolyte has already walked or jumped this turn.
sator-ap = { $left ->
    [one] 1 action point left.
   *[other] { $left } action points left.
    }
sator-bad-level = This card has no such price.
sator-book = { $seat ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[other] { $seat }
    }'s book on { $square }.
sator-book-hovering = { $seat ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[other] { $seat }
    }'s book, hovering over { $square }.
sator-book-taken = { $seat ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[other] { $seat }
    } takes a book on { $square }.
sator-bridge = { $material ->
        [stone] stone
        [wood] wooden
        [brick] brick
        [iron] iron
       *[other] { $material }
    } bridge, { $shape ->
        [L5] large corner
        [L3] small corner
        [T4] T piece
        [I4] long straight
        [I3] medium straight
        [I2] short straight
       *[other] { $shape }
    }, on { $squares }.
sator-bridge-gone = { $bridge } is out of the game.
sator-bridge-laid = { $bridge } goes to { $squares }.
sator-bridge-left-out = { $seat ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[other] { $seat }
    } can't place a bridge, so { $bridge } leaves the game.
sator-bridge-not-empty = Something is standing on { $bridge }.
sator-bridge-not-yours = { $bridge } isn't yours to place.
sator-bridge-placed =
    { $seat ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[other] { $seat }
    } places { $bridge } on { $squares }.
sator-bridge-pushed = { $steps ->
    [one] { $bridge } moves one square { $ways }.
   *[other] { $bridge } moves { $steps } squares: { $ways }.
    }
sator-bridge-taken =
    { $seat ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[other] { $seat }
    } takes a bridge: { $shape ->
        [L5] large corner
        [L3] small corner
        [T4] T piece
        [I4] long straight
        [I3] medium straight
        [I2] short straight
       *[other] { $shape }
    }.
sator-bridge-turned = { $angle ->
    [1] { $bridge } makes a quarter-turn right around { $pivot }.
    [2] { $bridge } makes a half-turn around { $pivot }.
   *[3] { $bridge } makes a quarter-turn left around { $pivot }.
    }
sator-can-be-placed = You can still place one of your bridges, so none leaves the game.
sator-card-played =
    { $seat ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[other] { $seat }
    } plays { $card }.
sator-clara-outside = That square is outside the pit.
sator-completion = Then the remaining bridges could no longer carry all the books.
sator-deck-empty = That deck has no cards to draw.
sator-begin-search = Search a deck
sator-begin-swap = Swap two cards
sator-done = Done
sator-done-not-open = There is nothing to finish right now.
sator-end = End turn
sator-ends-on-book = An acolyte can't stop on the book on { $square }.
sator-first-turn-lf = You can't swap for prayers in your first turn.
sator-free = You can still use your free action.
sator-free-used = You have used your free action.
sator-from-start = You can't jump from a start square.
sator-gap-too-wide = The gap is { $gap } wide; at this price you can jump { $most }.
sator-gargoyle = { $seat ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[other] { $seat }
    }'s gargoyle on { $square }.
sator-gargoyle-gone = { $seat ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[other] { $seat }
    } prays the gargoyle on { $square } away.
sator-gargoyle-hand-too-small = { $cards ->
    [one] You need one card in hand to pray a gargoyle away.
   *[other] You need { $cards } cards in hand to pray a gargoyle away.
    }
sator-gargoyle-in-way = A gargoyle sits on { $square }.
sator-gargoyle-on-bridge = A gargoyle is holding { $bridge } in place.
sator-gargoyle-put = { $seat ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[other] { $seat }
    }'s gargoyle lands on { $square }.
sator-gargoyle-supply = { $seat ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[other] { $seat }
    }'s gargoyle, not yet in play.
sator-golden-rule = { $card } was the last card used on { $bridge }. Use a different card.
sator-hidden-card =
    A face-down card of { $seat ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[other] { $seat }
    }'s.
sator-hidden-prayer =
    A face-down prayer of { $seat ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[other] { $seat }
    }'s.
sator-im-deck =
    The Incertus Movet deck, { $count ->
    [one] 1 card.
   *[other] { $count } cards.
    }
sator-im-discard =
    The discard pile, { $count ->
    [one] 1 card
   *[other] { $count } cards
    }, { $card } on top.
sator-im-discard-empty = The discard pile is empty.
sator-in-hand = { $count ->
    [one] { $card }, in your hand.
   *[other] { $card }, { $count } in your hand.
    }
sator-lf-deck = { $seat ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[other] { $seat }
    }'s prayers, { $count ->
    [one] 1 card.
   *[other] { $count } cards.
    }
sator-lf-limit = { $most ->
    [one] You can hold only one prayer.
   *[other] You can hold only { $most } prayers.
    }
sator-lf-out = { $card }, a prayer { $seat ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[other] { $seat }
    } has used.
sator-lift-first = First choose which bridge to place.
sator-lifted =
    You are placing: { $shape ->
        [L5] large corner
        [L3] small corner
        [T4] T piece
        [I4] long straight
        [I3] medium straight
        [I2] short straight
       *[other] { $shape }
    }, { $material ->
        [stone] stone
        [wood] wood
        [brick] brick
        [iron] iron
       *[other] { $material }
    }.
sator-locked = { $seat ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[other] { $seat }
    }'s acolyte is locked in place.
sator-mihi-nothing-done = Do at least one thing with this card first.
sator-movement-outside = { $bridge } would leave the pit.
sator-movement-overlap = { $bridge } would run into { $other }.
sator-moves-too-few-squares = { $squares ->
    [one] At this price you push exactly one square.
   *[other] At this price you push exactly { $squares } squares, not { $written }.
    }
sator-moves-too-many-squares = { $squares ->
    [one] At this price you push one square, not { $written }.
   *[other] At this price you push { $squares } squares, not { $written }.
    }
sator-moving-back = { $bridge } has already been in exactly that place this turn.
sator-mp = { $left ->
    [one] 1 movement point left.
   *[other] { $left } movement points left.
    }
sator-needs-lf = To search a deck you must give up at least one prayer.
sator-nihil-nothing-done = Move at least one acolyte to another square.
sator-nihil-too-many-squares = { $left ->
    [one] Only one square is left to walk.
   *[other] Only { $left } squares are left to walk.
    }
sator-nihil-too-many-targets = At this price you can't move another acolyte.
sator-no-acolyte = { $seat ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[other] { $seat }
    } has no acolyte in this match.
sator-no-ap = { $cost ->
    [one] This costs one action point and you have { $left } left.
   *[other] This costs { $cost } action points and you have { $left } left.
    }
sator-no-change = That wouldn't change anything.
sator-no-effect = { $card } does nothing in this match.
sator-no-free-action = There's nothing your free action could do right now.
sator-no-gap = There's no gap next to your acolyte in that direction.
sator-no-gargoyle = There is no gargoyle on { $square }.
sator-no-landing = There's no bridge to land on in that direction.
sator-no-mp = { $left ->
    [one] You have only one movement point.
   *[other] You have only { $left } movement points.
    }
sator-no-room = { $bridge } doesn't fit anywhere.
sator-no-second-turn = After this turn a second one wouldn't be possible.
sator-no-such-bridge = There is no such bridge.
sator-no-swap = No deck can give you a card for these.
sator-no-way = { $bridge } can't move anywhere right now.
sator-not-a-step = Choose at least one square to walk to.
sator-not-adjacent = Your acolyte walks one square at a time, to a neighbouring square.
sator-not-awaited = This card doesn't let you do anything more.
sator-not-held = You don't have { $card } in your hand.
sator-not-in-deck = { $card } isn't in that deck.
sator-not-laid = Put every lifted bridge back down.
sator-not-lifted = You haven't lifted { $bridge }.
sator-not-on-board = { $bridge } isn't on the board.
sator-not-there =
    No bridges of this shape are left: { $shape ->
        [L5] large corner
        [L3] small corner
        [T4] T piece
        [I4] long straight
        [I3] medium straight
        [I2] short straight
       *[other] { $shape }
    }.
sator-nothing-open = Finish what you started first.
sator-nothing-to-do = { $card } can't do anything on the board right now.
sator-occupied = There's already something on { $square }.
sator-omnia-too-few-squares = Push it at least { $fewest } squares.
sator-omnia-too-many-squares = { $most ->
    [one] Push it one square at most, not { $written }.
   *[other] Push it { $most } squares at most, not { $written }.
    }
sator-out =
    Out of the game: { $shape ->
        [L5] large corner
        [L3] small corner
        [T4] T piece
        [I4] long straight
        [I3] medium straight
        [I2] short straight
       *[other] { $shape }
    }, { $material ->
        [stone] stone
        [wood] wood
        [brick] brick
        [iron] iron
       *[other] { $material }
    }.
sator-outline = { $seat ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[other] { $seat }
    } still has to place this bridge: { $shape ->
        [L5] large corner
        [L3] small corner
        [T4] T piece
        [I4] long straight
        [I3] medium straight
        [I2] short straight
       *[other] { $shape }
    }.
sator-own-acolyte = This moves only other players' acolytes.
sator-padlock = After Mihi in dies your acolyte can't move this turn.
sator-pivot-not-on-bridge = Turn the bridge around one of its own squares.
sator-place-nowhere = Wherever you put { $bridge }, a book would be out of reach.
sator-place-outside = The whole bridge has to fit inside the pit.
sator-place-overlap = There's already a bridge on { $square }.
sator-place-wrong-shape = { $bridge } doesn't fit on these squares.
sator-played = Played this turn: { $card }.
sator-player = { $seat ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[other] { $seat }
    }: { $books ->
    [one] 1 book
   *[other] { $books } books
    }, { $held ->
    [one] 1 card
   *[other] { $held } cards
    } in hand ({ $prayers ->
    [one] 1 prayer
   *[other] { $prayers } prayers
    }).
sator-protected = The owner of the book on { $square } could never get a bridge under it.
sator-pit = The pit, { $columns } columns by { $rows } rows.
sator-quadrant = { $seat ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[other] { $seat }
    }'s quadrant: columns { $columns }, rows { $rows }.
sator-quin-no-room = The bridges you lifted don't fit anywhere else.
sator-quin-nothing-done = Lift at least one bridge.
sator-quin-too-many-targets = You can't lift any more bridges.
sator-quin-wrong-shape = { $bridge } doesn't fit on these squares.
sator-rotas-not-open = At this price you get only one turn.
sator-rotas-wrong-angle = This card turns bridges by these angles only, clockwise: { $angles }°.
sator-rotas-wrong-shape =
    This card turns only one shape: { $shape ->
        [L5] large corner
        [L3] small corner
        [T4] T piece
        [I4] long straight
        [I3] medium straight
        [I2] short straight
       *[other] { $shape }
    }. { $bridge } has another.
sator-same-pivot = Turn it around a different square this time.
sator-same-place = { $bridge } has to go somewhere else.
sator-searched = { $count ->
    [one] { $card }, in the deck you are searching.
   *[other] { $card }, { $count } in the deck you are searching.
    }
sator-spent = Your gargoyle is no longer in your supply.
sator-square-abyss = { $square }, the abyss.
sator-square-bridge = { $square }: { $material ->
        [stone] stone
        [wood] wooden
        [brick] brick
        [iron] iron
       *[other] { $material }
    } bridge, { $shape ->
        [L5] large corner
        [L3] small corner
        [T4] T piece
        [I4] long straight
        [I3] medium straight
        [I2] short straight
       *[other] { $shape }
    }.
sator-square-hovering = { $square }: { $seat ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[other] { $seat }
    }'s book hovers over the abyss.
sator-square-rider = { $square }: { $material ->
        [stone] stone
        [wood] wooden
        [brick] brick
        [iron] iron
       *[other] { $material }
    } bridge, { $shape ->
        [L5] large corner
        [L3] small corner
        [T4] T piece
        [I4] long straight
        [I3] medium straight
        [I2] short straight
       *[other] { $shape }
    }, with { $seat ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[other] { $seat }
    }'s { $piece ->
        [acolyte] acolyte
        [book] book
        [gargoyle] gargoyle
       *[other] { $piece }
    }.
sator-start = { $seat ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[other] { $seat }
    }'s start square, beside { $square }.
sator-swap-hand-too-small = { $cards ->
    [one] You need one card in hand to swap.
   *[other] You need { $cards } cards in hand to swap.
    }
sator-taken =
    A book { $seat ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[other] { $seat }
    } has taken.
sator-to-take =
    Face down, yours to take: { $shape ->
        [L5] large corner
        [L3] small corner
        [T4] T piece
        [I4] long straight
        [I3] medium straight
        [I2] short straight
       *[other] { $shape }
    }.
sator-too-far = A free step is one square only.
sator-turn = { $seat ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[other] { $seat }
    }'s turn: { $step ->
        [draft] taking bridges
        [place] placing bridges
        [swap] swapping
        [play] playing cards
        [walk] walking
        [draw] drawing cards
       *[other] { $step }
    }.
sator-two-books = No bridge may lie under two books of the same colour.
sator-unplaced =
    You still have to place this bridge: { $shape ->
        [L5] large corner
        [L3] small corner
        [T4] T piece
        [I4] long straight
        [I3] medium straight
        [I2] short straight
       *[other] { $shape }
    }, { $material ->
        [stone] stone
        [wood] wood
        [brick] brick
        [iron] iron
       *[other] { $material }
    }.
sator-used = You have already used this turn's free action.
sator-verbs-discard = { $who ->
   *[you] Discard { $count }.
    [next] Your neighbour discards { $count }.
    [others] The others discard { $count }.
    }
sator-verbs-draw = { $who ->
   *[you] Draw { $count }.
    [next] Your neighbour draws { $count }.
    [others] The others draw { $count }.
    [all] Everyone draws { $count }.
    }
sator-verbs-jump = Jump: { $squares }.
sator-verbs-lay = Put the lifted bridges down elsewhere.
sator-verbs-lead = Walk another: { $squares }.
sator-verbs-lead-all = Walk the other players' acolytes.
sator-verbs-lift = Lift a bridge.
sator-verbs-move = Push a bridge: { $squares }.
sator-verbs-moved-already = This card has already moved { $bridge }. Choose another.
sator-verbs-no-card = Nobody holds a card like that.
sator-verbs-nobody-walks = This card doesn't let anyone walk or jump there.
sator-verbs-not-the-same = Here you go on with the bridge you moved last, not with { $bridge }.
sator-verbs-nothing-discarded = You don't need to discard anything here.
sator-verbs-pay = Choose how much to pay.
sator-verbs-place = Place a gargoyle.
sator-verbs-remove = Take a bridge out of the game.
sator-verbs-too-far = { $most ->
    [one] One square at most.
   *[other] { $most } squares at most.
    }
sator-verbs-act = Push or turn a bridge, or take a step.
sator-verbs-handle = Push or turn a bridge.
sator-verbs-settle = Remember which bridges moved.
sator-verbs-turn = Turn a bridge.
sator-verbs-handle = Push or turn a bridge.
sator-verbs-walk = Walk: { $squares }.
sator-verbs-wrong-back = { $card } is the wrong kind of card.
sator-verbs-wrong-length = Push it { $least } to { $most } squares, not { $written }.
sator-victoria-nothing-done = Remove at least one bridge.
sator-victoria-too-many-targets = You can't remove any more bridges.
sator-wrong-material =
    This card moves only { $material ->
        [stone] stone
        [wood] wooden
        [brick] brick
        [iron] iron
       *[other] { $material }
    } bridges, and { $bridge } isn't one.
sator-wrong-step = It's too late for that this turn.
sator-acts-freely = { $seat } uses the free action.
sator-chooses-bridge = { $seat } chooses { $bridge }.
sator-draws = { $seat } draws { $cards }.
sator-draws-prayer = { $seat } draws a prayer.
sator-draws-unseen = { $seat } draws an Incertus Movet card.
sator-ends = { $seat } ends the turn.
sator-gives-card = { $seat } sets a card aside.
sator-gives-up = { $seat } gives up { $cards }.
sator-is-content = { $seat } leaves it at that.
sator-keeps-one = { $seat } keeps one card.
sator-lifts = { $seat } lifts { $bridge }.
sator-looks-through = { $seat } searches a deck of { $n ->
    [one] 1 card.
   *[other] { $n } cards.
    }
sator-pays = { $seat } pays { $ap } AP.
sator-prays-at = { $seat } prays at the gargoyle on { $square }.
sator-searches = { $seat } searches for a card.
sator-sets-out = { $seat } starts walking.
sator-swaps = { $seat } swaps cards.
sator-takes-up = { $seat } picks up a bridge.
sator-turns-first = { $seat } first turns around { $square }.

# What seats and zones are called.
name-red = Red
name-blue = Blue
name-green = Green
name-yellow = Yellow
name-im-deck = the Incertus Movet deck
name-im-discard = the Incertus Movet discard pile
name-played = the cards on the table
name-hand = hand
name-lf-deck = Liber Fidei deck
name-lf-out = used prayers
name-search = the deck being searched

# What numbers, options and what stands on a card are called.
name-sator-action-points = action points
name-sator-free-actions = free actions
name-sator-books-to-win = books to win
name-sator-cards-to-unblock = cards needed to pray a gargoyle away
name-sator-surcharge = extra cost for carrying an acolyte
name-sator-swap-cost = cost of a swap
name-sator-search-cost = cost of a search
name-sator-hand-size = cards in hand
name-sator-most-liber-fidei = most prayers in hand
name-golden-rule-scope = the golden rule applies to
name-jump-from-start-square = jumps from a start square
name-liber-fidei-in-first-turn-swaps = swap for prayers in the first turn
name-first-bridge-placed-by = who places the first bridge
name-ap = AP
name-levels = level
name-squares = squares
name-rotations = turns
name-angles = angles
name-bridges = bridges
name-material = material
name-shape = shape
name-stone = stone
name-wood = wood
name-brick = brick
name-iron = iron
name-bridge = each bridge, over several turns
name-turn = one turn only
name-last = the last player
name-first = the first player
name-north = north
name-east = east
name-south = south
name-west = west
name-stone-L5 = the large stone corner
name-stone-L3 = the small stone corner
name-stone-T4 = the stone T
name-stone-I4 = the long stone bridge
name-stone-I3 = the medium stone bridge
name-stone-I2 = the short stone bridge
name-wood-L5 = the large wooden corner
name-wood-L3 = the small wooden corner
name-wood-T4 = the wooden T
name-wood-I4 = the long wooden bridge
name-wood-I3 = the medium wooden bridge
name-wood-I2 = the short wooden bridge
name-brick-L5 = the large brick corner
name-brick-L3 = the small brick corner
name-brick-T4 = the brick T
name-brick-I4 = the long brick bridge
name-brick-I3 = the medium brick bridge
name-brick-I2 = the short brick bridge
name-iron-L5 = the large iron corner
name-iron-L3 = the small iron corner
name-iron-T4 = the iron T
name-iron-I4 = the long iron bridge
name-iron-I3 = the medium iron bridge
name-iron-I2 = the short iron bridge

# touches that mean nothing now
sator-touch-aiming = Choose the bridge this card should move.
sator-touch-handling = Drag the bridge to push it, or touch one of its squares to turn it around that square.
sator-touch-turning = Turn the bridge once more: touch another of its squares.
sator-touch-walking-out = Your acolyte is walking. Touch the squares of its path, one after another.
sator-touch-hurrying = Your acolyte is in a hurry. Touch the squares of its path, one after another.
sator-touch-sending = Choose another player's acolyte to move.
sator-touch-sending-out = Choose another player's acolyte and where it should go.
sator-touch-setting = Put the gargoyle on an empty square of a bridge.
sator-touch-operations = Choose a bridge without an acolyte or gargoyle to push or turn.
sator-touch-operating = Push the bridge one square, or touch one of its squares to turn it around that square.
sator-touch-jumping = Touch the action points once for each point to spend, then the square to land on.
sator-touch-lifting = Choose an empty bridge to lift.
sator-touch-laying = Put the bridge down somewhere new.
sator-touch-removing = Choose an empty bridge to remove from the game.
sator-touch-unblocking = Choose the cards you give up to pray the gargoyle away.
sator-touch-exchanging = Choose the cards you give up, then the deck to draw from.
sator-touch-searching = Choose the card to take from this deck.
sator-touch-placing = Put your bridge inside the pit, clear of other bridges and not under two books of one colour.
sator-touch-draft = Share out the bridges: take one of the shapes on offer.
sator-touch-place = Choose one of your bridges and place it in the pit.
sator-touch-draw = Fill your hand: touch the deck you want to draw from.
sator-touch-ground = Start with a card, your free action or your acolyte.
sator-touch-bridge = To move a bridge, first choose a card or your free action.
sator-touch-acolyte = You walk with your own acolyte. Only a prayer moves someone else's.
sator-touch-book = Walk your acolyte onto the book to take it.
sator-touch-gargoyle = A prayer brings a gargoyle into play. Give up cards to pray it away.
sator-touch-ap =
    You spend action points on cards and swaps. { $left ->
    [one] 1 is left.
   *[other] { $left } are left.
    }
sator-touch-mp =
    You spend movement points on walking: touch your acolyte. { $left ->
    [one] 1 is left.
   *[other] { $left } are left.
    }
sator-touch-turn = This shows whose turn it is and what they are doing.
sator-touch-seat = This panel shows a player's things. There's nothing to do here.
sator-touch-hidden = Only their owner may see these cards.
sator-touch-outline = Someone else places that bridge.
sator-touch-deck = You draw from a deck at the end of your turn, or when you swap.
sator-touch-discard = Discarded cards stay here until they are shuffled again. Nobody takes cards from this pile.
sator-touch-played = You've played that card. It stays there until you have walked.
sator-touch-gone = That is out of the game.
sator-touch-taken = That book stays with its owner.
sator-touch-start = Acolytes leave their start square and never come back. Bridges can't go there.
sator-touch-padlock = The padlock holds your acolyte in place until your turn ends.
sator-touch-swap = To swap you need two cards and the points for it, before you play any card.
sator-aim-draft = Share out the bridges: take a shape when it's your turn.
sator-aim-place = { $left ->
    [one] Place your last bridge in the pit.
   *[other] Place your bridges in the pit: { $left } to go.
    }
sator-aim = Books { $done }/{ $of }.
sator-still-draw = draw cards
sator-still-swap = swap cards
sator-still-play =
    play cards ({ $left ->
    [one] 1 point
   *[other] { $left } points
    })
sator-still-walk =
    walk ({ $left ->
    [one] 1 step
   *[other] { $left } steps
    })
sator-still-free = use your free action
name-sator-summary = Push and turn bridges over the abyss, and bring your books home.
name-free = free actions
name-mp = movement points
sator-why-wins = That wins the match.
sator-why-book = You take the book on { $squares }.
sator-why-books = { $count ->
    [one] You take 1 book.
   *[other] You take { $count } books.
    }
sator-why-opens =
    It opens a way to a book, { $steps ->
    [one] 1 step long.
   *[other] { $steps } steps long.
    }
sator-why-nearer =
    Your next book is then { $steps ->
    [one] 1 step
   *[other] { $steps } steps
    } away instead of { $was }.
sator-why-cuts-off = It cuts { $seat } off from every book.
sator-why-farther = { $seat } then needs { $steps ->
    [one] 1 step
   *[other] { $steps } steps
    } to a book instead of { $was }.
sator-why-but =
    But { $seat } is then { $steps ->
    [one] 1 step
   *[other] { $steps } steps
    } from a book.
sator-why-keeps = { $points ->
    [one] You keep 1 movement point.
   *[other] You keep { $points } movement points.
    }
sator-did-book = { $seat } takes the book on { $squares }.
sator-did-books = { $seat } takes { $count ->
    [one] 1 book.
   *[other] { $count } books.
    }
sator-did-opens = { $seat } opens a way to a book, { $steps ->
    [one] 1 step long.
   *[other] { $steps } steps long.
    }
sator-did-nearer = { $seat } is now { $steps ->
    [one] 1 step
   *[other] { $steps } steps
    } from a book instead of { $was }.
