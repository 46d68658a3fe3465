# Pourquoi un coup n’est pas permis.
# Une ligne courte chacune : l’application dessine la carte à côté. $seat est un nom, $card, $wanted et $top
# des cartes, $number le nombre de $wanted, $row et $from des rangées, $colour une lettre.

reason-round-over = Cette manche est finie.
reason-round-not-over = Cette manche n’est pas finie.
reason-not-in-hand = Tu n’as pas { $card }.
reason-no-joker = Tu n’as pas de joker.

reason-drawn-fits = Pose { $card } : tu viens de piocher cette carte.
reason-nothing-laid = Pose d’abord une carte.
reason-draw-after-lay = Tu as posé une carte : ne pioche plus.
reason-draw-but-fits = Ne pioche pas : { $card } va très bien.
reason-stock-empty = La pioche est vide.
reason-pass-after-lay = Tu as posé une carte : termine ton tour.
reason-pass-but-fits = Ne passe pas : { $card } va très bien.
reason-pass-but-stock = Rien ne va : pioche une carte.
reason-pass-too-early = Il reste des cartes : pose ou pioche.

reason-opens-with = D’abord { $wanted }.
reason-cannot-open = On n’ouvre pas avec { $card }.
reason-one-row = Ce tour-ci : seulement la { $row }.
reason-row-not-begun = D’abord { $wanted }.
reason-no-fit = D’abord { $wanted }.
mixed-no-fit = D’abord le { $number }, de n’importe quelle couleur.
reason-wrong-place = La place pour { $card } : la { $row }.
reason-no-use = On ne peut rien faire avec ça ici.
reason-fits-nowhere = Pour l’instant, { $card } ne va nulle part.
reason-elevens-wait = D’abord { $card } : les 11 viennent en dernier.

reason-swap-needs-lay = Après l’échange, pose encore une carte.
reason-no-joker-there = Aucun joker ne remplace { $card }.
reason-four-laid = Quatre cartes posées : c’est le maximum.
reason-place-filled = La place pour { $card } est déjà prise.
reason-nothing-beside = D’abord { $wanted }.
reason-no-bridge-left = Tu n’as plus de pont.
reason-bridge-needless = Pas besoin de pont pour { $card }.
reason-bridge-same-row = Un pont mène à une autre rangée.
reason-bridge-no-neighbours = La { $from } ne touche pas la { $row }.
reason-bridge-no-start = Pour ce pont, il faut d’abord { $wanted }.

reason-others-turn = C’est à { $seat } de jouer.
reason-no-such-seat = Personne n’est assis là.

reason-flip-first = Retourne d’abord ta carte du dessus.
reason-lay-turned-first = Pose d’abord { $card }.
reason-middle-opens = La première carte va au milieu.
reason-middle-first = Le milieu passe en premier, et elle y va.
reason-not-one-higher = Il faut un de plus que { $top }.
reason-not-one-higher-there = Chez { $seat }, il faut un de plus.
reason-fits-elsewhere = Il y a une autre place pour { $card }.
reason-own-pile = Ta propre pile vient en dernier.
reason-nothing-overlooked = Personne n’a oublié de place.

reason-last-card-open = Dis d’abord si tu y crois.
reason-slipping-off = Vous avez décidé de ne rien glisser.
reason-slip-too-late = C’est trop tard pour glisser une carte.
reason-nothing-to-believe = « J’y crois » : seulement pour une dernière carte.
reason-nothing-to-question = Pas de carte à mettre en doute.
reason-only-next-doubts = Ici, { $seat } décide d’y croire ou non.
reason-catch-yourself = Tu ne peux pas t’attraper toi-même.

reason-nothing-to-accept = On n’accepte qu’une dernière carte.
reason-nothing-to-object = Il n’y a pas de carte à contester.
reason-claim-a-colour = Annonce la couleur du tas.
reason-no-colour-now = On n’annonce pas de couleur maintenant.
reason-colour-complete = { $colour ->
    [r] Le tas rouge est déjà terminé.
    [y] Le tas jaune est déjà terminé.
    [g] Le tas vert est déjà terminé.
   *[b] Le tas bleu est déjà terminé.
}
reason-no-colour-left = Les quatre couleurs sont terminées.

reason-guess-range = Choisis un nombre de { $least } à { $most }.
reason-already-turned = Ta carte est déjà retournée.
reason-fewer-cards = { $count ->
    [0] { $seat } n’a plus aucune carte.
    [one] { $seat } n’a plus qu’une carte.
   *[other] { $seat } n’a plus que { $count } cartes.
}
reason-already-played = Tu as déjà joué { $card }.

reason-take-first = Prends d’abord une carte.
reason-lay-now = Pose maintenant une carte de ta main.
reason-end-now = Termine maintenant ton tour.
reason-just-taken = Tu viens de prendre { $card } : pose une autre carte.
reason-lay-on-free-place = Pose ta carte sur la place libre.
reason-not-one-colour = Ta main a plus d’une couleur.
reason-close-too-early = Prends d’abord une carte et poses-en une.

reason-nothing-shown = Il n’y a pas de nouvelle carte.
reason-called-already = { $word ->
    [schnipp] Tu as déjà crié « Schnipp ».
   *[schnapp] Tu as déjà crié « Schnapp ».
}
reason-only-schnipp = Sans cartes, on ne crie que « Schnipp ».
reason-no-cards = Tu n’as plus de cartes.
reason-settle-first = On règle d’abord ce cri.
reason-last-card-shown = C’était la dernière carte de la manche.
reason-only-referee-settles = La table en décide elle-même.
reason-referee-only-settles = La table décide seulement qui a été rapide.

rulebook-why = Pourquoi ?
