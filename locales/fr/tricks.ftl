# Des cartes que tout le monde montre en même temps : la plus haute les prend.

tricks-places = Les cartes de ce pli
tricks-choosing = choisit encore
tricks-choosing-own = Choisis une carte
tricks-chosen = a choisi
tricks-chosen-card = { $label }, ton choix
tricks-count = { $count ->
    [one] { $count } gagnée
   *[other] { $count } gagnées
}
tricks-won = { $count ->
    [0] { $who } : encore aucune carte gagnée
    [one] { $who } : une carte gagnée
   *[other] { $who } : { $count } cartes gagnées
}
tricks-stack = { $count ->
    [0] { $who } : le paquet est vide
    [one] { $who } : paquet d’une carte
   *[other] { $who } : paquet de { $count } cartes
}
tricks-again = Égalité ! Encore une !
tricks-takes = { $count } cartes pour { $who } !
tricks-takes-own = { $count } cartes pour toi !
tricks-nobody = Égalité ! Personne ne les prend.
tricks-tie = Égalité ! Elles restent là.
tricks-middle = { $count } cartes attendent

lesson-tricks-choose = Touche une carte. Personne ne la voit avant que tout le monde ait choisi.
lesson-tricks-flip = Touche ton paquet pour retourner une carte.
lesson-tricks-again = Égalité ! Touche encore une fois ton paquet.

event-choose = { $who } a choisi.
event-choose-own = Tu as choisi { $card }.
event-trick = { $who } gagne { $count } cartes : { $cards }.
event-trick-own = Tu gagnes { $count } cartes : { $cards }.
event-trick-nobody = Égalité, { $count } cartes attendent : { $cards }.
event-tie = Deux fois { $value } : égalité ! Encore une !
event-fight = { $who } gagne { $count } cartes.
event-fight-own = Tu gagnes { $count } cartes !
event-fight-nobody = Pas de vainqueur : { $count } cartes sont hors jeu.
event-restack-tricks = { $who } retourne ses cartes gagnées : un nouveau paquet.
event-restack-tricks-own = Tu retournes tes cartes gagnées : un nouveau paquet.

ending-played-through = Les paquets sont vides. Le plus de cartes gagnées l’emporte.
ending-all-won = L’un de vous a toutes les cartes.
