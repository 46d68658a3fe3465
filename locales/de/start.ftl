# Die Startseite.

start-title = Elfer
start-about = Kartenspiele rund um die Elf, für alle am Tisch
start-play-now = Jetzt spielen
start-dealing = Die Karten kommen …
start-play-about = { $game } gegen { $bots } Bots
start-you = Du
start-player = Platz 1
start-continue = Weiterspielen
start-continue-table = { $state ->
    [playing] Das Spiel läuft
   *[waiting] Noch nicht angefangen
} · Tisch { $code }
start-more = Alle Spiele
start-more-about = Gegen Bots, zu mehreren an einem Gerät oder alle am eigenen.
start-shelf = Zum Regal
start-together = Neuer Tisch
start-join = Mitspielen
start-join-about = Es gibt schon einen Tisch? Dann gib seinen Code ein.
