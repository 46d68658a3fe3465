# Indovina un po’… e Poker: indovinare la somma di carte coperte.

guessing-middle = { $count ->
    [0] Nessuna carta al centro
    [one] Una carta al centro
   *[other] { $count } carte al centro
}
guessing-hidden = coperta
guessing-yours = la tua
guessing-own-card = La tua carta è { $card }.
guessing-waiting = aspettano chi vince dopo
guessing-said = Che cosa ha detto ognuno
guessing-said-by = { $who } dice { $guess }.
guessing-said-nearest = { $who } dice { $guess }: è il numero più vicino.
guessing-question = Quanto fanno tutte le carte insieme?
guessing-question-of = { $who }, quanto fanno tutte le carte insieme?
guessing-slider = Il tuo numero
guessing-say = Dillo
guessing-range = Tutto è possibile, da { $least } a { $most }.
guessing-no-number = Non è un numero intero. Dinne uno da { $least } a { $most }.
guessing-out-of-range = Non è possibile. Di’ un numero da { $least } a { $most }.
guessing-won = { $count ->
    [one] { $who } ci va più vicino e prende una carta.
   *[other] { $who } ci va più vicino e prende { $count } carte.
}
guessing-won-own = { $count ->
    [one] Ci vai più vicino tu e prendi una carta!
   *[other] Ci vai più vicino tu e prendi { $count } carte!
}
guessing-tie = Parità! Le carte restano lì.
guessing-before = Prima:
guessing-nobody = nessuno
guessing-again = Mostra ancora. Somma: { $sum }. Ha vinto: { $who }.

task-guessing-guess = Indovina la somma.
move-guess = Di’ { $number }

lesson-guessing-own = Conosci solo la tua carta. Chi si avvicina di più alla somma prende tutte le carte.
lesson-guessing-blind = Nessuno conosce le carte. Chi si avvicina di più alla somma le prende.

event-guess = { $who } dice { $guess }.
event-guess-own = Tu dici { $guess }.
event-trick-guessing = { $nearest ->
    [one] La somma è { $sum }. { $who } ci va più vicino e prende { $middle ->
        [one] una carta
       *[other] { $middle } carte
    }.
   *[other] La somma è { $sum }. Parità: le carte restano lì.
}
event-trick-guessing-own = La somma è { $sum }. Ci vai più vicino tu e prendi { $middle ->
    [one] una carta
   *[other] { $middle } carte
}!
ending-through = Tutte le carte sono state giocate.

table-won = { $count ->
    [0] nessuna carta vinta
    [one] una carta vinta
   *[other] { $count } carte vinte
}
guessing-go-on = Avanti
