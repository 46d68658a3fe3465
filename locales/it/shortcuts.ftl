# I tasti al tavolo.

keys-hand = Vai alle tue carte
keys-number = Scegli una delle tue prime dieci carte
keys-board = Vai al tavolo
keys-actions = Vai ai pulsanti
keys-list = Mostra questo elenco
keys-along = Scorri le tue carte
keys-ends = Prima o ultima carta
keys-press = Gioca o premi
keys-look = Mostra le carte di un mucchio (o tieni premuto il mucchio)
keys-next = Elemento successivo
keys-close = Chiudi un messaggio o una finestra
keys-single = Usa i tasti singoli
keys-single-about = Disattivali se comandi il dispositivo con la voce, o se li premi per sbaglio.

key-home = Inizio
key-end = Fine
key-enter = Invio
key-escape = Esc
key-shift = Maiusc
