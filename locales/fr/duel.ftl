# Deux paquets l’un contre l’autre : la carte la plus forte emporte les deux.

duel-stack = { $count ->
    [0] { $who } : le paquet est vide
    [one] { $who } : paquet d’une carte
   *[other] { $who } : paquet de { $count } cartes
}
duel-again = Égalité ! Encore une !
duel-nobody = Égalité ! Personne ne les prend.
duel-takes = { $count ->
    [0] Aucune carte pour { $who } !
    [one] Une carte pour { $who } !
   *[other] { $count } cartes pour { $who } !
}
duel-takes-own = { $count ->
    [0] Aucune carte pour toi !
    [one] Une carte pour toi !
   *[other] { $count } cartes pour toi !
}

lesson-duel-flip = Touche ton paquet pour retourner une carte.
lesson-duel-again = Égalité ! Touche encore une fois ton paquet.

event-tie = Deux fois { $value } : égalité ! Encore une !
event-fight = { $count ->
    [0] { $who } ne gagne aucune carte.
    [one] { $who } gagne une carte.
   *[other] { $who } gagne { $count } cartes.
}
event-fight-own = { $count ->
    [0] Tu ne gagnes aucune carte.
    [one] Tu gagnes une carte !
   *[other] Tu gagnes { $count } cartes !
}
event-fight-nobody = { $count ->
    [0] Égalité : aucune carte n’est hors jeu.
    [one] Égalité : une carte est hors jeu.
   *[other] Égalité : { $count } cartes sont hors jeu.
}
event-restack-duel = { $who } retourne ses cartes gagnées : un nouveau paquet.
event-restack-duel-own = Tu retournes tes cartes gagnées : un nouveau paquet.

ending-all-won = Quelqu’un a toutes les cartes.
