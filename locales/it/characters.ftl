# Chi sono i bot: la carta di ogni personaggio.

character-random = Dado tira per ogni mossa e gioca quel che esce. Nessuno è più facile da battere, e nessuno è più imprevedibile.
character-child = Pip gioca quel che diverte e dimentica il resto. Qualche carta che va bene passa inosservata, e agli altri tocca spesso un regalo.
character-easy = Lotte gioca quel che vede: se una carta va bene, la cala. Pensa di rado a che cosa apre agli altri.
character-medium = Bruno non cala tutto subito, ma tiene qualcosa per dopo. Prima di giocare guarda che cosa ci guadagni tu.
character-hard = La Signora Volpe conta tutte le carte e si tiene gli undici. Ti fa aspettare proprio quel che trattiene.
character-expert = Il Professor Undici gioca ogni mossa mille volte nella testa prima di farla. Chi non ha potuto calare una volta? Il professore non dimentica che cosa gli manca.
