# The bots: their names, and how they play, from weak to strong.

bot-random = Dicey
bot-child = Pip
bot-easy = Lotte
bot-medium = Bruno
bot-hard = Mrs Fox
bot-expert = Professor Elf
level-random = plays what the die says
level-child = plays like a child of six
level-easy = easy: plays what she sees
level-medium = medium: keeps something back
level-hard = hard: counts and holds back
level-expert = expert: thinks far ahead
level-greedy = plays all that can be played
level-of = { $name } – { $how }
level-who = Who is { $name }?
level-choice = Whom do you play against?
level-step = Level { $step } of { $count }
hint-word = Hint
hint-ask = Hint: What would you do?
hint-thinking = { $name } is thinking…
hint-card = { $name } would play the { $card }.
hint-move = { $name } would choose: { $move }.
hint-wait = { $name } would wait.
hint-show = Offer hints
hint-show-about = When it is your turn, you can ask what an expert would do.
hint-show-of = Hints for { $who }
