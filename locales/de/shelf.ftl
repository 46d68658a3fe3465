# Das Regal mit den Schachteln.

shelf-title = Das Regal
shelf-jump = Zu einer Schachtel springen
shelf-players = Wie viele spielen mit?
shelf-players-any = Egal
shelf-found = { $count ->
    [one] Ein Spiel passt.
   *[other] { $count } Spiele passen.
}
shelf-range = { $fewest } bis { $most } Leute
shelf-exactly = genau { $count } Leute
shelf-age = ab { $age } Jahren
