# Spiele, in denen Karten verdeckt liegen und eine Zahl behauptet wird.
# $number ist, was gesagt wird, $claim dasselbe mit einer Farbe, etwa „rote 4“.

bluffing-pile = Der Stapel
bluffing-pile-size = { $size ->
    [none] Hier liegen keine Karten.
    [small] Ein kleiner Stapel, verdeckt.
    [middling] Ein Stapel, verdeckt.
   *[large] Ein großer Stapel, verdeckt.
}
bluffing-says = { $who } sagt
bluffing-says-own = Du sagst
bluffing-said-last = Zuletzt gesagt
bluffing-first = Neuer Stapel
bluffing-next = Als Nächstes
bluffing-your-number = Du bist dran. Du sagst: { $claim }.
bluffing-your-colour = Du bist dran. Du sagst: { $claim } und eine Farbe.
bluffing-calls = Was du rufen kannst
bluffing-colours = Sag eine Farbe
bluffing-completed = Fertig
bluffing-lie = Gelogen!
bluffing-true = Ehrlich!
bluffing-slipped = Erwischt!
bluffing-alarm = Falscher Alarm!
bluffing-one = Es war nur eine Karte.
bluffing-several = Mehr als eine Karte
bluffing-left = Karten übrig
bluffing-last = Die letzte Karte von { $who }:
bluffing-last-own = Deine letzte Karte:
bluffing-last-slipped = { $count ->
    [one] Eine weitere Karte war dazugeschmuggelt.
   *[other] { $count } weitere Karten waren dazugeschmuggelt.
}

move-doubt = Gemogelt!
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
event-doubt = { $who } ruft: „Gemogelt!“ Es ist die { $card }: { $honest ->
    [yes] ehrlich!
   *[no] gelogen!
}
event-doubt-own = Du rufst: „Gemogelt!“ Es ist die { $card }: { $honest ->
    [yes] ehrlich!
   *[no] gelogen!
}
event-object = { $who } ruft: „Einspruch!“ Es ist die { $card }: { $honest ->
    [yes] ehrlich!
   *[no] gelogen!
}
event-object-own = Du rufst: „Einspruch!“ Es ist die { $card }: { $honest ->
    [yes] ehrlich!
   *[no] gelogen!
}
event-caught = { $who } ruft: „Erwischt!“ { $right ->
    [yes] Und es war mehr als eine Karte.
   *[no] Aber es war nur eine Karte.
}
event-caught-own = Du rufst: „Erwischt!“ { $right ->
    [yes] Und es war mehr als eine Karte.
   *[no] Aber es war nur eine Karte.
}
event-believe = { $who } glaubt es.
event-believe-own = Du glaubst es.
event-accept = { $who } lässt die Karte gelten.
event-accept-own = Du lässt die Karte gelten.
event-take-cards = { $count ->
    [one] { $who } nimmt eine Karte.
   *[other] { $who } nimmt { $count } Karten.
}
event-take-cards-own = { $count ->
    [one] Du nimmst eine Karte.
   *[other] Du nimmst { $count } Karten.
}
event-pile-away = Der Stapel ist aus dem Spiel.
event-all-passed = Bei der { $number } haben alle ausgesetzt.

ending-colours = Alle vier Farben sind fertig, und damit endet die Runde.
ending-passes = Alle haben zu lange ausgesetzt. Damit endet die Runde.
ending-moves = Das war lang genug, und damit endet die Runde.

lesson-bluffing-lay = Leg irgendeine Karte und sag die Zahl. Stimmen muss sie nicht.
lesson-bluffing-question = Glaubst du das? Wenn nicht, sag es. Sonst spiel einfach weiter.
lesson-bluffing-call = Kommt dir etwas komisch vor? Dann ruf, bevor jemand weiterspielt.
lesson-bluffing-last = Das war die letzte Karte! Sag jetzt, ob du es glaubst.
lesson-bluffing-colour = Tipp eine Karte an, dann sag eine Farbe.
