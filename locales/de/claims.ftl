# Spiele, in denen Karten verdeckt liegen und eine Zahl behauptet wird.
# $number ist, was gesagt wird, $claim dasselbe mit einer Farbe, etwa «rote 4».

claims-pile = Der Stapel
claims-pile-size = { $size ->
    [none] Hier liegen keine Karten.
    [small] Ein kleiner Stapel, verdeckt.
    [middling] Ein Stapel, verdeckt.
   *[large] Ein grosser Stapel, verdeckt.
}
claims-says = { $who } sagt
claims-says-own = Du sagst
claims-said-last = Zuletzt gesagt
claims-first = Neuer Stapel
claims-next = Als Nächstes
claims-your-number = Du bist dran. Du sagst: { $claim }.
claims-your-colour = Du bist dran. Du sagst: { $claim }, und eine Farbe.
claims-calls = Was du rufen kannst
claims-colours = Sag eine Farbe
claims-completed = Fertig
claims-lie = Gemogelt!
claims-true = Ehrlich!
claims-slipped = Erwischt!
claims-alarm = Falscher Alarm!
claims-one = Es lag nur eine Karte da.
claims-several = Mehr als eine Karte
claims-left = Karten übrig

move-doubt = Das glaub ich nicht!
move-caught = Erwischt!
move-believe = Ich glaub’s
move-object = Einspruch!
move-accept = Gilt
move-colour = { $colour ->
    [r] Rot
    [y] Gelb
    [g] Grün
   *[b] Blau
}
move-lay-down = Die { $card } verdeckt legen
move-slip = Die { $card } dazuschmuggeln

event-claim = { $who } sagt: { $number }.
event-claim-own = Du sagst: { $number }.
event-claim-colour = { $who } sagt: { $claim }.
event-claim-colour-own = Du sagst: { $claim }.
event-slip-own = Du hast die { $card } dazugeschmuggelt.
event-doubt = { $who } glaubt es nicht. Es ist die { $card }: { $honest ->
    [yes] ehrlich!
   *[no] gemogelt!
}
event-doubt-own = Du glaubst es nicht. Es ist die { $card }: { $honest ->
    [yes] ehrlich!
   *[no] gemogelt!
}
event-object = { $who } ruft «Einspruch!» Es ist die { $card }: { $honest ->
    [yes] ehrlich!
   *[no] gemogelt!
}
event-object-own = Du rufst «Einspruch!» Es ist die { $card }: { $honest ->
    [yes] ehrlich!
   *[no] gemogelt!
}
event-caught = { $who } ruft «Erwischt!» { $right ->
    [yes] Und es war mehr als eine Karte.
   *[no] Aber es war nur eine Karte.
}
event-caught-own = Du rufst «Erwischt!» { $right ->
    [yes] Und es war mehr als eine Karte.
   *[no] Aber es war nur eine Karte.
}
event-believe = { $who } glaubt es.
event-believe-own = Du glaubst es.
event-accept = { $who } lässt es gelten.
event-accept-own = Du lässt es gelten.
event-take-cards = { $count ->
    [one] { $who } nimmt eine Karte.
   *[other] { $who } nimmt { $count } Karten.
}
event-take-cards-own = { $count ->
    [one] Du nimmst eine Karte.
   *[other] Du nimmst { $count } Karten.
}
event-pile-away = Der Stapel ist aus dem Spiel.
event-all-passed = Bei der { $number } haben alle gepasst.

ending-colours = Alle vier Farben sind fertig, und damit endet die Runde.
ending-passes = Alle haben zu lange gepasst, und damit endet die Runde.
ending-moves = Das war lang genug, und damit endet die Runde.

lesson-claims-lay = Leg irgendeine Karte und sag die Zahl. Stimmen muss sie nicht.
lesson-claims-question = Glaubst du das? Wenn nicht, sag es. Sonst spiel einfach weiter.
lesson-claims-call = Kommt dir etwas komisch vor? Dann ruf, bevor jemand weiterspielt.
lesson-claims-last = Das war eine letzte Karte! Sag jetzt, ob du sie glaubst.
lesson-claims-colour = Tipp eine Karte an, dann sag eine Farbe.
