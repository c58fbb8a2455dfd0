house-choose-unseen = Choose unseen. Still to choose: { $who }.
house-choice-made = { $seat } has chosen.
house-chosen-first = { $seat } chooses first.
house-choice-reopened = { $seat } chooses anew.
house-choice-opened = { $seat }: { $line }
