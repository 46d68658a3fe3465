# Cards that are laid in rows: the row games, and Master.

lesson-rows-lay = Tap a card that fits.
lesson-rows-draw = Nothing fits: draw a card.
lesson-rows-end = Nothing more fits: press Done.
lesson-rows-pass = Nothing fits, and you can’t draw: press Pass.
lesson-rows-swap = You can swap a joker on the table for the card it stands for.
lesson-rows-bridge = With a bridge, your card can get to its own row from the row next to it.

choose-rows-joker = Tap the place that the joker should stand for.
choose-rows-place = Tap the place where the card should go.
task-rows-swapped = You’ve swapped: now lay a card as well.
