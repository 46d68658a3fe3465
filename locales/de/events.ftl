# Was geschehen ist, mit den Namen der anderen oder, als …-own, für die Person selbst.
# $who ist ein Name (oder mehrere, verbunden), $card der Name einer Karte, $row der einer Reihe.

event-lay = { $who } hat die { $card } gelegt.
event-lay-own = Du hast die { $card } gelegt.
event-lay-row = { $who } hat die { $card } an die { $row } angelegt.
event-lay-row-own = Du hast die { $card } an die { $row } angelegt.
event-draw = { $who } hat eine Karte gezogen.
event-draw-own = Du hast die { $card } gezogen.
event-done = { $who } hat den Zug beendet.
event-done-own = Dein Zug ist zu Ende.
event-pass = { $who } setzt aus.
event-pass-own = Du setzt aus.

event-deal = Runde { $round }: { $who } hat ausgeteilt.
event-deal-own = Runde { $round }: Du hast ausgeteilt.
event-redealt = Niemand konnte anfangen, darum wurde neu ausgeteilt.
event-round-over = Runde { $round } ist vorbei.
event-over = Die Partie ist vorbei.

ending-out = Jemand hat keine Karten mehr, damit ist die Runde zu Ende.
ended-out = { $who } hat keine Karten mehr, damit ist die Runde zu Ende.
ended-out-own = Du hast keine Karten mehr, damit ist die Runde zu Ende.
ending-full = Alle Plätze sind belegt, damit ist die Runde zu Ende.

winner-round = { $count ->
    [one] { $who } gewinnt die Runde.
   *[other] { $who } gewinnen die Runde gemeinsam.
}
winner-round-own = Du gewinnst die Runde!
winner-round-shared-own = Du gewinnst die Runde, zusammen mit { $who }!
winner-match = { $count ->
    [one] { $who } gewinnt!
   *[other] { $who } gewinnen gemeinsam!
}
winner-match-own = Du gewinnst!
winner-match-shared-own = Du gewinnst, zusammen mit { $who }!

# Am Tisch

event-joined = { $who } ist an den Tisch gekommen.
event-joined-own = Du bist am Tisch.
event-renamed = { $who } heißt jetzt { $name }.
event-renamed-own = Du heißt jetzt { $name }.
event-renamed-chair = Platz { $seat } heißt jetzt { $name }.
event-face = { $who } hat ein neues Gesicht.
event-face-own = Du hast ein neues Gesicht.
event-face-chair = Platz { $seat } hat ein neues Gesicht.
event-removed = { $who } ist nicht mehr am Tisch.
event-removed-own = Du wurdest gebeten, den Tisch zu verlassen.
event-host = { $who } leitet jetzt den Tisch.
event-host-own = Du leitest jetzt den Tisch.
event-chair-free = Platz { $seat } ist frei.
event-chair-bot = { $who } setzt sich dazu.
event-chair-player = { $who } setzt sich.
event-chair-player-own = Du setzt dich.
event-chair-away = { $who } ist weg. Inzwischen spielt ein Bot.
event-chair-away-own = Du warst weg, darum spielt ein Bot für dich.
event-chair-back = { $who } ist wieder da.
event-chair-back-own = Du bist wieder da.
event-request = { $who } möchte Platz { $seat } übernehmen.
event-request-own = Du möchtest Platz { $seat } übernehmen.
event-agreed = { $who } ist einverstanden.
event-agreed-own = Du bist einverstanden.
event-declined = { $who } ist nicht einverstanden. Der Bot spielt weiter.
event-declined-own = Du bist nicht einverstanden. Der Bot spielt weiter.
event-withdrawn = { $who } möchte doch keinen Platz.
event-withdrawn-own = Du möchtest doch keinen Platz.
event-configured = Neues Spiel: { $game }, zu { $count ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
   *[other] { $count }
}.
event-started = Die Karten sind verteilt. Los geht’s!
event-undone = { $count ->
    [one] { $who } hat den letzten Zug zurückgenommen.
   *[other] { $who } hat die letzten { $count } Züge zurückgenommen.
}
event-undone-own = { $count ->
    [one] Du hast deinen letzten Zug zurückgenommen.
   *[other] Du hast deine letzten { $count } Züge zurückgenommen.
}
event-pace = { $seconds ->
    [0] Bots spielen jetzt sofort.
    [one] Bots brauchen jetzt { $seconds } Sekunde für einen Zug.
   *[other] Bots brauchen jetzt { $seconds } Sekunden für einen Zug.
}
event-handicap = { $seconds ->
    [0] { $who } hat beim Rufen keinen Vorsprung mehr.
   *[other] { $who } hat beim Rufen { $seconds } s Vorsprung.
}
event-handicap-own = { $seconds ->
    [0] Du hast beim Rufen keinen Vorsprung mehr.
   *[other] Du hast beim Rufen { $seconds } s Vorsprung.
}
event-locked = Der Tisch ist geschlossen: Niemand kann mehr dazukommen.
event-unlocked = Der Tisch ist wieder offen.

event-reaction = { $who }: { $reaction }
event-reaction-own = Du: { $reaction }

reaction-smile = Ein Lächeln
reaction-clap = Bravo!
reaction-hurry = Beeil dich!
reaction-wow = Hui!
reaction-oops = Hoppla!
reaction-thanks = Danke!
