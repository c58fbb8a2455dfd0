house-choose-unseen = Scegliete di nascosto. Devono ancora scegliere: { $who }.
house-choice-made = { $seat } ha scelto.
house-chosen-first = { $seat } sceglie per primo.
house-choice-reopened = { $seat } sceglie di nuovo.
house-choice-opened = { $seat }: { $line }
