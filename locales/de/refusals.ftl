# Warum ein Zug nicht geht.
# $seat ist ein Name, $card, $wanted und $top sind Karten, $row und $from Reihen, $colour ein Farbbuchstabe.

reason-round-over = Diese Runde ist vorbei. Weiter geht es mit der nächsten.
reason-round-not-over = Diese Runde läuft noch. Die nächste kommt danach.
reason-not-in-hand = Du hast die { $card } nicht auf der Hand.
reason-no-joker = Du hast keinen Joker auf der Hand.

reason-drawn-fits = Die { $card }, die du gerade gezogen hast, passt: Leg sie an.
reason-nothing-laid = Du hast noch keine Karte angelegt. Fertig bist du erst nach mindestens einer.
reason-draw-after-lay = Du hast in diesem Zug schon angelegt, darum darfst du nicht mehr ziehen.
reason-draw-but-fits = Du hast eine Karte, die passt. Ziehen darfst du nur, wenn nichts passt.
reason-stock-empty = Der Nachziehstapel ist leer: Es gibt nichts mehr zu ziehen.
reason-pass-after-lay = Du hast in diesem Zug schon angelegt. Aussetzen brauchst du nicht mehr: Beende einfach deinen Zug.
reason-pass-but-fits = Aussetzen geht jetzt nicht: Du kannst zum Beispiel die { $card } anlegen. Eine Karte muss es mindestens sein.
reason-pass-but-stock = Du kannst nichts anlegen, aber im Nachziehstapel sind noch Karten: Zieh eine.
reason-pass-too-early = Solange noch Karten im Nachziehstapel sind, setzt niemand aus: Leg eine Karte an oder zieh eine.

reason-opens-with = Die { $card } kann die Runde nicht eröffnen. Zuerst kommt die { $wanted }.
reason-cannot-open = Die { $card } kann die Runde nicht eröffnen.
reason-one-row = In diesem Zug legst du nur noch an die { $row } an.
reason-row-not-begun = Die { $card } muss noch warten: Die { $row } hat noch nicht angefangen.
reason-no-fit = Die { $card } passt im Moment nicht an die { $row }.
mixed-row-not-begun = Die { $card } muss noch warten: Diese Reihe beginnt mit ihrer 11.
mixed-no-fit = Die { $card } passt im Moment nicht an diese Reihe: Die Farbe ist egal, aber die Zahl muss die nächste sein.
reason-wrong-place = Die { $card } gehört in die { $row }.
reason-no-use = Das kannst du in diesem Spiel nicht benutzen.
reason-fits-nowhere = Die { $card } passt im Moment nirgends.
reason-elevens-wait = Eine andere Karte von dir passt. Ihr habt vereinbart, dass die Elfer zuletzt kommen.

reason-swap-needs-lay = Du hast einen Joker getauscht. Leg jetzt auch noch eine Karte an, bevor dein Zug zu Ende ist.
reason-no-joker-there = Wo die { $card } hingehört, liegt kein Joker.
reason-four-laid = Du hast schon vier Karten angelegt, mehr geht nicht. Du kannst noch Joker tauschen oder deinen Zug beenden.
reason-place-filled = Wo die { $card } hingehört, liegt schon etwas.
reason-nothing-beside = Neben dem Platz der { $card } liegt noch nichts: Beide Plätze daneben sind leer.
reason-no-bridge-left = Du hast keine Brücke mehr.
reason-bridge-needless = Die { $card } passt auch ohne Brücke.
reason-bridge-same-row = Eine Brücke führt zur Reihe darüber oder darunter, nie in derselben Reihe weiter.
reason-bridge-no-neighbours = Die { $from } und die { $row } sind keine Nachbarreihen, darum führt keine Brücke hinüber.
reason-bridge-no-start = Für diese Brücke müsste schon die { $wanted } liegen, aber dort ist es noch leer.

reason-others-turn = Jetzt ist { $seat } an der Reihe.
reason-no-such-seat = Dort sitzt niemand.

reason-flip-first = Deck zuerst deine oberste Karte auf.
reason-lay-turned-first = Du hast schon die { $card } aufgedeckt. Leg zuerst diese Karte.
reason-middle-opens = Die allererste Karte kommt in die Mitte.
reason-middle-first = Die { $card } passt in die Mitte, und die Mitte geht immer vor.
reason-not-one-higher = Die { $card } ist nicht um eins höher als die { $top } in der Mitte.
reason-not-one-higher-there = Die { $card } passt nicht auf den Stapel von { $seat }: Sie müsste um eins höher sein.
reason-fits-elsewhere = Die { $card } passt woanders. Ihr habt vereinbart, dass nichts übersehen wird.
reason-own-pile = Das ist dein eigener Stapel. Dorthin kommt eine Karte nur, wenn sie sonst nirgends passt.
reason-nothing-overlooked = Es gibt nichts zu stoppen: Niemand hat etwas übersehen, oder es ist schon zu spät.

