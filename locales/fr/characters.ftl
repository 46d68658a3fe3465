# Qui sont les robots : la carte de chaque personnage.

character-random = Dédé lance le dé à chaque coup et joue ce qui sort. Personne n’est plus facile à battre, et personne n’est plus imprévisible.
character-child = Pip joue ce qui l’amuse et oublie le reste. Une bonne occasion passe parfois inaperçue, et les autres reçoivent un cadeau de temps en temps.
character-easy = Lotte joue ce qu’elle voit, souvent avant d’avoir réfléchi. Parfois, elle ne remarque qu’après coup ce que les autres en font.
character-medium = Bruno prend en général son temps et garde volontiers quelque chose pour plus tard. Avant de jouer, il regarde ce que cela te donne. De temps en temps, il va quand même trop vite.
character-hard = Madame Renard compte toutes les cartes et retient ce qu’elle peut, même ses 11. Elle te fait attendre justement la carte qu’elle garde.
character-expert = Prof Onze réfléchit d’abord à chaque coup, dans bien des jeux mille fois de suite. Ce que tu n’as pas pu faire une fois, le professeur ne l’oublie jamais.
