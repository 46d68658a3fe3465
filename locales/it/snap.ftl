# Cic ciac: scopri, guarda, grida. $seconds è già scritto come si legge.

snap-piles = I mucchi scoperti
snap-pile = { $count ->
    [0] Mucchio di { $who }: { $top }
    [one] Mucchio di { $who }: { $top }, una carta
   *[other] Mucchio di { $who }: { $top }, { $count } carte
}
snap-pile-own = { $count ->
    [0] Il tuo mucchio scoperto: { $top }
    [one] Il tuo mucchio scoperto: { $top }, una carta
   *[other] Il tuo mucchio scoperto: { $top }, { $count } carte
}
snap-empty = vuoto
snap-middle = { $count ->
    [0] Centro: { $top }
    [one] Centro: { $top }, una carta
   *[other] Centro: { $top }, { $count } carte
}
snap-middle-name = Centro
snap-pile-name = Il tuo mucchio
snap-stack = Scopri per { $who }: { $count ->
    [0] nessuna carta
    [one] ancora una carta
   *[other] ancora { $count } carte
}
snap-stack-own = Scopri: { $count ->
    [0] nessuna carta
    [one] ancora una carta
   *[other] ancora { $count } carte
}
snap-stack-name = Scopri
snap-quartets = { $count ->
    [0] nessun quartetto
    [one] un quartetto
   *[other] { $count } quartetti
}
snap-won = { $count ->
    [0] nessuna vinta
    [one] una vinta
   *[other] { $count } vinte
}
snap-words = Grida: { $who }
snap-for-schnipp = come al centro
snap-for-schnapp = due uguali
snap-called = { $word ->
    [schnipp] Cic!
   *[schnapp] Ciac!
} Dopo { $seconds } secondi.
snap-wait = Un momento: tutti possono ancora gridare.
snap-lies = Si può ancora gridare…
snap-times = In quanto tempo ha gridato ognuno
snap-seconds = { $seconds } s
snap-take = { $count ->
    [0] nessuna carta
    [one] +1 carta
   *[other] +{ $count } carte
}
snap-late = troppo tardi
snap-wrong = { $count ->
    [0] sbagliato
    [one] sbagliato, −1 carta
   *[other] sbagliato, −{ $count } carte
}
snap-undecided = parità
snap-whole = Tutto lo schermo è un pulsante
move-schnipp = Cic
move-schnapp = Ciac

event-call = { $who } ha gridato { $word ->
    [schnipp] «Cic»
   *[schnapp] «Ciac»
}.
event-call-own = Hai gridato { $word ->
    [schnipp] «Cic»
   *[schnapp] «Ciac»
}.
event-take-schnapp = Ciac! { $who } prende { $count ->
    [one] una carta
   *[other] { $count } carte
}.
event-take-schnapp-own = Ciac! Prendi { $count ->
    [one] una carta
   *[other] { $count } carte
}.
event-take-schnipp = Cic! { $who } prende il centro: { $count ->
    [one] una carta
   *[other] { $count } carte
}.
event-take-schnipp-own = Cic! Prendi il centro: { $count ->
    [one] una carta
   *[other] { $count } carte
}.
event-wrong = { $count ->
    [0] { $who } ha sbagliato e per fortuna non aveva un mucchio.
    [one] { $who } ha sbagliato: una carta va al centro.
   *[other] { $who } ha sbagliato: { $count } carte vanno al centro.
}
event-wrong-own = { $count ->
    [0] Sbagliato. Per fortuna non avevi un mucchio!
    [one] Sbagliato: la tua carta scoperta va al centro.
   *[other] Sbagliato: le tue { $count } carte scoperte vanno al centro.
}
event-late = { $who } aveva ragione, solo un po’ troppo tardi.
event-late-own = Giusto, solo un po’ troppo tardi.
event-undecided = Grida nello stesso momento, non vince nessuno: { $whom }.
event-quartet = { $who } mette da parte un quartetto: tutti e quattro { $number ->
    [1] gli 1
    [8] gli 8
    [11] gli 11
   *[other] i { $number }
}!
event-quartet-own = Un quartetto per te: tutti e quattro { $number ->
    [1] gli 1
    [8] gli 8
    [11] gli 11
   *[other] i { $number }
}!
event-mix = { $who } mescola il proprio mucchio: è il suo nuovo mazzo.
event-mix-own = Il tuo mucchio viene mescolato: è il tuo nuovo mazzo.

ending-quartets = Tutti i quartetti sono da parte: la partita è finita.
ending-alone = Solo una persona ha ancora carte: la partita è finita.
ending-turn-overs = Era l’ultima carta: la partita è finita.

lesson-snap-flip = Quando tocca a te, tocca il tuo mazzo coperto o premi la freccia in su.
lesson-snap-call = Due numeri uguali: «Ciac»! Come al centro: «Cic»!

headstart-title = Vantaggio per le mani piccole
headstart-about = Mani piccole o lente? Con un vantaggio, un grido vale come se fosse arrivato un po’ prima.
headstart-host = { $name } può impostarlo qui.
headstart-none = nessun vantaggio
headstart = { $seconds } s di vantaggio
headstart-of = Vantaggio per { $name }
