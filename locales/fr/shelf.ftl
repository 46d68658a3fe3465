# L’étagère avec les boîtes.

shelf-title = L’étagère
shelf-jump = Aller à une boîte
shelf-players = Combien êtes-vous ?
shelf-players-any = Peu importe
shelf-found = { $count ->
    [one] { $count } jeu convient.
   *[other] { $count } jeux conviennent.
}
shelf-range = { $fewest } à { $most } personnes
shelf-exactly = { $count } personnes exactement
shelf-age = dès { $age } ans
