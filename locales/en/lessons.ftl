# Lessons: one sentence at the right moment.

lesson-done = Got it
lesson-rows-lay = Tap a card that fits: it finds its place by itself.
lesson-rows-draw = Nothing fits. Draw a card from the stock.
lesson-rows-end = You can end your turn, or lay more.
lesson-rows-swap = You can swap a joker on the table for the card it stands for.
lesson-rows-bridge = With a bridge your card may go to another row.
