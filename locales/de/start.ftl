# Die Startseite.

start-title = Elfer
start-about = Kartenspiele rund um die Elf, für alle am Tisch
start-play-now = Jetzt spielen
start-dealing = Die Karten kommen …
start-play-about = { $game } gegen { $bots } Bots
start-you = Du
start-continue = Weiterspielen
start-continue-table = { $state ->
    [playing] Das Spiel läuft
   *[waiting] Noch nicht angefangen
} · Tisch { $code }
start-ways = Weitere Wege
start-shelf = Spiel aussuchen
start-shelf-about = Gegen Bots, zu mehreren an einem Gerät oder alle am eigenen.
start-join = Mitspielen
start-join-about = Gib den Code des Tisches ein, oder scann den QR-Code mit der Kamera.
