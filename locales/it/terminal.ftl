# Le frasi che servono solo nel terminale. Le parole da scrivere, come undo e quit, non si traducono.
# $key è il tasto per l’aiuto, $move e $moves sono mosse come si scrivono.

terminal-seat = [{ $number }] { $name }
terminal-label = { $label }:
terminal-players = { $game }, { $count } persone. In ordine di gioco: { $seats }.
terminal-rules-agreed = Regole della casa: { $rules }.
terminal-type-help = Scrivi { $key } per avere aiuto.
terminal-seed-given = Le carte vengono dal seme indicato.
terminal-commitment = Le carte vengono da un segreto. La sua promessa è questo valore SHA-256:

# Le domande
terminal-prompt = { $head } ({ $keys }):
terminal-your-move = La tua mossa
terminal-your-move-of = { $who }, la tua mossa
terminal-your-call = Il tuo grido
terminal-your-call-of = { $who }, il tuo grido
terminal-call-keys = Invio = nessuno, oppure { $calls }
terminal-key-enter = Invio = { $what }
terminal-key-help = { $key } = aiuto
terminal-go-on = avanti
terminal-let-pass = non dire niente
terminal-or = { $first } o { $second }
terminal-press-go-on = Premi Invio per continuare.
terminal-press-next-round = Premi Invio per la prossima mano.
terminal-curtain = { $who }, premi Invio quando nessun altro guarda.
terminal-keys-about = Da adesso le carte arrivano in fretta e ogni tasto è un grido:
terminal-ready = Premi Invio per cominciare
terminal-next-match = again = le stesse carte, rematch = nuove carte e nuovi posti, Invio = uscire:
terminal-next-match-words = Scrivi again o rematch, oppure premi Invio per uscire.
terminal-your-name = Il tuo nome (Invio = { $name }):
terminal-which-game = Quale gioco? Un numero o una sigla, Invio = { $game }:
terminal-which-number = Scrivi un numero da 1 a { $count } o una sigla.

# Quello che è stato scritto
terminal-too-late = Troppo tardi: i tasti valgono come grida solo mentre si vede una carta.
terminal-type-a-move = Scrivi una delle tue mosse, oppure { $key } per avere aiuto.
terminal-bad-move = «{ $move }» non è una mossa di questo gioco. Le mosse si scrivono così: { $moves }.
terminal-several-ways = { $move } si può giocare in più modi: { $moves }.
terminal-not-played = Il tuo turno era finito. Queste mosse non sono state giocate: { $moves }.
terminal-no-undo = Adesso non puoi riprendere niente: non c’è una tua mossa, o nel frattempo si è visto qualcosa di coperto.
terminal-no-hint = Per le grida non ci sono consigli. Decidi tu se gridare.
terminal-hint-type = Da scrivere: { $move }

# I titoli
terminal-round = mano { $round } di { $rounds }
terminal-moment-call = grida!
terminal-moment-end = la fine
terminal-moment-watching = stai guardando
terminal-moment-turn = tocca a te
terminal-moment-last-card = un’ultima carta
terminal-moment-before = prima che { $who } continui
terminal-moment-deal = le carte sono distribuite
terminal-moment-step = mossa { $at } di { $count }

# Che cosa è successo. I messaggi terminal-shown-… servono per rivedere una partita con tutte le carte scoperte.
terminal-lay-several = { $who } ha posato { $cards }.
terminal-lay-several-own = Hai posato { $cards }.
terminal-draw-several = { $who } ha pescato { $count } carte.
terminal-draw-several-own = Hai pescato { $cards }.
terminal-shown-draw = { $who } ha pescato { $cards }.
terminal-shown-claim = { $who } ha posato coperta una carta, { $cards }, e ha detto: { $number }.
terminal-shown-slip = { $who } ha infilato di nascosto { $cards }.
terminal-shown-choose = { $who } ha scelto { $cards }.
terminal-revealed = Le carte erano { $cards }.
terminal-turns-later = { $count ->
    [one] … { $count } turno dopo:
   *[other] … { $count } turni dopo:
}
terminal-steps-later = { $count ->
    [one] … { $count } passo dopo …
   *[other] … { $count } passi dopo …
}

