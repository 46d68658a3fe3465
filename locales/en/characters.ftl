# Who the bots are: the card of each character.

character-random = Dicey rolls for every move and plays what comes up. Nobody is easier to beat, and nobody is harder to predict.
character-child = Pip plays for fun and forgets the rest. Good chances slip by, and now and then the others get a present.
character-easy = Lotte plays what she sees, often before she has thought about it. Sometimes she only notices afterwards how much it helped the others.
character-medium = Bruno usually takes his time and likes to keep something for later. Before he plays a card, he looks at what it would give you. Only now and then is he too hasty.
character-hard = Mrs Fox counts every card and holds back what she can, her 11s too. She makes you wait for exactly the card that she’s keeping.
character-expert = Professor Eleven works out every move first, in many games a thousand times over. If you once couldn’t lay a card, the professor never forgets.
