# Perché una mossa non va: prima che cosa non va adesso (reason-…), poi la regola (rule-…).
# $seat è un nome, $card, $wanted e $top sono carte, $row e $from file, $colour una lettera.

reason-round-over = Questa mano è finita. Avanti con la prossima.
reason-round-not-over = Questa mano non è ancora finita. La prossima viene dopo.
reason-not-in-hand = Non hai { $card } in mano.
reason-no-joker = Non hai jolly in mano.

reason-drawn-fits = Hai appena pescato { $card }, e la carta va bene: posala.
reason-nothing-laid = Non hai ancora posato nessuna carta. Il turno si chiude solo dopo averne posata almeno una.
reason-draw-after-lay = In questo turno hai già posato una carta, quindi non peschi più.
reason-draw-but-fits = Hai una carta che va bene. Si pesca solo se niente va bene.
reason-stock-empty = Il mazzo è vuoto: non c’è più niente da pescare.
reason-pass-after-lay = In questo turno hai già posato una carta. Non serve passare: chiudi semplicemente il turno.
reason-pass-but-fits = Adesso non puoi passare: per esempio, { $card } va bene. Posa almeno una carta.
reason-pass-but-stock = Niente va bene, ma nel mazzo ci sono ancora carte: pesca.
reason-pass-too-early = Finché nel mazzo ci sono carte, non si passa: posa una carta oppure pesca.

reason-opens-with = Con { $card } non si può aprire la mano. Prima ci vuole { $wanted }.
reason-cannot-open = Con { $card } non si può aprire la mano.
reason-one-row = In questo turno posi carte solo nella { $row }.
reason-row-not-begun = Per { $card } bisogna aspettare: la { $row } non è ancora cominciata.
reason-no-fit = Per ora { $card } non va bene nella { $row }.
mixed-row-not-begun = Per { $card } bisogna aspettare: questa fila comincia con il suo 11.
mixed-no-fit = Per ora { $card } non va bene in questa fila: il colore non importa, ma il numero deve essere il prossimo.
reason-wrong-place = Devi mettere { $card } nella { $row }.
reason-no-use = In questo gioco non serve a niente.
reason-fits-nowhere = Per ora { $card } non va bene da nessuna parte.
reason-elevens-wait = Un’altra tua carta va bene. Avete deciso che gli 11 vengono per ultimi.

reason-swap-needs-lay = Hai scambiato un jolly. Adesso posa anche una carta, prima di chiudere il turno.
reason-no-joker-there = Dove andrebbe { $card } non c’è nessun jolly.
reason-four-laid = Hai posato quattro carte: di più non si può. Puoi ancora scambiare jolly, oppure chiudere il turno.
reason-place-filled = Dove andrebbe { $card } c’è già una carta.
reason-nothing-beside = Per { $card } manca ancora un vicino: i due posti accanto sono vuoti.
reason-no-bridge-left = Non hai più ponti.
reason-bridge-needless = Il ponte non serve: { $card } va bene anche senza.
reason-bridge-same-row = Un ponte porta alla fila sopra o sotto, mai lungo la stessa fila.
reason-bridge-no-neighbours = La { $from } e la { $row } non sono vicine: nessun ponte le unisce.
reason-bridge-no-start = Questo ponte partirebbe da un posto ancora vuoto: lì ci vorrebbe { $wanted }.

reason-others-turn = Adesso è il turno di { $seat }.
reason-no-such-seat = Lì non è seduto nessuno.

reason-flip-first = Prima scopri la tua carta in cima.
reason-lay-turned-first = Hai già scoperto { $card }. Prima posa quella carta.
reason-middle-opens = La primissima carta va al centro.
reason-middle-first = Al centro { $card } va bene, e il centro viene sempre prima.
reason-not-one-higher = Al centro c’è { $top }, e { $card } non vale uno in più.
reason-not-one-higher-there = Sul mucchio di { $seat }, { $card } non va bene: dovrebbe valere uno in più.
reason-fits-elsewhere = Per { $card } c’è un altro posto. Avete deciso che non sfugge niente.
reason-own-pile = Questo è il tuo mucchio. Una carta ci va solo se non va bene da nessun’altra parte.
reason-nothing-overlooked = Non c’è niente da fermare: a nessuno è sfuggito niente, oppure è troppo tardi.

