# How this language calls itself, and its punctuation.

language-name = Русский
clue = «{ $clue }»
list-separator = {", "}
list-more = и ещё { $count }