reason-last-card-open = Das war eine letzte Karte. Sag zuerst, ob du es glaubst, dann geht es weiter.
reason-slipping-off = Ihr habt vereinbart, dass niemand Karten dazuschmuggelt.
reason-slip-too-late = Dazuschmuggeln geht nur gleich nach deiner eigenen Karte, solange nach dir noch niemand gespielt hat.
reason-nothing-to-believe = Ob du es glaubst, sagst du nur, wenn die Person vor dir ihre letzte Karte gelegt hat.
reason-nothing-to-question = Im Moment gibt es keine Karte, die du anzweifeln könntest.
reason-only-next-doubts = Diese Karte darf nur anzweifeln, wer als Nächstes an der Reihe ist: { $seat }.
reason-catch-yourself = Dich selbst kannst du nicht erwischen.

reason-nothing-to-accept = „Gilt“ sagst du nur zur letzten Karte einer anderen Person.
reason-nothing-to-object = Gerade hat niemand sonst eine Karte gelegt, gegen die du Einspruch erheben könntest.
reason-claim-a-colour = Du fängst einen Stapel an: Sag dazu, welche Farbe er hat.
reason-no-colour-now = Eine Farbe sagst du nur bei der ersten Karte eines Stapels, und nur, wenn jeder Stapel eine Farbe hat.
reason-colour-complete = { $colour ->
    [r] Der rote Stapel ist schon fertig.
    [y] Der gelbe Stapel ist schon fertig.
    [g] Der grüne Stapel ist schon fertig.
   *[b] Der blaue Stapel ist schon fertig.
} Nimm eine andere Farbe.
reason-no-colour-left = Alle vier Farben sind fertig, da gibt es nichts mehr zu legen. Du kannst noch aussetzen oder Einspruch erheben.

reason-guess-range = Rate eine Zahl von { $least } bis { $most }: Etwas anderes kann die Summe nicht sein.
reason-already-turned = Deine Karte liegt schon offen. Jetzt deckt die andere Person ihre auf.
reason-fewer-cards = { $count ->
    [0] { $seat } hat keine Karten mehr.
    [one] { $seat } hat nur noch eine Karte.
   *[other] { $seat } hat nur noch { $count } Karten.
}
reason-already-played = Die { $card } hast du schon gespielt.

reason-take-first = Nimm zuerst eine Karte: vom Nachziehstapel oder von einem der vier offenen Stapel.
reason-lay-now = Du hast schon eine Karte genommen. Leg jetzt eine aus der Hand auf einen offenen Stapel.
reason-end-now = Du hast eine Karte genommen und eine abgelegt. Beende jetzt deinen Zug.
reason-just-taken = Die { $card } hast du gerade von einem offenen Stapel genommen. Leg eine andere ab.
reason-lay-on-free-place = Es gibt immer vier offene Stapel: Leg deine Karte auf den freien Platz.
reason-not-one-colour = Auf deiner Hand ist noch mehr als eine Farbe. Beende einfach deinen Zug.
reason-close-too-early = Zuerst nimmst du eine Karte und legst eine ab. Erst dann kannst du „Schluss!“ sagen.

reason-nothing-shown = Gerade liegt keine neue Karte da, für die du rufen könntest.
reason-called-already = { $word ->
    [schnipp] Du hast schon „Schnipp“ gerufen.
   *[schnapp] Du hast schon „Schnapp“ gerufen.
} Für jede Karte gibt es nur einen Ruf.
reason-only-schnipp = Du hast keine Karten mehr, darum kannst du nur „Schnipp“ rufen.
reason-no-cards = Du hast keine Karten mehr zum Aufdecken.
reason-settle-first = Es wurde gerufen. Zuerst wird entschieden, wer was bekommt.
reason-last-card-shown = Das war die letzte Karte der Runde. Es wird nichts mehr aufgedeckt.
reason-only-referee-settles = Das brauchst du nicht zu tun: Wer am schnellsten war, entscheidet der Tisch selbst.
reason-referee-only-settles = Der Tisch entscheidet nur: Er hat keine Karten und ruft nicht.

rulebook-why = Warum?