reason-last-card-open = Era un’ultima carta. Prima di’ se ci credi, poi si va avanti.
reason-slipping-off = Avete deciso che nessuno infila carte di nascosto.
reason-slip-too-late = Puoi infilare carte solo subito dopo la tua, finché chi viene dopo non ha fatto niente.
reason-nothing-to-believe = Dici che ci credi solo quando chi gioca subito prima di te ha posato l’ultima carta.
reason-nothing-to-question = Per ora non c’è nessuna carta da mettere in dubbio.
reason-only-next-doubts = Può dubitare di questa carta solo chi viene dopo: { $seat }.
reason-catch-yourself = Non puoi dire «Beccato!» a te.

reason-nothing-to-accept = Si accetta solo l’ultima carta di qualcuno.
reason-nothing-to-object = Nessun altro ha appena posato una carta da contestare.
reason-claim-a-colour = Cominci un mucchio: di’ anche di che colore è.
reason-no-colour-now = Si dice un colore solo con la prima carta di un mucchio, e solo se ogni mucchio ha un colore.
reason-colour-complete = { $colour ->
    [r] Il mucchio rosso è già finito.
    [y] Il mucchio giallo è già finito.
    [g] Il mucchio verde è già finito.
   *[b] Il mucchio blu è già finito.
} Scegli un altro colore.
reason-no-colour-left = Tutti e quattro i colori sono finiti: non c’è più niente da posare. Puoi ancora passare o contestare.

reason-guess-range = Di’ un numero da { $least } a { $most }: la somma non può essere altro.
reason-already-turned = La tua carta è già scoperta. Adesso l’altra persona scopre la sua.
reason-fewer-cards = { $count ->
    [one] { $seat } ha solo una carta.
   *[other] { $seat } ha solo { $count } carte.
}
reason-already-played = Hai già giocato { $card }.

reason-take-first = Prima prendi una carta: dal mazzo o da uno dei quattro mucchi.
reason-lay-now = Hai già preso una carta. Adesso posane una dalla mano su un mucchio.
reason-end-now = Hai preso una carta e ne hai posata una. Adesso chiudi il turno.
reason-just-taken = Hai appena preso { $card } da un mucchio. Posa un’altra carta.
reason-lay-on-free-place = I mucchi sono sempre quattro: posa la carta nel posto libero.
reason-not-one-colour = Non hai ancora in mano un solo colore. Chiudi semplicemente il turno.
reason-close-too-early = Prima prendi una carta e posane una. Solo dopo puoi chiudere la mano.

reason-nothing-shown = Adesso non c’è nessuna carta nuova per cui gridare.
reason-called-already = { $word ->
    [schnipp] Hai già gridato «Cic».
   *[schnapp] Hai già gridato «Ciac».
} Per ogni carta si grida una volta sola.
reason-only-schnipp = Non hai più carte: puoi gridare solo «Cic».
reason-no-cards = Non hai più carte da scoprire.
reason-settle-first = Qualcuno ha gridato. Prima si decide chi prende che cosa.
reason-last-card-shown = Era l’ultima carta della mano. Non si scopre più niente.
reason-only-referee-settles = Non devi pensarci tu: il tavolo decide da solo chi è stato più veloce.
reason-referee-only-settles = Chi fa da arbitro non ha carte e non grida.

# Tutti i giochi

rule-g-5 = Una mano finisce nel momento in cui è decisa. Dopo non gioca più nessuno.
rule-g-6 = Quante mani si giocano si decide prima. La prossima comincia quando questa è finita.
rule-g-10 = Giochi quando è il tuo turno, e solo con le carte che hai in mano.

