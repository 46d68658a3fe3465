# Al tavolo, prima di dare le carte.

waiting-chairs = Chi siede dove?
waiting-free = Il posto { $number } è libero
waiting-at = al posto { $number }
waiting-sit = Siediti
waiting-sit-other = Qualcuno qui
waiting-sit-other-about = Condividete questo dispositivo. Tra un turno e l’altro cala un sipario, così nessuno vede le carte degli altri.
waiting-sit-done = Prendi il posto
waiting-ask-seat = Chiedi questo posto
waiting-bot = Bot
waiting-level = Come gioca { $name }?
waiting-stand = Alzati
waiting-make-free = Libera
waiting-remove = Fai uscire
waiting-remove-title = Far uscire { $name }?
waiting-remove-about = Il posto sarà libero. Finché il tavolo è aperto, si può tornare con il codice.
waiting-yours = Su questo dispositivo
waiting-gone = Per ora non c’è
waiting-host = Si occupa del tavolo
waiting-standing = Ancora senza posto
waiting-you = Sei tu
waiting-watching = { $count ->
    [0] Nessuno guarda.
    [one] Una persona guarda.
   *[other] { $count } persone guardano.
}
waiting-rename = Nome e faccia
waiting-rename-title = Chi sei?
waiting-rename-save = Sono io
waiting-more = Altro: regole della casa, chiudi il tavolo, televisione
waiting-rules = Regole della casa
waiting-invite = Invita gli altri
waiting-code = Codice
waiting-link = Link
waiting-copy = Copia il link
waiting-copied = Copiato.
waiting-copy-self = Il link è selezionato: ora puoi copiarlo.
waiting-qr = Codice QR con il link a questo tavolo
waiting-qr-about = Da leggere con la fotocamera di un telefono
waiting-locked = Il tavolo è chiuso.
waiting-lock = Chiudi il tavolo
waiting-lock-about = Così non entra più nessuno. Chi c’è continua a giocare.
waiting-tv = Mostra il tavolo su un televisore
waiting-screen-join = Gioca con noi
waiting-screen-join-about = Leggi il codice QR con la fotocamera del telefono, oppure apri { $address } e scrivi il codice.
waiting-for = { $name } dà le carte appena tutti hanno un posto.
waiting-for-deal = { $name } sta per dare le carte.
waiting-missing = { $count ->
    [0] Tutti i posti sono occupati.
    [one] Un posto è ancora libero: invita qualcuno, o metti un bot.
   *[other] { $count } posti sono ancora liberi: invita gli altri, o metti dei bot.
}
waiting-fill = Completa con i bot
waiting-start = Dai le carte
change-open = Cambia gioco o regole
change-title = A che cosa giochiamo?
change-agree = Giochiamo così
change-crowded = Al tavolo c’è troppa gente per questo gioco.
