# La vérification du mélange.

end-fair-title = Le mélange était-il honnête ?
end-fair-about = Ton appareil refait tout le mélange lui-même, sans croire personne sur parole.
end-fair-good = Oui. Personne n’a choisi les cartes.
end-fair-partly = Tout ce que ton appareil peut vérifier est juste.
end-fair-bad = Attention : quelque chose ne colle pas.
end-fair-promise-kept = Ton appareil a vu la promesse avant la distribution des cartes.
end-fair-promise-broken = Avant la distribution, ton appareil a vu une autre promesse.
end-fair-promise-unknown = Ton appareil n’était pas là avant la distribution : il n’a pas vu la promesse.
end-fair-secret-kept = Le secret est bien celui qui était promis.
end-fair-secret-broken = Le secret n’est pas celui qui était promis.
end-fair-cut-kept = Ta coupe fait partie du mélange.
end-fair-cut-broken = Ta coupe manque dans le mélange.
end-fair-cut-unknown = Ton appareil n’a pas coupé pour ces cartes.
end-fair-seed-kept = { $cuts ->
    [0] Le mélange vient du secret seul : personne n’a coupé.
    [one] Le mélange vient du secret et d’une coupe.
   *[other] Le mélange vient du secret et de { $cuts } coupes.
}
end-fair-seed-broken = Le mélange ne vient pas du secret et des coupes.
end-fair-deal-kept = { $rounds ->
    [0] Aucune manche n’a été distribuée.
    [one] Mélangées ici encore une fois, les cartes tombent exactement pareil.
   *[other] Mélangées ici encore une fois, les cartes des { $rounds } manches tombent exactement pareil.
}
end-fair-deal-broken = Mélangées ici encore une fois, les cartes tombent autrement.
end-fair-deal-unknown = Ton appareil ne sait pas encore refaire la distribution de ce jeu.
end-fair-redeals = { $count ->
    [0] On n’a pas eu à redistribuer.
    [one] Une fois, personne ne pouvait commencer : on a redistribué.
   *[other] { $count } fois, personne ne pouvait commencer : on a redistribué.
}
end-fair-hand-kept = Ce sont bien les cartes que tu avais en main.
end-fair-hand-broken = Tu avais d’autres cartes en main.
end-fair-hand-unknown = Ton appareil n’a pas noté tes cartes.
end-fair-numbers = Les chiffres en détail
end-fair-how = La promesse est le SHA-256 du secret. La graine est le SHA-256 du secret et de toutes les coupes. C’est elle qui décide de chaque carte.
end-fair-commitment = Promesse
end-fair-secret = Secret
end-fair-cut-of = Coupe faite par { $who }
end-fair-cut-own = Ta coupe
end-fair-seed = Graine
