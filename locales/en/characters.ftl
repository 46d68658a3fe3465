# Who the bots are: the card of each character.

character-random = Dicey rolls for every move and plays what comes up. Nobody is easier to beat, and nobody is harder to foresee.
character-child = Pip plays what is fun and forgets the rest. Some good chances are simply overlooked, and the others get a present now and then.
character-easy = Lotte plays what she sees, straight away, if she can. She seldom thinks about what the others will make of it.
character-medium = Bruno takes his time and likes to keep something for later. Before he plays, he looks at what it gives you.
character-hard = Mrs Fox counts every card and keeps her elevens. She makes you wait for exactly what she is holding back.
character-expert = Professor Eleven plays every move through a thousand times in thought first. What you could not do once, the professor never forgets.
