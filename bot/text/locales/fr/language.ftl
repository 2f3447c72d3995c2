# How this language calls itself, and its punctuation.

language-name = Français
clue = « { $clue } »
list-separator = {", "}
list-more = et { $count } de plus
