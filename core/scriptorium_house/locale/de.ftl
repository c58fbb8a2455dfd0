house-choose-unseen = Wählt ungesehen. Es fehlen noch: { $who }.
house-choice-made = { $seat } hat gewählt.
house-chosen-first = { $seat } wählt zuerst.
house-choice-reopened = { $seat } wählt neu.
house-choice-opened = { $seat }: { $line }
