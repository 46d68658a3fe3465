# Die Tasten am Tisch.

keys-hand = Zu deinen Karten
keys-number = Eine deiner ersten zehn Karten wählen
keys-board = Zum Spielfeld
keys-actions = Zu den Knöpfen
keys-list = Diese Liste zeigen
keys-along = Durch deine Karten gehen
keys-ends = Erste oder letzte Karte
keys-press = Spielen oder drücken
keys-look = Die Karten eines Stapels ansehen (oder den Stapel gedrückt halten)
keys-next = Zum nächsten Element
keys-close = Meldung oder Fenster schließen
keys-single = Einzelne Tasten benutzen
keys-single-about = Schalte sie aus, wenn du das Gerät mit der Stimme bedienst oder sie aus Versehen drückst.

key-home = Pos 1
key-end = Ende
key-enter = Eingabe
key-escape = Esc
key-shift = Umschalt
