# Drawing cards out of another hand and laying down pairs.

pairs-draw = Draw a card from { $from }!
pairs-drawn = { $who } draws from { $from }…
pairs-drawn-own = { $who } draws from you…
pairs-hand = { $count ->
    [one] { $who } has one card
   *[other] { $who } has { $count } cards
}
pairs-card = Card { $place } of { $count } in { $who }’s hand
pairs-piles = The pairs laid down
pairs-count = { $count ->
    [0] no pairs
    [one] one pair
   *[other] { $count } pairs
}
pairs-safe = safe
pairs-lost = This time { $who } is left with the Old Maid.
pairs-lost-own = This time the Old Maid stays with you. Better luck next time!
pairs-odd = The Old Maid
pairs-aside = Its twin was laid aside unseen
pairs-forfeit = You had agreed:

move-neighbour = Draw card { $place }

lesson-pairs-draw = Tap a face-down card. Your pairs are laid down for you.

event-draw-from = { $who } drew a card from { $from }.
event-draw-from-own = You drew the { $card } from { $from }.
event-give-pairs = { $to } drew a card from { $who }.
event-give-pairs-own = { $to } drew the { $card } from you.
event-pair = { $who } lays down a pair: { $cards }.
event-pair-own = You lay down a pair: { $cards }.
event-safe = { $who } has no cards left and is safe.
event-safe-own = You have no cards left and are safe!
event-lost = { $who } has the Old Maid: { $card }.
event-lost-own = You have the Old Maid: { $card }.

ending-peter = All the other cards have found their twins.
