# Überall anschließen: aufdecken und anlegen, wo es passt.
# $who und $whom sind Namen, $mine ist „yes“, wenn $whom die Person selbst ist.

anywhere-piles = Die Stapel der anderen
anywhere-pile = { $count ->
    [0] Stapel von { $who }: { $top }
    [one] Stapel von { $who }: { $top }, eine Karte
   *[other] Stapel von { $who }: { $top }, { $count } Karten
}
anywhere-empty = leer
anywhere-gone = { $pile }. Der Stapel wurde gerade umgedreht. Zuletzt gelegt: { $card }.
anywhere-middle = { $count ->
    [0] Mitte: { $top }
    [one] Mitte: { $top }, eine Karte
   *[other] Mitte: { $top }, { $count } Karten
}
anywhere-middle-name = Mitte
anywhere-stack = { $count ->
    [0] Aufdecken: Dein Stapel ist leer
    [one] Aufdecken: noch eine Karte
   *[other] Aufdecken: noch { $count } Karten
}
anywhere-stack-name = Aufdecken
anywhere-own = { $count ->
    [0] Dein eigener Stapel: { $top }
    [one] Dein eigener Stapel: { $top }, eine Karte
   *[other] Dein eigener Stapel: { $top }, { $count } Karten
}
anywhere-own-name = Mein Stapel
anywhere-turned = { $who } hat aufgedeckt: { $card }
anywhere-turned-own = Deine aufgedeckte Karte: { $card }
anywhere-turned-name = Wohin?
anywhere-stopp = Etwas übersehen?
anywhere-place = { $place }. Platz
anywhere-places = Die Plätze
move-stopp = Stopp!
move-mid = In die Mitte
move-own = Auf den eigenen Stapel
move-onto = Auf den Stapel von { $who }

event-flip = { $who } hat die { $card } aufgedeckt.
event-flip-own = Du hast die { $card } aufgedeckt.
event-mid = { $who } hat die { $card } in die Mitte gelegt.
event-mid-own = Du hast die { $card } in die Mitte gelegt.
event-own = { $who } hat die { $card } auf den eigenen Stapel gelegt.
event-own-own = Du hast die { $card } auf deinen eigenen Stapel gelegt.
event-onto = { $who } hat die { $card } auf { $mine ->
    [yes] deinen Stapel
   *[no] den Stapel von { $whom }
} gelegt.
event-onto-own = Du hast die { $card } auf den Stapel von { $whom } gelegt.
event-stopp = { $who } ruft: „Stopp!“ { $mine ->
    [yes] Du hast
   *[no] { $whom } hat
} einen Platz übersehen.
event-stopp-own = Du rufst: „Stopp!“ { $whom } hat einen Platz übersehen.
event-give = { $who } gibt { $mine ->
    [yes] dir
   *[no] { $whom }
} eine Karte.
event-give-own = Du gibst { $whom } eine Karte.
event-restack = { $who } dreht den offenen Stapel um: ein neuer Stapel.
event-restack-own = Du drehst deinen offenen Stapel um: ein neuer Stapel.
event-out = { $who } hat keine Karten mehr: { $place }. Platz!
event-out-own = Du hast keine Karten mehr: { $place }. Platz!

ending-all-out = Alle Karten liegen in der Mitte, damit ist das Spiel zu Ende.
ending-too-long = Das Spiel hat sehr lange gedauert und endet, wie es steht.

lesson-anywhere-flip = Du bist dran: Tipp auf deinen verdeckten Stapel.
lesson-anywhere-lay = Wo liegt eine Zahl, die um eins kleiner ist? Leg deine Karte dorthin! Sonst auf deinen Stapel.
lesson-anywhere-stopp = Pass auf: Hat jemand einen Platz übersehen, ruf „Stopp!“.
