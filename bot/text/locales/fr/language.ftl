# How this language calls itself, and its punctuation.

language-name = Français
clue = « { $clue } »
list-separator = {", "}
list-more = { $count ->
    [one] et { $count } autre
   *[other] et { $count } autres
}
