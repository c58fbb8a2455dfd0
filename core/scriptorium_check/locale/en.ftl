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
