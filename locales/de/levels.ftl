# Die Bots: ihre Namen, und wie sie spielen, von schwach bis stark.

bot-random = Würfel
bot-child = Pip
bot-easy = Lotte
bot-medium = Bruno
bot-hard = Frau Fuchs
bot-expert = Professor Elf
level-random = spielt, was der Würfel sagt
level-child = spielt wie ein Kind von sechs
level-easy = leicht: spielt, was sie sieht
level-medium = mittel: hebt sich etwas auf
level-hard = schwer: zählt mit und wartet ab
level-expert = Meister: denkt weit voraus
level-greedy = spielt alles, was geht
level-of = { $name } – { $how }
level-who = Wer ist { $name }?
level-choice = Gegen wen spielst du?
level-step = Stufe { $step } von { $count }
hint-word = Tipp
hint-ask = Tipp: Was würdest du tun?
hint-thinking = { $name } denkt nach…
hint-card = { $name } würde die { $card } spielen.
hint-move = { $name } würde wählen: { $move }.
hint-wait = { $name } würde noch warten.
hint-show = Tipps zeigen
hint-show-about = Wenn du dran bist, kannst du fragen, was ein Meister täte.
hint-show-of = Tipps für { $who }
