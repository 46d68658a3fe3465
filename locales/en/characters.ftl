# Who the bots are: the card of each character.

character-random = Dicey rolls for every move and plays what comes up. Nobody is easier to beat, and nobody is harder to predict.
character-child = Pip plays for fun and forgets the rest. Good chances slip by, and now and then the others get a present.
character-easy = Lotte plays what she sees, straight away if she can. She seldom thinks about how it helps the others.
character-medium = Bruno is never in a hurry and likes to keep something for later. Every card gets a careful look first: what would it give you?
character-hard = Mrs Fox counts every card and keeps her 11s. She makes you wait for exactly the card that she’s holding back.
character-expert = Professor Eleven tries out every move a thousand times in thought before making it. If you once couldn’t lay a card, the professor never forgets.
