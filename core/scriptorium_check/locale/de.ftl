# Was `mods dev` erzählt, während an einer Mod gearbeitet wird.

mod-dev-read = { $mod } { $version } ist gelesen; { $hold } von { $all } Szenarien stimmen.
mod-dev-read-without = { $mod } { $version } ist gelesen; kein Szenario liegt dabei.
mod-dev-match = Eine Partie { $game }, Startzahl { $seed }, { $count } zufällige Aktionen.
mod-dev-again = Alle { $total } Aktionen sind noch einmal gespielt.
mod-dev-elsewhere = Alle { $total } Aktionen sind noch einmal gespielt; nach Aktion { $at } liegt der Tisch anders als zuvor.
mod-dev-unfit = Das Protokoll passt nicht mehr bei Aktion { $at } von { $total }, { $action }: { $why }
mod-dev-table = Es geht weiter vom Tisch, wie er nach Aktion { $at } war.
mod-dev-last = Es geht weiter von der letzten Aktion, die passt ({ $problem }).
mod-dev-over = Die Partie ist zu Ende, und niemand hat gewonnen.
mod-dev-won = Die Partie ist zu Ende, gewonnen hat: { $winners }.
mod-dev-turn = Zug { $turn }, { $step }: { $seat } hat { $count } Möglichkeiten.
