# Am Tisch.

table-rows = Die Reihen
table-row = { $row }: { $cards }
table-row-empty = noch nichts
table-run = { $first } bis { $last }
table-seats = Die anderen am Tisch
table-seat-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
table-seat-turn = ist an der Reihe
table-seat-away = weg
table-seat-gone = nicht da
table-bridges = { $count ->
    [one] eine Brücke
   *[other] { $count } Brücken
}
table-bonus = { $count ->
    [one] eine Bonuskarte
   *[other] { $count } Bonuskarten
}
table-stock = { $count ->
    [0] Der Stapel ist leer
    [one] Stapel: eine Karte
   *[other] Stapel: { $count } Karten
}
table-hand = { $count ->
    [one] Deine Hand: eine Karte
   *[other] Deine Hand: { $count } Karten
}
table-card-fits = { $label }, passt
table-actions = Was du tun kannst
table-your-turn = Du bist dran!
table-your-turn-fits = { $count ->
    [one] Du bist dran! Eine Karte passt.
   *[other] Du bist dran! { $count } Karten passen.
}
table-turn = { $who } spielt.
table-undo = Zurücknehmen
table-cancel = Etwas anderes
table-understood = Alles klar
table-curtain = { $who }, du bist dran!
table-curtain-about = Nimm das Gerät. Jetzt schaut sonst niemand hin.
table-curtain-open = Ich bin { $who }
table-log-empty = Noch ist nichts passiert.
table-connecting = Wir gehen zum Tisch …
table-reconnecting = Die Verbindung ist weg. Wir versuchen es weiter; nichts geht verloren.
table-ended = Du bist nicht mehr an diesem Tisch
table-join-again = Neu dazukommen
table-home = Zum Anfang

menu-home = Hinaus
menu-title = Mehr
menu-log = Verlauf
menu-faces = Sagen
menu-people = Leute
menu-look = Karten
menu-tv = Auf einem großen Bildschirm zeigen
menu-settings = Alle Einstellungen
menu-order = Meine Hand sortieren
menu-order-colour = Nach Farbe
menu-order-number = Nach Zahl
menu-order-hand = Wie ich will
menu-layout = Die Reihen
menu-layout-auto = Wie es passt
menu-layout-compact = In Stapeln
menu-layout-spread = Ausgebreitet

move-draw = Karte ziehen
move-done = Fertig
move-pass = Passen
move-row = In die { $row }
move-joker = Joker als { $card }
move-swap = Joker gegen { $card } tauschen
move-bridge = Brücke aus der { $from }: { $card }
move-bridge-joker = Brücke aus der { $from }, Joker als { $card }
