# Was vor einer Partie vereinbart wird. $type ist der Typ der Option im Schema: Zwei Spiele können
# mit derselben Option Verschiedenes meinen.

option-dealer = Wer teilt aus?
option-dealer-about = Teilt in der ersten Runde aus; danach sind reihum die anderen dran.

option-rounds = Wie viele Runden?
option-rounds-about = Die Punkte aller Runden werden zusammengezählt.
option-rounds-none = So viele, wie ihr seid

option-youngest = Wer ist am jüngsten?
option-youngest-about = Beginnt jede Runde.

option-without = Eine Farbe weglassen?
option-without-about = Zu zweit könnt ihr ohne eine Farbe spielen: Dann geht es schneller.
option-without-none = Nein, mit allen vier spielen

option-starter = Wer beginnt?
option-starter-about = Legt in jeder Runde die erste Karte.
option-starter-none = Jedes Mal auslosen

option-elevens-last = Elfer zuletzt
option-elevens-last-about = Eine 11 darfst du nur legen, wenn außer Elfern keine Karte von dir passt.

option-row-order = Reihenfolge der Reihen
option-row-order-about = Von oben nach unten. Brücken verbinden nur Reihen, die direkt untereinanderliegen.

option-strict = Nichts übersehen
option-strict-about = Passt eine Karte irgendwo, muss sie dorthin. Leichter für die Kleinen.

option-count-to = Wie weit zählt ihr?
option-count-to-about = Nach dieser Zahl kommt der Stapel weg, und es geht wieder bei 1 los.
option-count-to-highest = Bis zur höchsten Karte im Spiel
option-count-to-20 = Bis 20

option-several = Karten dazuschmuggeln
option-several-about = Du darfst heimlich mehr als eine Karte legen. Merkt es jemand, musst du den Stapel nehmen.

option-colour = Nur eine Farbe stimmt
option-colour-about = Eine Karte stimmt nur, wenn sie auch diese Farbe hat. Das macht es schwieriger.
option-colour-none = Jede Farbe

option-colours = { $type ->
    [choice] Farben im Stapel
   *[colours] Welche zwei Farben?
}
option-colours-about = { $type ->
    [choice] Entweder alle Farben gemischt oder in jedem Stapel nur eine. Mit einer ist es schwieriger.
   *[colours] Ihr spielt mit den Karten dieser beiden Farben.
}
option-colours-mixed = Alle gemischt
option-colours-strict = In jedem Stapel eine Farbe

option-long = Bis jemand alles hat
option-long-about = Ist dein Stapel leer, spielst du mit den gewonnenen Karten weiter.

option-together = Alle auf einmal
option-together-about = Alle decken gleichzeitig eine Karte auf. Es gewinnt, wer die meisten Karten gewonnen hat.

option-tie-ms = Gleichzeitig?
option-tie-ms-about = Rufe, die höchstens so viele Millisekunden auseinanderliegen, gelten als gleichzeitig: Dann gewinnt niemand.

option-turns = Wie viele Karten?
option-turns-about = Decken alle auf einmal auf, endet das Spiel nach so vielen Karten.

option-short = Kurzes Spiel
option-short-about = Ohne die Karten von 17 bis 20.

option-forfeit = Strafe
option-forfeit-about = Was muss man tun, wenn man verliert? Ein Lied singen, tanzen, ein Rätsel lösen …
option-forfeit-none = Keine Strafe

# Farben, Reihen und Karten. Der Name einer Karte steht in einem Satz, ihr Schild für sich allein.

colour-r = rot
colour-y = gelb
colour-g = grün
colour-b = blau

row-name = { $colour ->
    [r] rote Reihe
    [y] gelbe Reihe
    [g] grüne Reihe
   *[b] blaue Reihe
}
row-name-mixed = { $colour ->
    [r] Reihe mit der roten 11
    [y] Reihe mit der gelben 11
    [g] Reihe mit der grünen 11
   *[b] Reihe mit der blauen 11
}

card-name = { $colour ->
    [r] rote { $value }
    [y] gelbe { $value }
    [g] grüne { $value }
   *[b] blaue { $value }
}

card-label = { $colour ->
    [r] Rote { $value }
    [y] Gelbe { $value }
    [g] Grüne { $value }
   *[b] Blaue { $value }
}

joker = Joker
card-joker-as = { $colour ->
    [r] Joker als rote { $value }
    [y] Joker als gelbe { $value }
    [g] Joker als grüne { $value }
   *[b] Joker als blaue { $value }
}
