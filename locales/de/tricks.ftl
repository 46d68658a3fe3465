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
tricks-takes = { $count } Karten für { $who }!
tricks-takes-own = { $count } Karten für dich!
tricks-tie = Gleich hoch! Die Karten bleiben liegen.
tricks-middle = { $count } Karten warten

lesson-tricks-choose = Tipp eine Karte an. Niemand sieht sie, bis alle gewählt haben.

event-choose = { $who } hat gewählt.
event-choose-own = Du hast die { $card } gewählt.
event-trick = { $who } gewinnt { $count } Karten: { $cards }.
event-trick-own = Du gewinnst { $count } Karten: { $cards }.
event-trick-nobody = Gleich hoch, { $count } Karten warten: { $cards }.

ending-played-through = Die Stapel sind leer. Es gewinnt, wer die meisten Karten hat.
