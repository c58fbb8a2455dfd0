vigil-kept = { $seat } keeps vigil.
vigil-no-points = Keeping vigil costs action points: { $cost }.
