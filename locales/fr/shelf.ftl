# L’étagère avec les boîtes.

shelf-view = Rangés par
shelf-view-doing = type de jeu
shelf-view-boxes = boîte
shelf-filter-players = Personnes
shelf-filter-age = Âge
shelf-filter-minutes = Durée
shelf-filter-any = peu importe
shelf-filter-up-to = max. { $minutes } min
shelf-short-age = { $age }+
shelf-short-minutes = { $minutes } min
shelf-more = En savoir plus sur { $game } :
group-rows = Poser des rangées
group-bluffing = Bluffer
group-guessing = Deviner
group-quick = Mains rapides
group-collecting = Collectionner
group-luck = Chance
shelf-found = { $count ->
    [0] Aucun jeu ne convient.
    [one] { $count } jeu convient.
   *[other] { $count } jeux conviennent.
}
shelf-range = { $fewest } à { $most } personnes
shelf-exactly = { $count ->
    [0] personne
    [one] une personne exactement
   *[other] { $count } personnes exactement
}
shelf-age = dès { $age } ans
shelf-minutes = { $minutes ->
    [0] moins d’une minute
    [one] environ une minute
   *[other] environ { $minutes } minutes
}
shelf-skill = { $step ->
    [unshown] aucune habileté mesurée
    [0] surtout de la chance
    [1] plus de chance que d’habileté
    [2] chance et habileté
    [3] plus d’habileté que de chance
   *[other] surtout de l’habileté
}
shelf-start = { $step ->
    [-2] commencer fait gagner nettement moins souvent
    [-1] commencer fait gagner un peu moins souvent
    [unshown] commencer : aucun effet mesuré
    [0] commencer : moins de 2 % de différence
    [1] commencer fait gagner un peu plus souvent
   *[other] commencer fait gagner nettement plus souvent
}
shelf-measured = Comment c’est mesuré
shelf-measured-about = Des robots ont joué un grand nombre de fois à chaque jeu. La part d’habileté se voit au meilleur robot : combien de parties sur cent il gagne contre des robots plus simples, et combien il en gagnerait si tous jouaient aussi bien. Les humains savent faire mieux que ces robots. Les minutes sont estimées d’après le nombre de tours.
shelf-measured-game = { $games } parties de robots le { $date }. À { $players }, huit sur dix durent { $range } minutes. Le meilleur robot en gagne { $skill } sur cent ; sa juste part serait { $fair }.
shelf-measured-start = La personne qui commence en gagne { $start }.
