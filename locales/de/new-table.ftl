# Ein neuer Tisch.

new-title = Neuer Tisch
new-which = Welches Spiel soll es sein?
new-other = Ein anderes Spiel
new-way = Wer spielt mit?
new-way-bots = Ich gegen Bots
new-way-bots-about = Es geht gleich los.
new-way-here = Mehrere an diesem Gerät
new-way-here-about = Ihr gebt es reihum weiter, und niemand sieht fremde Karten.
new-way-link = Alle am eigenen Gerät
new-way-link-about = Du lädst die anderen mit einem Link, einem Code oder einem QR-Code ein.
new-players = Zu wievielt spielt ihr?
new-seats = Am Tisch
new-your-name = Dein Name
new-sits-here = Jemand hier am Gerät
new-sits-link = Jemand mit dem Link
new-name-of = Wer sitzt auf Platz { $number }?
new-more = Mehr: Stärke, Plätze, Hausregeln
new-rules = Hausregeln
new-rules-changed = { $count ->
    [0] alles wie üblich
    [one] eine geändert
   *[other] { $count } geändert
}
new-rules-usual = Wieder alles wie üblich
new-deal = Austeilen
new-invite = Tisch eröffnen
new-invite-about = Ausgeteilt wird, wenn alle da sind.
