# Warum ein Zug nicht geht: zuerst, was gerade nicht stimmt (reason-…), dann die Regel (rule-…).
# $seat ist ein Name, $card, $wanted und $top sind Karten, $row und $from Reihen, $colour ein Farbbuchstabe.

reason-round-over = Diese Runde ist vorbei. Weiter geht es mit der nächsten.
reason-round-not-over = Diese Runde läuft noch. Die nächste kommt danach.
reason-not-in-hand = Du hast die { $card } nicht auf der Hand.
reason-no-joker = Du hast keinen Joker auf der Hand.

reason-drawn-fits = Die { $card }, die du gerade gezogen hast, passt: Leg sie ab.
reason-nothing-laid = Du hast noch keine Karte abgelegt. Fertig bist du erst nach mindestens einer.
reason-draw-after-lay = Du hast in diesem Zug schon abgelegt, darum ziehst du nicht mehr.
reason-draw-but-fits = Du hast eine Karte, die passt. Ziehen darfst du nur, wenn nichts passt.
reason-stock-empty = Der Stapel ist leer: Es gibt nichts mehr zu ziehen.
reason-pass-after-lay = Du hast in diesem Zug schon abgelegt. Aussetzen brauchst du nicht mehr: Beende einfach deinen Zug.
reason-pass-but-fits = Aussetzen geht jetzt nicht: Du kannst zum Beispiel die { $card } ablegen. Eine Karte muss es mindestens sein.
reason-pass-but-stock = Du kannst nichts ablegen, aber im Stapel sind noch Karten: Zieh eine.
reason-pass-too-early = Solange noch Karten im Stapel sind, setzt niemand aus: Leg eine Karte ab oder zieh eine.

reason-opens-with = Die { $card } kann die Runde nicht eröffnen. Zuerst kommt die { $wanted }.
reason-cannot-open = Die { $card } kann die Runde nicht eröffnen.
reason-one-row = In diesem Zug legst du nur noch an die { $row } an.
reason-row-not-begun = Die { $card } muss noch warten: Die { $row } hat noch nicht angefangen.
reason-no-fit = Die { $card } passt im Moment nicht an die { $row }.
mixed-row-not-begun = Die { $card } muss noch warten: Diese Reihe beginnt mit ihrer 11.
mixed-no-fit = Die { $card } passt im Moment nicht an diese Reihe: Die Farbe ist egal, aber die Zahl muss die nächste sein.
reason-wrong-place = Die { $card } gehört in die { $row }.
reason-no-use = Damit kann man in diesem Spiel nichts machen.
reason-fits-nowhere = Die { $card } passt im Moment nirgends.
reason-elevens-wait = Eine andere Karte von dir passt. Ihr habt abgemacht, dass die Elfer zuletzt kommen.

reason-swap-needs-lay = Du hast einen Joker getauscht. Leg jetzt auch noch eine Karte ab, bevor dein Zug zu Ende ist.
reason-no-joker-there = Wo die { $card } hingehört, liegt kein Joker.
reason-four-laid = Du hast schon vier Karten abgelegt, mehr geht nicht. Du kannst noch Joker tauschen oder deinen Zug beenden.
reason-place-filled = Wo die { $card } hingehört, liegt schon etwas.
reason-nothing-beside = Die { $card } hat noch keinen Nachbarn: Beide Plätze neben ihr sind leer.
reason-no-bridge-left = Du hast keine Brücke mehr.
reason-bridge-needless = Die { $card } passt auch ohne Brücke.
reason-bridge-same-row = Eine Brücke führt zur Reihe darüber oder darunter, nie in derselben Reihe weiter.
reason-bridge-no-neighbours = Die { $from } und die { $row } sind keine Nachbarn, darum führt keine Brücke hinüber.
reason-bridge-no-start = Für diese Brücke müsste schon die { $wanted } liegen, aber dort ist es noch leer.

reason-others-turn = Jetzt ist { $seat } an der Reihe.
reason-no-such-seat = Dort sitzt niemand.

