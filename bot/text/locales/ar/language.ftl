# How this language calls itself, and its punctuation.

language-name = العربية
clue = «{ $clue }»
list-separator = {"، "}
list-more = والبقية: { $count }
