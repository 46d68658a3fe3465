# Les jeux où les cartes sont posées face cachée en annonçant un nombre.
# $number est ce qu’on annonce, $claim la même chose avec une couleur.

claims-pile = Le tas
claims-pile-size = { $size ->
    [none] Il n’y a pas de cartes ici.
    [small] Un petit tas, face cachée.
    [middling] Un tas, face cachée.
   *[large] Un gros tas, face cachée.
}
claims-says = { $who } dit
claims-says-own = Tu dis
claims-said-last = Dernière annonce
claims-first = Nouveau tas
claims-next = Ensuite
claims-your-number = À toi de jouer. Tu dis : { $claim }.
claims-your-colour = À toi de jouer. Tu dis : { $claim }, et une couleur.
claims-calls = Ce que tu peux crier
claims-colours = Dis une couleur
claims-completed = Terminé
claims-lie = Menti !
claims-true = C’est vrai !
claims-slipped = Attrapé !
claims-alarm = Fausse alerte !
claims-one = Il n’y avait qu’une carte.
claims-several = Plus d’une carte
claims-left = Cartes restantes

move-doubt = Je n’y crois pas !
move-caught = Attrapé !
move-believe = J’y crois
move-object = Je conteste !
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
event-doubt = { $who } n’y croit pas. C’est { $card } : { $honest ->
    [yes] c’est vrai !
   *[no] menti !
}
event-doubt-own = Tu n’y crois pas. C’est { $card } : { $honest ->
    [yes] c’est vrai !
   *[no] menti !
}
event-object = { $who } conteste. C’est { $card } : { $honest ->
    [yes] c’est vrai !
   *[no] menti !
}
event-object-own = Tu contestes. C’est { $card } : { $honest ->
    [yes] c’est vrai !
   *[no] menti !
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
    [one] { $who } ramasse une carte.
   *[other] { $who } ramasse { $count } cartes.
}
event-take-cards-own = { $count ->
    [one] Tu ramasses une carte.
   *[other] Tu ramasses { $count } cartes.
}
event-pile-away = Le tas sort du jeu.
event-all-passed = Tout le monde a passé sur le { $number }.

ending-colours = Les quatre couleurs sont terminées : la manche est finie.
ending-passes = Tout le monde a passé trop longtemps : la manche est finie.
ending-moves = On a joué assez longtemps : la manche est finie.

lesson-claims-lay = Pose n’importe quelle carte et dis le nombre. Ce n’est pas forcément vrai.
lesson-claims-question = Tu y crois ? Sinon, dis-le. Si oui, joue simplement.
lesson-claims-call = Quelque chose te semble louche ? Crie avant que la personne suivante joue.
lesson-claims-last = C’était une dernière carte ! Dis maintenant si tu y crois.
lesson-claims-colour = Touche une carte, puis dis une couleur.
