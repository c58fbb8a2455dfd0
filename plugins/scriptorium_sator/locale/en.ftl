# SATOR in English.

sator-abyss = There is no bridge on { $square }.
sator-acolyte =
    The acolyte of { $seat ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[other] { $seat }
    } on { $square }.
sator-acolyte-in-way = Another acolyte stands on { $square }.
sator-acolyte-moved =
    { $seat ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[other] { $seat }
    }'s acolyte goes to { $square }.
sator-acolyte-on-bridge = { $bridge } carries an acolyte.
sator-acolyte-start =
    The acolyte of { $seat ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[other] { $seat }
    } on its start square.
sator-acolytes-outside = That square is outside the grid.
sator-all-alike = You have bridges of one kind only: choose a place at once.
sator-already-moved =
    { $seat ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[other] { $seat }
    }'s acolyte has been moved already.
sator-already-walked = Your acolyte has walked or jumped in this turn already.
sator-ap = Action points left: { $left }.
sator-bad-level = This card has no such level.
sator-book =
    A book of { $seat ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[other] { $seat }
    } on { $square }.
sator-book-hovering =
    A book of { $seat ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[other] { $seat }
    } over { $square }.
sator-book-taken =
    { $seat ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[other] { $seat }
    } recovers a book on { $square }.
sator-bridge =
    Bridge of { $material ->
        [stone] stone
        [wood] wood
        [brick] brick
        [iron] iron
       *[other] { $material }
    }, { $shape ->
        [L5] large corner
        [L3] small corner
        [T4] T piece
        [I4] long straight
        [I3] medium straight
        [I2] short straight
       *[other] { $shape }
    }, on { $squares }.
sator-bridge-gone = { $bridge } is out of the game.
sator-bridge-laid = { $bridge } is laid on { $squares }.
sator-bridge-left-out =
    { $seat ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[other] { $seat }
    } cannot place a bridge; { $bridge } leaves the game.
sator-bridge-not-empty = { $bridge } is not empty.
sator-bridge-not-yours = You have no unplaced bridge { $bridge }.
sator-bridge-placed =
    { $seat ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[other] { $seat }
    } places { $bridge } on { $squares }.
