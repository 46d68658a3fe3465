# Deux paquets l’un contre l’autre : la carte la plus forte emporte les deux.

duel-won = { $count ->
    [0] { $who } : encore aucune carte gagnée
    [one] { $who } : une carte gagnée
   *[other] { $who } : { $count } cartes gagnées
}
duel-stack = { $count ->
    [0] { $who } : le paquet est vide
    [one] { $who } : paquet d’une carte
   *[other] { $who } : paquet de { $count } cartes
}
duel-again = Égalité ! Encore une !
duel-nobody = Égalité ! Personne ne les prend.
duel-takes = { $count } cartes pour { $who } !
duel-takes-own = { $count } cartes pour toi !

lesson-duel-flip = Touche ton paquet pour retourner une carte.
lesson-duel-again = Égalité ! Touche encore une fois ton paquet.

event-tie = Deux fois { $value } : égalité ! Encore une !
event-fight = { $who } gagne { $count } cartes.
event-fight-own = Tu gagnes { $count } cartes !
event-fight-nobody = Égalité : { $count } cartes sont hors jeu.
event-restack-duel = { $who } retourne ses cartes gagnées : un nouveau paquet.
event-restack-duel-own = Tu retournes tes cartes gagnées : un nouveau paquet.

ending-all-won = Quelqu’un a toutes les cartes.
