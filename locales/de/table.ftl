# Am Tisch.

table-rows = Die Reihen
table-rows-starts = Die Reihen, Beginn mit { $numbers }
table-row = { $row }: { $cards }
table-row-empty = noch nichts
table-run = { $first } bis { $last }
table-seats = Die anderen am Tisch
table-seat-cards = { $count ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $count } Karten
}
table-seat-turn = ist an der Reihe
table-seat-away = weg
table-seat-gone = nicht da
table-stock = { $count ->
    [0] Der Nachziehstapel ist leer
    [one] Nachziehstapel: eine Karte
   *[other] Nachziehstapel: { $count } Karten
}
table-hand = { $count ->
    [0] Deine Hand ist leer
    [one] Deine Hand: eine Karte
   *[other] Deine Hand: { $count } Karten
}
table-card-fits = { $label }, passt
table-card-waiting = { $label }, wartet auf die Verbindung
table-actions = Was du tun kannst
table-your-turn = Du bist dran!
table-your-turn-none = Du bist dran! Nichts passt.
table-your-turn-no-more = Du bist dran! Mehr passt nicht.
table-watching = Du schaust zu.
table-your-turn-fits = { $count ->
    [one] Du bist dran! Eine Karte passt.
   *[other] Du bist dran! { $count } Karten passen.
}
table-turn = { $who } ist dran.
table-undo = Zurücknehmen
table-cancel = Abbrechen
table-understood = Alles klar
table-curtain = { $who }, du bist dran!
table-curtain-about = Nimm das Gerät. Alle anderen schauen weg.
table-curtain-open = Ich bin’s: { $who }
table-curtain-cards = { $count ->
    [0] Du hast keine Karten
    [one] Du hast eine Karte
   *[other] Du hast { $count } Karten
}
table-curtain-news = Seit deinem letzten Zug
table-log-empty = Noch ist nichts passiert.
table-log-match = Partie { $match }: { $game }
table-look-order = Die oberste Karte kommt zuerst.
table-connecting = Wir gehen zum Tisch …
table-reconnecting = Die Verbindung ist weg. Wir versuchen es weiter; nichts geht verloren.
table-unsent = Keine Verbindung: Dein Zug wartet.
table-waiting = Der Tisch wartet, weil der Server gerade nichts speichern kann. Es geht von selbst weiter; nichts geht verloren.
table-stood-in = { $count ->
    [one] Schön, dass du wieder da bist! Inzwischen ist ein Bot für dich eingesprungen.
   *[other] Schön, dass ihr wieder da seid! Inzwischen sind Bots für euch eingesprungen.
}
table-ended = Hier geht es nicht weiter
table-join-again = Wieder dazukommen
table-home = Zur Startseite
table-title-turn = ● Du bist dran – { $title }

menu-home = Gehen
menu-title = Mehr
menu-log = Verlauf
menu-faces = Zurufen
menu-people = Leute
menu-howto = Regeln
menu-look = Karten
menu-keys = Tastatur
menu-tv = Auf einem großen Bildschirm zeigen
menu-settings = Alle Einstellungen
menu-order = Meine Karten sortieren
menu-order-colour = Nach Farbe
menu-order-number = Nach Zahl
menu-order-hand = Wie ich will
menu-layout = Die Reihen
menu-layout-auto = Je nach Platz
menu-layout-compact = In Stapeln
menu-layout-spread = Ausgebreitet

move-draw = Karte ziehen
move-done = Fertig
move-pass = Aussetzen
move-flip = Karte aufdecken
automatic-done = Zug endet …
automatic-pass = Aussetzen …
automatic-draw = Karte ziehen …
automatic-stop = Halt
move-row = In die { $row }
table-callers = Was die anderen rufen können
table-call-of = { $who }: { $what }
table-hand-over = Gerät an { $who } weitergeben
table-you = Du

table-request-title = Jemand möchte mitspielen
table-request = { $who } möchte Platz { $seat } übernehmen, wo jetzt ein Bot spielt, und sieht dann diese Karten. Bist du einverstanden?
table-request-about = Alle, die mitspielen, müssen einverstanden sein.
table-request-yes = Ja, einverstanden
table-request-no = Nein, der Bot bleibt
table-request-missing = Noch keine Antwort: { $names }.
table-request-withdraw = Doch nicht
lesson-done = Klar!

table-won-pile = { $count ->
    [0] { $who }: noch nichts gewonnen
    [one] { $who }: eine Karte gewonnen
   *[other] { $who }: { $count } Karten gewonnen
}
