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
start-continue = Reprendre
start-continue-table = { $state ->
    [playing] La partie est en cours
   *[waiting] Pas encore commencée
} · table { $code }
start-ways = Autres façons de jouer
start-shelf = Choisir un jeu
start-shelf-about = Contre des robots, à plusieurs sur un appareil, ou chacun sur le sien.
start-join = Rejoindre une table
start-join-about = Écris le code de la table, ou lis le code QR avec l’appareil photo.
