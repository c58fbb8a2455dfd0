verbs-must-be-done = Questa parte della carta si può fare, quindi non si tralascia.
verbs-no-option = Qui la carta non dà questa scelta.
verbs-no-part = La prima parte di questo ora non si può fare.
verbs-nothing-done = Con una carta bisogna prima fare qualcosa.
verbs-passed-over = { $card }: { $part ->
    [choose] non c'è nulla da scegliere
    [move] non si può spostare nulla
    [turn] non si può ruotare nulla
    [walk] nessuno può camminare
    [jump] nessuno può saltare
    [draw] non si può pescare nessuna carta
    [discard] non si può scartare nessuna carta
    [place] non si può collocare nulla
   *[other] una parte non si può fare ({ $part })
    }; la carta prosegue senza.
verbs-way = { $title }
verbs-done = Non c'è niente da chiudere.
verbs-costs = Costa { $cost } { $points }; ne restano { $left }.
