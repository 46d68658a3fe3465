# Am Tisch, bevor ausgeteilt wird.

waiting-chairs = Wer sitzt wo?
waiting-free = Platz { $number } ist frei
waiting-at = auf Platz { $number }
waiting-sit = Hinsetzen
waiting-sit-other = Jemand hier
waiting-sit-other-about = Ihr teilt euch dieses Gerät. Zwischen den Zügen fällt ein Vorhang, damit niemand fremde Karten sieht.
waiting-sit-done = Hinsetzen
waiting-ask-seat = Um diesen Platz bitten
waiting-bot = Bot
waiting-level = Wie spielt { $name }?
waiting-stand = Aufstehen
waiting-make-free = Frei machen
waiting-remove = Entfernen
waiting-remove-title = { $name } entfernen?
waiting-remove-about = Der Platz wird dann frei. Solange der Tisch offen ist, kann man mit dem Code wiederkommen.
waiting-yours = An diesem Gerät
waiting-gone = Gerade nicht da
waiting-host = Leitet den Tisch
waiting-standing = Noch ohne Platz
waiting-you = Das bist du
waiting-watching = { $count ->
    [0] Niemand schaut zu.
    [one] Jemand schaut zu.
   *[other] { $count } Personen schauen zu.
}
waiting-rename = Name und Gesicht
waiting-rename-title = Wer bist du?
waiting-rename-save = Das bin ich
waiting-more = Mehr: Hausregeln, Tisch schließen, Fernseher
waiting-rules = Hausregeln
waiting-invite = Lade andere ein
waiting-code = Code
waiting-link = Link
waiting-copy = Link kopieren
waiting-copied = Kopiert.
waiting-copy-self = Der Link ist markiert: Jetzt kannst du ihn kopieren.
waiting-qr = QR-Code mit dem Link zu diesem Tisch
waiting-qr-about = Mit der Handykamera scannen
waiting-locked = Der Tisch ist geschlossen.
waiting-lock = Tisch schließen
waiting-lock-about = Dann kommt niemand mehr dazu. Wer da ist, spielt weiter.
waiting-tv = Den Tisch auf einem Fernseher zeigen
waiting-screen-join = Mitspielen
waiting-screen-join-about = Scann den QR-Code mit der Kamera deines Handys, oder öffne { $address } und tipp den Code ein.
waiting-for = { $name } teilt aus, sobald alle sitzen.
waiting-for-deal = { $name } teilt gleich aus.
waiting-missing = { $count ->
    [one] Ein Platz ist noch frei: Lade jemanden ein, oder setz einen Bot hin.
   *[other] { $count } Plätze sind noch frei: Lade andere ein, oder setz Bots hin.
}
waiting-fill = Mit Bots auffüllen
waiting-start = Austeilen
change-open = Spiel oder Regeln ändern
change-title = Was spielt ihr?
change-agree = So spielen wir
change-crowded = Für dieses Spiel sitzen zu viele am Tisch.