reason-flip-first = Deck zuerst deine oberste Karte auf.
reason-lay-turned-first = Du hast schon die { $card } aufgedeckt. Leg sie zuerst ab.
reason-middle-opens = Die allererste Karte kommt in die Mitte.
reason-middle-first = Die { $card } passt in die Mitte, und die Mitte kommt immer zuerst.
reason-not-one-higher = Die { $card } ist nicht um eins höher als die { $top } in der Mitte.
reason-not-one-higher-there = Die { $card } passt nicht auf den Stapel von { $seat }: Sie müsste um eins höher sein.
reason-fits-elsewhere = Die { $card } passt woanders. Ihr habt abgemacht, dass nichts übersehen wird.
reason-own-pile = Das ist dein eigener Stapel. Dorthin kommt eine Karte nur, wenn sie sonst nirgends passt.
reason-nothing-overlooked = Es gibt nichts zu stoppen: Niemand hat etwas übersehen, oder es ist schon zu spät.

reason-last-card-open = Das war eine letzte Karte. Sag zuerst, ob du sie glaubst, dann geht es weiter.
reason-slipping-off = Ihr habt abgemacht, dass niemand Karten dazuschmuggelt.
reason-slip-too-late = Dazuschmuggeln geht nur gleich nach deiner eigenen Karte, solange nach dir noch niemand gespielt hat.
reason-nothing-to-believe = Ob du es glaubst, sagst du nur, wenn jemand direkt vor dir die letzte Karte gelegt hat.
reason-nothing-to-question = Im Moment gibt es keine Karte, die du anzweifeln könntest.
reason-only-next-doubts = Diese Karte darf nur anzweifeln, wer als Nächstes an der Reihe ist: { $seat }.
reason-catch-yourself = Dich selbst kannst du nicht ertappen.

reason-nothing-to-accept = Gelten lassen musst du nur eine letzte Karte.
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
    [one] { $seat } hat nur noch eine Karte.
   *[other] { $seat } hat nur noch { $count } Karten.
}
reason-already-played = Die { $card } hast du schon gespielt.

reason-take-first = Nimm zuerst eine Karte: vom verdeckten Stapel oder von einem der vier offenen.
reason-lay-now = Du hast schon eine Karte genommen. Leg jetzt eine aus der Hand auf einen Stapel.
reason-end-now = Du hast eine Karte genommen und eine abgelegt. Beende jetzt deinen Zug.
reason-just-taken = Die { $card } hast du gerade von einem Stapel genommen. Leg eine andere ab.
reason-lay-on-free-place = Es gibt immer vier Stapel: Leg deine Karte auf den freien Platz.
reason-not-one-colour = Auf deiner Hand ist noch mehr als eine Farbe. Beende einfach deinen Zug.
reason-close-too-early = Zuerst nimmst du eine Karte und legst eine ab. Erst dann kannst du «Schluss» sagen.

reason-nothing-shown = Gerade liegt keine neue Karte da, für die du rufen könntest.
reason-called-already = { $word ->
    [schnipp] Du hast schon «Schnipp» gerufen.
   *[schnapp] Du hast schon «Schnapp» gerufen.
} Für jede Karte gibt es nur einen Ruf.
reason-only-schnipp = Du hast keine Karten mehr, darum kannst du nur «Schnipp» rufen.
reason-no-cards = Du hast keine Karten mehr zum Aufdecken.
reason-settle-first = Es wurde gerufen. Zuerst wird entschieden, wer was bekommt.
reason-last-card-shown = Das war die letzte Karte der Runde. Es wird nichts mehr aufgedeckt.
reason-only-referee-settles = Das brauchst du nicht zu tun: Wer am schnellsten war, entscheidet der Tisch selbst.
reason-referee-only-settles = Der Tisch entscheidet nur: Er hat keine Karten und ruft nicht.

# Jedes Spiel

rule-g-5 = Eine Runde endet in dem Moment, in dem sie entschieden ist. Danach spielt niemand mehr weiter.
rule-g-6 = Wie viele Runden ihr spielt, macht ihr vorher ab. Die nächste beginnt, wenn die letzte vorbei ist.
rule-g-10 = Du spielst, wenn du an der Reihe bist, und nur mit Karten aus deiner eigenen Hand.

# Juniorspiel

rule-ju-3 = Wer am jüngsten ist, beginnt. Dann geht es im Uhrzeigersinn weiter.
rule-ju-4 = Passt etwas, legst du mindestens eine Karte ab, an welche Reihe du willst. Eine Karte passt, wenn sie die Farbe der Reihe hat und als Nächstes kommt: von der 1 aufwärts, von der 11 abwärts.
rule-ju-5 = Passt nichts, ziehst du eine Karte. Passt die gezogene, legst du sie gleich ab; dann ist dein Zug zu Ende.
rule-ju-6 = Kannst du nichts ablegen und ist der Stapel leer, dann setzt du aus.

