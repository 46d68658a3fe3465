# La collection de couleurs : prendre une carte, en poser une, jusqu’à n’avoir qu’une couleur.

collecting-piles = La pioche et les quatre piles visibles
collecting-stock = Pioche
collecting-pile = Pile { $pile }
collecting-pile-free = Pile { $pile } : il y a de la place ici
collecting-pile-spoken = { $under ->
    [0] Pile { $pile } : { $card }, rien d’autre
    [one] Pile { $pile } : { $card }, une carte dessous
   *[other] Pile { $pile } : { $card }, { $under } cartes dessous
}
collecting-sum = { $colour ->
    [r] Rouge
    [y] Jaune
    [g] Vert
   *[b] Bleu
} : { $sum }
collecting-collected = Ce que chacun a réuni

move-pile = Sur la pile { $pile }
move-stock = Prendre une carte de la pioche
move-take = Prendre la carte de la pile { $pile }
move-close = Terminé !

task-collecting-take = Prends une carte.
task-collecting-lay = Pose une carte.
task-collecting-card = Quelle carte poses-tu là ?
task-collecting-end = Fini ?
task-collecting-close = Une seule couleur ! Terminé ?
lesson-collecting-take = Prends la carte du dessus d’une pile. Seule ta meilleure couleur compte.
lesson-collecting-lay = Touche une carte dont tu n’as pas besoin, puis une pile.
lesson-collecting-end = Avec une seule couleur en main, tu pourras dire « Terminé ! ».
lesson-collecting-close = Il ne te reste qu’une couleur. Dis « Terminé ! », ou continue pour avoir des cartes plus hautes.

event-take-collecting = { $who } a pris { $card } sur la pile { $pile }.
event-take-collecting-own = Tu as pris { $card } sur la pile { $pile }.
event-lay-collecting = { $who } a posé { $card } sur la pile { $pile }.
event-lay-collecting-own = Tu as posé { $card } sur la pile { $pile }.
event-close = { $who } dit « Terminé ! »
event-close-own = Tu dis « Terminé ! »
event-restock = La pioche était vide. Les cartes sous celles du dessus ont été mélangées.
ending-closed = Une main est d’une seule couleur : la manche est finie.
ending-turns = Chacun a joué cent tours. On compte les points.
