second-free-dear = Een tweede vrije actie kost actiepunten: { $cost }.
second-free-first = Gebruik eerst de vrije actie die niets kost.
second-free-used = De tweede vrije actie koop je eenmaal per beurt.
