# Ce qui n’a pas marché et que faire maintenant. Chaque code du protocole a son message.

error-no-table = Aucune table n’a ce code. Vérifie les lettres, ou redemande le lien.
error-full = Cette table est pleine. Demande qu’on te fasse de la place, ou ouvre ta propre table.
error-bad-token = Cet appareil a perdu sa place à la table. Reviens avec le code.
error-removed = Tu n’es plus à cette table : la personne qui s’en occupe t’a fait partir. Tu peux ouvrir ta propre table.
error-busy = Il y a trop de monde ici en ce moment. Réessaie dans un instant.
error-too-slow = Ta connexion n’a pas suivi. Tu seras de retour dans un instant, et rien n’est perdu.
error-too-fast = C’était un peu trop rapide. Attends un instant, puis continue.
error-not-allowed = Tu ne peux pas faire ça ici. La personne qui s’occupe de la table peut t’aider.
error-not-now = Ce n’est pas possible en ce moment. Regarde la table et réessaie plus tard.
error-stale = La partie a continué entre-temps. Regarde encore une fois, puis décide.
error-id-used = Ce n’est pas bien arrivé. Recommence, s’il te plaît.
error-bad-request = Quelque chose ne va pas. Vérifie ce que tu as écrit et réessaie.
error-bad-options = Ces règles maison ne vont pas avec ce jeu. Choisis-les de nouveau.
error-unknown-game = Ce jeu n’est pas sur l’étagère. Choisis-en un autre.
error-not-your-turn = Ce n’est pas ton tour en ce moment. Attends un instant.
error-illegal-move = Les règles ne le permettent pas maintenant. Essaie autre chose.
error-bad-move = Ce coup n’existe pas dans ce jeu. Essaie autre chose.
error-wrong-origin = Cette page n’appartient pas à ce jeu. Ouvre le jeu à sa propre adresse.
error-wrong-host = Le jeu n’habite pas à cette adresse. Prends le lien ou le code QR qu’il affiche.
error-not-found = Il n’y a rien ici. Retourne à la page d’accueil.
error-too-long = C’était trop long. Raccourcis et réessaie.
error-offline = Pas de connexion pour l’instant. Ta place est gardée, et on continue d’essayer.
error-unsaid = La connexion était coupée. Ton message n’est pas arrivé.
error-unknown = Quelque chose n’a pas marché. Recharge la page ; ta partie est toujours là.
