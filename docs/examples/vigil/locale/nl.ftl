vigil-kept = { $seat } houdt de wake.
vigil-no-points = De wake houden kost actiepunten: { $cost }.