# Elfer raus! und seine Varianten

rule-cl-2 = Wer die rote 11 hat, beginnt mit ihr. Hat sie niemand, ist es die gelbe, dann die grüne, dann die blaue.
rule-cl-4 = Passt etwas, legst du mindestens eine Karte ab. Du darfst so viele ablegen, wie du willst, in allen Reihen.
rule-cl-5 = Eine Reihe beginnt mit ihrer 11. Von dort geht es hinunter bis 1 und hinauf bis 20, in einer Farbe und ohne eine Zahl auszulassen.
rule-cl-6 = Du ziehst nur, wenn nichts passt, höchstens drei Karten. Sobald eine passt, legst du sie ab, und dein Zug ist zu Ende.
rule-cl-7 = Kannst du nichts ablegen und ist der Stapel leer, dann setzt du aus.
rule-fa-1 = Die Einer und die Zwanziger liegen von Anfang an da. Von der 1 geht es aufwärts, von der 20 abwärts, und die 11 ist eine Karte wie jede andere.
rule-fa-2 = Wer die rote 11 hat, beginnt. Hat sie niemand, ist es die gelbe, dann die grüne, dann die blaue. Es ist ein ganz normaler Zug.
rule-da-1 = Eine Reihe beginnt mit ihrer 10, 11 oder 12. Von dort aus wird keine Zahl ausgelassen.
rule-da-2 = Eine 10, 11 oder 12 eröffnet die Runde, und nur diese eine Karte wird abgelegt. Wer keine hat, zieht.
rule-bs-1 = Jede Karte darf die Runde eröffnen, aber nur eine einzige.
rule-bs-2 = Alle Reihen beginnen mit der gleichen Zahl wie die allererste Karte. Von dort wachsen sie in beide Richtungen, ohne eine Zahl auszulassen.

# Elferspiel, Farben-Mix, Eins aufwärts – Zwanzig abwärts

rule-es-2 = Wer die rote 11 hat, beginnt mit ihr. Hat sie niemand, ist es die blaue, dann die gelbe, dann die grüne.
rule-es-4 = Eine Reihe beginnt mit ihrer 11. Von dort geht es hinunter bis 1 und hinauf bis 20, in einer Farbe und ohne eine Zahl auszulassen.
rule-es-5 = Passt etwas, legst du mindestens eine Karte ab. Es dürfen auch mehrere sein, aber alle in derselben Reihe.
rule-es-6 = Das habt ihr abgemacht: Eine 11 kommt nur, wenn sonst nichts passt.
rule-es-7 = Du ziehst nur, wenn nichts passt. Passt die gezogene Karte, leg sie ab. Sonst darfst du noch einmal ziehen oder aussetzen.
rule-es-8 = Kannst du nichts ablegen und ist der Stapel leer, dann setzt du aus.
rule-fm-1 = Eine Reihe beginnt mit einer 11 und nimmt Karten in jeder Farbe. Nur die Zahlen müssen aufeinander folgen.
rule-ez-1 = Zuerst müssen die 1 und die 20 einer Farbe liegen. Dann geht es von der 1 aufwärts und von der 20 abwärts.
rule-ez-2 = Wer die rote 1 hat, beginnt mit ihr. Hat sie niemand, ist es die blaue, dann die gelbe, dann die grüne.

# Master

rule-ma-2 = Alle haben am Anfang ein paar Brücken, und jede gilt nur einmal.
rule-ma-4 = In deinem Zug legst du entweder eine bis vier Karten ab, oder du ziehst eine.
rule-ma-5 = Solange es einen Stapel gibt, musst du nichts ablegen. Ist er leer, musst du ablegen, wenn du eine passende Zahl hast; sonst darfst du aussetzen.
rule-ma-6 = Eine Zahl passt, wenn in ihrer Reihe der Platz daneben besetzt ist, auf der einen oder der anderen Seite.
rule-ma-7 = Ein Joker darf jede Karte ersetzen, die dort passen würde.
rule-ma-8 = Mit der richtigen Karte darfst du einen Joker vom Tisch holen. Im selben Zug legst du auch noch eine Karte ab.
rule-ma-9 = Eine Brücke führt zur gleichen Zahl in der Reihe darüber oder darunter, wenn man anders noch nicht hinkommt. Dieser Platz wird sofort besetzt.

