# Sätze, die nur das Terminal braucht. Wörter zum Eintippen wie undo und quit werden nicht übersetzt.
# $key ist die Taste für Hilfe, $move und $moves sind Züge, wie man sie eintippt.

terminal-seat = [{ $number }] { $name }
terminal-label = { $label }:
terminal-players = { $game }, { $count } Personen. Reihenfolge: { $seats }.
terminal-rules-agreed = Hausregeln: { $rules }.
terminal-type-help = Mit { $key } bekommst du Hilfe.
terminal-seed-given = Die Karten kommen aus dem angegebenen Startwert.
terminal-commitment = Die Karten kommen aus einem Geheimnis. Sein Versprechen ist dieser SHA-256-Wert:

# Eingaben
terminal-prompt = { $head } ({ $keys }):
terminal-your-move = Dein Zug
terminal-your-move-of = { $who }, dein Zug
terminal-your-call = Dein Ruf
terminal-your-call-of = { $who }, dein Ruf
terminal-call-keys = Enter = keiner, oder { $calls }
terminal-key-enter = Enter = { $what }
terminal-key-help = { $key } = Hilfe
terminal-go-on = weiter
terminal-let-pass = nichts sagen
terminal-or = { $first } oder { $second }
terminal-press-go-on = Weiter mit Enter.
terminal-press-next-round = Weiter mit Enter: die nächste Runde.
terminal-curtain = { $who }, drück Enter, wenn nur du zuschaust.
terminal-keys-about = Ab jetzt kommen die Karten schnell, und jede Taste ist ein Ruf:
terminal-ready = Drück Enter, wenn du bereit bist
terminal-next-match = again = dieselben Karten, rematch = neue Karten und Plätze, Enter = aufhören:
terminal-next-match-words = Tipp again oder rematch ein, oder drück Enter, um aufzuhören.
terminal-your-name = Dein Name (Enter = { $name }):
terminal-which-game = Welches Spiel? Eine Nummer oder ein Kürzel, Enter = { $game }:
terminal-which-number = Tipp eine Nummer von 1 bis { $count } oder ein Kürzel ein.

# Was eingetippt wurde
terminal-too-late = Zu spät: Tasten sind nur Rufe, solange eine Karte gezeigt wird.
terminal-type-a-move = Tipp einen deiner Züge ein, oder { $key } für Hilfe.
terminal-bad-move = „{ $move }“ ist kein Zug in diesem Spiel. Züge sehen so aus: { $moves }.
terminal-several-ways = { $move } geht auf mehrere Arten: { $moves }.
terminal-not-played = Dein Zug war schon zu Ende. Das wurde nicht mehr gespielt: { $moves }.
terminal-no-undo = Du kannst jetzt nichts zurücknehmen: Es gibt keinen Zug von dir, oder seither wurde etwas Verdecktes gezeigt.
terminal-no-hint = Fürs Rufen gibt es keine Tipps. Entscheide selbst, ob du rufst.
terminal-hint-type = Zum Eintippen: { $move }

# Überschriften
terminal-round = Runde { $round } von { $rounds }
terminal-moment-call = ruf!
terminal-moment-end = Ende
terminal-moment-watching = du schaust zu
terminal-moment-turn = du bist dran
terminal-moment-last-card = eine letzte Karte
terminal-moment-before = bevor { $who } weiterspielt
terminal-moment-deal = die Karten sind verteilt
terminal-moment-step = Zug { $at } von { $count }

# Was geschehen ist. Die Texte terminal-shown-… sind für Wiederholungen, in denen alle Karten offen liegen.
terminal-lay-several = { $who } hat gelegt: { $cards }.
terminal-lay-several-own = Du hast gelegt: { $cards }.
terminal-draw-several = { $who } hat { $count } Karten gezogen.
terminal-draw-several-own = Du hast gezogen: { $cards }.
terminal-shown-draw = { $who } hat gezogen: { $cards }.
terminal-shown-claim = { $who } hat verdeckt gelegt: { $cards }. Gesagt wurde: { $number }.
terminal-shown-slip = { $who } hat dazugeschmuggelt: { $cards }.
terminal-shown-choose = { $who } hat gewählt: { $cards }.
terminal-revealed = Die Karten: { $cards }.
terminal-turns-later = { $count ->
    [one] … { $count } Zug später:
   *[other] … { $count } Züge später:
}
terminal-steps-later = { $count ->
    [one] … { $count } Schritt später …
   *[other] … { $count } Schritte später …
}