sator-bridge-pushed =
    { $steps ->
        [one] { $bridge } is pushed one square { $ways }.
       *[other] { $bridge } is pushed { $steps } squares { $ways }.
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
sator-bridge-turned =
    { $angle ->
        [1] { $bridge } turns a quarter clockwise about { $pivot }.
        [2] { $bridge } turns half round about { $pivot }.
       *[3] { $bridge } turns a quarter anticlockwise about { $pivot }.
    }
sator-can-be-placed = One of your bridges can still be placed, so none leaves the game.
sator-card-played =
    { $seat ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[other] { $seat }
    } plays { $card }.
sator-clara-outside = That square is outside the grid.
sator-completion = After this the bridges still to come could not carry all books.
sator-deck-empty = There is no card to be had from that deck.
sator-begin-search = Search a deck.
sator-begin-swap = Swap two cards.
sator-done = That is all.
sator-done-not-open = There is nothing to be closed.
sator-end = End the turn.
sator-ends-on-book = No acolyte may stop on the book on { $square }.
sator-first-turn-lf = In your first turn no swap takes Liber Fidei cards.
sator-free = The free action can still be taken.
sator-free-used = The free action is used up.
sator-from-start = Nobody jumps from a start square.
sator-gap-too-wide = The gap is { $gap } squares wide; this level crosses { $most }.
sator-gargoyle =
    The gargoyle of { $seat ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[other] { $seat }
    } on { $square }.
sator-gargoyle-gone =
    { $seat ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[other] { $seat }
    } prays away the gargoyle on { $square }.
sator-gargoyle-hand-too-small = { $cards ->
    [one] Praying a gargoyle away takes one card of the hand.
   *[other] Praying a gargoyle away takes { $cards } cards of the hand.
    }
sator-gargoyle-in-way = A gargoyle sits on { $square }.
sator-gargoyle-on-bridge = A gargoyle holds { $bridge } fast.
sator-gargoyle-put =
    { $seat ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[other] { $seat }
    }'s gargoyle settles on { $square }.
sator-gargoyle-supply =
    The gargoyle of { $seat ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[other] { $seat }
    }, not yet in play.
sator-golden-rule = The last card that moved { $bridge } was the same: { $card }.
sator-hidden-card =
    A hidden card of { $seat ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[other] { $seat }
    }.
sator-hidden-prayer =
    A hidden prayer of { $seat ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[other] { $seat }
    }.
sator-im-deck = The Incertus Movet deck. Cards: { $count }.
sator-im-discard = The discard pile, { $card } on top. Cards: { $count }.
sator-im-discard-empty = The discard pile is empty.
sator-in-hand = { $card }, in your hand. Cards: { $count }.
sator-lf-deck =
    The prayers of { $seat ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[other] { $seat }
    }. Cards: { $count }.
sator-lf-limit = { $most ->
    [one] You may hold one Liber Fidei card at most.
   *[other] You may hold { $most } Liber Fidei cards at most.
    }
sator-lf-out =
    { $card }, a used prayer of { $seat ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[other] { $seat }
    }.
sator-lift-first = First choose which of your bridges you place.
sator-lifted =
    You place: { $shape ->
        [L5] large corner
        [L3] small corner
        [T4] T piece
        [I4] long straight
        [I3] medium straight
        [I2] short straight
       *[other] { $shape }
    }, of { $material ->
        [stone] stone
        [wood] wood
        [brick] brick
        [iron] iron
       *[other] { $material }
    }.
sator-locked =
    The acolyte of { $seat ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[other] { $seat }
    } is locked.
sator-mihi-nothing-done = Do at least one operation first.
sator-movement-outside = { $bridge } would leave the grid.
sator-movement-overlap = { $bridge } would lie over { $other }.
sator-moves-too-few-squares = { $squares ->
    [one] This level pushes exactly one square, not { $written }.
   *[other] This level pushes exactly { $squares } squares, not { $written }.
    }
sator-moves-too-many-squares = { $squares ->
    [one] This level pushes one square, not { $written }.
   *[other] This level pushes { $squares } squares, not { $written }.
    }
sator-moving-back = { $bridge } has been just so already in this turn.
sator-mp = Movement points left: { $left }.
sator-needs-lf = A search takes at least one Liber Fidei card.
sator-nihil-nothing-done = At least one acolyte must come to another square.
sator-nihil-too-many-squares = { $left ->
    [one] There is one square left to walk.
   *[other] There are { $left } squares left to walk.
    }
sator-nihil-too-many-targets = This level moves no further acolyte.
sator-no-acolyte =
    { $seat ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[other] { $seat }
    } has no acolyte in this match.
sator-no-ap = { $cost ->
    [one] This costs one action point; you have { $left } left.
   *[other] This costs { $cost } action points; you have { $left } left.
    }
sator-no-change = That would change nothing.
sator-no-effect = Nothing in this match gives { $card } an effect.
sator-no-free-action = There is nothing a free action could do now.
sator-no-gap = There is no abyss beside your acolyte that way.
sator-no-gargoyle = There is no gargoyle on { $square }.
sator-no-landing = There is no bridge to land on that way.
sator-no-mp = { $left ->
    [one] You have one movement point for this walk.
   *[other] You have { $left } movement points for this walk.
    }
sator-no-room = There is no room for { $bridge } anywhere.
sator-no-second-turn = After this turn there is no second one that can be made.
sator-no-such-bridge = There is no such bridge.
sator-no-swap = No deck could give a card for these.
sator-no-way = { $bridge } cannot be moved in any legal way now.
sator-not-a-step = Name at least one square to walk to.
sator-not-adjacent = An acolyte walks to a square beside its own.
sator-not-awaited = No further operation belongs to this effect.
sator-not-held = You do not hold { $card }.
sator-not-in-deck = { $card } is not in that deck.
sator-not-laid = Every bridge that was lifted is laid down again.
sator-not-lifted = { $bridge } has not been lifted.
sator-not-on-board = { $bridge } is not on the board.
sator-not-there =
    No bridge of the shape { $shape ->
        [L5] large corner
        [L3] small corner
        [T4] T piece
        [I4] long straight
        [I3] medium straight
        [I2] short straight
       *[other] { $shape }
    } is left to be taken.
sator-nothing-open = First finish what has been begun.
sator-nothing-to-do = Nothing on the board can be changed with { $card } now.
sator-occupied = Something stands on { $square } already.
sator-omnia-too-few-squares = At least { $fewest } squares.
sator-omnia-too-many-squares = { $most ->
    [one] At most one square, not { $written }.
   *[other] At most { $most } squares, not { $written }.
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
    }, of { $material ->
        [stone] stone
        [wood] wood
        [brick] brick
        [iron] iron
       *[other] { $material }
    }.
sator-outline =
    A bridge that { $seat ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[other] { $seat }
    } has yet to place: { $shape ->
        [L5] large corner
        [L3] small corner
        [T4] T piece
        [I4] long straight
        [I3] medium straight
        [I2] short straight
       *[other] { $shape }
    }.
sator-own-acolyte = Only acolytes of other players are moved.
sator-padlock = After Mihi in dies your acolyte stays where it is in this turn.
sator-pivot-not-on-bridge = A bridge turns about one of its own squares.
sator-place-nowhere = Wherever { $bridge } lies, a book could no longer be reached.
sator-place-outside = A bridge lies on squares of the grid only.
sator-place-overlap = There is a bridge on { $square } already.
sator-place-wrong-shape = { $bridge } does not cover these squares, whichever way it is turned.
sator-played = Played in this turn: { $card }.
sator-player =
    { $seat ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[other] { $seat }
    }. Books: { $books }. Cards in hand: { $held }, of which prayers: { $prayers }.
sator-protected = The owner of the book on { $square } could no longer bring a bridge under it.
sator-pit = The pit: { $columns } columns, { $rows } rows.
sator-quadrant =
    The quadrant of { $seat ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[other] { $seat }
    }: columns { $columns }, rows { $rows }.
sator-quin-no-room = What is lifted could not be laid elsewhere.
sator-quin-nothing-done = Lift at least one bridge.
sator-quin-too-many-targets = No further bridge is lifted.
sator-quin-wrong-shape = { $bridge } does not cover such squares.
sator-rotas-not-open = This level gives no further turn.
sator-rotas-wrong-angle = This card turns by so many degrees, clockwise: { $angles }.
sator-rotas-wrong-shape =
    This card turns bridges of the shape { $shape ->
        [L5] large corner
        [L3] small corner
        [T4] T piece
        [I4] long straight
        [I3] medium straight
        [I2] short straight
       *[other] { $shape }
    }; { $bridge } is another.
sator-same-pivot = The second turn needs another square as pivot.
sator-same-place = { $bridge } must go to other squares than before.
sator-searched = { $card }, in the deck that you search. Cards: { $count }.
sator-spent = Your gargoyle is not in your supply.
sator-square-abyss = { $square }: abyss.
sator-square-bridge =
    { $square }: bridge of { $material ->
        [stone] stone
        [wood] wood
        [brick] brick
        [iron] iron
       *[other] { $material }
    }, { $shape ->
        [L5] large corner
        [L3] small corner
        [T4] T piece
        [I4] long straight
        [I3] medium straight
        [I2] short straight
       *[other] { $shape }
    }.
sator-square-hovering =
    { $square }: a book of { $seat ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[other] { $seat }
    } hovers over the abyss.
sator-square-rider =
    { $square }: bridge of { $material ->
        [stone] stone
        [wood] wood
        [brick] brick
        [iron] iron
       *[other] { $material }
    }, { $shape ->
        [L5] large corner
        [L3] small corner
        [T4] T piece
        [I4] long straight
        [I3] medium straight
        [I2] short straight
       *[other] { $shape }
    }; on it the { $piece ->
        [acolyte] acolyte
        [book] book
        [gargoyle] gargoyle
       *[other] { $piece }
    } of { $seat ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[other] { $seat }
    }.
sator-start =
    The start square of { $seat ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[other] { $seat }
    }, beside { $square }.
sator-swap-hand-too-small = { $cards ->
    [one] A swap takes one card of the hand.
   *[other] A swap takes { $cards } cards of the hand.
    }
sator-taken =
    A book that { $seat ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[other] { $seat }
    } has recovered.
sator-to-take =
    To be taken, face down: { $shape ->
        [L5] large corner
        [L3] small corner
        [T4] T piece
        [I4] long straight
        [I3] medium straight
        [I2] short straight
       *[other] { $shape }
    }.
sator-too-far = A free step is one square.
sator-turn =
    { $seat ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[other] { $seat }
    } is on turn: { $step ->
        [draft] taking bridges
        [place] placing bridges
        [swap] swapping
        [play] playing cards
        [walk] walking
        [draw] drawing cards
       *[other] { $step }
    }.
sator-two-books = No bridge lies under two books of one colour.
sator-unplaced =
    Yours to place: { $shape ->
        [L5] large corner
        [L3] small corner
        [T4] T piece
        [I4] long straight
        [I3] medium straight
        [I2] short straight
       *[other] { $shape }
    }, of { $material ->
        [stone] stone
        [wood] wood
        [brick] brick
        [iron] iron
       *[other] { $material }
    }.
sator-used = The free action of this turn is used.
sator-verbs-discard = { $who ->
   *[you] Discard: { $count }.
    [next] Neighbour discards: { $count }.
    [others] Others discard: { $count }.
    }
sator-verbs-draw = { $who ->
   *[you] Draw: { $count }.
    [next] Neighbour draws: { $count }.
    [others] Others draw: { $count }.
    [all] Everybody draws: { $count }.
    }
sator-verbs-jump = Jump: { $squares }.
sator-verbs-lay = Lay the lifted bridges elsewhere.
sator-verbs-lead = Walk another: { $squares }.
sator-verbs-lead-all = Lead the acolytes of others.
sator-verbs-lift = Lift a bridge.
sator-verbs-move = Push a bridge: { $squares }.
sator-verbs-moved-already = This card has moved { $bridge } already; it asks for another.
sator-verbs-no-card = There is no such card in a hand.
sator-verbs-nobody-walks = The card lets nobody walk or jump so here.
sator-verbs-not-the-same = Here the card goes on with the bridge it has moved last; { $bridge } is another.
sator-verbs-nothing-discarded = The card asks for no card of your hand here.
sator-verbs-pay = Pay a price of the card.
sator-verbs-place = Place a gargoyle.
sator-verbs-remove = Take a bridge out of the game.
sator-verbs-too-far = { $most ->
    [one] At most one square.
   *[other] At most { $most } squares.
    }
sator-verbs-act = Push a bridge, turn it or take a step.
sator-verbs-handle = Push or turn a bridge.
sator-verbs-settle = Note which bridges were moved.
sator-verbs-turn = Turn a bridge.
sator-verbs-handle = Push or turn a bridge.
sator-verbs-walk = Walk: { $squares }.
sator-verbs-wrong-back = { $card } is of the other kind of cards.
sator-verbs-wrong-length = This pushes from { $least } to { $most } squares, not { $written }.
sator-victoria-nothing-done = Take at least one bridge away.
sator-victoria-too-many-targets = No further bridge is taken away.
sator-wrong-material =
    This card moves bridges of { $material ->
        [stone] stone
        [wood] wood
        [brick] brick
        [iron] iron
       *[other] { $material }
    }; { $bridge } is another.
sator-wrong-step = The turn has passed the step for that.
sator-acts-freely = { $seat } takes the free action.
sator-chooses-bridge = { $seat } chooses { $bridge }.
sator-draws = { $seat } draws { $cards }.
sator-draws-prayer = { $seat } draws a prayer.
sator-draws-unseen = { $seat } draws a card from the Incertus Movet deck.
sator-ends = { $seat } ends the turn.
sator-gives-card = { $seat } puts a card aside.
sator-gives-up = { $seat } gives up { $cards }.
sator-is-content = { $seat } leaves it at that.
sator-keeps-one = { $seat } keeps one of them.
sator-lifts = { $seat } lifts { $bridge }.
sator-looks-through = { $seat } looks through a deck. Cards: { $n }.
sator-pays = { $seat } pays { $ap } AP.
sator-prays-at = { $seat } prays at the gargoyle on { $square }.
sator-searches = { $seat } begins a search for a card.
sator-sets-out = { $seat } sets out on foot.
sator-swaps = { $seat } begins to swap cards.
sator-takes-up = { $seat } takes up a bridge.
sator-turns-first = { $seat } begins with a turn about { $square }.

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
name-sator-cards-to-unblock = cards to pray a gargoyle away
name-sator-surcharge = surcharge for carrying an acolyte
name-sator-swap-cost = cost of swapping a card
name-sator-search-cost = cost of searching a deck
name-sator-hand-size = cards in hand
name-sator-most-liber-fidei = prayers in hand at most
name-golden-rule-scope = the golden rule looks at
name-jump-from-start-square = jump from a start square
name-liber-fidei-in-first-turn-swaps = prayers when swapping in the first turn
name-first-bridge-placed-by = first bridge placed by
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
name-bridge = the bridge
name-turn = the turn
name-last = the last player
name-first = the first player
name-north = north
name-east = east
name-south = south
name-west = west
name-stone-L5 = the large stone corner
name-stone-L3 = the small stone corner
name-stone-T4 = the stone T piece
name-stone-I4 = the long stone straight
name-stone-I3 = the medium stone straight
name-stone-I2 = the short stone straight
name-wood-L5 = the large wooden corner
name-wood-L3 = the small wooden corner
name-wood-T4 = the wooden T piece
name-wood-I4 = the long wooden straight
name-wood-I3 = the medium wooden straight
name-wood-I2 = the short wooden straight
name-brick-L5 = the large brick corner
name-brick-L3 = the small brick corner
name-brick-T4 = the brick T piece
name-brick-I4 = the long brick straight
name-brick-I3 = the medium brick straight
name-brick-I2 = the short brick straight
name-iron-L5 = the large iron corner
name-iron-L3 = the small iron corner
name-iron-T4 = the iron T piece
name-iron-I4 = the long iron straight
name-iron-I3 = the medium iron straight
name-iron-I2 = the short iron straight

# touches that mean nothing now
sator-touch-aiming = First touch the bridge that your card is to move.
sator-touch-handling = Push the chosen bridge from square to square, or touch the square of it about which it is to turn.
sator-touch-turning = The bridge is to turn once more: touch another of its squares as the pivot.
sator-touch-walking-out = The acolyte is on its way: touch the squares that it walks over, one beside the other.
sator-touch-hurrying = The acolyte hurries: touch the squares that it walks over, one beside the other.
sator-touch-sending = First touch the acolyte of an opponent that is to be led.
sator-touch-sending-out = Touch the acolyte of an opponent and where it is to go.
sator-touch-setting = The gargoyle needs a square of a bridge on which nothing stands.
sator-touch-operations = Touch a bridge that carries neither an acolyte nor a gargoyle; it is then pushed or turned.
sator-touch-operating = Push the chosen bridge by one square, or touch one of its squares about which it is to turn.
sator-touch-jumping = Touch the action points as often as the jump may cost, then the square where the acolyte lands.
sator-touch-lifting = Touch an empty bridge that is to be lifted.
sator-touch-laying = Touch the squares on which the lifted bridge is to lie, elsewhere than before.
sator-touch-removing = Touch an empty bridge that is to leave the game.
sator-touch-unblocking = Touch the cards of your hand that you give up to pray the gargoyle away.
sator-touch-exchanging = The swap goes on: touch the cards that you give up and the deck you want a card of.
sator-touch-searching = Touch the card that you take out of the deck you are looking through.
sator-touch-placing = Touch the squares on which your bridge is to lie: inside the pit, over no other bridge, under no two books of one colour.
sator-touch-draft = Bridges are being shared out: touch one of the outlines that lie there to be taken.
sator-touch-place = Bridges are being placed: first touch one of your own that is not placed yet.
sator-touch-draw = You fill your hand now: touch the deck from which you draw.
sator-touch-ground = Here nothing is touched first: begin with a card, the free action or your acolyte.
sator-touch-bridge = A bridge moves by a card or by the free action: touch one of these first.
sator-touch-acolyte = You walk with your own acolyte; another's can only be led by a prayer.
sator-touch-book = A book is taken by the acolyte of its colour, on foot or by a jump; nobody picks it up by hand.
sator-touch-gargoyle = A gargoyle comes into play by a prayer, and goes when cards of the hand are given up for it.
sator-touch-ap = Action points are spent by playing and swapping cards, not by themselves. Left: { $left }.
sator-touch-mp = Movement points are spent by walking: touch your acolyte. Left: { $left }.
sator-touch-turn = This shows whose turn it is and how far it has come; it goes on by what you do.
sator-touch-seat = Only whoever is on turn decides anything; on this panel there is nothing to do.
sator-touch-hidden = Those cards are for their owner's eyes alone; you cannot touch them.
sator-touch-outline = That bridge is another's to place.
sator-touch-deck = From a deck you draw at the end of your turn, or by a swap.
sator-touch-discard = The discard pile lies open until it is shuffled into a new deck; nobody takes cards from it.
sator-touch-played = That card has been played and lies there until the walk is over; it does not come back to the hand.
sator-touch-gone = That is out of the game.
sator-touch-taken = That book has been recovered and stays with its owner.
sator-touch-start = An acolyte leaves its start square and never comes back to one; bridges cannot lie there.
sator-touch-padlock = The padlock holds your acolyte until the turn is over: it may neither walk nor jump.
sator-touch-swap = A swap needs two cards in the hand, the points for it, and comes before all cards played.
sator-aim-draft = Share the bridges out: take a shape when it is your turn.
sator-aim-place = Lay your bridges on the pit: still { $left }.
sator-aim = Recover your books: { $done } of { $of }.
sator-still-draw = draw cards
sator-still-swap = swap cards
sator-still-play = play cards: { $left } AP
sator-still-walk = walk: { $left } MP
sator-still-free = the free action
name-sator-summary = Push and turn bridges over the abyss, and bring your books home.
name-free = free actions
name-mp = movement points
sator-why-wins = That wins the match.
sator-why-book = You collect the book that lies on { $squares }.
sator-why-books = You collect books: { $count }.
sator-why-opens = A book can be reached over bridges now: { $steps } steps.
sator-why-nearer = Your next book is { $steps } steps away; it was { $was }.
sator-why-cuts-off = { $seat } has no way over bridges to a book then.
sator-why-farther = { $seat } then needs { $steps } steps to a book, not { $was }.
sator-why-but = But { $seat } is { $steps } steps from a book, as the bridges lie then.
sator-why-keeps = Movement points that are left: { $points }.
sator-did-book = { $seat } collects the book that lay on { $squares }.
sator-did-books = { $seat } collects books: { $count }.
sator-did-opens = { $seat } can reach a book over bridges now: { $steps } steps.
sator-did-nearer = { $seat } is { $steps } steps from a book; it was { $was }.
