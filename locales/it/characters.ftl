# Chi sono i bot: la carta di ogni personaggio.

character-random = Dado si lancia a ogni mossa e gioca quel che esce. Nessuno è più facile da battere, e nessuno è più imprevedibile.
character-child = Pip gioca quel che diverte e dimentica il resto. Certe buone occasioni sfuggono, e ogni tanto gli altri ricevono un regalo.
character-easy = Lotte gioca quel che vede, spesso prima di averci pensato. A volte si accorge solo dopo di che cosa ne fanno gli altri.
character-medium = Bruno di solito non ha fretta e tiene volentieri qualcosa per dopo. Prima di giocare guarda che cosa ci guadagni tu. Solo ogni tanto è troppo precipitoso.
character-hard = Zia Volpe conta tutte le carte e trattiene quel che può, anche gli undici. Ti fa aspettare proprio la carta che si tiene.
character-expert = Mastro Undici pensa bene a ogni mossa prima di farla, in molti giochi mille volte di fila. Se una volta non hai potuto fare una cosa, lui non lo dimentica.
