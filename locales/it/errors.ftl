# Che cosa non ha funzionato e che cosa fare adesso. Ogni codice del protocollo ha il suo messaggio.

error-no-table = Nessun tavolo ha questo codice. Controlla le lettere, o fatti dare di nuovo il link.
error-full = Questo tavolo è pieno. Chiedi che ti facciano posto, o apri un tavolo tuo.
error-bad-token = Questo dispositivo ha perso il suo posto al tavolo. Entra di nuovo con il codice.
error-removed = Non sei più a questo tavolo: chi se ne occupa ti ha fatto uscire. Puoi aprire un tavolo tuo.
error-busy = Adesso qui c’è troppa gente. Riprova tra un momento.
error-too-slow = La tua connessione non ce l’ha fatta. Tra un momento torni al tavolo, e niente va perso.
error-too-fast = Troppo in fretta! Aspetta un momento, poi continua.
error-not-allowed = Qui non puoi farlo. Chi si occupa del tavolo può aiutarti.
error-not-now = Adesso non si può. Guarda il tavolo e riprova più tardi.
error-stale = Intanto la partita è andata avanti. Guarda di nuovo, poi decidi.
error-id-used = Non è arrivato bene. Fallo ancora una volta, per favore.
error-bad-request = C’è qualcosa che non va. Controlla quello che hai scritto e riprova.
error-bad-options = Queste regole della casa non vanno con questo gioco. Scegli di nuovo.
error-unknown-game = Questo gioco non è sullo scaffale. Scegline un altro.
error-not-your-turn = Adesso non è il tuo turno. Aspetta un momento.
error-illegal-move = Adesso le regole non lo permettono. Prova qualcos’altro.
error-bad-move = Questa mossa non esiste in questo gioco. Prova qualcos’altro.
error-wrong-origin = Questa pagina non fa parte di questo gioco. Apri il gioco al suo indirizzo.
error-wrong-host = Il gioco non abita a questo indirizzo. Usa il link o il codice QR che mostra.
error-not-found = Qui non c’è niente. Torna alla pagina iniziale.
error-too-long = Era troppo lungo. Accorcialo e riprova.
error-offline = Per ora non c’è connessione. Il tuo posto resta tuo, e continuiamo a provare.
error-unsaid = La connessione era caduta. Il tuo messaggio non è arrivato.
error-unknown = Qualcosa è andato storto. Ricarica la pagina: la tua partita è ancora lì.
