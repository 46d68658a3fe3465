# Ce qui s’est passé, avec le nom des autres ou, pour …-own, dit à la personne elle-même.
# $who est un nom (ou plusieurs, réunis), $card le nom d’une carte, $row celui d’une rangée.

event-lay = { $who } a posé { $card }.
event-lay-own = Tu as posé { $card }.
event-lay-row = { $who } a posé { $card } dans la { $row }.
event-lay-row-own = Tu as posé { $card } dans la { $row }.
event-draw = { $who } a pioché une carte.
event-draw-own = Tu as pioché { $card }.
event-done = { $who } a fini son tour.
event-done-own = Ton tour est fini.
event-pass = { $who } a passé son tour.
event-pass-own = Tu as passé ton tour.

event-deal = Manche { $round } : { $who } a distribué.
event-deal-own = Manche { $round } : tu as distribué.
event-redealt = Personne ne pouvait commencer, alors on a redistribué.
event-round-over = La manche { $round } est finie.
event-over = La partie est finie.

ending-out = Quelqu’un n’a plus de cartes : la manche est finie.
ended-out = { $who } n’a plus de cartes : la manche est finie.
ended-out-own = Tu n’as plus de cartes : la manche est finie.
ending-full = Toutes les places sont occupées : la manche est finie.

winner-round = { $count ->
    [0] Personne ne gagne la manche.
    [one] { $who } gagne la manche.
   *[other] { $who } gagnent la manche ensemble.
}
winner-round-own = Tu gagnes la manche !
winner-round-shared-own = Tu gagnes la manche, avec { $who } !
winner-match = { $count ->
    [0] Personne ne gagne !
    [one] { $who } gagne !
   *[other] { $who } gagnent ensemble !
}
winner-match-own = Tu as gagné !
winner-match-shared-own = Tu as gagné, avec { $who } !

# À la table

event-joined = { $who } rejoint la table.
event-joined-own = Tu es à la table.
event-renamed = { $who } s’appelle maintenant { $name }.
event-renamed-own = Tu t’appelles maintenant { $name }.
event-renamed-chair = La place { $seat } s’appelle maintenant { $name }.
event-face = { $who } a un nouveau visage.
event-face-own = Tu as un nouveau visage.
event-face-chair = La place { $seat } a un nouveau visage.
event-removed = { $who } n’est plus à la table.
event-removed-own = On t’a demandé de quitter la table.
event-host = C’est maintenant { $who } qui s’occupe de la table.
event-host-own = C’est maintenant toi qui t’occupes de la table.
event-chair-free = La place { $seat } est libre.
event-chair-bot = { $who } prend place.
event-chair-player = { $who } prend place.
event-chair-player-own = Tu prends place.
event-chair-away = { $who } n’est plus là. En attendant, un robot joue à sa place.
event-chair-away-own = Tu n’étais plus là, alors un robot joue pour toi.
event-chair-back = { $who } est de retour.
event-chair-back-own = Te voilà de retour.
event-request = { $who } aimerait reprendre la place { $seat }.
event-request-own = Tu as demandé la place { $seat }.
event-agreed = { $who } est d’accord.
event-agreed-own = Tu es d’accord.
event-declined = { $who } préfère garder le robot. Il continue à jouer.
event-declined-own = Tu préfères garder le robot. Il continue à jouer.
event-withdrawn = { $who } ne demande plus de place.
event-withdrawn-own = Tu ne demandes plus de place.
event-configured = { $count ->
    [0] Nouveau jeu : { $game }.
    [one] Nouveau jeu : { $game }, pour une personne.
   *[other] Nouveau jeu : { $game }, à { $count } personnes.
}
event-started = Les cartes sont distribuées. C’est parti !
event-undone = { $count ->
    [0] { $who } n’a rien annulé.
    [one] { $who } a annulé son dernier coup.
   *[other] { $who } a annulé ses { $count } derniers coups.
}
event-undone-own = { $count ->
    [0] Tu n’as rien annulé.
    [one] Tu as annulé ton dernier coup.
   *[other] Tu as annulé tes { $count } derniers coups.
}
event-pace = { $seconds ->
    [0] Les robots jouent maintenant tout de suite.
    [one] Les robots mettent maintenant { $seconds } seconde par coup.
   *[other] Les robots mettent maintenant { $seconds } secondes par coup.
}
event-handicap = { $seconds ->
    [0] { $who } n’a plus d’avance pour crier.
   *[other] { $who } a { $seconds } s d’avance pour crier.
}
event-handicap-own = { $seconds ->
    [0] Tu n’as plus d’avance pour crier.
   *[other] Tu as { $seconds } s d’avance pour crier.
}
event-locked = La table est fermée : plus personne ne peut entrer.
event-unlocked = La table est de nouveau ouverte.

event-reaction = { $who } : { $reaction }
event-reaction-own = Toi : { $reaction }

reaction-smile = Un sourire
reaction-clap = Bravo !
reaction-hurry = Dépêche-toi !
reaction-wow = Waouh !
reaction-oops = Oups !
reaction-thanks = Merci !