# Der Tisch
terminal-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
terminal-stack = Stapel mit { $count }
terminal-shows = zeigt { $face }
terminal-under = { $face } (+{ $count } darunter)
terminal-face-down = { $count ->
    [one] { $count } Karte, verdeckt
   *[other] { $count } Karten, verdeckt
}
terminal-waiting = { $count ->
    [one] { $pile }; { $count } weitere wartet, bis jemand gewinnt
   *[other] { $pile }; { $count } weitere warten, bis jemand gewinnt
}
terminal-guesses = sagt { $guess }
terminal-chose = hat { $face } gewählt
terminal-middle = Mitte: { $cards }
terminal-aside = Beiseitegelegt: { $cards }
terminal-turned = Aufgedeckt: { $face }
terminal-completed = Fertig: { $colours }
terminal-places = Keine Karten mehr, der Reihe nach: { $names }
terminal-claim-colour = Farbe dieses Stapels, wie angesagt: { $colour }
terminal-claim-first = Neuer Stapel: Als Erstes wird die { $next } angesagt
terminal-claim = Zuletzt angesagt: { $number }; als Nächstes kommt die { $next }
terminal-claim-last = Zuletzt angesagt: { $number }, die letzte Zahl
terminal-claim-again = Mit der nächsten Karte kommt der Stapel weg, und ein neuer beginnt mit der { $next }
terminal-own-card = Deine Karte, die nur du siehst
terminal-fits = { $hand }, { $mark } passt jetzt
terminal-playable = { $hand }, { $mark } ist jetzt spielbar
terminal-none-fits = { $hand }, keine passt jetzt
terminal-last-card = { $who } hat die letzte Karte gelegt. Tipp object ein, oder lass sie mit Enter gelten.
terminal-draw-from = { $count ->
    [one] Du ziehst von { $who } ({ $count } Karte).
   *[other] Du ziehst von { $who } ({ $count } Karten).
}
terminal-may-play = Du kannst spielen: { $moves }
terminal-lists-all = ({ $key } zeigt alle { $count })
terminal-pile = { $count ->
    [one] { $who }: { $count } Karte, { $cards }
   *[other] { $who }: { $count } Karten, { $cards }
}
terminal-pile-own = { $count ->
    [one] Du: { $count } Karte, { $cards }
   *[other] Du: { $count } Karten, { $cards }
}
terminal-pile-none = Vor { $who } liegen keine offenen Karten.
terminal-pile-none-own = Vor dir liegen keine offenen Karten.
terminal-pile-seat = Schreib die Nummer eines Platzes dazu, zum Beispiel { $example }.
terminal-pile-hidden = In diesem Spiel werden keine Karten offen gesammelt.

# Das Punkteblatt
terminal-left = noch in der Hand
terminal-bonus = Bonus
terminal-unit-points = Punkte
terminal-unit-cards = Karten
terminal-unit-quartets = Quartette
terminal-most-cards = Es gewinnt, wer die meisten Karten hat.
terminal-most-quartets = Es gewinnt, wer die meisten Quartette hat.

