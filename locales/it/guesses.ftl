# Indovina un po' e Poker: indovinare la somma di carte coperte.

guesses-middle = { $count ->
    [one] Una carta al centro
   *[other] { $count } carte al centro
}
guesses-hidden = coperta
guesses-yours = la tua
guesses-own-card = La tua carta è { $card }.
guesses-waiting = aspettano chi vince dopo
guesses-said = Che cosa hanno detto tutti
guesses-said-by = { $who } dice { $guess }.
guesses-said-nearest = { $who } dice { $guess } ed è più vicino di tutti.
guesses-question = Quanto fanno tutte le carte insieme?
guesses-question-of = { $who }, quanto fanno tutte le carte insieme?
guesses-slider = Il tuo numero
guesses-say = Di’
guesses-range = Può essere tutto, da { $least } a { $most }.
guesses-no-number = Non è un numero intero. Dinne uno da { $least } a { $most }.
guesses-out-of-range = Non è possibile. Di’ un numero da { $least } a { $most }.
guesses-won = { $who } ci va più vicino e prende { $count } carte.
guesses-won-own = Ci vai più vicino tu e prendi { $count } carte!
guesses-tie = Parità! Le carte restano lì.
guesses-before = Prima:
guesses-nobody = nessuno
guesses-again = Mostra ancora: la somma era { $sum }, ha vinto { $who }.

task-guesses-guess = Indovina la somma.
move-guess = Di’ { $number }

lesson-guesses-own = Conosci solo la tua carta. Chi si avvicina di più alla somma prende tutte le carte.
lesson-guesses-blind = Nessuno conosce le carte. Chi si avvicina di più alla somma le prende.

event-guess = { $who } dice { $guess }.
event-guess-own = Tu dici { $guess }.
event-trick-guesses = { $nearest ->
    [one] La somma è { $sum }. { $who } ci va più vicino e prende { $middle } carte.
   *[other] La somma è { $sum }. Parità: le carte restano lì.
}
event-trick-guesses-own = La somma è { $sum }. Ci vai più vicino tu e prendi { $middle } carte!
ending-through = Tutte le carte sono state giocate.

table-won = { $count ->
    [0] ancora niente vinto
    [one] una carta vinta
   *[other] { $count } carte vinte
}
guesses-go-on = Avanti
