# How this language calls itself, and its punctuation.

language-name = Français
clue = « { $clue } »
list-separator = {", "}
