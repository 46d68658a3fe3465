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
tricks-takes = { $count } cartes pour { $who } !
tricks-takes-own = { $count } cartes pour toi !
tricks-tie = Égalité ! Elles restent là.
tricks-middle = { $count } cartes attendent

lesson-tricks-choose = Touche une carte. Personne ne la voit avant que tout le monde ait choisi.

event-choose = { $who } a choisi.
event-choose-own = Tu as choisi { $card }.
event-trick = { $who } gagne { $count } cartes : { $cards }.
event-trick-own = Tu gagnes { $count } cartes : { $cards }.
event-trick-nobody = Égalité, { $count } cartes attendent : { $cards }.

ending-played-through = Les paquets sont vides. La personne qui a le plus de cartes gagne.
