# How this language calls itself, and its punctuation.

language-name = Polski
clue = „{ $clue }”
list-separator = {", "}
list-more = i jeszcze { $count }
