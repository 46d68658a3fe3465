# I bot: i loro nomi e come giocano, dal più debole al più forte.

bot-random = Dado
bot-child = Pip
bot-easy = Lotte
bot-medium = Bruno
bot-hard = Signora Volpe
bot-expert = Professor Undici
level-random = gioca quel che dice il dado
level-child = gioca come un bambino di sei anni
level-easy = facile: gioca quel che vede
level-medium = medio: tiene qualcosa da parte
level-hard = difficile: conta e si trattiene
level-expert = esperto: vede lontano
level-greedy = gioca tutto quel che può
level-of = { $name } – { $how }
level-who = Chi è { $name }?
level-choice = Contro chi giochi?
level-step = Livello { $step } di { $count }
hint-word = Consiglio
hint-ask = Consiglio: Tu che faresti?
hint-thinking = { $name } ci pensa…
hint-card = { $name } giocherebbe { $card }.
hint-move = { $name } sceglierebbe: { $move }.
hint-wait = { $name } aspetterebbe ancora.
hint-show = Offri consigli
hint-show-about = Quando tocca a te, puoi chiedere che cosa farebbe un esperto.
hint-show-of = Consigli per { $who }
