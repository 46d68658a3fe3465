# Das Ende einer Runde und was danach kommt: Punkteblatt, Film, Prüfung des Mischens.

end-your-turn = ● Du bist dran – { $title }

end-round-of = Runde { $round } von { $rounds }.
end-next = Nächste Runde
end-rematch = Nochmal spielen
end-again = Gleiche Karten nochmal
end-replay = Partie anschauen
end-fair = Mischen prüfen
end-new = Neuer Tisch
end-home = Startseite
end-elsewhere = Woandershin
end-waiting = Die nächste Runde beginnt, sobald jemand gibt.
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

end-fair-title = Wurde ehrlich gemischt?
end-fair-about = Dein Gerät rechnet das ganze Mischen selbst nach und verlässt sich dabei auf niemanden.
end-fair-good = Ja. Niemand hat die Karten ausgesucht.
end-fair-partly = Alles, was dein Gerät prüfen kann, stimmt.
end-fair-bad = Achtung: Da stimmt etwas nicht.
end-fair-promise-kept = Dein Gerät kannte das Versprechen, bevor die Karten verteilt wurden.
end-fair-promise-broken = Vor dem Geben bekam dein Gerät ein anderes Versprechen.
end-fair-promise-unknown = Dein Gerät war vor dem Geben noch nicht da und kennt das Versprechen nicht.
end-fair-secret-kept = Das Geheimnis ist das versprochene.
end-fair-secret-broken = Das Geheimnis ist nicht das versprochene.
end-fair-cut-kept = Dein Abheben ist mit drin.
end-fair-cut-broken = Dein Abheben fehlt.
end-fair-cut-unknown = Dein Gerät hat für diese Karten nicht abgehoben.
end-fair-seed-kept = { $cuts ->
    [0] Gemischt wurde nur aus dem Geheimnis: Niemand hat abgehoben.
    [one] Gemischt wurde aus dem Geheimnis und einmal Abheben.
   *[other] Gemischt wurde aus dem Geheimnis und { $cuts } mal Abheben.
}
end-fair-seed-broken = Gemischt wurde nicht aus dem Geheimnis und dem Abheben.
end-fair-deal-kept = { $rounds ->
    [one] Hier noch einmal gemischt, kommen genau die gleichen Karten heraus.
   *[other] Hier noch einmal gemischt, kommen in allen { $rounds } Runden genau die gleichen Karten heraus.
}
end-fair-deal-broken = Hier noch einmal gemischt, kommen andere Karten heraus.
end-fair-deal-unknown = Dein Gerät kann das Geben dieses Spiels noch nicht nachrechnen.
end-fair-redeals = { $count ->
    [one] Einmal konnte niemand anfangen, darum wurde neu gegeben.
   *[other] { $count }-mal konnte niemand anfangen, darum wurde neu gegeben.
}
end-fair-hand-kept = Es sind die Karten, die du hattest.
end-fair-hand-broken = Du hattest andere Karten.
end-fair-hand-unknown = Dein Gerät hat sich deine Karten nicht gemerkt.
end-fair-numbers = Die Zahlen dahinter
end-fair-how = Das Versprechen ist die SHA-256 des Geheimnisses. Der Startwert ist die SHA-256 aus dem Geheimnis und jedem Abheben. Er bestimmt jede Karte.
end-fair-commitment = Versprechen
end-fair-secret = Geheimnis
end-fair-cut-of = Abgehoben von { $who }
end-fair-cut-own = Von dir abgehoben
end-fair-seed = Startwert
