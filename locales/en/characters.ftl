# Who the bots are: the card of each character.

character-random = Dicey rolls for every move and plays what comes up. Nobody is easier to beat, and nobody is harder to foresee.
character-child = Pip plays what is fun and forgets the rest. Some cards that fit are simply overlooked, and the others get a present now and then.
character-easy = Lotte plays what she sees: if a card fits, down it goes. She seldom thinks about what that opens for the others.
character-medium = Bruno does not lay everything at once but keeps something for later. Before he plays, he looks at what it gives you.
character-hard = Mrs Fox counts every card and keeps her elevens. She makes you wait for exactly what she is holding back.
character-expert = Professor Elf plays every move through a thousand times in thought first. If you could not lay once, the professor never forgets what you lack.
