# Was schiefging und was jetzt hilft. Jeder Code des Protokolls hat seine Meldung.

error-no-table = Zu diesem Code gibt es keinen Tisch. Schau ihn dir noch einmal an, oder lass dir den Link geben.
error-full = An diesem Tisch ist kein Platz mehr. Bitte darum, dass jemand Platz macht, oder eröffne einen eigenen Tisch.
error-bad-token = Dieses Gerät hat seinen Platz am Tisch verloren. Komm mit dem Code noch einmal dazu.
error-removed = Du bist nicht mehr an diesem Tisch: Wer ihn leitet, hat dich weggeschickt. Du kannst einen eigenen Tisch eröffnen.
error-busy = Hier ist gerade zu viel los. Versuch es gleich noch einmal.
error-too-slow = Deine Verbindung kam nicht mit. Gleich bist du wieder da, und nichts ist verloren.
error-too-fast = Das war ein bisschen zu schnell. Warte kurz, dann geht es weiter.
error-not-allowed = Das darfst du hier nicht. Wer den Tisch leitet, kann helfen.
error-not-now = Das geht gerade nicht. Schau auf den Tisch und versuch es später noch einmal.
error-stale = Das Spiel ist inzwischen weitergegangen. Schau noch einmal hin, und entscheide dann.
error-id-used = Das ist nicht richtig angekommen. Bitte mach es noch einmal.
error-bad-request = Da stimmt etwas nicht. Prüf, was du eingegeben hast, und versuch es noch einmal.
error-bad-options = Diese Hausregeln passen nicht zu diesem Spiel. Wähl sie noch einmal aus.
error-unknown-game = Dieses Spiel steht nicht im Regal. Such dir ein anderes aus.
error-not-your-turn = Du bist gerade nicht an der Reihe. Warte einen Moment.
error-illegal-move = Das erlauben die Regeln jetzt nicht. Versuch etwas anderes.
error-bad-move = Diesen Zug gibt es in diesem Spiel nicht. Versuch etwas anderes.
error-wrong-origin = Diese Seite gehört nicht zu diesem Spiel. Öffne das Spiel unter seiner eigenen Adresse.
error-wrong-host = Unter dieser Adresse ist das Spiel nicht zu Hause. Nimm den Link oder den QR-Code, den es zeigt.
error-not-found = Hier gibt es nichts. Geh zurück zur Startseite.
error-too-long = Das war zu lang. Mach es kürzer und versuch es noch einmal.
error-offline = Gerade keine Verbindung. Dein Platz bleibt dir, und wir versuchen es weiter.
error-unsaid = Die Verbindung war weg. Dein Zuruf ist nicht angekommen.
error-unknown = Da ist etwas schiefgegangen. Lade die Seite neu; dein Spiel ist noch da.
