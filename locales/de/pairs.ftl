# Karten aus einer anderen Hand ziehen und Paare ablegen.

pairs-draw = Zieh eine Karte bei { $from }!
pairs-drawn = { $who } zieht bei { $from } …
pairs-drawn-own = { $who } zieht bei dir …
pairs-hand = { $count ->
    [0] { $who } hat keine Karten mehr
    [one] { $who } hat eine Karte
   *[other] { $who } hat { $count } Karten
}
pairs-card = Karte { $place } von { $count } bei { $who }
pairs-piles = Die abgelegten Paare
pairs-count = { $count ->
    [0] kein Paar
    [one] ein Paar
   *[other] { $count } Paare
}
pairs-safe = in Sicherheit
pairs-lost = Diesmal bleibt { $who } mit dem Schwarzen Peter zurück.
pairs-lost-own = Diesmal bleibt der Schwarze Peter bei dir. Nächstes Mal klappt es!
pairs-odd = Der Schwarze Peter
pairs-aside = Sein Zwilling war zur Seite gelegt
pairs-forfeit = Vereinbart war:

move-neighbour = Karte { $place } ziehen

lesson-pairs-draw = Tipp eine verdeckte Karte an. Paare legen sich von selbst ab.

event-draw-from = { $who } hat bei { $from } eine Karte gezogen.
event-draw-from-own = Du hast bei { $from } die { $card } gezogen.
event-give-pairs = { $to } hat bei { $who } eine Karte gezogen.
event-give-pairs-own = { $to } hat dir die { $card } weggezogen.
event-pair = { $who } legt ein Paar ab: { $cards }.
event-pair-own = Du legst ein Paar ab: { $cards }.
event-safe = { $who } hat keine Karten mehr und ist in Sicherheit.
event-safe-own = Du hast keine Karten mehr und bist in Sicherheit!
event-lost = { $who } hat den Schwarzen Peter: { $card }.
event-lost-own = Du hast den Schwarzen Peter: { $card }.

ending-peter = Alle anderen Karten haben ihren Zwilling gefunden.
