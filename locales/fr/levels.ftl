# Les robots : leurs noms et leur façon de jouer, du plus faible au plus fort.

bot-random = Dédé
bot-child = Pip
bot-easy = Lotte
bot-medium = Bruno
bot-hard = Madame Renard
bot-expert = Professeur Onze
level-random = joue ce que dit le dé
level-child = joue comme un enfant de six ans
level-easy = facile : joue ce qu’elle voit
level-medium = moyen : garde des cartes pour plus tard
level-hard = difficile : compte et retient ses cartes
level-expert = expert : voit loin
level-greedy = joue tout ce qui se joue
level-of = { $name } – { $how }
level-who = Qui est { $name } ?
level-choice = Contre qui joues-tu ?
level-step = Niveau { $step } sur { $count }
hint-word = Conseil
hint-ask = Conseil : Tu ferais quoi ?
hint-thinking = { $name } réfléchit…
hint-card = { $name } jouerait { $card }.
hint-move = { $name } choisirait : { $move }.
hint-wait = { $name } attendrait encore.
hint-show = Proposer des conseils
hint-show-about = Quand c’est ton tour, tu peux demander ce que ferait un expert.
hint-show-of = Conseils pour { $who }
