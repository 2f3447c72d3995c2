# How this language calls itself, and its punctuation.

language-name = Українська
clue = «{ $clue }»
list-separator = {", "}
list-more = і ще { $count }
