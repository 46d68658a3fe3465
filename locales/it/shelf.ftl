# Lo scaffale con le scatole.

shelf-title = Lo scaffale
shelf-jump = Vai a una scatola
shelf-players = In quanti giocate?
shelf-players-any = Non importa
shelf-found = { $count ->
    [one] Un gioco va bene.
   *[other] { $count } giochi vanno bene.
}
shelf-range = da { $fewest } a { $most } persone
shelf-exactly = esattamente { $count } persone
shelf-age = dai { $age } anni
