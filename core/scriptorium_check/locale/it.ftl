# Che cosa racconta `mods dev` mentre si lavora a una mod.

mod-dev-read = { $mod } { $version } è letta; { $hold } scenari su { $all } tornano.
mod-dev-read-without = { $mod } { $version } è letta; non c'è nessuno scenario.
mod-dev-match = Una partita di { $game }, seme { $seed }, { $count } azioni a caso.
mod-dev-again = Tutte le { $total } azioni sono state rigiocate.
mod-dev-elsewhere = Tutte le { $total } azioni sono state rigiocate; dopo l'azione { $at } il tavolo è diverso da prima.
mod-dev-unfit = Il registro non va più bene all'azione { $at } di { $total }, { $action }: { $why }
mod-dev-table = Si continua dal tavolo com'era dopo l'azione { $at }.
mod-dev-last = Si continua dall'ultima azione che va bene ({ $problem }).
mod-dev-over = La partita è finita, e nessuno ha vinto.
mod-dev-won = La partita è finita, ha vinto: { $winners }.
mod-dev-turn = Turno { $turn }, { $step }: { $seat } ha { $count } scelte.
