# Wer die Bots sind: die Karte jeder Figur.

character-random = Würfel würfelt jeden Zug aus und spielt, was oben liegt. Niemand ist leichter zu schlagen, und bei niemandem weiß man so wenig, was kommt.
character-child = Pip spielt, was Spaß macht, und vergisst den Rest. Manche gute Gelegenheit bleibt einfach liegen, und ab und zu bekommen die anderen etwas geschenkt.
character-easy = Lotte spielt, was sie sieht, oft noch bevor sie nachgedacht hat. Manchmal merkt sie erst hinterher, was die anderen damit anfangen.
character-medium = Bruno lässt sich meistens Zeit und hebt sich gern etwas für später auf. Bevor er spielt, schaut er, was dir das nützt. Nur ab und zu ist er zu hastig.
character-hard = Frau Fuchs zählt jede Karte mit und hält zurück, was sie kann, auch ihre Elfer. Sie lässt dich genau auf die Karte warten, die sie behält.
character-expert = Professor Elf denkt jeden Zug erst durch, in vielen Spielen tausendmal. Was du einmal nicht konntest, vergisst der Professor nie.
