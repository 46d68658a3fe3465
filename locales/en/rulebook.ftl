# The rules pages

rulebook-common = Rules of all games
rulebook-play = Play
rulebook-all = All games
rulebook-print = Print
rulebook-search = Search the rules
rulebook-found = { $count ->
    [0] Nothing found.
    [one] { $count } place found.
   *[other] { $count } places found.
}
rulebook-more = { $count ->
    [one] { $count } more place. Add a word to narrow the search.
   *[other] { $count } more places. Add a word to narrow the search.
}
rulebook-link = Link to rule { $rule }
rulebook-ruling = Our ruling
rulebook-edition = Other editions
rulebook-fits = Fits
rulebook-refused = Does not fit
rulebook-back = a face-down card
rulebook-bridge = a bridge
rulebook-bonus = a bonus card
rulebook-no-game = There are no rules for “{ $name }”. These are the rules of { $title }.
rulebook-no-rule = There is no rule { $name } here. The nearest one is { $near }.
rulebook-no-language = There are no rules in “{ $name }”, so they are shown in your language.
rulebook-about = These are the rules of the booklets in our own words. If the booklets leave something open, we say what we decided and why.
