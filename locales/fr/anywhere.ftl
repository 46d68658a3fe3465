# La suite partout : on retourne une carte et on la pose là où elle va.
# $who et $whom sont des prénoms, $mine vaut « yes » si $whom est la personne qui lit.

anywhere-piles = Les piles des autres
anywhere-pile = { $count ->
    [0] Chez { $who } : { $top }
    [one] Chez { $who } : { $top }, une carte
   *[other] Chez { $who } : { $top }, { $count } cartes
}
anywhere-empty = vide
anywhere-gone = { $pile }. La pile vient d’être retournée ; dernière carte : { $card }.
anywhere-middle = { $count ->
    [0] Milieu : { $top }
    [one] Milieu : { $top }, une carte
   *[other] Milieu : { $top }, { $count } cartes
}
anywhere-middle-name = Milieu
anywhere-stack = { $count ->
    [0] Retourner : ton paquet est vide
    [one] Retourner : encore une carte
   *[other] Retourner : encore { $count } cartes
}
anywhere-stack-name = Retourner
anywhere-own = { $count ->
    [0] Ta propre pile : { $top }
    [one] Ta propre pile : { $top }, une carte
   *[other] Ta propre pile : { $top }, { $count } cartes
}
anywhere-own-name = Ma pile
anywhere-turned = { $who } a retourné : { $card }
anywhere-turned-own = Ta carte retournée : { $card }
anywhere-turned-name = Où ?
anywhere-stopp = Une place oubliée ?
anywhere-place = { $place ->
    [1] 1re place
   *[other] { $place }e place
}
anywhere-places = Le classement
move-stopp = Stop !
move-mid = Au milieu
move-own = Sur ta propre pile
move-onto = Sur la pile chez { $who }

event-flip = { $who } a retourné { $card }.
event-flip-own = Tu as retourné { $card }.
event-mid = { $who } a posé { $card } au milieu.
event-mid-own = Tu as posé { $card } au milieu.
event-own = { $who } a posé { $card } sur sa propre pile.
event-own-own = Tu as posé { $card } sur ta propre pile.
event-onto = { $who } a posé { $card } sur { $mine ->
    [yes] ta pile
   *[no] la pile chez { $whom }
}.
event-onto-own = Tu as posé { $card } sur la pile chez { $whom }.
event-stopp = { $who } crie « Stop ! » { $mine ->
    [yes] Tu as
   *[no] { $whom } a
} oublié une place.
event-stopp-own = Tu cries « Stop ! » { $whom } a oublié une place.
event-give = { $who } { $mine ->
    [yes] te donne une carte
   *[no] donne une carte à { $whom }
}.
event-give-own = Tu donnes une carte à { $whom }.
event-restack = { $who } retourne sa pile.
event-restack-own = Ta pile est retournée : c’est ton nouveau paquet.
event-out = { $place ->
    [1] { $who } n’a plus de cartes : 1re place !
   *[other] { $who } n’a plus de cartes : { $place }e place !
}
event-out-own = { $place ->
    [1] Tu n’as plus de cartes : 1re place !
   *[other] Tu n’as plus de cartes : { $place }e place !
}

ending-all-out = Toutes les cartes sont au milieu : la partie est finie.
ending-too-long = La partie a duré très longtemps, elle s’arrête là.

lesson-anywhere-flip = À toi : touche ton paquet.
lesson-anywhere-lay = Où vois-tu un nombre qui vaut un de moins ? Pose ta carte là ! Sinon, sur ta pile.
lesson-anywhere-stopp = Ouvre l’œil : si quelqu’un oublie une place, crie « Stop ! »
