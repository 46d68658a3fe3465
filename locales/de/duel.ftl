# Zwei Stapel gegeneinander: Die höhere Karte bekommt beide.

duel-stack = { $count ->
    [0] { $who }: Der Stapel ist leer
    [one] { $who }: Stapel mit einer Karte
   *[other] { $who }: Stapel mit { $count } Karten
}
duel-again = Gleich hoch! Noch eine!
duel-nobody = Gleich hoch! Niemand bekommt sie.
duel-takes = { $count } Karten für { $who }!
duel-takes-own = { $count } Karten für dich!

lesson-duel-flip = Tipp auf deinen Stapel und deck eine Karte auf.
lesson-duel-again = Gleich hoch! Tipp noch einmal auf deinen Stapel.

event-tie = Beide haben eine { $value }: gleich hoch! Noch eine!
event-fight = { $who } gewinnt { $count } Karten.
event-fight-own = Du gewinnst { $count } Karten!
event-fight-nobody = Unentschieden: { $count } Karten sind aus dem Spiel.
event-restack-duel = { $who } dreht die gewonnenen Karten um: ein neuer Stapel.
event-restack-duel-own = Du drehst deine gewonnenen Karten um: ein neuer Stapel.

ending-all-won = Jemand hat alle Karten.
