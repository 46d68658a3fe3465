# Schnipp-Schnapp : retourner, regarder, crier. $seconds est déjà écrit comme on le lit.

snap-piles = Les piles visibles
snap-pile = { $count ->
    [0] Chez { $who } : { $top }
    [one] Chez { $who } : { $top }, une carte
   *[other] Chez { $who } : { $top }, { $count } cartes
}
snap-pile-own = { $count ->
    [0] Ta pile visible : { $top }
    [one] Ta pile visible : { $top }, une carte
   *[other] Ta pile visible : { $top }, { $count } cartes
}
snap-empty = vide
snap-middle = { $count ->
    [0] Milieu : { $top }
    [one] Milieu : { $top }, une carte
   *[other] Milieu : { $top }, { $count } cartes
}
snap-middle-name = Milieu
snap-pile-name = Ta pile
snap-stack = Retourner pour { $who } : { $count ->
    [0] plus aucune carte
    [one] encore une carte
   *[other] encore { $count } cartes
}
snap-stack-own = Retourner : { $count ->
    [0] plus aucune carte
    [one] encore une carte
   *[other] encore { $count } cartes
}
snap-stack-name = Retourner
snap-quartets = { $count ->
    [0] aucun carré
    [one] { $count } carré
   *[other] { $count } carrés
}
snap-won = { $count ->
    [0] aucune gagnée
    [one] { $count } gagnée
   *[other] { $count } gagnées
}
snap-words = Crier : { $who }
snap-for-schnipp = comme le milieu
snap-for-schnapp = deux pareilles
snap-called = { $word ->
    [schnipp] Schnipp !
   *[schnapp] Schnapp !
} En { $seconds } s.
snap-wait = Un instant : tout le monde peut encore crier.
snap-lies = On peut encore crier…
snap-times = Qui a crié le plus vite ?
snap-seconds = { $seconds } s
snap-take = { $count ->
    [0] aucune carte
    [one] +1 carte
   *[other] +{ $count } cartes
}
snap-late = trop tard
snap-wrong = { $count ->
    [0] raté
    [one] raté, −1 carte
   *[other] raté, −{ $count } cartes
}
snap-undecided = en même temps
snap-whole = Tout l’écran sert de bouton
move-schnipp = Schnipp
move-schnapp = Schnapp

event-call = { $who } a crié { $word ->
    [schnipp] « Schnipp »
   *[schnapp] « Schnapp »
}.
event-call-own = Tu as crié { $word ->
    [schnipp] « Schnipp »
   *[schnapp] « Schnapp »
}.
event-take-schnapp = Schnapp ! { $who } gagne { $count ->
    [0] zéro carte
    [one] une carte
   *[other] { $count } cartes
}.
event-take-schnapp-own = Schnapp ! Tu gagnes { $count ->
    [0] zéro carte
    [one] une carte
   *[other] { $count } cartes
}.
event-take-schnipp = Schnipp ! { $who } gagne le milieu : { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
}.
event-take-schnipp-own = Schnipp ! Tu gagnes le milieu : { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
}.
event-wrong = { $count ->
    [0] { $who } a crié à tort, mais n’avait heureusement pas de pile.
    [one] { $who } a crié à tort : une carte va au milieu.
   *[other] { $who } a crié à tort : { $count } cartes vont au milieu.
}
event-wrong-own = { $count ->
    [0] Raté. Heureusement, tu n’avais pas de pile !
    [one] Raté : ta carte visible va au milieu.
   *[other] Raté : tes { $count } cartes visibles vont au milieu.
}
event-late = { $who } avait raison, mais un peu trop tard.
event-late-own = C’était juste, mais un peu trop tard.
event-undecided = Crié en même temps, personne ne gagne : { $whom }.
event-quartet = { $who } met un carré de côté : les quatre { $number } !
event-quartet-own = Un carré pour toi : les quatre { $number } !
event-mix = { $who } mélange sa pile pour refaire un paquet.
event-mix-own = Ta pile est mélangée et redevient ton paquet.

ending-quartets = Tous les carrés sont de côté : la partie est finie.
ending-alone = Il ne reste qu’une personne avec des cartes : la partie est finie.
ending-turn-overs = C’était la dernière carte : la partie est finie.

lesson-snap-flip = Quand c’est ton tour, touche ton paquet ou appuie sur la flèche du haut.
lesson-snap-call = Deux nombres pareils : « Schnapp » ! Comme le milieu : « Schnipp » !

headstart-title = Une avance pour les petites mains
headstart-about = Des mains petites ou lentes ? Avec une avance, un cri compte comme s’il était arrivé un peu plus tôt.
headstart-host = { $name } peut la régler ici.
headstart-none = pas d’avance
headstart = { $seconds } s d’avance
headstart-of = Avance pour { $name }
