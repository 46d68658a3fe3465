# Schnipp Schnapp: aufdecken, schauen, rufen. $seconds sind schon geschrieben, wie man sie liest.

snap-piles = Die offenen Stapel
snap-pile = { $count ->
    [0] Stapel von { $who }: { $top }
    [one] Stapel von { $who }: { $top }, eine Karte
   *[other] Stapel von { $who }: { $top }, { $count } Karten
}
snap-pile-own = { $count ->
    [0] Dein offener Stapel: { $top }
    [one] Dein offener Stapel: { $top }, eine Karte
   *[other] Dein offener Stapel: { $top }, { $count } Karten
}
snap-empty = leer
snap-middle = { $count ->
    [0] Mitte: { $top }
    [one] Mitte: { $top }, eine Karte
   *[other] Mitte: { $top }, { $count } Karten
}
snap-middle-name = Mitte
snap-pile-name = Dein Stapel
snap-stack = Aufdecken für { $who }: { $count ->
    [0] keine Karten mehr
    [one] noch eine Karte
   *[other] noch { $count } Karten
}
snap-stack-own = Aufdecken: { $count ->
    [0] keine Karten mehr
    [one] noch eine Karte
   *[other] noch { $count } Karten
}
snap-stack-name = Aufdecken
snap-quartets = { $count ->
    [0] kein Quartett
    [one] ein Quartett
   *[other] { $count } Quartette
}
snap-won = { $count ->
    [0] nichts gewonnen
    [one] eine gewonnen
   *[other] { $count } gewonnen
}
snap-words = Rufen: { $who }
snap-for-schnipp = wie die Mitte
snap-for-schnapp = zwei gleiche
snap-called = { $word ->
    [schnipp] Schnipp!
   *[schnapp] Schnapp!
} Nach { $seconds } Sekunden.
snap-wait = Einen Moment noch: Alle dürfen noch rufen.
snap-lies = Noch darf man rufen …
snap-times = Wer wie schnell war
snap-seconds = { $seconds } s
snap-take = { $count ->
    [one] +1 Karte
   *[other] +{ $count } Karten
}
snap-late = zu spät
snap-wrong = { $count ->
    [0] falsch
    [one] falsch, −1 Karte
   *[other] falsch, −{ $count } Karten
}
snap-undecided = gleichzeitig
snap-whole = Der ganze Bildschirm ist die Taste
move-schnipp = Schnipp
move-schnapp = Schnapp

event-call = { $who } hat { $word ->
    [schnipp] „Schnipp“
   *[schnapp] „Schnapp“
} gerufen.
event-call-own = Du hast { $word ->
    [schnipp] „Schnipp“
   *[schnapp] „Schnapp“
} gerufen.
event-take-schnapp = Schnapp! { $who } bekommt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
event-take-schnapp-own = Schnapp! Du bekommst { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
event-take-schnipp = Schnipp! { $who } bekommt die Mitte: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
event-take-schnipp-own = Schnipp! Du bekommst die Mitte: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
event-wrong = { $count ->
    [0] { $who } hat falsch gerufen und hatte zum Glück keinen Stapel.
    [one] { $who } hat falsch gerufen: Eine Karte kommt in die Mitte.
   *[other] { $who } hat falsch gerufen: { $count } Karten kommen in die Mitte.
}
event-wrong-own = { $count ->
    [0] Das war falsch. Zum Glück hattest du keinen Stapel!
    [one] Das war falsch: Deine offene Karte kommt in die Mitte.
   *[other] Das war falsch: Deine { $count } offenen Karten kommen in die Mitte.
}
event-late = { $who } hat richtig gerufen, nur etwas zu spät.
event-late-own = Richtig, nur etwas zu spät.
event-undecided = Gleichzeitig gerufen, niemand gewinnt: { $whom }.
event-quartet = { $who } legt ein Quartett zur Seite: alle vier { $number }er!
event-quartet-own = Ein Quartett für dich: alle vier { $number }er!
event-mix = { $who } mischt den offenen Stapel: ein neuer Stapel.
event-mix-own = Du mischst deinen offenen Stapel: ein neuer Stapel.

ending-quartets = Alle Quartette sind gesammelt, damit ist das Spiel zu Ende.
ending-alone = Nur noch eine Person hat Karten, damit ist das Spiel zu Ende.
ending-turn-overs = Das war die letzte Karte, damit ist das Spiel zu Ende.

lesson-snap-flip = Tipp auf deinen verdeckten Stapel, wenn du dran bist, oder drück die Pfeiltaste nach oben.
lesson-snap-call = Zwei gleiche Zahlen: „Schnapp“! Wie die Mitte: „Schnipp“!

headstart-title = Vorsprung für kleine Hände
headstart-about = Kleine oder langsame Hände? Mit einem Vorsprung zählt ein Ruf so, als wäre er etwas früher gekommen.
headstart-host = { $name } kann ihn hier einstellen.
headstart-none = kein Vorsprung
headstart = { $seconds } s Vorsprung
headstart-of = Vorsprung für { $name }