# Überall anschließen

rule-ua-2 = Wer beginnt, deckt eine Karte auf und legt sie in die Mitte. Dann ist schon die nächste Person an der Reihe.
rule-ua-3 = Deine Karte kommt dorthin, wo sie um eins höher ist: zuerst in die Mitte, sonst auf einen fremden Stapel. Passt sie nirgends, kommt sie auf deinen eigenen. Die Farbe ist egal, und nach der 20 kommt die 1.
rule-ua-6 = Legt jemand eine Karte auf den eigenen Stapel, obwohl sie woanders passt, dürfen die anderen «Stopp!» rufen, bis die nächste Karte aufgedeckt wird. Dann bekommt diese Person von allen eine Karte.

# Mogeln

rule-mo-4 = Bevor du legst, darfst du die Karte anzweifeln, die direkt vor dir gelegt wurde. Sie wird gezeigt: Stimmt sie, nimmst du den Stapel, sonst nimmt ihn, wer sie gelegt hat.
rule-mo-6 = Wer gerade gelegt hat, darf heimlich noch Karten dazuschmuggeln, bis jemand weiterspielt. Alle anderen dürfen «Erwischt!» rufen: Den Stapel nimmt, wer geschmuggelt oder wer falsch gerufen hat.
rule-mo-7 = Wer zuerst keine Karten mehr hat, gewinnt, sobald die nächste Person die letzte Karte glaubt oder ein Zweifel daran falsch war.

# Lass dich nicht erwischen!

rule-ew-4 = Alle anderen dürfen Einspruch erheben, bis die nächste Person legt oder aussetzt. Dann wird die Karte gezeigt. War sie falsch, bekommt den Stapel, wer geblufft hat. War sie richtig, bekommt ihn, wer Einspruch erhoben hat.
rule-ew-5 = Wer zuerst keine Karten mehr hat, gewinnt, sobald alle anderen die letzte Karte gelten lassen. Bis dahin spielt niemand weiter.
rule-ew-6 = Wenn jeder Stapel nur eine Farbe hat: Wer einen anfängt, sagt die Farbe. Sie darf noch nicht fertig sein. Mit der 20 ist der Stapel fertig.

# Ratefix und Poker

rule-ra-4 = Du rätst eine Zahl, die herauskommen kann: für jede Karte mindestens 1 und höchstens 20. Zwei dürfen auch die gleiche Zahl sagen.

# Zweikampf

rule-zw-1 = Beide decken ihre oberste Karte auf, und die höhere holt sich beide.

# Farben sammeln

rule-fs-3 = Nimm eine Karte vom verdeckten Stapel oder von einem offenen, dann leg eine auf einen offenen: nicht die, die du gerade von dort genommen hast. Ist ein Platz frei, kommt sie dorthin.
rule-fs-4 = Hast du am Ende deines Zuges nur noch eine Farbe auf der Hand, darfst du «Schluss» sagen.
rule-fs-6 = Ist der verdeckte Stapel leer, wird er aus allem neu gemischt, was unter den obersten Karten liegt. Gibt es da nichts, nimmst du von einem offenen.

# Schnipp Schnapp

rule-ss-2 = Im Uhrzeigersinn decken alle nacheinander ihre oberste Karte auf.
rule-ss-3 = Zeigt die neue Karte die gleiche Zahl wie ein anderer offener Stapel, dürfen alle «Schnapp» rufen. Wer zuerst ruft, bekommt die Stapel der anderen mit dieser Zahl.
rule-ss-7 = Für jede Karte darf man nur einmal rufen. Rufen mehrere gleichzeitig, gewinnt niemand.
rule-ss-8 = Wer gar keine Karten mehr hat, ist draußen, darf aber noch «Schnipp» rufen und so zurückkommen.
rule-ss-10 = Decken alle auf einmal auf, ist das Spiel zu Ende, wenn jemand keine Karten mehr hat oder die abgemachte Zahl erreicht ist.
rule-ss-11 = Damit ein Spiel nicht ewig dauert, ist nach 2000 Karten Schluss.

# Schwarzer Peter

rule-sp-3 = Du ziehst eine Karte aus der Hand links neben dir, ohne sie zu sehen. Wer keine Karten mehr hat, ist in Sicherheit und wird übersprungen.
