# Karten, die alle gleichzeitig zeigen: die höchste bekommt sie.

tricks-places = Die Karten dieses Stichs
tricks-choosing = wählt noch
tricks-choosing-own = Wähl eine Karte
tricks-chosen = hat gewählt
tricks-chosen-card = { $label }, deine Wahl
tricks-count = { $count ->
    [one] { $count } gewonnen
   *[other] { $count } gewonnen
}
tricks-won = { $count ->
    [0] { $who }: noch nichts gewonnen
    [one] { $who }: eine Karte gewonnen
   *[other] { $who }: { $count } Karten gewonnen
}
tricks-stack = { $count ->
    [0] { $who }: Der Stapel ist leer
    [one] { $who }: Stapel mit einer Karte
   *[other] { $who }: Stapel mit { $count } Karten
}
tricks-again = Gleich! Noch eine!
tricks-takes = { $count } Karten für { $who }!
tricks-takes-own = { $count } Karten für dich!
tricks-nobody = Gleich! Niemand bekommt sie.
tricks-tie = Gleich hoch! Sie bleiben liegen.
tricks-middle = { $count } Karten warten

lesson-tricks-choose = Tipp eine Karte an. Niemand sieht sie, bis alle gewählt haben.
lesson-tricks-flip = Tipp auf deinen Stapel und deck eine Karte auf.
lesson-tricks-again = Gleich hoch! Tipp noch einmal auf deinen Stapel.

event-choose = { $who } hat gewählt.
event-choose-own = Du hast die { $card } gewählt.
event-trick = { $who } gewinnt { $count } Karten: { $cards }.
event-trick-own = Du gewinnst { $count } Karten: { $cards }.
event-trick-nobody = Gleich hoch, { $count } Karten warten: { $cards }.
event-tie = Beide haben eine { $value }: Gleich! Noch eine!
event-fight = { $who } gewinnt { $count } Karten.
event-fight-own = Du gewinnst { $count } Karten!
event-fight-nobody = Unentschieden: { $count } Karten sind aus dem Spiel.
event-restack-tricks = { $who } dreht die gewonnenen Karten um: ein neuer Stapel.
event-restack-tricks-own = Du drehst deine gewonnenen Karten um: ein neuer Stapel.

ending-played-through = Die Stapel sind leer. Die meisten gewonnenen Karten zählen.
ending-all-won = Jemand hat alle Karten.
