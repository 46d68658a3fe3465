# An einen Tisch kommen.

join-title = Mitspielen
join-about = Wer den Tisch eröffnet hat, sieht den Code. Oder scann den QR-Code mit der Kamera.
join-free = Freier Platz
join-join = Mitspielen
join-watch = Nur zuschauen
join-full = Alle Plätze sind besetzt. Zuschauen kannst du trotzdem.
join-locked = Der Tisch ist geschlossen: Gerade kommt niemand dazu. Zuschauen kannst du trotzdem.
