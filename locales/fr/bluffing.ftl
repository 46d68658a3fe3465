# Les jeux où l’on pose des cartes face cachée en annonçant un nombre.
# $number est ce qu’on annonce, $claim la même chose avec une couleur.

bluffing-pile = Le tas
bluffing-pile-size = { $size ->
    [none] Il n’y a pas de cartes ici.
    [small] Un petit tas, face cachée.
    [middling] Un tas, face cachée.
   *[large] Un gros tas, face cachée.
}
bluffing-says = { $who } dit
bluffing-says-own = Tu dis
bluffing-said-last = Dernière annonce
bluffing-first = Nouveau tas
bluffing-next = Ensuite
bluffing-your-number = À toi de jouer. Tu dis : { $claim }.
bluffing-your-colour = À toi de jouer. Tu dis : { $claim }, et une couleur.
bluffing-calls = Ce que tu peux crier
bluffing-colours = Dis une couleur
bluffing-completed = Terminé
bluffing-lie = C’est un mensonge !
bluffing-true = C’est vrai !
bluffing-slipped = Attrapé !
bluffing-alarm = Fausse alerte !
bluffing-one = Il n’y avait qu’une carte.
bluffing-several = Plus d’une carte
bluffing-left = Cartes restantes
bluffing-last = { $who }, dernière carte :
bluffing-last-own = Ta dernière carte :
bluffing-last-slipped = { $count ->
    [0] Aucune carte n’avait été glissée en plus.
    [one] Une autre carte avait été glissée en plus.
   *[other] { $count } autres cartes avaient été glissées en plus.
}

move-doubt = Menteur !
move-caught = Attrapé !
move-believe = J’y crois
move-object = Attrapé !
move-accept = J’accepte
move-colour = { $colour ->
    [r] Rouge
    [y] Jaune
    [g] Vert
   *[b] Bleu
}
move-lay-down = Poser { $card } face cachée
move-slip = Glisser { $card } en cachette

event-claim = { $who } dit : { $number }.
event-claim-own = Tu dis : { $number }.
event-claim-colour = { $who } dit : { $claim }.
event-claim-colour-own = Tu dis : { $claim }.
event-slip-own = Tu as glissé { $card } en cachette.
event-doubt = { $who } crie « Menteur ! » C’est { $card } : { $honest ->
    [yes] c’est vrai !
   *[no] c’est un mensonge !
}
event-doubt-own = Tu cries « Menteur ! » C’est { $card } : { $honest ->
    [yes] c’est vrai !
   *[no] c’est un mensonge !
}
event-object = { $who } crie « Attrapé ! » C’est { $card } : { $honest ->
    [yes] c’est vrai !
   *[no] c’est un mensonge !
}
event-object-own = Tu cries « Attrapé ! » C’est { $card } : { $honest ->
    [yes] c’est vrai !
   *[no] c’est un mensonge !
}
event-caught = { $who } crie « Attrapé ! » { $right ->
    [yes] Et il y avait plus d’une carte.
   *[no] Mais il n’y avait qu’une carte.
}
event-caught-own = Tu cries « Attrapé ! » { $right ->
    [yes] Et il y avait plus d’une carte.
   *[no] Mais il n’y avait qu’une carte.
}
event-believe = { $who } y croit.
event-believe-own = Tu y crois.
event-accept = { $who } accepte.
event-accept-own = Tu acceptes.
event-take-cards = { $count ->
    [0] { $who } ne ramasse aucune carte.
    [one] { $who } ramasse une carte.
   *[other] { $who } ramasse { $count } cartes.
}
event-take-cards-own = { $count ->
    [0] Tu ne ramasses aucune carte.
    [one] Tu ramasses une carte.
   *[other] Tu ramasses { $count } cartes.
}
event-pile-away = Le tas sort du jeu.
event-all-passed = Au { $number }, tout le monde a passé son tour.

ending-colours = Les quatre couleurs sont terminées : la manche est finie.
ending-passes = Tout le monde a passé trop souvent : la manche est finie.
ending-moves = On a joué assez longtemps : la manche est finie.

lesson-bluffing-lay = Pose une carte et dis le nombre. Tu as le droit de mentir !
lesson-bluffing-question = Tu n’y crois pas ? Crie avant de jouer. Sinon, joue simplement.
lesson-bluffing-call = Quelque chose te semble louche ? Crie avant que la personne suivante joue.
lesson-bluffing-last = C’était une dernière carte ! Dis maintenant si tu y crois.
lesson-bluffing-colour = Touche une carte, puis dis une couleur.
