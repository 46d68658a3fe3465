# Chi sono i bot: la carta di ogni personaggio.

character-random = Dado tira per ogni mossa e gioca quel che esce. Nessuno è più facile da battere, e nessuno è più imprevedibile.
character-child = Pip gioca quel che diverte e dimentica il resto. Qualche buona occasione passa inosservata, e agli altri tocca spesso un regalo.
character-easy = Lotte gioca quel che vede, meglio se subito. Pensa di rado a che cosa ne faranno gli altri.
character-medium = Bruno prende tempo e tiene volentieri qualcosa per dopo. Prima di giocare guarda che cosa ci guadagni tu.
character-hard = Zia Volpe conta tutte le carte e si tiene gli undici. Ti fa aspettare proprio quel che trattiene.
character-expert = Mastro Undici gioca ogni mossa mille volte nella testa prima di farla. Quello che una volta non hai potuto fare, lui non lo dimentica.
