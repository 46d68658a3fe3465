# Chi sono i bot: la carta di ogni personaggio.

character-random = Dado si lancia a ogni mossa e gioca quel che esce. Nessuno è più facile da battere, e nessuno è più imprevedibile.
character-child = Pip gioca quel che diverte e dimentica il resto. Certe buone occasioni sfuggono, e ogni tanto gli altri ricevono un regalo.
character-easy = Lotte gioca quel che vede, e subito, se può. Pensa di rado a che cosa ne faranno gli altri.
character-medium = Bruno non ha fretta e tiene volentieri qualcosa per dopo. Prima di giocare guarda che cosa ci guadagni tu.
character-hard = Zia Volpe conta tutte le carte e si tiene gli undici. Ti fa aspettare proprio la carta che trattiene.
character-expert = Mastro Undici prova ogni mossa mille volte a mente prima di farla. Se una volta non hai potuto fare una cosa, lui non lo dimentica.