# Gioco Junior

rule-ju-3 = Comincia chi è più giovane. Poi si va avanti in senso orario.
rule-ju-4 = Se qualcosa va bene, posa almeno una carta, nella fila che vuoi. Una carta va bene se ha il colore della fila ed è la prossima: dall’1 in su, dall’11 in giù.
rule-ju-5 = Se niente va bene, pesca una carta. Se quella va bene, posala subito; poi il tuo turno è finito.
rule-ju-6 = Se niente va bene e il mazzo è vuoto, passi.

# Fuori undici e le sue varianti

rule-cl-2 = Chi ha l’11 rosso comincia con quello. Se non ce l’ha nessuno, tocca al giallo, poi al verde, poi al blu.
rule-cl-4 = Se qualcosa va bene, posa almeno una carta. Puoi posarne quante ne vuoi, in tutte le file.
rule-cl-5 = Una fila comincia con il suo 11. Da lì scende fino a 1 e sale fino a 20, in un solo colore e senza saltare numeri.
rule-cl-6 = Si pesca solo se niente va bene, tre carte al massimo. Appena una va bene, la posi, e il tuo turno è finito.
rule-cl-7 = Se niente va bene e il mazzo è vuoto, passi.
rule-fa-1 = Gli 1 e i 20 sono sul tavolo fin dall’inizio. Si sale dall’1 e si scende dal 20, e l’11 è una carta come le altre.
rule-fa-2 = Comincia chi ha l’11 rosso. Se non ce l’ha nessuno, tocca al giallo, poi al verde, poi al blu. È un turno come gli altri.
rule-da-1 = Una fila comincia con il suo 10, il suo 11 o il suo 12. Da lì non si saltano numeri.
rule-da-2 = Un 10, un 11 o un 12 apre la mano, e si posa solo quella carta. Chi non ne ha, pesca.
rule-bs-1 = Qualsiasi carta può aprire la mano, ma una sola.
rule-bs-2 = Tutte le file cominciano con lo stesso numero della primissima carta. Da lì crescono da tutte e due le parti, senza saltare numeri.

# Gioco dell’undici, Misto di colori, Uno verso l’alto, venti verso il basso

rule-es-2 = Chi ha l’11 rosso comincia con quello. Se non ce l’ha nessuno, tocca al blu, poi al giallo, poi al verde.
rule-es-4 = Una fila comincia con il suo 11. Da lì scende fino a 1 e sale fino a 20, in un solo colore e senza saltare numeri.
rule-es-5 = Se qualcosa va bene, posa almeno una carta. Puoi posarne più di una, ma tutte nella stessa fila.
rule-es-6 = L’avete deciso voi: un 11 si posa solo se nient’altro va bene.
rule-es-7 = Si pesca solo se niente va bene. Se la carta va bene, posala; se no, puoi pescare un’altra volta oppure passare.
rule-es-8 = Se niente va bene e il mazzo è vuoto, passi.
rule-fm-1 = Una fila comincia con un 11 e accetta carte di ogni colore. Solo i numeri devono seguirsi.
rule-ez-1 = Prima devono esserci l’1 e il 20 di un colore. Poi si sale dall’1 e si scende dal 20.
rule-ez-2 = Chi ha l’1 rosso comincia con quello. Se non ce l’ha nessuno, tocca al blu, poi al giallo, poi al verde.

# Master

rule-ma-2 = All’inizio ognuno ha qualche ponte, e ogni ponte vale una volta sola.
rule-ma-4 = Nel tuo turno posi da una a quattro carte, oppure ne peschi una.
rule-ma-5 = Finché c’è un mazzo, non devi posare per forza. Quando è vuoto, devi posare se un tuo numero va bene; se no, puoi passare.
rule-ma-6 = Un numero va bene se, nella sua fila, il posto accanto è occupato, da una parte o dall’altra.
rule-ma-7 = Un jolly può sostituire ogni carta che andrebbe bene in quel posto.
rule-ma-8 = Con la carta giusta puoi prendere un jolly dal tavolo. Nello stesso turno posi anche una carta.
rule-ma-9 = Un ponte porta allo stesso numero nella fila sopra o sotto, dove non si arriva in altro modo. Quel posto si occupa subito.

