# Lo scaffale con le scatole.

shelf-view = In ordine di
shelf-view-doing = tipo di gioco
shelf-view-boxes = scatola
shelf-filter-players = Persone
shelf-filter-age = Età
shelf-filter-minutes = Tempo
shelf-filter-any = qualsiasi
shelf-filter-up-to = fino a { $minutes } min
shelf-short-age = { $age }+
shelf-short-minutes = { $minutes } min
shelf-more = Di più su { $game }:
group-rows = Formare file
group-bluffing = Bluffare
group-guessing = Indovinare
group-quick = Mani veloci
group-collecting = Raccogliere
group-luck = Fortuna
shelf-found = { $count ->
    [0] Nessun gioco va bene.
    [one] Un gioco va bene.
   *[other] { $count } giochi vanno bene.
}
shelf-range = da { $fewest } a { $most } persone
shelf-exactly = { $count ->
    [one] solo una persona
   *[other] solo { $count } persone
}
shelf-age = { $age ->
    [1] da 1 anno
    [8] dagli 8 anni
    [11] dagli 11 anni
   *[other] dai { $age } anni
}
shelf-minutes = { $minutes ->
    [0] meno di un minuto
    [one] circa un minuto
   *[other] circa { $minutes } minuti
}
shelf-skill = { $step ->
    [unshown] nessuna abilità misurata
    [0] soprattutto fortuna
    [1] più fortuna che abilità
    [2] fortuna e abilità
    [3] più abilità che fortuna
   *[other] soprattutto abilità
}
shelf-start = { $step ->
    [-2] chi comincia vince molto meno spesso
    [-1] chi comincia vince un po’ meno spesso
    [unshown] nessun effetto misurato per chi comincia
    [0] chi comincia: meno del 2 % di differenza
    [1] chi comincia vince un po’ più spesso
   *[other] chi comincia vince molto più spesso
}
shelf-measured = Come è stato misurato
shelf-measured-about = I bot hanno giocato ogni gioco moltissime volte. Quanta abilità ci vuole lo mostra il bot migliore: quante partite su cento vince contro bot più semplici, e quante gliene toccherebbero se tutti fossero alla pari. Le persone sanno fare di più di questi bot. I minuti sono stimati in base ai turni.
shelf-measured-game = { $games } partite tra bot il { $date }. In { $players }, otto su dieci durano { $range } minuti. Il bot migliore ne vince { $skill } su cento; alla pari sarebbero { $fair }.
shelf-measured-start = Chi comincia ne vince { $start }.
