# Warum ein Zug nicht geht.
# Je eine kurze Zeile: Die Web-App zeichnet die Karte daneben. $seat ist ein Name, $card, $wanted und $top
# sind Karten, $number ist die Zahl von $wanted, $row und $from sind Reihen, $colour ist ein Farbbuchstabe.

reason-round-over = Diese Runde ist vorbei.
reason-round-not-over = Diese Runde läuft noch.
reason-not-in-hand = Du hast die { $card } nicht.
reason-no-joker = Du hast keinen Joker.

reason-drawn-fits = Du hast die { $card } gezogen: Leg sie an.
reason-nothing-laid = Leg zuerst eine Karte an.
reason-draw-after-lay = Du hast schon angelegt: nicht mehr ziehen.
reason-draw-but-fits = Nicht ziehen: Die { $card } passt.
reason-stock-empty = Der Nachziehstapel ist leer.
reason-pass-after-lay = Du hast schon angelegt: Beende deinen Zug.
reason-pass-but-fits = Nicht aussetzen: Die { $card } passt.
reason-pass-but-stock = Nichts passt: Zieh eine Karte.
reason-pass-too-early = Noch sind Karten da: Leg an oder zieh.

reason-opens-with = Zuerst die { $wanted }.
reason-cannot-open = Die { $card } kann nicht eröffnen.
reason-one-row = In diesem Zug nur noch die { $row }.
reason-row-not-begun = Zuerst die { $wanted }.
reason-no-fit = Zuerst die { $wanted }.
mixed-no-fit = Zuerst die { $number }, egal in welcher Farbe.
reason-wrong-place = Die { $card } gehört in die { $row }.
reason-no-use = Das geht in diesem Spiel nicht.
reason-fits-nowhere = Die { $card } passt noch nirgends.
reason-elevens-wait = Zuerst die { $card }: Elfer kommen zuletzt.

reason-swap-needs-lay = Du hast getauscht: Leg noch eine Karte an.
reason-no-joker-there = Für die { $card } liegt kein Joker da.
reason-four-laid = Vier Karten sind angelegt, mehr geht nicht.
reason-place-filled = Der Platz der { $card } ist schon belegt.
reason-nothing-beside = Zuerst die { $wanted }.
reason-no-bridge-left = Du hast keine Brücke mehr.
reason-bridge-needless = Die { $card } passt ohne Brücke.
reason-bridge-same-row = Eine Brücke führt in eine andere Reihe.
reason-bridge-no-neighbours = Die { $from } liegt nicht neben der { $row }.
reason-bridge-no-start = Die Brücke braucht zuerst die { $wanted }.

reason-others-turn = Jetzt ist { $seat } an der Reihe.
reason-no-such-seat = Dort sitzt niemand.

reason-flip-first = Deck zuerst deine oberste Karte auf.
reason-lay-turned-first = Leg zuerst die { $card }.
reason-middle-opens = Die erste Karte kommt in die Mitte.
reason-middle-first = Die Mitte geht vor, und dort passt sie.
reason-not-one-higher = Sie ist nicht um eins höher als die { $top }.
reason-not-one-higher-there = Bei { $seat } müsste sie um eins höher sein.
reason-fits-elsewhere = Die { $card } passt woanders.
reason-own-pile = Dein eigener Stapel kommt zuletzt.
reason-nothing-overlooked = Es gibt nichts zu stoppen.

reason-last-card-open = Sag zuerst, ob du es glaubst.
reason-slipping-off = Ihr habt vereinbart, nicht zu schmuggeln.
reason-slip-too-late = Zum Dazuschmuggeln ist es zu spät.
reason-nothing-to-believe = Glauben musst du nur eine letzte Karte.
reason-nothing-to-question = Gerade gibt es nichts anzuzweifeln.
reason-only-next-doubts = Nur { $seat } darf diese Karte anzweifeln.
reason-catch-yourself = Dich selbst kannst du nicht erwischen.

reason-nothing-to-accept = „Gilt“ sagst du nur zu einer letzten Karte.
reason-nothing-to-object = Gerade gibt es keinen Grund für Einspruch.
reason-claim-a-colour = Sag, welche Farbe der Stapel hat.
reason-no-colour-now = Jetzt kannst du keine Farbe sagen.
reason-colour-complete = { $colour ->
    [r] Der rote Stapel ist schon fertig.
    [y] Der gelbe Stapel ist schon fertig.
    [g] Der grüne Stapel ist schon fertig.
   *[b] Der blaue Stapel ist schon fertig.
}
reason-no-colour-left = Alle vier Farben sind fertig.

reason-guess-range = Rate eine Zahl von { $least } bis { $most }.
reason-already-turned = Deine Karte liegt schon offen.
reason-fewer-cards = { $count ->
    [0] { $seat } hat keine Karten mehr.
    [one] { $seat } hat nur noch eine Karte.
   *[other] { $seat } hat nur noch { $count } Karten.
}
reason-already-played = Die { $card } hast du schon gespielt.

reason-take-first = Nimm zuerst eine Karte.
reason-lay-now = Leg jetzt eine Karte aus der Hand ab.
reason-end-now = Beende jetzt deinen Zug.
reason-just-taken = Eben genommen: Leg nicht die { $card } ab.
reason-lay-on-free-place = Leg deine Karte auf den freien Platz.
reason-not-one-colour = Du hast noch mehr als eine Farbe.
reason-close-too-early = Zuerst eine Karte nehmen und eine ablegen.

reason-nothing-shown = Gerade liegt keine neue Karte da.
reason-called-already = { $word ->
    [schnipp] Du hast schon „Schnipp“ gerufen.
   *[schnapp] Du hast schon „Schnapp“ gerufen.
}
reason-only-schnipp = Ohne Karten kannst du nur „Schnipp“ rufen.
reason-no-cards = Du hast keine Karten mehr.
reason-settle-first = Zuerst wird der Ruf entschieden.
reason-last-card-shown = Das war die letzte Karte der Runde.
reason-only-referee-settles = Das entscheidet der Tisch selbst.
reason-referee-only-settles = Der Tisch entscheidet nur, wer am schnellsten war.

rulebook-why = Warum?
