# Lo scaffale con le scatole.

shelf-jump = Vai a una scatola
shelf-players = In quanti giocate?
shelf-players-any = Non importa
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