# Hilfe
terminal-help-moves = Das kannst du jetzt spielen:
terminal-help-commands = Weitere Befehle:
terminal-kind-lay = Eine Karte legen
terminal-kind-claim = Eine Karte verdeckt legen, wahr oder nicht
terminal-kind-colour = Eine Karte legen, wahr oder nicht: r12=b sagt, sie sei blau
terminal-kind-joker = Einen Joker legen
terminal-kind-bridge = Eine Karte über eine Brücke legen
terminal-kind-swap = Eine Karte gegen einen Joker tauschen
terminal-kind-onto = Auf den Stapel dieses Platzes legen
terminal-kind-stopp = Rufen, dass jemand etwas übersehen hat
terminal-kind-slip = Noch eine Karte dazuschmuggeln
terminal-kind-doubt = Die letzte Karte anzweifeln
terminal-kind-caught = Rufen, dass mehr als eine Karte gelegt wurde
terminal-kind-object = Einspruch gegen die letzte Karte
terminal-kind-guess = Die Summe raten
terminal-kind-choose = Heimlich eine Karte wählen
terminal-kind-take = Die oberste Karte eines Stapels nehmen
terminal-kind-put = Eine Karte auf einen Stapel legen: r12>3 legt sie auf Stapel 3
terminal-kind-pick = Eine Karte aus der nächsten Hand ziehen
terminal-kind-schnapp = Rufen, dass zwei Stapel dieselbe Zahl zeigen
terminal-kind-schnipp = Rufen, dass eine Karte zur Mitte passt
terminal-command-help = diese Liste
terminal-command-hand = noch einmal der Tisch und deine Karten
terminal-command-pile = die gewonnenen oder abgelegten Karten einer Person, etwa pile 1
terminal-command-undo = deinen letzten Zug zurücknehmen, wenn seither nichts Verdecktes gezeigt wurde
terminal-command-hint = ein Zug des besten Bots, mit Gründen
terminal-command-shuffle = woher die Karten kommen
terminal-command-rules = die Regeln dieses Spiels
terminal-command-agree = die Person den Platz übernehmen lassen
terminal-command-decline = den Bot weiterspielen lassen
terminal-command-quit = das Spiel verlassen
terminal-typing-card = Tipp eine Karte als Farbe und Zahl ein: { $move } ist die { $card }.
terminal-typing-colours = Die Farben sind r (rot), y (gelb), g (grün) und b (blau).
terminal-typing-number = Die Zahl allein reicht: { $number } für { $move }.
terminal-typing-several = Du kannst mehrere Züge in eine Zeile schreiben: { $moves }.
terminal-typing-spaces = Du kannst mehrere Züge in eine Zeile schreiben, mit Leerzeichen dazwischen.
terminal-typing-enter = Enter allein tut, was in der Zeile nach „Enter =“ steht.

# Das Ende einer Partie
terminal-goodbye = Bis zum nächsten Mal!
terminal-unfinished = Das Spiel wurde nicht zu Ende gespielt.
terminal-same-cards = So spielst du dieselben Karten noch einmal:
terminal-save = Mit --save DATEI behältst du die Aufzeichnung einer Partie.
terminal-save-early = Mit --save DATEI behältst du die Aufzeichnung, auch wenn du früher gehst.
terminal-saved = Die Aufzeichnung ist gespeichert:
terminal-saved-as = Gespeichert als { $file }.
terminal-shows-it = { $command } zeigt sie
terminal-checks-it = { $command } prüft sie

# Wiederholungen
terminal-replay-keys = Enter = weiter, b = zurück, w = warum, eine Zahl = dieser Zug, end = Ende, q = aufhören:
terminal-replay-end = Ende. b = zurück, w = warum, eine Zahl = dieser Zug, Enter oder q = aufhören:
terminal-replay-wrong = Drück Enter, oder tipp b, w, end, q oder einen Zug von 0 bis { $last } ein.
terminal-no-choice = Hier hat niemand etwas entschieden.
terminal-only-own = Nur { $who } weiß, welche Karten in dieser Hand waren.
terminal-same-move = { $name } würde dasselbe tun.

# An einem Tisch auf einem Server
terminal-table = Dein Tisch ist { $link }
terminal-invite = Andere kommen dazu mit: { $command }
terminal-no-seat = Kein Platz ist frei, darum kannst du nur zuschauen.
terminal-at-table = { $game }: { $seats }.
terminal-free = frei
terminal-away = { $name } (nicht da)
terminal-start = Mit start geht es los. Bots übernehmen die freien Plätze.
terminal-wait-host = Es geht los, sobald die Person startet, die den Tisch leitet.
terminal-wait-others = Die anderen sind dran. Du kannst { $commands } oder quit eintippen.
terminal-agree = Tipp agree ein, um zuzustimmen, oder decline, um abzulehnen.
terminal-no-request = Niemand fragt nach einem Platz.
terminal-back = Die Verbindung ist wieder da.
terminal-goes-on = Am Tisch geht es weiter.
terminal-return = So kommst du an deinen Platz zurück:

# Die Liste der Spiele
terminal-games-game = Kürzel und Name
terminal-games-option = Option
terminal-games-default = üblich
terminal-games-takes = möglich
terminal-games-seat = ein Platz
terminal-games-text = Text
terminal-games-some = { $count } von { $values }
terminal-games-only = { $values }; { $count } Personen
