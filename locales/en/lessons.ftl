# Lessons: one sentence at the right moment.

lesson-done = I know
lesson-rows-lay = Tap a card that fits.
lesson-rows-draw = Nothing fits: draw a card.
lesson-rows-end = Nothing more fits: press Done.
lesson-rows-pass = Nothing fits, and you cannot draw: press Pass.
lesson-rows-swap = You can swap a joker on the table for the card it stands for.
lesson-rows-bridge = With a bridge your card gets to its own row from the row next to it.