# Attacca dappertutto

rule-ua-2 = Chi comincia scopre una carta e la mette al centro. Poi tocca già a chi viene dopo.
rule-ua-3 = La tua carta va dove vale uno in più: prima al centro, se no sul mucchio di qualcun altro. Se non va bene da nessuna parte, mettila sul tuo. Il colore non conta, e dopo il 20 viene l’1.
rule-ua-6 = Se qualcuno mette una carta sul proprio mucchio anche se va bene altrove, gli altri possono gridare «Stop!» finché non si scopre la prossima. Allora quella persona riceve una carta da tutti.

# Il baro

rule-mo-4 = Prima di posare, puoi dubitare della carta posata subito prima di te. La si mostra: se è giusta, prendi tu il mucchio, se no lo prende chi l’ha posata.
rule-mo-6 = Chi ha appena posato può infilare altre carte di nascosto, finché non gioca chi viene dopo. Tutti gli altri possono gridare «Beccato!»: il mucchio va a chi ha barato, o a chi ha gridato per niente.
rule-mo-7 = Vince chi resta per primo senza carte, appena chi viene dopo crede alla sua ultima carta o qualcuno ne ha dubitato a torto.

# Non lasciarti sorprendere!

rule-ew-4 = Tutti gli altri possono contestare una carta finché chi viene dopo non posa o passa. La si mostra: se non è giusta, prende il mucchio chi l’ha posata, se no chi ha contestato.
rule-ew-5 = Vince chi resta per primo senza carte, quando tutti gli altri hanno accettato la sua ultima. Fino ad allora nessuno va avanti.
rule-ew-6 = Se ogni mucchio ha un colore, lo dice chi comincia il mucchio: un colore che non è ancora finito. Con il suo 20 un mucchio è finito.

# Indovina un po’… e Poker

rule-ra-4 = Si dice un numero possibile: almeno 1 e al massimo 20 per ogni carta. Si può dire anche un numero già detto.

# Partita a due

rule-zw-1 = Entrambi scoprono la carta in cima, e la più alta le prende tutte e due.

# Raccogli i colori

rule-fs-3 = Prendi una carta dal mazzo o da un mucchio, poi posane una su un mucchio: non quella che hai appena preso da lì. Se c’è un posto libero, va in quello.
rule-fs-4 = Se alla fine del turno hai in mano un solo colore, puoi chiudere la mano.
rule-fs-6 = Quando il mazzo è vuoto, se ne fa uno nuovo con quello che sta sotto le carte in cima. Se non c’è niente, prendi da un mucchio.

# Cic ciac

rule-ss-2 = In senso orario, ognuno scopre a turno la sua carta in cima.
rule-ss-3 = Se la carta nuova ha lo stesso numero di un altro mucchio scoperto, tutti possono gridare «Ciac». Chi grida per primo prende i mucchi degli altri con quel numero.
rule-ss-7 = Per ogni carta ognuno grida una volta sola. Se più d’uno grida nello stesso momento, non vince nessuno.
rule-ss-8 = Chi non ha più nessuna carta è fuori, ma può ancora gridare «Cic» e rientrare.
rule-ss-10 = Se si scopre tutti insieme, la partita finisce quando qualcuno resta senza carte, o dopo il numero deciso.
rule-ss-11 = Perché una partita non duri per sempre, dopo 2000 carte è finita.

# L’uomo nero

rule-sp-3 = Peschi una carta dalle carte di chi siede alla tua sinistra, senza vederla. Chi non ha più carte è al sicuro, e si salta il suo turno.
