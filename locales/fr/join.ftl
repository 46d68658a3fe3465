# Rejoindre une table.

join-title = Rejoindre une table
join-about = La personne qui a ouvert la table voit le code. Ou lis le code QR avec l’appareil photo.
join-free = Place libre
join-join = Jouer
join-watch = Seulement regarder
join-full = Toutes les places sont prises. Tu peux quand même regarder.
join-locked = La table est fermée : personne ne peut s’y asseoir pour l’instant. Tu peux quand même regarder.
