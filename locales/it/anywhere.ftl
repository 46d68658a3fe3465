# Continua dappertutto: si scopre una carta e la si mette dove va bene.
# $who e $whom sono nomi, $mine è «yes» se $whom è la persona che legge.

anywhere-piles = I mucchi degli altri
anywhere-pile = { $count ->
    [0] Mucchio di { $who }: { $top }
    [one] Mucchio di { $who }: { $top }, una carta
   *[other] Mucchio di { $who }: { $top }, { $count } carte
}
anywhere-empty = vuoto
anywhere-gone = { $pile }. Il mucchio è appena stato girato; ultima carta: { $card }.
anywhere-middle = { $count ->
    [0] Centro: { $top }
    [one] Centro: { $top }, una carta
   *[other] Centro: { $top }, { $count } carte
}
anywhere-middle-name = Centro
anywhere-stack = { $count ->
    [0] Scopri: il tuo mazzo è vuoto
    [one] Scopri: ancora una carta
   *[other] Scopri: ancora { $count } carte
}
anywhere-stack-name = Scopri
anywhere-own = { $count ->
    [0] Il tuo mucchio: { $top }
    [one] Il tuo mucchio: { $top }, una carta
   *[other] Il tuo mucchio: { $top }, { $count } carte
}
anywhere-own-name = Il mio mucchio
anywhere-turned = { $who } ha scoperto: { $card }
anywhere-turned-own = La carta che hai scoperto: { $card }
anywhere-turned-name = Dove va?
anywhere-stopp = È sfuggito un posto?
anywhere-place = { $place }º posto
anywhere-places = La classifica
move-stopp = Stop!
move-mid = Al centro
move-own = Sul tuo mucchio
move-onto = Sul mucchio di { $who }

event-flip = { $who } ha scoperto { $card }.
event-flip-own = Hai scoperto { $card }.
event-mid = { $who } ha messo { $card } al centro.
event-mid-own = Hai messo { $card } al centro.
event-own = { $who } ha messo { $card } sul proprio mucchio.
event-own-own = Hai messo { $card } sul tuo mucchio.
event-onto = { $who } ha messo { $card } { $mine ->
    [yes] sul tuo mucchio
   *[no] sul mucchio di { $whom }
}.
event-onto-own = Hai messo { $card } sul mucchio di { $whom }.
event-stopp = { $who } grida «Stop!» { $mine ->
    [yes] Ti è sfuggito
   *[no] A { $whom } è sfuggito
} un posto.
event-stopp-own = Gridi «Stop!» A { $whom } è sfuggito un posto.
event-give = { $mine ->
    [yes] Ricevi
   *[no] { $whom } riceve
} una carta da { $who }.
event-give-own = { $whom } riceve una carta da te.
event-restack = { $who } gira il proprio mucchio: è il suo nuovo mazzo.
event-restack-own = Il tuo mucchio viene girato: è il tuo nuovo mazzo.
event-out = { $who } non ha più carte: { $place }º posto!
event-out-own = Non hai più carte: { $place }º posto!

ending-all-out = Tutte le carte sono al centro: la partita è finita.
ending-too-long = La partita è durata tantissimo e finisce così com’è.

lesson-anywhere-flip = È il tuo turno: tocca il tuo mazzo coperto.
lesson-anywhere-lay = Cerca il numero più basso di uno e metti lì la carta. Se non c’è, va sul tuo mucchio.
lesson-anywhere-stopp = Occhi aperti: se a qualcuno sfugge un posto, grida «Stop!»
