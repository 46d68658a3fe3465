# Raccogliere i colori: prendere una carta, posarne una, finché tutto non è di un colore.

collecting-piles = Il mazzo e i quattro mucchi scoperti
collecting-stock = Mazzo
collecting-pile = Mucchio { $pile }
collecting-pile-free = Mucchio { $pile }: qui c’è posto
collecting-pile-spoken = { $under ->
    [0] Mucchio { $pile }: { $card }, nient’altro
    [one] Mucchio { $pile }: { $card }, sotto una carta
   *[other] Mucchio { $pile }: { $card }, sotto { $under } carte
}
collecting-sum = { $colour ->
    [r] Rosso
    [y] Giallo
    [g] Verde
   *[b] Blu
}: { $sum }
collecting-collected = Che cosa ha raccolto ognuno

move-pile = Sul mucchio { $pile }
move-stock = Prendi una carta dal mazzo
move-take = Prendi la carta del mucchio { $pile }
move-close = Chiudi la mano

task-collecting-take = Prendi una carta.
task-collecting-lay = Posa una carta.
task-collecting-card = Quale carta posi lì?
task-collecting-end = Finito?
task-collecting-close = Un solo colore! Chiudi?
lesson-collecting-take = Prendi la carta in cima a un mucchio. Conta solo il tuo colore migliore.
lesson-collecting-lay = Tocca una carta che non ti serve e poi un mucchio.
lesson-collecting-end = Quando avrai in mano un solo colore, potrai chiudere la mano.
lesson-collecting-close = Ti resta un solo colore. Chiudi la mano, o continua a raccogliere carte più alte.

event-take-collecting = { $who } prende { $card } dal mucchio { $pile }.
event-take-collecting-own = Prendi { $card } dal mucchio { $pile }.
event-lay-collecting = { $who } posa { $card } sul mucchio { $pile }.
event-lay-collecting-own = Posi { $card } sul mucchio { $pile }.
event-close = { $who } chiude la mano!
event-close-own = Hai chiuso la mano!
event-restock = Il mazzo era vuoto. Le carte sotto quelle in cima ai mucchi sono state mescolate.
ending-closed = Qualcuno ha in mano un solo colore e ha chiuso: la mano è finita.
ending-turns = Ognuno ha avuto cento turni. Si conta quello che c’è.
