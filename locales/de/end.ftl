# Das Ende einer Runde und was danach kommt: Punkteblatt, Film, Prüfung des Mischens.

end-your-turn = ● Du bist dran – { $title }

end-round-of = Runde { $round } von { $rounds }.
end-next = Nächste Runde
end-rematch = Noch ein Spiel
end-again = Mit gleichen Karten
end-replay = Partie anschauen
end-fair = Mischen prüfen
end-new = Neuer Tisch
end-home = Startseite
end-elsewhere = Woandershin
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
