# Des cartes que tout le monde montre en même temps : la plus haute les emporte.

tricks-places = Les cartes de ce pli
tricks-choosing = choisit encore
tricks-choosing-own = Choisis une carte
tricks-chosen = a choisi
tricks-chosen-card = { $label }, ton choix
tricks-count = { $count ->
    [0] aucune gagnée
    [one] { $count } gagnée
   *[other] { $count } gagnées
}
tricks-takes = { $count ->
    [0] Aucune carte pour { $who } !
    [one] Une carte pour { $who } !
   *[other] { $count } cartes pour { $who } !
}
tricks-takes-own = { $count ->
    [0] Aucune carte pour toi !
    [one] Une carte pour toi !
   *[other] { $count } cartes pour toi !
}
tricks-tie = Égalité ! Elles restent là.
tricks-middle = { $count ->
    [0] Aucune carte n’attend
    [one] Une carte attend
   *[other] { $count } cartes attendent
}

lesson-tricks-choose = Touche une carte. Personne ne la voit avant que tout le monde ait choisi.

event-choose = { $who } a choisi.
event-choose-own = Tu as choisi { $card }.
event-trick = { $count ->
    [0] { $who } ne gagne aucune carte.
    [one] { $who } gagne une carte : { $cards }.
   *[other] { $who } gagne { $count } cartes : { $cards }.
}
event-trick-own = { $count ->
    [0] Tu ne gagnes aucune carte.
    [one] Tu gagnes une carte : { $cards }.
   *[other] Tu gagnes { $count } cartes : { $cards }.
}
event-trick-nobody = { $count ->
    [0] Égalité, aucune carte n’attend.
    [one] Égalité, une carte attend : { $cards }.
   *[other] Égalité, { $count } cartes attendent : { $cards }.
}

ending-played-through = Les paquets sont vides. La personne qui a le plus de cartes gagne.