# Il tavolo
terminal-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
terminal-stack = mazzo di { $count }
terminal-shows = mostra { $face }
terminal-under = { $face } (+{ $count } sotto)
terminal-face-down = { $count ->
    [one] { $count } carta coperta
   *[other] { $count } carte coperte
}
terminal-waiting = { $count ->
    [one] { $pile }; un’altra ({ $count }) aspetta chi vince dopo
   *[other] { $pile }; altre { $count } aspettano chi vince dopo
}
terminal-guesses = dice { $guess }
terminal-chose = ha scelto { $face }
terminal-middle = Centro: { $cards }
terminal-aside = Da parte: { $cards }
terminal-turned = Carta scoperta: { $face }
terminal-completed = Finito: { $colours }
terminal-places = Senza carte, in quest’ordine: { $names }
terminal-claim-colour = Colore annunciato per questo mucchio: { $colour }
terminal-claim-first = Mucchio nuovo: il primo numero da dire è { $next }
terminal-claim = Ultimo numero detto: { $number }; il prossimo è { $next }
terminal-claim-last = Ultimo numero detto: { $number }, che è l’ultimo
terminal-claim-again = La prossima carta toglie questo mucchio e ne comincia uno nuovo con { $next }
terminal-own-card = La tua carta, che vedi solo tu
terminal-fits = { $hand }, { $mark } va bene adesso
terminal-playable = { $hand }, { $mark } si può giocare adesso
terminal-none-fits = { $hand }, nessuna va bene adesso
terminal-last-card = { $who } ha posato l’ultima carta. Scrivi object, oppure accettala con Invio.
terminal-draw-from = { $count ->
    [one] Peschi una carta da { $who } ({ $count } carta).
   *[other] Peschi una carta da { $who } ({ $count } carte).
}
terminal-may-play = Puoi giocare: { $moves }
terminal-lists-all = ({ $key } le mostra tutte: { $count })
terminal-pile = { $count ->
    [one] { $who }: { $count } carta, { $cards }
   *[other] { $who }: { $count } carte, { $cards }
}
terminal-pile-own = { $count ->
    [one] Tu: { $count } carta, { $cards }
   *[other] Tu: { $count } carte, { $cards }
}
terminal-pile-none = Davanti a { $who } non ci sono carte scoperte.
terminal-pile-none-own = Davanti a te non ci sono carte scoperte.
terminal-pile-seat = Aggiungi il numero di un posto, per esempio { $example }.
terminal-pile-hidden = In questo gioco non si raccolgono carte scoperte.

# Il foglio dei punti
terminal-left = rimaste in mano
terminal-bonus = bonus
terminal-unit-points = punti
terminal-unit-cards = carte
terminal-unit-quartets = quartetti
terminal-most-cards = Vince chi ha più carte.
terminal-most-quartets = Vince chi ha più quartetti.

