# Tirer des cartes dans une autre main et poser des paires.

pairs-draw = Tire une carte chez { $from } !
pairs-drawn = { $who } tire chez { $from }…
pairs-drawn-own = { $who } tire chez toi…
pairs-hand = { $count ->
    [0] { $who } n’a aucune carte
    [one] { $who } a une carte
   *[other] { $who } a { $count } cartes
}
pairs-card = Chez { $who } : carte { $place } sur { $count }
pairs-piles = Les paires posées
pairs-count = { $count ->
    [0] aucune paire
    [one] une paire
   *[other] { $count } paires
}
pairs-safe = à l’abri
pairs-lost = Cette fois, le pouilleux reste chez { $who }.
pairs-lost-own = Cette fois, le pouilleux reste chez toi. Plus de chance la prochaine fois !
pairs-odd = Le pouilleux
pairs-aside = Sa jumelle avait été mise de côté
pairs-forfeit = Le gage :

move-neighbour = Tirer la carte { $place }

lesson-pairs-draw = Touche une carte cachée. Les paires se posent toutes seules.

event-draw-from = { $who } a tiré une carte chez { $from }.
event-draw-from-own = Tu as tiré { $card } chez { $from }.
event-give-pairs = { $to } a tiré une carte chez { $who }.
event-give-pairs-own = { $to } t’a pris { $card }.
event-pair = { $who } pose une paire : { $cards }.
event-pair-own = Tu poses une paire : { $cards }.
event-safe = { $who } n’a plus de cartes : à l’abri !
event-safe-own = Tu n’as plus de cartes : te voilà à l’abri !
event-lost = { $who } a le pouilleux : { $card }.
event-lost-own = Tu as le pouilleux : { $card }.

ending-peter = Toutes les autres cartes ont trouvé leur jumelle.
