"""Why something is not allowed, in the order in which it is told (MO22.7)."""

from __future__ import annotations

import scriptorium as sc

GAME_OVER = sc.Reason(
    "game_over", "MO19.5", "The match is over: all points are counted.", message="mo-game-over"
)
NOT_NOW = sc.Reason(
    "not_now", "MO22.6", "Something else is to be decided now.", message="mo-not-now"
)
NUMBER_NOT_ROLLED = sc.Reason(
    "number_not_rolled", "MO6.2", "None of your dice shows that number.", message="mo-not-rolled"
)
MUST_PLACE = sc.Reason(
    "must_place",
    "MO6.3",
    "Nobody passes here: place the dice of one number.",
    message="mo-must-place",
)
REROLL_USED = sc.Reason(
    "reroll_used",
    "MO6.5",
    "Your reroll tile has been used in this round.",
    message="mo-reroll-used",
)
REROLL_NO_DIE = sc.Reason(
    "reroll_no_die", "MO6.5 R13", "Roll one die again at least.", message="mo-reroll-no-die"
)
DIE_NOT_ROLLED = sc.Reason(
    "die_not_rolled",
    "MO6.5 R41",
    "Only dice that you have just rolled are rolled again.",
    message="mo-die-not-rolled",
)
JOKER = sc.Reason(
    "joker",
    "MO7.5",
    "From space 6 one die is taken, onto a column of your choice.",
    message="mo-joker",
)
TOO_MANY = sc.Reason("too_many", "MO7.3", "Take three dice at most.", message="mo-too-many")
OTHERS_DICE = sc.Reason(
    "others_dice",
    "MO7.2 MO7.3",
    "The dice of other players are not for you.",
    message="mo-others-dice",
)
OTHERS_JOKER = sc.Reason(
    "others_dice",
    "MO7.2 MO7.5",
    "The dice of other players are not for you.",
    message="mo-others-dice",
)
NOT_SO_MANY = sc.Reason(
    "not_so_many", "MO7.1 MO7.3", "So many dice do not lie there.", message="mo-not-so-many"
)
NO_JOKER = sc.Reason(
    "not_so_many", "MO7.1 MO7.5", "So many dice do not lie there.", message="mo-not-so-many"
)
OWN_DICE_FIRST = sc.Reason(
    "own_dice_first",
    "MO7.4 R14 MO26.1",
    "In this match all your own dice on a space are taken before any is left.",
    message="mo-own-dice",
)
MUST_TAKE = sc.Reason(
    "must_take", "MO7.7", "Nobody passes here: take dice.", message="mo-must-take"
)
OTHER_COLUMN = sc.Reason(
    "other_column",
    "MO8.1",
    "That slot is not in the column on which your dice lie.",
    message="mo-other-column",
)
NOT_AN_ACTION = sc.Reason(
    "not_an_action", "MO14.2", "Row IV has no actions.", message="mo-not-an-action"
)
SLOT_HOLDS_NOVICE = sc.Reason(
    "slot_holds_novice",
    "MO14.1",
    "A novice stands there: send it first.",
    message="mo-slot-holds-novice",
)
USED_THIS_TURN = sc.Reason(
    "used_this_turn",
    "MO8.4",
    "You have used that slot in this turn.",
    message="mo-used-this-turn",
)
CANNOT_BE_DONE = sc.Reason(
    "cannot_be_done",
    "MO8.2",
    "That cannot be carried out now.",
    message="mo-cannot-be-done",
)
MUST_ACT = sc.Reason("must_act", "MO8.3", "Whoever can act has to act.", message="mo-must-act")
MUST_CHOOSE = sc.Reason("must_choose", "R21", "This has to be chosen.", message="mo-must-choose")
NOTHING_TO_GIVE = sc.Reason(
    "nothing_to_give", "MO8.7", "You have no such token to give.", message="mo-nothing-to-give"
)
NOT_OFFERED = sc.Reason(
    "not_offered", "MO8.8", "That is not offered here.", message="mo-not-offered"
)
NOT_ON_ROAD = sc.Reason(
    "not_offered", "MO9.3", "That is not offered here.", message="mo-not-offered"
)
NOVICE_GONE = sc.Reason(
    "novice_gone", "MO10.1", "No novice stands on that slot.", message="mo-novice-gone"
)
NO_SUCH_SPACE = sc.Reason(
    "no_such_space", "MO3.4", "The board has no {space} here.", message="mo-no-such-space"
)
WRONG_AREA = sc.Reason(
    "wrong_area",
    "MO10.2",
    "Rows I and II go to buildings, row III to chapels, row IV to cloisters.",
    message="mo-wrong-area",
)
NO_ACCESS = sc.Reason(
    "no_access",
    "MO10.3 MO9.6",
    "Your messenger does not stand beside that monastery, and its chapel has no novice of yours.",
    message="mo-no-access",
)
SPACE_BLOCKED = sc.Reason(
    "space_blocked", "MO10.4 MO4.3", "{space} is blocked.", message="mo-space-blocked"
)
CHAPEL_FULL = sc.Reason(
    "chapel_full", "MO10.4 MO12.2", "That chapel is full.", message="mo-chapel-full"
)
SPACE_TAKEN = sc.Reason(
    "space_taken", "MO10.4", "A novice stands on {space} already.", message="mo-space-taken"
)
NO_SUPPORTER = sc.Reason(
    "no_supporter",
    "MO13.1",
    "{space} touches no building with a novice of yours.",
    message="mo-no-supporter",
)
TOO_DEAR = sc.Reason(
    "too_dear",
    "MO10.5 MO10.7",
    "You cannot pay for that.",
    message="mo-too-dear",
)
WRONG_SOURCE = sc.Reason(
    "wrong_source",
    "MO15.1",
    "This tile does not come from that monastery.",
    message="mo-wrong-source",
)
NO_STOCK = sc.Reason(
    "no_stock", "MO15.2", "That monastery has no tile left.", message="mo-no-stock"
)
ROW_FULL = sc.Reason("row_full", "MO15.3", "That row is full.", message="mo-row-full")
SAME_MOTIF = sc.Reason(
    "same_motif",
    "MO15.3",
    "Its row or its column has that motif already.",
    message="mo-same-motif",
)
NO_FOURTH_DIE = sc.Reason(
    "no_fourth_die",
    "MO9.5",
    "You own all the personal dice there are.",
    message="mo-no-fourth-die",
)