# Aiuto
terminal-help-moves = Che cosa puoi giocare adesso:
terminal-help-commands = Altri comandi:
terminal-kind-lay = Posare una carta
terminal-kind-claim = Posare una carta coperta, vera o no
terminal-kind-colour = Posare una carta, vera o no: r12=b dice che è blu
terminal-kind-joker = Posare un jolly
terminal-kind-bridge = Posare una carta con un ponte
terminal-kind-swap = Scambiare una carta con un jolly
terminal-kind-onto = Posarla sul mucchio di quel posto
terminal-kind-stopp = Gridare che a qualcuno è sfuggito un posto
terminal-kind-slip = Infilare di nascosto un’altra carta
terminal-kind-doubt = Dubitare dell’ultima carta
terminal-kind-caught = Gridare che le carte sono più di una
terminal-kind-object = Protestare contro l’ultima carta
terminal-kind-guess = Indovinare la somma
terminal-kind-choose = Scegliere una carta in segreto
terminal-kind-take = Prendere la carta in cima a un mucchio
terminal-kind-put = Posare una carta su un mucchio: r12>3 la posa sul mucchio 3
terminal-kind-pick = Pescare una carta da chi viene dopo
terminal-kind-schnapp = Gridare che due mucchi mostrano lo stesso numero
terminal-kind-schnipp = Gridare che una carta è come quella al centro
terminal-command-help = questa lista
terminal-command-hand = ancora il tavolo e le tue carte
terminal-command-pile = le carte vinte o posate da una persona, per esempio pile 1
terminal-command-undo = riprendere la tua ultima mossa, se non si è visto niente di coperto
terminal-command-hint = una mossa del bot migliore, con i motivi
terminal-command-shuffle = da dove vengono le carte
terminal-command-rules = le regole di questo gioco
terminal-command-agree = lasciare il posto alla persona
terminal-command-decline = lasciar giocare il bot
terminal-command-quit = lasciare la partita
terminal-typing-card = Scrivi una carta con il colore e il numero: { $move } è { $card }.
terminal-typing-colours = I colori sono r (rosso), y (giallo), g (verde) e b (blu).
terminal-typing-number = Basta il numero: { $number } per { $move }.
terminal-typing-several = Puoi scrivere più mosse su una riga: { $moves }.
terminal-typing-spaces = Puoi scrivere più mosse su una riga, separate da spazi.
terminal-typing-enter = Invio da solo fa quello che la domanda dice dopo «Invio =».

# La fine di una partita
terminal-goodbye = Alla prossima!
terminal-unfinished = La partita non è finita.
terminal-same-cards = Per giocare ancora le stesse carte:
terminal-save = Con --save FILE conservi la registrazione di una partita.
terminal-save-early = Con --save FILE conservi la registrazione anche se esci prima.
terminal-saved = La registrazione è salvata:
terminal-saved-as = Salvata come { $file }.
terminal-shows-it = { $command } la mostra
terminal-checks-it = { $command } la controlla

# Rivedere una partita
terminal-replay-keys = Invio = avanti, b = indietro, w = perché, un numero = quella mossa, end = fine, q = uscire:
terminal-replay-end = Fine. b = indietro, w = perché, un numero = quella mossa, Invio o q = uscire:
terminal-replay-wrong = Premi Invio, oppure scrivi b, w, end, q o una mossa da 0 a { $last }.
terminal-no-choice = Qui nessuno ha dovuto scegliere.
terminal-only-own = Solo { $who } sa quali carte aveva in mano.
terminal-same-move = { $name } farebbe lo stesso.

# A un tavolo su un server
terminal-table = Il tuo tavolo è { $link }
terminal-invite = Altre persone si uniscono con: { $command }
terminal-no-seat = Nessun posto è libero, perciò puoi solo guardare.
terminal-at-table = { $game }: { $seats }.
terminal-free = libero
terminal-away = { $name } (assente)
terminal-start = Scrivi start per cominciare. I bot prendono i posti liberi.
terminal-wait-host = Si comincia appena lo decide chi si occupa del tavolo.
terminal-wait-others = Tocca ad altri. Puoi scrivere { $commands } o quit.
terminal-agree = Scrivi agree per accettare o decline per rifiutare.
terminal-no-request = Nessuno chiede un posto.
terminal-back = La connessione è tornata.
terminal-goes-on = Il tavolo va avanti.
terminal-return = Per tornare al tuo posto:

# La lista dei giochi
terminal-games-game = sigla e nome
terminal-games-option = opzione
terminal-games-default = di solito
terminal-games-takes = valori
terminal-games-seat = un posto
terminal-games-text = un testo
terminal-games-some = { $count } di { $values }
terminal-games-only = { $values }; { $count } persone
