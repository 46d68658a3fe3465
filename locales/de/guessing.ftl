# Ratefix und Poker: die Summe verdeckter Karten raten.

guessing-middle = { $count ->
    [0] Keine Karten in der Mitte
    [one] Eine Karte in der Mitte
   *[other] { $count } Karten in der Mitte
}
guessing-hidden = verdeckt
guessing-yours = deine
guessing-own-card = Deine Karte ist die { $card }.
guessing-waiting = warten, bis jemand gewinnt
guessing-said = Was alle gesagt haben
guessing-said-by = { $who } sagt { $guess }.
guessing-said-nearest = { $who } sagt { $guess } und ist am nächsten dran.
guessing-question = Was ergeben alle Karten zusammen?
guessing-question-of = { $who }, was ergeben alle Karten zusammen?
guessing-slider = Deine Zahl
guessing-say = Sagen
guessing-range = Von { $least } bis { $most } ist alles möglich.
guessing-no-number = Das ist keine ganze Zahl. Sag eine von { $least } bis { $most }.
guessing-out-of-range = Das kann nicht sein. Sag eine Zahl von { $least } bis { $most }.
guessing-won = { $who } ist am nächsten dran und bekommt { $count } Karten.
guessing-won-own = Du bist am nächsten dran und bekommst { $count } Karten!
guessing-tie = Gleich nah dran! Die Karten bleiben liegen.
guessing-before = Vorhin:
guessing-nobody = niemand
guessing-again = Noch einmal zeigen: Die Summe war { $sum }, gewonnen hat { $who }.

task-guessing-guess = Rate die Summe.
move-guess = { $number } sagen

lesson-guessing-own = Du kennst nur deine Karte. Wer der Summe aller Karten am nächsten kommt, bekommt sie.
lesson-guessing-blind = Niemand kennt eine Karte. Wer der Summe aller Karten am nächsten kommt, bekommt sie.

event-guess = { $who } sagt { $guess }.
event-guess-own = Du sagst { $guess }.
event-trick-guessing = { $nearest ->
    [one] Die Summe ist { $sum }. { $who } ist am nächsten dran und bekommt { $middle } Karten.
   *[other] Die Summe ist { $sum }. Gleich nah dran: Die Karten bleiben liegen.
}
event-trick-guessing-own = Die Summe ist { $sum }. Du bist am nächsten dran und bekommst { $middle } Karten!
ending-through = Alle Karten sind gespielt.

table-won = { $count ->
    [0] noch nichts gewonnen
    [one] eine Karte gewonnen
   *[other] { $count } Karten gewonnen
}
guessing-go-on = Weiter
