# Das Ende einer Runde und was danach kommt: Punkteblatt, Film, Prüfung des Mischens.

end-round-of = Runde { $round } von { $rounds }.
end-next = Nächste Runde
end-rematch = Noch ein Spiel
end-again = Mit gleichen Karten
end-replay = Partie anschauen
end-fair = Mischen prüfen
end-new = Neuer Tisch
end-waiting = Die nächste Runde beginnt, sobald jemand austeilt.
end-hands = Das blieb auf der Hand
end-cards = { $count ->
    [0] keine Karten
    [one] { $count } Karte
   *[other] { $count } Karten
}
end-loading = Einen Moment …
end-close = Schließen

end-sheet = Punkteblatt
end-sheet-round = Runde
end-sheet-before = Vorher
end-sheet-rounds = { $from }–{ $to }
end-sheet-total = Summe
end-sheet-won = Runde gewonnen,
end-sheet-winner = Sieg,
end-sheet-fewest = Wenige Punkte sind gut.
end-sheet-most = Viele Punkte sind gut.
end-chart = Punkte nach jeder Runde

end-replay-title = Die Partie als Film
end-replay-start = Die Karten sind verteilt.
end-replay-place = Stelle in der Partie
end-replay-moment = Runde { $round }, Schritt { $at } von { $count }
end-replay-first = Anfang
end-replay-back = Zurück
end-replay-play = Abspielen
end-replay-pause = Anhalten
end-replay-forward = Weiter
end-replay-last = Ende
end-replay-speed = Tempo
end-replay-times = { $speed }×
end-replay-round = Runde
end-replay-save = Als Datei speichern
end-replay-why = Warum hat { $who } das getan?

end-more = Mehr
end-actions = Wie es weitergeht
end-table = Tisch ansehen
end-results = Ergebnis
end-won-own = Gut gespielt!
end-place-own = Du bist auf Platz { $place } von { $count }.
end-ranking = Punkte
end-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

score-title = Gewonnene Spiele
score-level = An der Spitze steht es unentschieden.
score-leads = { $count ->
    [one] { $who } führt.
   *[other] { $who } führen.
}
score-leads-own = Du führst.
score-leads-shared-own = Du führst, zusammen mit { $who }.
score-of = { $won } von { $played }

again-title = Noch einmal dieselben Karten
again-then = Letztes Mal
again-now = Jetzt
again-won = gewonnen
again-not-won = nicht gewonnen
again-better-own = Diesmal warst du besser.
again-worse-own = Letztes Mal warst du besser.
again-same-own = Du warst genauso gut wie letztes Mal.
again-uncounted = Alle kannten diese Karten, darum zählt dieses Spiel nicht zu den gewonnenen.

sound-offer = Möchtest du die Karten auch hören?
sound-yes = Töne an
sound-no = Nein danke
