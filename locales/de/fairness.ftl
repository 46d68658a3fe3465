# Die Prüfung des Mischens.

end-fair-title = Wurde ehrlich gemischt?
end-fair-about = Dein Gerät rechnet das ganze Mischen selbst nach und verlässt sich dabei auf niemanden.
end-fair-good = Ja. Niemand hat die Karten ausgesucht.
end-fair-partly = Alles, was dein Gerät prüfen kann, stimmt.
end-fair-bad = Achtung: Da stimmt etwas nicht.
end-fair-promise-kept = Dein Gerät kannte das Versprechen, bevor die Karten verteilt wurden.
end-fair-promise-broken = Vor dem Austeilen bekam dein Gerät ein anderes Versprechen.
end-fair-promise-unknown = Dein Gerät war vor dem Austeilen noch nicht da und kennt das Versprechen nicht.
end-fair-secret-kept = Das Geheimnis ist das versprochene.
end-fair-secret-broken = Das Geheimnis ist nicht das versprochene.
end-fair-cut-kept = Dein Abheben ist dabei.
end-fair-cut-broken = Dein Abheben fehlt.
end-fair-cut-unknown = Dein Gerät hat für diese Karten nicht abgehoben.
end-fair-seed-kept = { $cuts ->
    [0] Gemischt wurde nur mit dem Geheimnis: Niemand hat abgehoben.
    [one] Gemischt wurde mit dem Geheimnis, und einmal wurde abgehoben.
   *[other] Gemischt wurde mit dem Geheimnis, und { $cuts }-mal wurde abgehoben.
}
end-fair-seed-broken = Das Mischen passt nicht zum Geheimnis und zum Abheben.
end-fair-deal-kept = { $rounds ->
    [one] Dein Gerät hat noch einmal gemischt: Es kommen genau die gleichen Karten heraus.
   *[other] Dein Gerät hat noch einmal gemischt: In allen { $rounds } Runden kommen genau die gleichen Karten heraus.
}
end-fair-deal-broken = Dein Gerät hat noch einmal gemischt: Es kommen andere Karten heraus.
end-fair-deal-unknown = Dein Gerät kann das Austeilen in diesem Spiel noch nicht nachrechnen.
end-fair-redeals = { $count ->
    [one] Einmal konnte niemand anfangen, darum wurde neu ausgeteilt.
   *[other] { $count }-mal konnte niemand anfangen, darum wurde neu ausgeteilt.
}
end-fair-hand-kept = Es sind die Karten, die du hattest.
end-fair-hand-broken = Du hattest andere Karten.
end-fair-hand-unknown = Dein Gerät hat sich deine Karten nicht gemerkt.
end-fair-numbers = Die Zahlen dahinter
end-fair-how = Das Versprechen ist der SHA-256-Hash des Geheimnisses. Der Startwert ist der SHA-256-Hash aus dem Geheimnis und jedem Abheben. Er bestimmt jede Karte.
end-fair-commitment = Versprechen
end-fair-secret = Geheimnis
end-fair-cut-of = Abgehoben von { $who }
end-fair-cut-own = Von dir abgehoben
end-fair-seed = Startwert
