# Wer die Bots sind: die Karte jeder Figur.

character-random = Würfel würfelt jeden Zug aus und spielt, was oben liegt. Niemand ist leichter zu schlagen, und bei niemandem weiß man so wenig, was kommt.
character-child = Pip spielt, was Spaß macht, und vergisst den Rest. Manche gute Gelegenheit bleibt einfach liegen, und ab und zu bekommen die anderen etwas geschenkt.
character-easy = Lotte spielt, was sie sieht, am liebsten gleich. Was die anderen damit anfangen, bedenkt sie selten.
character-medium = Bruno lässt sich Zeit und hebt sich gern etwas für später auf. Bevor er spielt, schaut er, was dir das nützt.
character-hard = Frau Fuchs zählt jede Karte mit und behält ihre Elfer. Sie lässt dich genau auf das warten, was sie zurückhält.
character-expert = Professor Elf spielt jeden Zug erst tausendmal in Gedanken durch. Was du einmal nicht konntest, vergisst der Professor nie.
