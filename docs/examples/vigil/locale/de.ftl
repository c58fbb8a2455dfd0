vigil-kept = { $seat } hält Vigil.
vigil-no-points = Vigil zu halten kostet Aktionspunkte: { $cost }.
