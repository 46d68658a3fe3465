# Ratefix und Poker: die Summe verdeckter Karten raten.

guesses-middle = { $count ->
    [one] Eine Karte in der Mitte
   *[other] { $count } Karten in der Mitte
}
guesses-hidden = verdeckt
guesses-yours = deine
guesses-own-card = Deine Karte ist die { $card }.
guesses-waiting = warten auf den Nächsten, der gewinnt
guesses-said = Was alle gesagt haben
guesses-said-by = { $who } sagt { $guess }.
guesses-said-nearest = { $who } sagt { $guess } und ist am nächsten dran.
guesses-question = Was ergeben alle Karten zusammen?
guesses-question-of = { $who }, was ergeben alle Karten zusammen?
guesses-slider = Deine Zahl
guesses-say = Sagen
guesses-range = Von { $least } bis { $most } ist alles möglich.
guesses-no-number = Das ist keine ganze Zahl. Sag eine von { $least } bis { $most }.
guesses-out-of-range = So viel kann es nicht sein. Sag eine Zahl von { $least } bis { $most }.
guesses-won = { $who } ist am nächsten dran und bekommt { $count } Karten.
guesses-won-own = Du bist am nächsten dran und bekommst { $count } Karten!
guesses-tie = Gleich nah dran! Die Karten bleiben liegen.
guesses-before = Vorhin:
guesses-nobody = niemand
guesses-again = Noch einmal zeigen: Die Summe war { $sum }, gewonnen hat { $who }.

task-guesses-guess = Rate die Summe.
move-guess = { $number } sagen

lesson-guesses-own = Du kennst nur deine Karte. Wer der Summe von allen am nächsten kommt, bekommt sie.
lesson-guesses-blind = Niemand kennt eine Karte. Wer der Summe von allen am nächsten kommt, bekommt sie.

event-guess = { $who } sagt { $guess }.
event-guess-own = Du sagst { $guess }.
event-trick-guesses = { $nearest ->
    [one] Die Summe ist { $sum }. { $who } ist am nächsten dran und bekommt { $middle } Karten.
   *[other] Die Summe ist { $sum }. Gleich nah dran: Die Karten bleiben liegen.
}
event-trick-guesses-own = Die Summe ist { $sum }. Du bist am nächsten dran und bekommst { $middle } Karten!
ending-through = Alle Karten sind gespielt.

table-won = { $count ->
    [0] noch nichts gewonnen
    [one] eine Karte gewonnen
   *[other] { $count } Karten gewonnen
}
guesses-go-on = Weiter
