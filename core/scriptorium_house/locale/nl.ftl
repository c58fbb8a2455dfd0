house-choose-unseen = Kies ongezien. Nog te kiezen: { $who }.
house-choice-made = { $seat } heeft gekozen.
house-chosen-first = { $seat } kiest eerst.
house-choice-reopened = { $seat } kiest opnieuw.
house-choice-opened = { $seat }: { $line }
