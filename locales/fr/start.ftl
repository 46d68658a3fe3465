# La page d’accueil.

start-title = Elfer
start-about = Des jeux de cartes autour du onze, pour toute la tablée
start-play-now = Jouer maintenant
start-dealing = Les cartes arrivent…
start-play-about = { $bots ->
    [0] { $game } sans robots
    [one] { $game } contre un robot
   *[other] { $game } contre { $bots } robots
}
start-you = Toi
start-player = Place 1
start-continue = Reprendre
start-continue-table = { $state ->
    [playing] La partie est en cours
   *[waiting] Pas encore commencée
} · table { $code }
start-more = Tous les jeux
start-more-about = Contre des robots, à plusieurs sur un appareil, ou chacun sur le sien.
start-shelf = Voir l’étagère
start-together = Nouvelle table
start-join = Rejoindre une table
start-join-about = Il y a déjà une table ? Alors écris son code.
