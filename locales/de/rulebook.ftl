# Die Regelseiten

rulebook-common = Regeln für alle Spiele
rulebook-play = Spielen
rulebook-all = Alle Spiele
rulebook-print = Drucken
rulebook-search = In den Regeln suchen
rulebook-found = { $count ->
    [0] Nichts gefunden.
    [one] { $count } Stelle gefunden.
   *[other] { $count } Stellen gefunden.
}
rulebook-more = { $count ->
    [one] { $count } weitere Stelle. Ein Wort mehr macht die Suche genauer.
   *[other] { $count } weitere Stellen. Ein Wort mehr macht die Suche genauer.
}
rulebook-link = Link zur Regel { $rule }
rulebook-ruling = Hausregel von uns
rulebook-edition = Andere Ausgaben
rulebook-fits = Passt
rulebook-refused = Passt nicht
rulebook-back = eine verdeckte Karte
rulebook-bridge = eine Brücke
rulebook-bonus = eine Bonuskarte
rulebook-no-game = Für „{ $name }“ gibt es keine Regeln. Das hier sind die Regeln von { $title }.
rulebook-no-rule = Eine Regel { $name } gibt es hier nicht. Am nächsten kommt { $near }.
rulebook-no-language = Auf „{ $name }“ gibt es keine Regeln. Darum stehen sie hier in deiner Sprache.
rulebook-about = Das sind die Regeln der Anleitungen in unseren eigenen Worten. Wo eine Anleitung etwas offenlässt, sagen wir, was wir entschieden haben und warum.
