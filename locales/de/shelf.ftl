# Das Regal mit den Schachteln.

shelf-view = Sortiert nach
shelf-view-doing = Spielart
shelf-view-boxes = Schachtel
shelf-filter-players = Personen
shelf-filter-age = Alter
shelf-filter-minutes = Zeit
shelf-filter-any = egal
shelf-filter-up-to = bis { $minutes } Min.
shelf-short-age = { $age }+
shelf-short-minutes = { $minutes } Min.
shelf-more = Mehr über { $game }:
group-rows = Reihen legen
group-bluffing = Bluffen
group-guessing = Raten
group-quick = Schnelle Hände
group-collecting = Sammeln
group-luck = Glück
shelf-found = { $count ->
    [0] Kein Spiel passt.
    [one] Ein Spiel passt.
   *[other] { $count } Spiele passen.
}
shelf-range = { $fewest } bis { $most } Personen
shelf-exactly = genau { $count } Personen
shelf-age = ab { $age } Jahren
shelf-minutes = { $minutes ->
    [one] etwa eine Minute
   *[other] etwa { $minutes } Minuten
}
shelf-skill = { $step ->
    [unshown] Können nicht messbar
    [0] vor allem Glück
    [1] mehr Glück als Können
    [2] Glück und Können
    [3] mehr Können als Glück
   *[other] vor allem Können
}
shelf-start = { $step ->
    [-2] wer beginnt, gewinnt deutlich seltener
    [-1] wer beginnt, gewinnt etwas seltener
    [unshown] ob man beginnt, macht keinen messbaren Unterschied
    [0] wer beginnt, gewinnt fast genauso oft (unter 2 % Unterschied)
    [1] wer beginnt, gewinnt etwas öfter
   *[other] wer beginnt, gewinnt deutlich öfter
}
shelf-measured = So wurde gemessen
shelf-measured-about = Bots haben jedes Spiel viele Male gespielt. Wie viel Können dabei ist, zeigt der bessere Bot: wie viele von hundert Partien er gegen einfachere gewinnt, und wie viele es bei reinem Glück wären. Menschen können mehr als diese Bots. Die Minuten sind aus den Zügen geschätzt.
shelf-measured-game = { $games } Partien von Bots am { $date }. Mit { $players } Bots dauern acht von zehn Partien { $range } Minuten. Der bessere Bot gewinnt { $skill } von hundert, bei reinem Glück wären es { $fair }.
shelf-measured-start = Wer beginnt, gewinnt { $start } von hundert.
